/** Random alphabets of 2 to 63 letters and random lists of words, with plain arrays to compare with. */
import { type Alphabet, makeAlphabet } from '@taht/letters';
import type { Rng } from '@taht/testkit';
import {
  buildLexicon,
  type Codes,
  compareCodes,
  type Lexicon,
  type LexiconSpec,
  MAX_LENGTH,
  MAX_LETTER,
  WordPool,
} from '../src/index.ts';

export const spec: LexiconSpec = {
  id: 'test',
  edition: 'test',
  policy: 'random',
  sources: [
    { kind: 'file', name: 'words.txt', version: '1', files: ['words.txt'], licence: 'MIT' },
  ],
  licence: 'MIT',
  version: '1',
};

export interface RandomList {
  readonly alphabet: Alphabet;
  /** In alphabet order, each once. */
  readonly list: readonly Codes[];
  readonly lexicon: Lexicon;
}

const SINGLE = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯÕÄÖÜŠŽ'];
const SEVERAL = ['CH', 'LL', 'L·L', 'RR', 'DZS', 'ДЖ', "N'"];

function randomAlphabet(rng: Rng): Alphabet {
  const several = rng.chance(0.3) ? rng.some(SEVERAL, 1 + rng.below(SEVERAL.length)) : [];
  const size = rng.pick([2, 3, 5, 26, 32, 34, MAX_LETTER]);
  const letters = [...several, ...rng.some(SINGLE, MAX_LETTER)].slice(
    0,
    Math.max(size, several.length + 1),
  );
  return makeAlphabet({
    language: 'en',
    letters: rng.some(letters, letters.length),
    vowels: [],
    signs: [],
  });
}

export function randomList(rng: Rng): RandomList {
  const alphabet = randomAlphabet(rng);
  const words = randomWords(rng, alphabet.letters.length);
  const pool = new WordPool();
  for (const word of rng.some(words, words.length)) pool.add(word);
  return { alphabet, list: plainSorted(words), lexicon: build(alphabet, pool.sorted()) };
}

/** One of at least so many words. */
export function randomListOf(rng: Rng, least: number): RandomList {
  for (;;) {
    const random = randomList(rng);
    if (random.list.length >= least) return random;
  }
}

export function build(alphabet: Alphabet, words: Iterable<Codes>): Lexicon {
  const built = buildLexicon(spec, alphabet, words);
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

export const plainSorted = (words: readonly Codes[]): Codes[] =>
  [...new Map(words.map((word) => [word.join(), word])).values()].sort(compareCodes);

/** Stems with endings, some words twice, and a few as long as a word can be. */
function randomWords(rng: Rng, letters: number): Codes[] {
  const stems = Array.from({ length: 1 + rng.below(12) }, () => randomWord(rng, letters, 5));
  const endings = Array.from({ length: 1 + rng.below(8) }, () => randomWord(rng, letters, 4));
  return Array.from({ length: rng.pick([0, 1, 2, 40, 200]) }, () => {
    const kind = rng.below(20);
    if (kind === 0) return randomWord(rng, letters, MAX_LENGTH);
    if (kind < 4) return randomWord(rng, letters, 3);
    return Uint8Array.from([...rng.pick(stems), ...rng.pick(endings)]);
  });
}

export const randomWord = (rng: Rng, letters: number, longest: number): Codes =>
  Uint8Array.from({ length: 1 + rng.below(longest) }, () => 1 + rng.below(letters));

/** A word of the list, or one that is nearly in it, or any. */
export function probe(rng: Rng, { list, alphabet }: RandomList): Codes {
  const letters = alphabet.letters.length;
  if (list.length === 0 || rng.chance(0.1)) return randomWord(rng, letters, 6);
  const word = rng.pick(list);
  const at = rng.below(word.length);
  return rng.pick([
    word,
    word.slice(0, at),
    word.with(at, 1 + rng.below(letters)),
    Uint8Array.from([...word, 1 + rng.below(letters)]),
  ]);
}

/** For comparing lists of words in one go. */
export const texts = (words: Iterable<Codes>): string[] => Array.from(words, (word) => word.join());
