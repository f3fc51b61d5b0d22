/** Turns of a game with what was before each: what the player kept, by which luck is told from what one has done oneself, and what the other of two has played. */
import { BLANK, type Tile } from '@taht/letters';
import type { LastPlay } from './reading.ts';
import type { PastTurn } from './review.ts';

/** By turn; null for one of which nothing is known. */
export function withKept<T extends PastTurn>(turns: readonly (T | null)[]): readonly (T | null)[] {
  const last = new Map<number, readonly Tile[] | undefined>();
  return turns.map((turn, i) => {
    if (turn === null) {
      // Nobody knows whose it was.
      last.clear();
      return null;
    }
    const kept = last.has(turn.player) ? last.get(turn.player) : undefined;
    last.set(turn.player, keptIn(turn));
    const played = lastPlay(turns[i - 1] ?? null, turn);
    return {
      ...turn,
      ...(kept !== undefined && isPart(kept, turn.rack) && { kept }),
      ...(played && { last: played }),
    };
  });
}

/** Of the other of two players. */
function lastPlay(before: PastTurn | null, { player, scores }: PastTurn): LastPlay | undefined {
  if (before === null || before.player === player || scores.length !== 2) return undefined;
  if (before.move.kind !== 'place') return undefined;
  const { tiles, score } = before.move;
  return { board: before.board, tiles, score };
}

function keptIn({ rack, move }: PastTurn): readonly Tile[] | undefined {
  if (rack === null || (move.kind === 'exchange' && move.tiles === null)) return undefined;
  const left = [...rack];
  const used =
    move.kind === 'place'
      ? move.tiles.map(({ letter, blank }) => (blank ? BLANK : letter))
      : move.kind === 'exchange'
        ? (move.tiles ?? [])
        : [];
  for (const tile of used) {
    const at = left.indexOf(tile);
    // A blank swapped from the board, or a record that is wrong.
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

function isPart(kept: readonly Tile[], rack: readonly Tile[] | null): boolean {
  const left = [...(rack ?? [])];
  return kept.every((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
