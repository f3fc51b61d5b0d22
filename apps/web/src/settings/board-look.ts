/** What the board of a game wears: its rulebook's own colours, or a board chosen for all games. `styles/boards.css` has the colours. */
import { type PremiumColours, premiumColoursOf } from '@taht/editions';
import { type BoardChoice, settings } from './settings.ts';

export type BoardLook = Exclude<BoardChoice, 'rulebook'> | Exclude<PremiumColours, 'printed'>;

export const boardLook = (ruleset: string): BoardLook => {
  const { value: chosen } = settings.board;
  return chosen === 'rulebook' ? rulebookLook(ruleset) : chosen;
};

/** Where a rulebook names no colours, ours stay. */
export function rulebookLook(ruleset: string): BoardLook {
  const colours = premiumColoursOf(ruleset);
  return colours === 'printed' ? 'own' : colours;
}
