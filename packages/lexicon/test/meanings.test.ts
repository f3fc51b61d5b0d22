/** What words are and mean: round trips through chunks, only the chunks that are asked for, and no chunk of another list. */
import { makeAlphabet } from '@taht/letters';
import { expect, test } from 'vitest';
import {
  buildLexicon,
  collectWords,
  decodeMeanings,
  encodeMeanings,
  type Lexicon,
  type MeaningChunk,
  meaningOf,
  type WordFacts,
} from '../src/index.ts';
import { spec } from './random-list.ts';

const alphabet = makeAlphabet({
  language: 'en',
  letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  vowels: [],
  signs: [],
});

function listOf(words: readonly string[]): Lexicon {
  const built = buildLexicon(
    spec,
    alphabet,
    collectWords(alphabet, words, { min: 2, max: 15 }).words,
  );
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

const LANGUAGES = ['en', 'et'];
const noun = { wordClass: 'noun', language: 'en' } as const;
const verb = { wordClass: 'verb', language: 'en' } as const;

const FACTS: Readonly<Record<string, WordFacts>> = {
  LEAVES: {
    readings: [
      { lemma: 'LEAF', wordClass: 'noun' },
      { lemma: 'LEAVE', wordClass: 'verb' },
    ],
    glosses: [],
  },
  LEAF: {
    readings: [{ lemma: 'LEAF', wordClass: 'noun' }],
    glosses: [
      { ...noun, text: 'what grows on a tree' },
      { wordClass: null, language: 'et', text: 'leht' },
    ],
  },
  LEAVE: {
    readings: [{ lemma: 'LEAVE', wordClass: 'verb' }],
    glosses: [
      { ...verb, text: 'to go away' },
      { ...noun, text: 'time off' },
    ],
  },
};

const NOTHING: WordFacts = { readings: [], glosses: [] };
const factsOf = (word: string): WordFacts => FACTS[word] ?? NOTHING;

const small = listOf(['LEAF', 'LEAVE', 'LEAVES', 'QUIZ']);

function made(lexicon: Lexicon, facts: (word: string) => WordFacts) {
  const chunks = encodeMeanings(lexicon, LANGUAGES, facts);
  const index = { lexicon: lexicon.info.hash, languages: LANGUAGES, chunks };
  const asked: number[] = [];
  const load = (number: number): Promise<MeaningChunk | undefined> => {
    asked.push(number);
    const read = decodeMeanings(chunks[number]?.text ?? '', lexicon.info.hash);
    return Promise.resolve(read.ok ? read.value : undefined);
  };
  return { chunks, asked, index, tell: (word: string) => meaningOf(lexicon, index, word, load) };
}

test('a form is told with the glosses of each of its lemmas, by their classes', async () => {
  const { tell } = made(small, factsOf);
  expect(await tell('LEAVES')).toEqual({
    readings: [
      {
        lemma: 'LEAF',
        wordClass: 'noun',
        glosses: [
          { ...noun, text: 'what grows on a tree' },
          { wordClass: null, language: 'et', text: 'leht' },
        ],
      },
      { lemma: 'LEAVE', wordClass: 'verb', glosses: [{ ...verb, text: 'to go away' }] },
    ],
  });
});

test('a word of which nothing is known is its own lemma', async () => {
  const { tell } = made(small, factsOf);
  expect(await tell('QUIZ')).toEqual({
    readings: [{ lemma: 'QUIZ', wordClass: null, glosses: [] }],
  });
});

test('nothing is told of a word that the list lacks, or by files of another list', async () => {
  expect(await made(small, factsOf).tell('TREE')).toBeUndefined();
  const other = listOf(['LEAF', 'TREE']);
  const { index } = made(small, factsOf);
  const none = () => Promise.resolve(undefined);
  expect(await meaningOf(other, index, 'LEAF', none)).toBeUndefined();
});

test('what cannot be had ends it without a word', async () => {
  const { index } = made(small, factsOf);
  const none = () => Promise.resolve(undefined);
  expect(await meaningOf(small, index, 'LEAF', none)).toBeUndefined();
});

test('a large list lies in several chunks, each small, and only those of the word and its lemma are asked for', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const many = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const lexicon = listOf(many);
  const long = 'x'.repeat(40);
  const { chunks, asked, tell } = made(lexicon, (word) => ({
    readings: [{ lemma: word.startsWith('Z') ? 'AAA' : word, wordClass: 'noun' }],
    glosses: [{ ...noun, text: `${word} ${long}` }],
  }));
  expect(chunks.length).toBeGreaterThan(3);
  for (const { text } of chunks) expect(Buffer.byteLength(text)).toBeLessThan(300_000);
  const told = await tell('ZQZ');
  expect(told?.readings[0]?.glosses[0]?.text).toBe(`AAA ${long}`);
  expect(new Set(asked)).toEqual(new Set([0, chunks.length - 1]));
});

test('the same facts make the same text', () => {
  expect(made(small, factsOf).chunks).toEqual(made(small, factsOf).chunks);
});

test.each<[string, (text: string) => string, unknown]>([
  ['no chunk at all', () => 'LEAF', { code: 'not-a-lexicon' }],
  [
    'of a newer version',
    (text) => text.replace('meanings 1', 'meanings 2'),
    { code: 'newer-version', version: 2, known: 1 },
  ],
  [
    'of another list',
    (text) => text.replace(small.info.hash, '0'.repeat(64)),
    { code: 'bad-hash', hash: '0'.repeat(64), expected: small.info.hash },
  ],
  ['cut off', (text) => text.slice(0, -1), expect.objectContaining({ code: 'truncated' })],
  [
    'with glosses of no word',
    (text) => `${text}99\tn0stray\n`,
    expect.objectContaining({ code: 'bad-header' }),
  ],
])('a file is refused: %s', (_, change, failure) => {
  const [chunk] = encodeMeanings(small, LANGUAGES, factsOf);
  const read = decodeMeanings(change(chunk?.text ?? ''), small.info.hash);
  expect(read.ok ? undefined : read.error).toEqual(failure);
});

test('a gloss that would break a line, or of a language that the file does not name, is our mistake', () => {
  const withGloss = (language: string, text: string) => () =>
    encodeMeanings(small, LANGUAGES, () => ({
      readings: [],
      glosses: [{ wordClass: null, language, text }],
    }));
  expect(withGloss('en', 'two\nlines')).toThrow('no gloss');
  expect(withGloss('fi', 'yksi')).toThrow('no gloss');
});
