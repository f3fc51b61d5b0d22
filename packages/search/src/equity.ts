/** What a move is worth beside its score: the leave while tiles can be drawn, and what is counted at the end when not. */
import type { Ruleset } from '@taht/rules';
import type { LeaveValues } from './engine.ts';
import type { LeaveEvaluator } from './leave-model.ts';
import type { TileCodes } from './tiles.ts';

/** Not going out gives the others another turn; about what a turn at the very end brings. */
const TURN_AT_END = 10;

/** How much a point left on a rack at the end changes the difference between two players. */
export function endFactor({ deductOwn, creditOut }: Ruleset['final']): number {
  const credit = creditOut === 'double' ? 2 : creditOut === 'single' ? 1 : 0;
  return deductOwn === 'always' ? credit + 1 : Math.max(credit, 1);
}

/** What the player who goes out gets for each point on the others' racks. */
export const creditFactor = ({ creditOut }: Ruleset['final']): number =>
  creditOut === 'double' ? 2 : creditOut === 'single' ? 1 : 0;

export const midgameValues =
  (evaluator: LeaveEvaluator): LeaveValues =>
  (rack, values) =>
    evaluator.evaluate(rack, values);

/** With the bag empty: who goes out is paid for what the others hold, who does not pays for what is kept. */
export const endgameValues =
  (tiles: TileCodes, final: Ruleset['final'], pointsOfOthers: number): LeaveValues =>
  ({ kinds, counts, place, full }, values) => {
    const factor = endFactor(final);
    values[0] = factor * pointsOfOthers;
    for (let state = 1; state <= full; state++) {
      let points = 0;
      for (const code of kinds) {
        const held = Math.floor(state / (place[code] as number)) % ((counts[code] as number) + 1);
        points += held * (tiles.points[code] as number);
      }
      values[state] = -factor * points - TURN_AT_END;
    }
  };
