/** What the board of a game wears on this device. */
import { isFriendly, premiumColoursOf } from '@taht/editions';
import type { ShownBoard } from './boards.ts';
import { preferences } from './preferences.ts';

export function shownBoard(ruleset: string): ShownBoard {
  const { value: chosen } = preferences.board;
  if (chosen === 'fitting') return isFriendly(ruleset) ? 'evening' : rulebookBoard(ruleset);
  return chosen === 'rulebook' ? rulebookBoard(ruleset) : chosen;
}

/** Where a rulebook names no colours, ours stay. */
export function rulebookBoard(ruleset: string): ShownBoard {
  const colours = premiumColoursOf(ruleset);
  return colours === 'printed' ? 'evening' : colours;
}
