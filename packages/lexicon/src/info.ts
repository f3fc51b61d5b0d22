/** What a lexicon says about itself: which words it holds, by which policy, from where and under which licence. */
import { MAX_LETTER } from './node.ts';
import { fields, listOf, matching, type Shape, text, wholeNumber } from './shape.ts';

export interface LexiconInfo {
  readonly id: string;
  /** The id of the edition whose letters it is written in. */
  readonly edition: string;
  /** BCP 47. */
  readonly language: string;
  /** The alphabet in its own order, as it was when the list was made; the first letter has the code 1 in the file. */
  readonly letters: readonly string[];
  readonly words: number;
  /** How many words have each length; the first number is for length 0. */
  readonly lengths: readonly number[];
  /** The short id of the rule by which forms were chosen. */
  readonly policy: string;
  readonly sources: readonly Source[];
  readonly licence: string;
  /** Of the list, not of the file format. */
  readonly version: string;
  /** SHA-256 of letters and nodes; with a patch, of the list without it and of what the patch changes. */
  readonly hash: string;
}

export interface Source {
  /** Where it is found: `npm`, `debian`, `file` … */
  readonly kind: string;
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly licence: string;
}

/** What the maker of a list decides; the rest follows from the words. */
export type LexiconSpec = Pick<
  LexiconInfo,
  'id' | 'edition' | 'policy' | 'sources' | 'licence' | 'version'
>;

export const hashShape = matching(/^[0-9a-f]{64}$/u, 'SHA-256 in hexadecimal');

export const lettersShape: Shape = (value, at) =>
  listOf(text(20))(value, at) ??
  ((value as readonly string[]).length <= MAX_LETTER
    ? undefined
    : { at, expected: `at most ${MAX_LETTER} letters` });

export const infoShape = fields({
  id: text(100),
  edition: text(100),
  language: text(100),
  letters: lettersShape,
  words: wholeNumber,
  lengths: listOf(wholeNumber),
  policy: text(),
  sources: listOf(
    fields({
      kind: text(),
      name: text(),
      version: text(),
      files: listOf(text()),
      licence: text(),
    }),
  ),
  licence: text(),
  version: text(),
  hash: hashShape,
});
