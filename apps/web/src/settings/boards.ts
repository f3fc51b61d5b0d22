/** The boards there are: each is a set of colours of that name in `styles/boards.css`, and one of them is another from game to game. */
import { PREMIUM_COLOURS, type PremiumColours, premiumColoursOf } from '@taht/editions';

/** Worn by whatever game is played. */
const OWN_BOARDS = ['own'] as const;

/** To be chosen from: the colours that the rulebook of a game names, or one of ours. */
export const BOARDS = ['rulebook', ...OWN_BOARDS] as const;
export type BoardChoice = (typeof BOARDS)[number];

type NamedColours = Exclude<PremiumColours, 'printed'>;
const isNamed = (colours: PremiumColours): colours is NamedColours => colours !== 'printed';

export const LOOKS = [...OWN_BOARDS, ...PREMIUM_COLOURS.filter(isNamed)] as const;
export type BoardLook = (typeof LOOKS)[number];

/** Where a rulebook names no colours, ours stay. */
export function rulebookLook(ruleset: string): BoardLook {
  const colours = premiumColoursOf(ruleset);
  return isNamed(colours) ? colours : 'own';
}
