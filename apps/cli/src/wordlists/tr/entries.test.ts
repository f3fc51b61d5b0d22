import { expect, test } from 'vitest';
import { parseEntries } from './entries.ts';

const entries = (...lines: string[]) => parseEntries(`${lines.join('\n')}\n`);

test('classes of words are headwords, circumflex folded', () => {
  const { headwords } = entries('ev CL_ISIM', 'rüzgâr CL_ISIM', 'rüzgar CL_ISIM', 'ama IS_CONJ');
  expect([...headwords]).toEqual(['ev', 'rüzgar', 'ama']);
});

test('a name is one only by itself: the sea stays, the town goes', () => {
  const { headwords } = entries('deniz CL_ISIM IS_OA', 'denizli IS_OA');
  expect([...headwords]).toEqual(['deniz']);
});

test('abbreviations, halves of pairs and markup are left out', () => {
  expect(entries('ab CL_ISIM IS_KIS IS_OA', 'abuk IS_DUP', '<s> IS_HEADER').headwords.size).toBe(0);
});

test('verbs are stems, some of which soften', () => {
  const { verbs } = entries('gel CL_FIIL F5PL', 'git CL_FIIL F_SD', 'kıvrıl PASSIVE-HN');
  expect(verbs).toEqual([
    { stem: 'gel', softens: false },
    { stem: 'git', softens: true },
    { stem: 'kıvrıl', softens: false },
  ]);
});

test('adjectives are those that are no nouns', () => {
  const { adjectives } = entries('kısa IS_ADJ', 'genç CL_ISIM IS_ADJ', 'ev CL_ISIM');
  expect([...adjectives]).toEqual(['kısa']);
});
