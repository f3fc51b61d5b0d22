/** The board as a grid that mouse, finger, keyboard and screen reader share. It knows squares and what lies on them; no rules. */

import { BLANK, type Tile as RackTile } from '@taht/letters';
import {
  columnOf,
  crossOf,
  type Game,
  neighbour,
  rowOf,
  SIZE,
  type Square,
  squareAt,
  tilePoints,
} from '@taht/rules';
import { freshSquares, type Naming, type Turn } from '@taht/wording';
import { useRef } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import css from './board.module.css';
import { type Cursor, type Draft, pieceOn } from './draft.ts';
import { premiumId, squareSpoken } from './spoken.ts';
import { Tile } from './tile.tsx';

export interface BoardProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly naming: Naming;
  readonly turns: readonly Turn[];
  /** A square was chosen, by whatever means. */
  readonly onSquare: (square: Square) => void;
  readonly onCursor: (cursor: Cursor) => void;
  /** True where the key was for it. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

const LINES = Array.from({ length: SIZE }, (_, i) => i);

const ARROWS: Readonly<Record<string, readonly ['across' | 'down', number]>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

export function Board(props: BoardProps) {
  const { game, draft, naming, onSquare, onCursor, onKey } = props;
  const grid = useRef<HTMLDivElement>(null);
  const cursor = draft.cursor ?? { square: game.star, direction: 'across' as const };

  const goTo = (square: Square, direction = cursor.direction): void => {
    onCursor({ square, direction });
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      const next = neighbour(cursor.square, arrow[0], arrow[1]);
      if (next !== undefined) goTo(next, event.shiftKey ? arrow[0] : cursor.direction);
    } else if (event.key === ' ') onCursor({ ...cursor, direction: crossOf(cursor.direction) });
    else if (event.key === 'Home') goTo(squareAt(rowOf(cursor.square), 0));
    else if (event.key === 'End') goTo(squareAt(rowOf(cursor.square), SIZE - 1));
    else if (!onKey(event)) return;
    event.preventDefault();
  };

  return (
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
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        {LINES.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div key={row} role="row" tabIndex={-1} class={css.row}>
            {LINES.map((column) => {
              const square = squareAt(row, column);
              return (
                <SquareCell
                  key={square}
                  {...props}
                  square={square}
                  isHere={cursor.square === square}
                  direction={draft.cursor?.square === square ? cursor.direction : null}
                  onChoose={() => onSquare(square)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface SquareProps extends BoardProps {
  readonly square: Square;
  readonly isHere: boolean;
  /** Where the next letter would go, and which way on; null elsewhere. */
  readonly direction: Cursor['direction'] | null;
  readonly onChoose: () => void;
}

function SquareCell({
  game,
  draft,
  naming,
  turns,
  square,
  isHere,
  direction,
  onChoose,
}: SquareProps) {
  const premium = game.premiums[square];
  const id = premium === undefined ? undefined : premiumId(premium);
  const kind = square === game.star ? 'star' : id;
  const { find } = texts.value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the grid
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="gridcell"
      class={`${css.square} ${kind === undefined ? '' : (css[kind] ?? '')}`}
      tabIndex={isHere ? 0 : -1}
      data-square={square}
      data-cursor={direction ?? undefined}
      aria-rowindex={rowOf(square) + 1}
      aria-colindex={columnOf(square) + 1}
      aria-label={squareSpoken(game, draft, square, naming, texts.value)}
      onClick={onChoose}
    >
      <SquareContent game={game} draft={draft} square={square} fresh={freshSquares(turns)} />
      {game.board[square] === null && pieceOn(draft, square) === undefined && kind !== undefined ? (
        <span class={css.label} aria-hidden="true">
          {find(`premium.${kind}.short`)}
        </span>
      ) : null}
    </div>
  );
}

function SquareContent({
  game,
  draft,
  square,
  fresh,
}: Pick<BoardProps, 'game' | 'draft'> & { square: Square; fresh: ReadonlySet<Square> }) {
  const cell = game.board[square];
  if (cell !== null && cell !== undefined) {
    const tile = (cell.blank ? BLANK : cell.letter) as RackTile;
    return (
      <Tile
        tile={tile}
        letter={cell.letter}
        points={tilePoints(game.tables, tile)}
        look={fresh.has(square) ? 'last' : 'lies'}
      />
    );
  }
  const piece = pieceOn(draft, square);
  if (piece === undefined) return null;
  return (
    <Tile
      tile={piece.tile}
      letter={piece.letter}
      points={tilePoints(game.tables, piece.tile)}
      look="laid"
    />
  );
}
