/** The board as a grid that mouse, finger, keyboard and screen reader share. It knows squares and what lies on them; no rules. */
import { BLANK, type Tile as RackTile } from '@taht/letters';
import { freshSquares, type Naming, type Turn } from '@taht/phrasing';
import {
  BOARD_SIZE,
  columnOf,
  crossOf,
  type Game,
  neighbour,
  rowOf,
  type Square,
  squareAt,
  tilePoints,
} from '@taht/rules';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { boardLook } from '../../preferences/board-look.ts';
import { announce } from '../../ui/announcer.tsx';
import { type Cursor, type Draft, isSwapped, type Piece, pieceOn } from '../input/draft.ts';
import { type Drop, startDrag } from '../input/dragging.ts';
import css from './board.module.css';
import marks from './premium.module.css';
import { premiumId, squareSpoken } from './spoken.ts';
import { Tile, type TileLook } from './tile.tsx';
import { zoom } from './zoom.ts';

export interface BoardProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly draft: Draft;
  readonly turns: readonly Turn[];
  /** Squares that something is wrong with. */
  readonly marked?: ReadonlySet<Square>;
  readonly badge?: Badge | null;
  /** A square was chosen. */
  readonly onSquare: (square: Square) => void;
  readonly onCursor: (cursor: Cursor) => void;
  /** True where the key was for it. */
  readonly onKey: (event: KeyboardEvent, here: Square) => boolean;
  /** A tile of the draft was dragged; where there is none, nothing can be. */
  readonly onDrop?: (id: number, to: Drop) => void;
}

/** A figure at a square: what the tiles laid would score. */
export interface Badge {
  readonly square: Square;
  readonly score: number;
  readonly look: string;
}

const LINES = Array.from({ length: BOARD_SIZE }, (_, i) => i);

const ARROWS: Readonly<Record<string, readonly ['across' | 'down', number]>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

const squareOf = (target: EventTarget | null): Square | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? undefined : (Number(cell.dataset.square) as Square);
};

const cellAt = (grid: HTMLElement | null, square: Square): HTMLElement | null | undefined =>
  grid?.querySelector<HTMLElement>(`[data-square="${square}"]`);

export function Board(props: BoardProps) {
  const { game, naming, draft, turns, marked, badge, onSquare, onCursor, onKey, onDrop } = props;
  const grid = useRef<HTMLDivElement>(null);
  const cursor = draft.cursor ?? { square: game.star, direction: 'across' as const };
  const fresh = useMemo(() => freshSquares(turns), [turns]);

  const here = draft.cursor?.square;
  // What is typed goes on from square to square, and the focus with it, before the next key is pressed.
  useLayoutEffect(() => {
    if (here === undefined || !grid.current?.contains(document.activeElement)) return;
    cellAt(grid.current, here)?.focus();
  }, [here]);

  const goTo = (square: Square, direction = cursor.direction): void => {
    onCursor({ square, direction });
    cellAt(grid.current, square)?.focus();
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const here = squareOf(event.target) ?? cursor.square;
    if (arrow !== undefined) {
      const next = neighbour(here, arrow[0], arrow[1]);
      if (next !== undefined) goTo(next, event.shiftKey ? arrow[0] : cursor.direction);
    } else if (event.key === ' ') {
      const direction = crossOf(cursor.direction);
      goTo(here, direction);
      announce(texts.value.t(`direction.${direction}`));
    } else if (event.key === 'Home') goTo(squareAt(rowOf(here), 0));
    else if (event.key === 'End') goTo(squareAt(rowOf(here), BOARD_SIZE - 1));
    else if (!onKey(event, here)) return;
    event.preventDefault();
  };

  const press = (event: PointerEvent): void => {
    const square = squareOf(event.target);
    const piece = square === undefined ? undefined : pieceOn(draft, square);
    if (piece === undefined || onDrop === undefined) return;
    event.preventDefault();
    startDrag(piece.id, event, {
      onMove: zoom.follow,
      onDrop: (to) => onDrop(piece.id, to),
      onEnd: zoom.leave,
    });
  };

  return (
    <div ref={zoom.hold} class={css.port} data-board={boardLook(game.rules.id)}>
      <div class={css.frame}>
        <div class={css.columns} aria-hidden="true">
          {naming.columns.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <div class={css.rows} aria-hidden="true">
          {LINES.map((row) => (
            <span key={row}>{row + 1}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the grid pattern, whose cells are moved between with the arrows */}
        <div
          ref={grid}
          class={css.board}
          role="grid"
          aria-label={texts.value.t('game.board')}
          aria-rowcount={BOARD_SIZE}
          aria-colcount={BOARD_SIZE}
          tabIndex={-1}
          onKeyDown={handleKey}
          onClick={({ target }) => {
            const square = squareOf(target);
            if (square !== undefined) onSquare(square);
          }}
          onDblClick={({ clientX, clientY }) => {
            if (matchMedia('(pointer: coarse)').matches) zoom.toggle(clientX, clientY);
          }}
          onPointerDown={press}
        >
          {LINES.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div key={row} role="row" tabIndex={-1} class={css.row}>
              {LINES.map((column) => {
                const square = squareAt(row, column);
                return (
                  <SquareCell
                    key={square}
                    game={game}
                    naming={naming}
                    square={square}
                    piece={pieceOn(draft, square)}
                    isSwapped={isSwapped(draft, square)}
                    isFresh={fresh.has(square)}
                    isMarked={marked?.has(square) ?? false}
                    isHere={cursor.square === square}
                    direction={draft.cursor?.square === square ? cursor.direction : null}
                    badge={badge?.square === square ? badge : null}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

interface SquareProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly square: Square;
  readonly piece: Piece | undefined;
  readonly isSwapped: boolean;
  readonly isFresh: boolean;
  readonly isMarked: boolean;
  readonly isHere: boolean;
  /** Where the next letter would go, and which way on; null elsewhere. */
  readonly direction: Cursor['direction'] | null;
  readonly badge: Badge | null;
}

/** Drawn anew only where something about it has changed. */
function SquareCell(props: SquareProps) {
  const { game, naming, square, piece, isSwapped, isFresh, isMarked, isHere, direction } = props;
  const { badge } = props;
  const cell = game.board[square];
  const says = texts.value;
  return useMemo(() => {
    const premium = game.premiums[square];
    const id = premium === undefined ? undefined : premiumId(premium);
    const kind = square === game.star ? 'star' : id;
    const isFree = cell === null && piece === undefined;
    const mark = isFree ? kind : undefined;
    const spoken = squareSpoken(game, { piece, isSwapped }, square, naming, says);
    return (
      // biome-ignore lint/a11y/useSemanticElements: as above
      <div
        role="gridcell"
        class={`${css.square} ${mark === undefined ? '' : marks.premium}`}
        tabIndex={isHere ? 0 : -1}
        data-square={square}
        data-cursor={direction ?? undefined}
        data-marked={isMarked ? '' : undefined}
        data-taken={isFree ? undefined : ''}
        data-premium={mark}
        data-short={mark === undefined ? undefined : says.find(`premium.${mark}.short`)}
        aria-rowindex={rowOf(square) + 1}
        aria-colindex={columnOf(square) + 1}
        aria-label={isFree ? spoken : undefined}
      >
        <SquareContent {...props} spoken={spoken} />
        {badge === null ? null : (
          <span key={badge.score} class={css.badge} data-look={badge.look} aria-hidden="true">
            {badge.score}
          </span>
        )}
      </div>
    );
  }, [
    cell,
    piece,
    isSwapped,
    isFresh,
    isMarked,
    isHere,
    direction,
    badge?.score,
    badge?.look,
    says,
  ]);
}

interface ContentProps extends SquareProps {
  readonly spoken: string;
}

function SquareContent({ game, square, piece, isSwapped, isFresh, spoken }: ContentProps) {
  const cell = game.board[square];
  const tile = (
    cell === null || cell === undefined
      ? piece?.tile
      : cell.blank && !isSwapped
        ? BLANK
        : cell.letter
  ) as RackTile | undefined;
  if (tile === undefined) return null;
  const look: TileLook = piece !== undefined || isSwapped ? 'laid' : isFresh ? 'last' : 'lies';
  return (
    <Tile
      tile={tile}
      letter={cell?.letter ?? piece?.letter}
      points={tilePoints(game.tables, tile)}
      look={look}
      spoken={spoken}
    />
  );
}
