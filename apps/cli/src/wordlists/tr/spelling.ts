/** Turkish letters: upper and lower case with both kinds of i, the circumflex removed, and which letters have a tile. */
import { isFitting } from '../lengths.ts';

/** Lower case without the circumflex, which has no tile of its own: `kâğıt` is played as KAĞIT. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[âîûÂÎÛ]/gu, (letter) => CIRCUMFLEX[letter as keyof typeof CIRCUMFLEX]);

const CIRCUMFLEX = { Â: 'A', Î: 'İ', Û: 'U', â: 'a', î: 'i', û: 'u' } as const;

/** Without a locale, so that it is the same everywhere. */
export const upper = (text: string): string => text.replaceAll('i', 'İ').toUpperCase();

/** Lower-case words of the tile set's letters; without a vowel it is an abbreviation. */
export const isPlayable = (word: string): boolean =>
  isFitting(word) && /^[abcçdefgğhıijklmnoöprsştuüvyz]+$/u.test(word) && /[aeıioöuü]/u.test(word);
