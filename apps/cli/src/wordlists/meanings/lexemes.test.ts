import { expect, test } from 'vitest';
import { formIndex, likeLastPart, tidied } from './lexemes.ts';

const list = new Set(['hraði', 'hraða', 'eldingarhraði', 'eldingarhraða', 'hús']);
const byForm = formIndex(
  [
    { base: 'hraða', wordClass: 'verb', forms: ['hraða'] },
    { base: 'hraði', wordClass: 'noun', forms: ['hraði', 'hraða'] },
    { base: 'hús', wordClass: undefined, forms: ['hús'] },
    { base: 'Ísland', wordClass: 'noun', forms: ['Ísland'] },
  ],
  list,
);

test('a form has all its words; what has no class and one form says nothing, nor does a name', () => {
  expect(byForm.get('hraða')).toEqual([
    { lemma: 'hraða', wordClass: 'verb' },
    { lemma: 'hraði', wordClass: 'noun' },
  ]);
  expect(byForm.has('hús')).toBe(false);
  expect(byForm.has('Ísland')).toBe(false);
});

test('a compound is read like its last part, as a noun where it may be one', () => {
  expect(likeLastPart('eldingarhraða', list, byForm)).toEqual([
    { lemma: 'eldingarhraði', wordClass: 'noun' },
  ]);
  expect(likeLastPart('ljóshraða', list, byForm)).toEqual([]);
});

test('each reading stands once, and one without a class only where no other has one', () => {
  const loose = { lemma: 'a', wordClass: null };
  const noun = { lemma: 'a', wordClass: 'noun' } as const;
  expect(tidied([loose, noun, noun])).toEqual([noun]);
  expect(tidied([loose])).toEqual([loose]);
});
