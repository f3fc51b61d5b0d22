/** Which colours each rulebook gives to premium squares; the texts `sheet.colour.*` name them, a board wears them. */
import { withFallback } from '@taht/base';

/**
 * `pink-red`: letters light blue and dark blue, words pink and red.
 * `light-dark-red`: letters the same, words light red and dark red.
 * `printed`: no colour is named; what a square gives is written on it.
 * The star is always a double word, and has its colour.
 */
export const PREMIUM_COLOURS = ['pink-red', 'light-dark-red', 'printed'] as const;
export type PremiumColours = (typeof PREMIUM_COLOURS)[number];

/** Of a ruleset that is none of ours nothing is known, so what is written on the squares must do. */
export const premiumColoursOf = withFallback<PremiumColours>(
  {
    'et-base': 'pink-red',
    'is-base': 'light-dark-red',
    'fi-base': 'printed',
    'uk-base': 'light-dark-red',
    'tr-school': 'pink-red',
    // These two have no rulebook of their own: the colours of the Turkish text, which is played with English tiles.
    'tr-base': 'pink-red',
    'en-club': 'pink-red',
    // Among friends the board is that of the rulebook.
    'et-friendly': 'pink-red',
    'is-friendly': 'light-dark-red',
    'fi-friendly': 'printed',
    'uk-friendly': 'light-dark-red',
    'tr-friendly': 'pink-red',
    'en-friendly': 'pink-red',
  },
  'printed',
);
