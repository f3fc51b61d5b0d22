/** The board as a grid that mouse, finger, keyboard and screen reader share. It knows squares and what lies on them; no rules. */
import { freshSquares, type Naming, type Turn } from '@taht/phrasing';
import {
  BOARD_SIZE,
  crossOf,
  type Direction,
  type Game,
  neighbour,
  rowOf,
  type Square,
  squareAt,
} from '@taht/rules';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { shownBoard } from '../../preferences/shown-board.ts';
import { announce } from '../../ui/announcer.tsx';
import { type Cursor, type Draft, isSwapped, pieceOn } from '../input/draft.ts';
import { dragged } from '../input/dragged.ts';
import type { Drop } from '../input/drop.ts';
import { pointed } from '../input/typing.ts';
import css from './board.module.css';
import { glowing } from './hinted.ts';
import { type Badge, BoardNotes, type Note } from './notes.tsx';
import { pressTile } from './press-tile.ts';
import { SquareCell } from './square-cell.tsx';
import { useTyping } from './use-typing.ts';
import { zoom } from './zoom.ts';

export interface BoardProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly draft: Draft;
  readonly turns: readonly Turn[];
  /** Squares that something is wrong with. */
  readonly marked?: ReadonlySet<Square>;
  /** Squares that wait for a tile. */
  readonly goals?: ReadonlySet<Square>;
  /** What the tiles laid would score. */
  readonly badge?: Badge | null;
  /** Something to press beside a word. */
  readonly chip?: Note | null;
  /** A square was chosen. */
  readonly onSquare: (square: Square) => void;
  readonly onCursor: (cursor: Cursor) => void;
  /** What was typed goes that way from now on; where nothing is said, arrows only go to another square. */
  readonly onTurn?: (direction: Direction) => void;
  /** True where the key was for it. */
  readonly onKey: (event: KeyboardEvent, here: Square) => boolean;
  /** A tile of the draft was dragged; where there is none, nothing can be. */
  readonly onDrop?: (id: number, to: Drop) => void;
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
  const { game, naming, draft, turns, marked, badge, chip, onSquare } = props;
  const goals = props.goals ?? glowing(game.board);
  const grid = useRef<HTMLDivElement>(null);
  const cursor = draft.cursor ?? { square: game.star, direction: 'across' as const };
  const fresh = useMemo(() => freshSquares(turns), [turns]);

  useTyping(props, grid);
  useFarAgain(draft.pieces.some(({ square }) => square !== null));

  const handleKey = useCursorKeys(props, grid, cursor);
  return (
    <div ref={zoom.hold} class={css.port} data-board={shownBoard(game.rules.id)}>
      <div class={css.frame}>
        <Labels columns={naming.columns} />
        {/* biome-ignore lint/a11y/useSemanticElements: the grid pattern, whose cells are moved between with the arrows */}
        <div
          ref={grid}
          class={css.board}
          role="grid"
          data-drop={props.onDrop === undefined ? undefined : ''}
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
          onPointerOver={({ target, pointerType }) => {
            if (pointerType === 'mouse') pointed.square = squareOf(target) ?? pointed.square;
          }}
          onPointerDown={(event) => {
            pointed.isLeading = true;
            dragPiece(props, event);
          }}
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
                    isGoal={goals.has(square)}
                    isHere={cursor.square === square}
                    direction={draft.cursor?.square === square ? cursor.direction : null}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {badge || chip ? (
          <BoardNotes board={game.board} draft={draft} badge={badge ?? null} chip={chip ?? null} />
        ) : null}
      </div>
    </div>
  );
}

/** Across what is typed: whoever points turns it, whoever came by keys goes to another square. */
const isTurn = (direction: Direction, { cursor }: Draft): boolean =>
  pointed.isLeading && cursor !== null && cursor.direction !== direction;

/** The board stays near until nothing is laid any more: all is played, or taken back. */
function useFarAgain(hasLaid: boolean): void {
  const present = useRef(hasLaid);
  present.current = hasLaid;
  useEffect(() => {
    if (!hasLaid) zoom.leave();
  }, [hasLaid]);
  useEffect(
    () =>
      dragged.subscribe((inHand) => {
        if (inHand === null) requestAnimationFrame(() => present.current || zoom.leave());
      }),
    [],
  );
}

/** The names of columns and rows around the board. */
const Labels = ({ columns }: Pick<Naming, 'columns'>) => (
  <>
    <div class={css.columns} aria-hidden="true">
      {columns.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
    <div class={css.rows} aria-hidden="true">
      {LINES.map((row) => (
        <span key={row}>{row + 1}</span>
      ))}
    </div>
  </>
);

/** Arrows move the cursor and the focus, the space bar turns it; other keys are for whoever uses the board. */
function useCursorKeys(
  { draft, onCursor, onTurn, onKey }: BoardProps,
  grid: { readonly current: HTMLElement | null },
  cursor: Cursor,
): (event: KeyboardEvent) => void {
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

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const from = squareOf(event.target) ?? cursor.square;
    if (arrow !== undefined && onTurn !== undefined && isTurn(arrow[0], draft)) {
      onTurn(arrow[0]);
      announce(texts.value.t(`direction.${arrow[0]}`));
    } else if (arrow !== undefined) {
      const next = neighbour(from, arrow[0], arrow[1]);
      if (next !== undefined) goTo(next, event.shiftKey ? arrow[0] : cursor.direction);
    } else if (event.key === ' ') {
      const direction = crossOf(cursor.direction);
      goTo(from, direction);
      announce(texts.value.t(`direction.${direction}`));
    } else if (event.key === 'Home') goTo(squareAt(rowOf(from), 0));
    else if (event.key === 'End') goTo(squareAt(rowOf(from), BOARD_SIZE - 1));
    else if (!onKey(event, from)) return;
    event.preventDefault();
  };
}

function dragPiece({ game, draft, onDrop }: BoardProps, event: PointerEvent): void {
  const square = squareOf(event.target);
  const piece = square === undefined ? undefined : pieceOn(draft, square);
  if (piece === undefined || onDrop === undefined) return;
  event.preventDefault();
  void pressTile(piece.id, event, { game, draft, onDrop });
}
