/** A card: the words somebody wrote, whether they may be played with, and what calls have crossed out. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Judge, TileSet } from '@taht/rules';
import type { BingoRules, Words } from './command.ts';

export type CardRefusal =
  | { readonly code: 'wrong-number-of-words'; readonly needs: number }
  | { readonly code: 'wrong-length'; readonly word: readonly Letter[]; readonly needs: number }
  | { readonly code: 'not-a-letter'; readonly letter: string }
  | {
      readonly code: 'too-many-of-letter';
      readonly letter: Letter;
      readonly most: number;
      readonly found: number;
    }
  | { readonly code: 'not-in-list'; readonly word: readonly Letter[] };

/** How often the set holds each letter: more of one letter than this can never be crossed out. */
export const letterLimits = ({ tiles }: TileSet): ReadonlyMap<Letter, number> =>
  new Map(tiles.map(([letter, count]) => [letter, count]));

/** The judge is asked last, so that nobody learns of the list what the set forbids anyway. */
export function refuseCard(
  words: Words,
  rules: BingoRules,
  tileset: TileSet,
  judge: Judge,
): CardRefusal | undefined {
  if (words.length !== rules.words) return { code: 'wrong-number-of-words', needs: rules.words };
  const word = words.find(({ length }) => length !== rules.letters);
  if (word !== undefined) return { code: 'wrong-length', word, needs: rules.letters };
  return refuseLetters(words.flat(), tileset) ?? refuseWords(words, judge);
}

function refuseLetters(letters: readonly Letter[], tileset: TileSet): CardRefusal | undefined {
  const limits = letterLimits(tileset);
  for (const [letter, group] of Map.groupBy(letters, (each) => each)) {
    const most = limits.get(letter) ?? 0;
    if (most === 0) return { code: 'not-a-letter', letter };
    if (group.length > most)
      return { code: 'too-many-of-letter', letter, most, found: group.length };
  }
  return undefined;
}

function refuseWords(words: Words, judge: Judge): CardRefusal | undefined {
  const word = words.find((each) => judge(each) === 'invalid');
  return word === undefined ? undefined : { code: 'not-in-list', word };
}

/** For each letter of each word whether it is crossed out: one for each call, the first that is still open. */
export function crossedOut(
  words: Words,
  calls: readonly Tile[],
  rules: BingoRules,
): readonly (readonly boolean[])[] {
  const letters = words.flat();
  const crossed = letters.map(() => false);
  const open = (wanted: Tile): number =>
    letters.findIndex((letter, i) => !crossed[i] && letter === wanted);
  for (const tile of calls) {
    const at = tile === BLANK ? -1 : open(tile);
    if (at >= 0) crossed[at] = true;
  }
  let free = rules.blanks === 'any-letter' ? calls.filter((tile) => tile === BLANK).length : 0;
  // A blank is kept for what the calls leave open: nobody has to guess which letter will not come.
  for (let at = crossed.indexOf(false); at >= 0 && free > 0; free--) {
    crossed[at] = true;
    at = crossed.indexOf(false);
  }
  return words.map(({ length }) => crossed.splice(0, length));
}

/** The letters that have not been called yet. */
export function missingOn(words: Words, calls: readonly Tile[], rules: BingoRules): Letter[] {
  const crossed = crossedOut(words, calls, rules).flat();
  return words.flat().filter((_, i) => crossed[i] === false);
}
