/** What the board of a game wears on this device. */
import { isFriendly, premiumColoursOf } from '@taht/editions';
import type { BoardLook } from './boards.ts';
import { preferences } from './preferences.ts';

export function boardLook(ruleset: string): BoardLook {
  const { value: chosen } = preferences.board;
  if (chosen === 'fitting') return isFriendly(ruleset) ? 'evening' : rulebookLook(ruleset);
  return chosen === 'rulebook' ? rulebookLook(ruleset) : chosen;
}

/** Where a rulebook names no colours, ours stay. */
export function rulebookLook(ruleset: string): BoardLook {
  const colours = premiumColoursOf(ruleset);
  return colours === 'printed' ? 'evening' : colours;
}
