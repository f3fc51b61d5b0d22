/** What each colour of a set of premium squares is called; a board that wears them needs no names. */
import type { PremiumColours } from './premium-colours.ts';

export type LetterOrWordPremium = 'double-letter' | 'triple-letter' | 'double-word' | 'triple-word';
export type PremiumColour = 'light-blue' | 'dark-blue' | 'pink' | 'red' | 'light-red' | 'dark-red';

const LETTERS = { 'double-letter': 'light-blue', 'triple-letter': 'dark-blue' } as const;

/** None where the squares have their effect printed on them. */
export const coloursOf = (
  colours: PremiumColours,
): Readonly<Record<LetterOrWordPremium, PremiumColour>> | null =>
  ({
    'pink-red': { ...LETTERS, 'double-word': 'pink', 'triple-word': 'red' } as const,
    'light-dark-red': {
      ...LETTERS,
      'double-word': 'light-red',
      'triple-word': 'dark-red',
    } as const,
    printed: null,
  })[colours];
