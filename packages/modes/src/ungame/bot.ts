/** Chooses among removals: by what they bring, and by what they leave to the next. */
import type { TileTables } from '@taht/rules';
import { type Grounds, type Removal, removalPoints, removalsOf, takeOff } from './removal.ts';

export interface RatedRemoval {
  readonly squares: Removal;
  readonly points: number;
}

/** The best first; equal ones take fewer tiles first, then those further up the board. */
export function ratedRemovals(grounds: Grounds, tables: TileTables): RatedRemoval[] {
  return [...removalsOf(grounds)]
    .map((squares) => ({ squares, points: removalPoints(grounds.board, squares, tables) }))
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        a.squares.length - b.squares.length ||
        (a.squares[0] ?? 0) - (b.squares[0] ?? 0) ||
        (a.squares[1] ?? 0) - (b.squares[1] ?? 0),
    );
}

/** Looks at so many of the best and takes off what the next player could then have; undefined where nothing can go. */
export function bestRemoval(
  grounds: Grounds,
  tables: TileTables,
  width = 1,
): RatedRemoval | undefined {
  const candidates = ratedRemovals(grounds, tables).slice(0, Math.max(1, width));
  if (candidates.length < 2) return candidates[0];
  const worth = (candidate: RatedRemoval): number => {
    const board = takeOff(grounds.board, candidate.squares);
    return candidate.points - mostPoints({ ...grounds, board }, tables);
  };
  return candidates
    .map((candidate) => ({ candidate, worth: worth(candidate) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best)).candidate;
}

function mostPoints(grounds: Grounds, tables: TileTables): number {
  let most = 0;
  for (const squares of removalsOf(grounds))
    most = Math.max(most, removalPoints(grounds.board, squares, tables));
  return most;
}
