/** A board to look at: squares can be gone through, nothing can be moved. */
import { useSignal } from '@preact/signals';
import { alphabetFor } from '@taht/editions';
import { BLANK, type Tile as RackTile } from '@taht/letters';
import { makeNaming, type Turn } from '@taht/phrasing';
import { type Game, type PlacedTile, type Square, takeTile, tilePoints } from '@taht/rules';
import { useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { into } from '../../ui/set.ts';
import { askBoard } from '../board/ask-board.ts';
import { Board } from '../board/board.tsx';
import { tileSpoken } from '../board/spoken.ts';
import { Tile } from '../board/tile.tsx';
import type { Cursor, Draft } from '../input/draft.ts';
import css from './static.module.css';
import { useReplayMotion } from './use-replay-motion.ts';

export interface StaticBoardProps {
  readonly game: Game;
  readonly turns?: readonly Turn[];
  /** A play to be shown that is not on the board. */
  readonly shown?: readonly PlacedTile[];
  /** Squares that something is said about. */
  readonly goals?: ReadonlySet<Square>;
  /** The game is looked back on, so that its words may be asked about. */
  readonly isPast?: boolean;
}

export const namingOf = (game: Game) =>
  makeNaming(game, alphabetFor(game.setup.tileset), texts.value);

/** Tiles to be shown on a board, as a draft has them. */
export const draftOf = (tiles: readonly PlacedTile[], cursor: Cursor | null): Draft => ({
  pieces: tiles.map(({ square, letter, blank }, i) => ({
    id: i + 1,
    tile: (blank ? BLANK : letter) as RackTile,
    square,
    letter,
  })),
  cursor,
  swaps: [],
});

export function StaticBoard({
  game,
  turns = [],
  shown = [],
  goals,
  isPast = false,
}: StaticBoardProps) {
  const cursor = useSignal<Cursor | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useReplayMotion(frame, turns);
  return (
    <div ref={frame} class={css.still}>
      <Board
        game={game}
        draft={draftOf(shown, cursor.value)}
        naming={namingOf(game)}
        turns={turns}
        {...(goals !== undefined && { goals })}
        onSquare={(square) => void askBoard(game, square, { isPast })}
        onCursor={into(cursor)}
        onKey={({ key }, here) => key === '=' && askBoard(game, here, { takesFocus: true, isPast })}
      />
    </div>
  );
}

export interface StaticRackProps {
  readonly game: Game;
  readonly tiles: readonly RackTile[];
  /** Tiles that something is said about; they stand up. */
  readonly raised?: readonly RackTile[];
}

/** The tiles of somebody's rack, as a list. */
export function StaticRack({ game, tiles, raised = [] }: StaticRackProps) {
  const left = [...raised];
  return (
    <ul class={css.tiles}>
      {tiles.map((tile, i) => (
        <li key={i} data-raised={takeTile(left, tile) ? '' : undefined}>
          <span class="unseen">{tileSpoken(tile, game, texts.value)}</span>
          <Tile tile={tile} points={tilePoints(game.tables, tile)} />
        </li>
      ))}
    </ul>
  );
}
