/** The same questions in text: as lazy as those in codes, and a failure where the text cannot be read. */
import { err, ok, type Result } from '@taht/base';
import {
  BLANK,
  type Letter,
  type LetterFailure,
  parseLetters as parseTypedLetters,
} from '@taht/letters';
import { anagrams, type Letters, subAnagrams } from './anagrams.ts';
import { contains } from './contains.ts';
import type { Codes } from './graph.ts';
import { backHooks, frontHooks } from './hooks.ts';
import type { Lexicon } from './lexicon.ts';
import { words, wordsOfLength, wordsWithPrefix } from './list-words.ts';
import { type PatternFailure, parsePattern, wordsMatching } from './pattern.ts';
import { indexOf, wordAt } from './word-index.ts';
import { encodeLetters, makeReader, makeWord } from './word-text.ts';

export type Found<T, Failure = LetterFailure> = Result<Generator<T, void>, Failure>;

export interface TextQueries {
  contains(word: string): Result<boolean, LetterFailure>;
  indexOf(word: string): Result<number | undefined, LetterFailure>;
  wordAt(index: number): string | undefined;
  words(): Generator<string, void>;
  wordsWithPrefix(prefix: string): Found<string>;
  wordsOfLength(length: number): Generator<string, void>;
  /** Such as `A..E` or `*ING`. */
  wordsMatching(pattern: string): Found<string, PatternFailure>;
  /** Letters as on a rack, `?` for a blank. */
  anagrams(rack: string): Found<string>;
  subAnagrams(rack: string, min?: number): Found<string>;
  frontHooks(word: string): Found<Letter>;
  backHooks(word: string): Found<Letter>;
}

export function textQueries(lexicon: Lexicon): TextQueries {
  const { alphabet } = lexicon;
  const read = makeReader(alphabet);
  const readRack = (text: string): Result<Letters, LetterFailure> => parseLetters(lexicon, text);
  const toWord = (codes: Codes): string => makeWord(alphabet, codes);
  const toLetter = (code: number): Letter => alphabet.letters[code - 1] as Letter;
  return {
    contains: (word) => mapped(read(word), (codes) => contains(lexicon, codes)),
    indexOf: (word) => mapped(read(word), (codes) => indexOf(lexicon, codes)),
    wordAt: (index) => {
      const codes = wordAt(lexicon, index);
      return codes && toWord(codes);
    },
    words: () => each(words(lexicon), toWord),
    wordsWithPrefix: (prefix) =>
      mapped(read(prefix), (codes) => each(wordsWithPrefix(lexicon, codes), toWord)),
    wordsOfLength: (length) => each(wordsOfLength(lexicon, length), toWord),
    wordsMatching: (pattern) =>
      mapped(parsePattern(alphabet, pattern), (steps) =>
        each(wordsMatching(lexicon, steps), toWord),
      ),
    anagrams: (rack) =>
      mapped(readRack(rack), (letters) => each(anagrams(lexicon, letters), toWord)),
    subAnagrams: (rack, min = 2) =>
      mapped(readRack(rack), (letters) => each(subAnagrams(lexicon, letters, min), toWord)),
    frontHooks: (word) => mapped(read(word), (codes) => each(frontHooks(lexicon, codes), toLetter)),
    backHooks: (word) => mapped(read(word), (codes) => each(backHooks(lexicon, codes), toLetter)),
  };
}

/** Letters as on a rack: either case, `?` for a blank, a tile of several characters in `[ ]`; also those without a tile. */
export function parseLetters({ alphabet }: Lexicon, text: string): Result<Letters, LetterFailure> {
  const rack = parseTypedLetters(alphabet, text);
  if (!rack.ok) return err(rack.error);
  const letters = rack.value.filter((tile): tile is Letter => tile !== BLANK);
  return ok({
    letters: encodeLetters(alphabet, letters),
    blanks: rack.value.length - letters.length,
  });
}

const mapped = <T, U, E>(result: Result<T, E>, make: (value: T) => U): Result<U, E> =>
  result.ok ? ok(make(result.value)) : result;

function* each<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U, void> {
  for (const item of items) yield make(item);
}
