/** The boards there are to choose from; each of ours is a set of colours of that name in `styles/boards.css`. */
import type { PremiumColours } from '@taht/editions';

/** `rulebook` is another from game to game: the colours that its rulebook names. */
export const BOARDS = ['rulebook', 'own'] as const;
export type BoardChoice = (typeof BOARDS)[number];

/** What is worn in the end. */
export type BoardLook = Exclude<BoardChoice, 'rulebook'> | Exclude<PremiumColours, 'printed'>;
