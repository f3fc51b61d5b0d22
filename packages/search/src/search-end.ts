/** The end of a game for two, searched from what the seat on turn sees: exact where nothing is left to draw and the time allows it. */
import { tilesNamed } from './bots/named-tiles.ts';
import type { Deadline } from './deadline.ts';
import type { Endgame } from './endgame/endgame.ts';
import type { PreEndgameMove } from './endgame/pre-endgame.ts';
import type { Engine } from './engine.ts';
import type { Candidate } from './sim/candidate.ts';
import { type SimPosition, type SimSeat, unseenTiles } from './sim/position.ts';

export interface EndMove {
  readonly move: Candidate;
  /** Points ahead when the game is over. */
  readonly spread: number;
  /** From 0 to 1, a draw being half a win. */
  readonly win: number;
}

export interface EndSearch {
  /** The best first; only that one where nothing is left to draw. */
  readonly moves: readonly [EndMove, ...EndMove[]];
  /** Whether the value of the best is beyond doubt. */
  readonly isExact: boolean;
}

/**
 * With two seats, nothing left to draw and nothing aside, what is not seen is the other's rack; with a few tiles left,
 * nearly so. Undefined where the time did not reach for any answer.
 */
export function searchEnd(
  endgame: Endgame,
  engine: Engine,
  position: SimPosition,
  mostExchanged: number,
  deadline: Deadline,
): EndSearch | undefined {
  const { board, rack, bag, seats, scoreless } = position;
  const [own, other] = seats as readonly [SimSeat, SimSeat];
  const lead = own.score - other.score;
  const unseen = tilesNamed(engine, unseenTiles(engine, position));
  if (bag > 0) {
    const ranked = endgame.rank({ board, rack, unseen, inBag: bag, lead }, deadline);
    const isAllowed = (move: PreEndgameMove): boolean =>
      move.kind !== 'exchange' || move.tiles.length <= mostExchanged;
    const [first, ...others] = ranked.ranking
      .filter(({ move }) => isAllowed(move))
      .map(({ move, spread, winChance }) => ({ move, spread, win: winChance }));
    if (ranked.stages === 0 || first === undefined) return undefined;
    return { moves: [first, ...others], isExact: false };
  }
  const turns = { passes: seats.map(({ passes }) => passes), scoreless };
  const { move, value, depth, isExact } = endgame.solve(
    { board, racks: [rack, unseen], turns },
    deadline,
  );
  if (depth === 0) return undefined;
  const spread = lead + value;
  const win = spread > 0 ? 1 : spread === 0 ? 0.5 : 0;
  return { moves: [{ move, spread, win }], isExact };
}
