import { expect, test } from 'vitest';
import { isWritten, verbsOf } from './verbs.ts';

const endings = ['ma', 'mas', 'mast', 'maks', 'mata', 'vat', 'vad'];
const verb = (stem: string): string[] => endings.map((ending) => stem + ending);

test('a verb has the cases and participles of its infinitive; a noun in -MA has not', () => {
  const noun = ['looma', 'loomas', 'loomast', 'loomaks', 'loomad'];
  expect(verbsOf(new Set([...verb('luge'), ...noun]))).toEqual(new Set(['lugema']));
});

test('of two spellings of a verb in -LEMA the short one is written', () => {
  const verbs = new Set(['käsitelema', 'käsitlema', 'tegelema']);
  expect([...verbs].filter((word) => isWritten(word, verbs))).toEqual(['käsitlema', 'tegelema']);
});
