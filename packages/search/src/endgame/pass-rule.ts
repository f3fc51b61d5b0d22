/** How many turns without a play the search must count. */
import type { Ruleset } from '@taht/rules';
import { packLeft, type TurnCounts, type TurnsLeft, turnsLeft, UNLIMITED } from './end-rules.ts';
import type { Workspace } from './workspace.ts';

export const NO_TURNS: TurnCounts = { passes: [0, 0], scoreless: 0 };

/** The turns left for two players, packed; from here, or with no counts after a play that scores. */
export function turnsToSearch(
  space: Workspace,
  rules: Pick<Ruleset, 'end'>,
  counts: TurnCounts = NO_TURNS,
): number {
  const left = turnsLeft(rules, counts);
  return packLeft(scorelessMatters(space, rules) ? left : twoPasses(left));
}

/**
 * If two players pass one after the other, both find the same position again and would pass again, however many passes
 * the ruleset asks for: the value is the same as if two passes ended the game, or the one that was left.
 */
const twoPasses = ({ passes, scoreless }: TurnsLeft): TurnsLeft => ({
  passes: Math.min(2, passes, scoreless),
  scoreless: UNLIMITED,
});

/** That holds unless a play can score nothing, which is a scoreless turn but no pass: then all turns are counted. */
function scorelessMatters(
  { tiles, left, position }: Workspace,
  { end }: Pick<Ruleset, 'end'>,
): boolean {
  if (end.scorelessTurns === 'none') return false;
  const blanks = left[0] as number;
  if (blanks > 0 && blanks + position.blanksOnBoard().length > 1) return true;
  return left.some((count, code) => code > 0 && count > 0 && tiles.points[code] === 0);
}
