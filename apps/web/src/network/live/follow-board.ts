/** Of a game that is watched only what lies on its board; nothing else of it is kept. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { type Client, followGame, type SeenGame, seeGame } from '@taht/protocol';
import { type Board, type EventView, type GameView, readLayout, type Square } from '@taht/rules';
import { followStream } from '../../connection/stream.ts';

export interface ShownBoard {
  readonly board: Board;
  readonly star: Square;
  /** Squares that were covered by the last play that was seen. */
  readonly fresh: ReadonlySet<number>;
}

interface Seen {
  readonly seen: SeenGame;
  readonly fresh: ReadonlySet<number>;
}

export interface FollowedBoard {
  /** Null before it is known. */
  readonly view: ReadonlySignal<ShownBoard | null>;
  close(): void;
}

/** A stream hands over a view as the server has it, and what was folded afterwards. */
type View = GameView | Seen;

const asSeen = (view: View): Seen =>
  'seen' in view ? view : { seen: seeGame(view), fresh: new Set() };

export function followBoard(client: Client, game: string): FollowedBoard {
  const stream = followStream<View, EventView, never>(client, game, {
    fold: (before, event, version) => {
      const { seen, fresh } = asSeen(before);
      const after = followGame(seen, event, version);
      if (after === null) return null;
      const covered = coveredBetween(seen.game.board, after.game.board);
      return { seen: after, fresh: covered.size === 0 ? fresh : covered };
    },
  });
  return {
    view: computed(() => (stream.view.value === null ? null : shown(asSeen(stream.view.value)))),
    close: stream.close,
  };
}

const shown = ({ seen: { game }, fresh }: Seen): ShownBoard => ({
  board: game.board,
  star: readLayout(game.setup.board).star,
  fresh,
});

const coveredBetween = (before: Board, after: Board): ReadonlySet<number> =>
  new Set(
    after.flatMap((cell, square) => (cell !== null && before[square] === null ? [square] : [])),
  );
