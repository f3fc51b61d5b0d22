import { expect, test } from 'vitest';
import { type Bending, type Evidence, rankWords } from './rank.ts';

const alone: Bending = { kind: 'kin', kin: (word) => word };
const byStem: Bending = { kind: 'stems', stems: (word) => [word] };

const ranksOf = (words: readonly string[], evidence: Partial<Evidence>): number[] => [
  ...rankWords(words, { frequent: [], seen: new Map(), bending: alone, ...evidence }),
];

const frequent = Array.from({ length: 10_000 }, (_, i) => `W${i}`);

test.each([
  ['W0', 15],
  ['W77', 15],
  ['W78', 14],
  ['W155', 14],
  ['W156', 13],
  ['W9999', 8],
  ['NEVER', 0],
])('%s has rank %i by its place', (word, rank) => {
  expect(ranksOf([word], { frequent })).toEqual([rank]);
});

test('of a form that is listed twice the first place counts', () => {
  expect(ranksOf(['W0'], { frequent: [...frequent, 'W0'] })).toEqual([15]);
});

test('what is seen in more spellings is met more often, yet below all that is listed', () => {
  const seen = new Map([
    ['ONE', 1],
    ['TWO', 2],
    ['THREE', 3],
  ]);
  expect(ranksOf(['NONE', 'ONE', 'TWO', 'THREE'], { frequent, seen })).toEqual([0, 2, 4, 6]);
});

test('inflected forms speak for their headword', () => {
  const seen = new Map(['EVDE', 'EVDEN', 'EVLER'].map((form) => [form, 1]));
  const words = ['EVDEŞ', 'EV'];
  const stems: Bending = {
    kind: 'stems',
    stems: (word) => (word === 'EV' ? ['EVD', 'EVL'] : [word]),
  };
  expect(ranksOf(words, { frequent, seen, bending: stems })).toEqual([0, 2]);
});

test('a form speaks for the longest headword only, and not for another one', () => {
  const seen = new Map(['KİTAPLIKTA', 'KİTAPLIK'].map((form) => [form, 1]));
  const words = ['KİTAP', 'KİTAPLIK'];
  expect(ranksOf(words, { frequent, seen, bending: byStem })).toEqual([0, 2]);
});

test('a frequent form lifts its headword, a little less high', () => {
  expect(ranksOf(['ADAM'], { frequent: ['BİR', 'ADAMLA'], bending: byStem })).toEqual([15]);
  const late = [...frequent.slice(0, 78), 'ADAMLA'];
  expect(ranksOf(['ADAM'], { frequent: late, bending: byStem })).toEqual([13]);
});

test('without a list of frequent forms the use is spread over the scale', () => {
  const seen = new Map([
    ['HESTUR', 3],
    ['HESTI', 1],
    ['HESTS', 1],
    ['ÖSP', 1],
  ]);
  const kin: Bending = { kind: 'kin', kin: (word) => word.slice(0, 4) };
  const [horse, aspen, none] = ranksOf(['HESTUR', 'ÖSP', 'ÁLL', 'HESTI', 'HESTS'], {
    seen,
    bending: kin,
  });
  expect([horse, aspen, none]).toEqual([10, 3, 0]);
});
