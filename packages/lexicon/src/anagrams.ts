/** Words from given letters, with any number of blanks; each word once, in alphabet order. */
import type { Codes } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { MAX_LETTER } from './node.ts';
import { following, type Pattern } from './pattern.ts';
import { type Steering, walk } from './walk.ts';

/** Letters in any order, and blanks that may stand for any letter. */
export interface Letters {
  readonly letters: Codes;
  readonly blanks: number;
}

/** Words that use all the letters. */
export const anagrams = (lexicon: Lexicon, { letters, blanks }: Letters): Generator<Codes, void> =>
  subAnagrams(lexicon, { letters, blanks }, letters.length + blanks);

/** Words that use some of the letters or all, and at least `min` of them. */
export const subAnagrams = (
  { graph }: Lexicon,
  letters: Letters,
  min: number,
): Generator<Codes, void> => walk(graph, graph.root, new Uint8Array(), spending(letters, min));

/** Words that use some of the letters or all and fit a pattern. */
export const anagramsMatching = (
  { graph }: Lexicon,
  letters: Letters,
  pattern: Pattern,
): Generator<Codes, void> =>
  walk(graph, graph.root, new Uint8Array(), both(spending(letters, 1), following(pattern)));

const both = (one: Steering, other: Steering): Steering => ({
  enter(letter, depth) {
    if (!one.enter(letter, depth)) return false;
    if (other.enter(letter, depth)) return true;
    one.leave(letter, depth);
    return false;
  },
  leave(letter, depth) {
    other.leave(letter, depth);
    one.leave(letter, depth);
  },
  wants: (length) => one.wants(length) && other.wants(length),
});

/** A blank is spent only when the letter itself is not there: it could never do more as something else. */
function spending({ letters, blanks }: Letters, min: number): Steering {
  const left = new Uint8Array(MAX_LETTER + 1);
  for (const letter of letters) left[letter] = (left[letter] as number) + 1;
  let blanksLeft = blanks;
  const byBlank: boolean[] = [];
  return {
    enter(letter, depth) {
      const isLeft = (left[letter] as number) > 0;
      if (!isLeft && blanksLeft === 0) return false;
      byBlank[depth] = !isLeft;
      if (isLeft) left[letter] = (left[letter] as number) - 1;
      else blanksLeft--;
      return true;
    },
    leave(letter, depth) {
      if (byBlank[depth]) blanksLeft++;
      else left[letter] = (left[letter] as number) + 1;
    },
    wants: (length) => length >= min,
  };
}
