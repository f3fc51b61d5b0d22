/** An alphabet: its letters in their own order, which of them are vowels, and how each is written. */
import type { Brand } from '@taht/base';
import { isLower, lowerOf } from './case.ts';
import { checkSpec } from './check-spec.ts';
import { clustersOf } from './clusters.ts';

/** A letter in its one stored spelling: upper case, NFC, perhaps of several characters (`CH`). */
export type Letter = Brand<string, 'Letter'>;

/** What an alphabet is made from; `makeAlphabet` checks it. */
export interface AlphabetSpec {
  /** BCP 47; decides upper and lower case (Turkish i/İ, ı/I). */
  readonly language: string;
  readonly letters: readonly string[];
  readonly vowels: readonly string[];
  /** Neither vowel nor consonant by sound, counted with the consonants (RULES 2.4). */
  readonly signs: readonly string[];
  /** Letters that no tile shows: only a blank can be one of them (RULES 2.3.1). */
  readonly withoutTile?: readonly string[];
  /** Other characters that are taken for a letter: typographic apostrophes. */
  readonly lookalikes?: Readonly<Record<string, string>>;
  /** Characters of another script that only look like a letter: refused, but the refusal names the letter. */
  readonly confusables?: Readonly<Record<string, string>>;
}

/** The letters of a language with everything that reading and writing them needs. */
export interface Alphabet {
  readonly language: string;
  readonly letters: readonly Letter[];
  readonly vowels: ReadonlySet<Letter>;
  readonly signs: ReadonlySet<Letter>;
  readonly withoutTile: ReadonlySet<Letter>;
  /** 1 for the first letter, so that 0 stays free for "none" and the blank. */
  readonly codes: ReadonlyMap<Letter, number>;
  /** How a blank standing for the letter is written in lower case; absent where that would be ambiguous. */
  readonly lowerCase: ReadonlyMap<Letter, string>;
  /** Letters, their lower case and their look-alikes, all composed. */
  readonly spellings: ReadonlyMap<string, Letter>;
  readonly confusables: ReadonlyMap<string, Letter>;
  /** The number of characters of the longest spelling. */
  readonly longest: number;
  /** The longest of all that is known, in UTF-16 units when decomposed: nothing beyond it needs a look. */
  readonly longestText: number;
}

/** Throws on a specification that contradicts itself: that is a fault in our data, not in anybody's input. */
export function makeAlphabet(spec: AlphabetSpec): Alphabet {
  checkSpec(spec);
  const letters = spec.letters.map(composed);
  const lookalikes = tableOf(spec.lookalikes);
  const confusables = tableOf(spec.confusables);
  const lowerCase = lowerCases(letters, lookalikes, spec.language);
  const spellings = new Map<string, Letter>([
    ...letters.map((letter) => [letter, letter] as const),
    ...Array.from(lowerCase, ([letter, lower]) => [lower, letter] as const),
    ...lookalikes,
  ]);
  return {
    language: spec.language,
    letters,
    vowels: new Set(spec.vowels.map(composed)),
    signs: new Set(spec.signs.map(composed)),
    withoutTile: new Set((spec.withoutTile ?? []).map(composed)),
    codes: new Map(letters.map((letter, i) => [letter, i + 1])),
    lowerCase,
    spellings,
    confusables,
    longest: longestBy([...spellings.keys()], (text) => clustersOf(text).length),
    longestText: longestBy(
      [...spellings.keys(), ...confusables.keys()],
      (text) => text.normalize('NFD').length,
    ),
  };
}

/** Vowels have a bag of their own where a table plays with two. */
export const isVowel = (alphabet: Alphabet, letter: Letter): boolean => alphabet.vowels.has(letter);

/** The letter's number in the alphabet's own order, from 1. */
export function letterCode(alphabet: Alphabet, letter: Letter): number {
  const code = alphabet.codes.get(letter);
  if (code === undefined) throw new Error(`not in the alphabet: ${letter}`);
  return code;
}

const composed = (text: string): Letter => text.normalize('NFC') as Letter;

const tableOf = (record: Readonly<Record<string, string>> = {}): ReadonlyMap<string, Letter> =>
  new Map(Object.entries(record).map(([text, letter]) => [composed(text), composed(letter)]));

/** Lower case that no other letter shares and that is not already the spelling of something. */
function lowerCases(
  letters: readonly Letter[],
  lookalikes: ReadonlyMap<string, Letter>,
  language: string,
): ReadonlyMap<Letter, string> {
  const lowered = letters.map((letter) => lowerOf(letter, language));
  const taken = new Set<string>([...letters, ...lookalikes.keys()]);
  const isFree = (lower: string): boolean =>
    isLower(lower, language) &&
    !taken.has(lower) &&
    lowered.indexOf(lower) === lowered.lastIndexOf(lower);
  return new Map(
    letters
      .map((letter, i) => [letter, lowered[i] as string] as const)
      .filter(([, lower]) => isFree(lower)),
  );
}

const longestBy = (texts: readonly string[], length: (text: string) => number): number =>
  Math.max(...texts.map(length));
