/** Small word lists of any edition, made up so that words grow out of each other: hooks, bridges and parallels abound. */
import { type Letter, makeAlphabet } from '@taht/letters';
import { buildLexicon, encodeLetters, type Lexicon, WordPool } from '@taht/lexicon';
import type { TileSet } from '@taht/rules';
import { makeRng, type Rng } from '@taht/testkit';

export interface WordList {
  readonly lexicon: Lexicon;
  readonly words: readonly (readonly Letter[])[];
}

const SHORT = 260;
const GROWN = 1100;
const LONGEST = 11;

export function randomWords(set: TileSet, seed: number): WordList {
  const rng = makeRng(seed);
  // Letters without a tile too, for blanks to stand for.
  const counts = new Map(set.tiles.map(([letter, count]) => [letter, count]));
  const pool = set.alphabet.flatMap((letter) =>
    Array<Letter>((counts.get(letter) ?? 0) + 1).fill(letter),
  );
  const found = new Map<string, readonly Letter[]>();
  const add = (word: readonly Letter[]): void => {
    found.set(word.join(' '), word);
  };
  for (let i = 0; i < SHORT; i++)
    add(Array.from({ length: 2 + rng.below(2) }, () => rng.pick(pool)));
  for (let i = 0; i < GROWN; i++) {
    const word = grown(rng, pool, [...found.values()]);
    if (word.length <= LONGEST) add(word);
  }
  return { lexicon: lexiconOf(set, [...found.values()]), words: [...found.values()] };
}

function grown(
  rng: Rng,
  pool: readonly Letter[],
  words: readonly (readonly Letter[])[],
): readonly Letter[] {
  const word = rng.pick(words);
  const letter = rng.pick(pool);
  if (rng.chance(0.35)) return [...word, letter];
  if (rng.chance(0.5)) return [letter, ...word];
  return rng.chance(0.5) ? [...word, ...rng.pick(words)] : [...word, letter, ...rng.pick(words)];
}

function lexiconOf(set: TileSet, words: readonly (readonly Letter[])[]): Lexicon {
  const { language, vowels, signs } = set;
  const alphabet = makeAlphabet({ language, letters: set.alphabet, vowels, signs });
  const pool = new WordPool();
  for (const word of words) pool.add(encodeLetters(alphabet, word));
  const spec = { id: 'random', edition: 'test', policy: '', sources: [], licence: '', version: '' };
  const built = buildLexicon(spec, alphabet, pool.sorted());
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}
