import { expect, test } from 'vitest';
import { type Figures, makeFigures, parseFigures, withFigures } from './figures.ts';
import stored from './stored-figures.json' with { type: 'json' };

const figures: Figures = {
  list: 'abc',
  ruleset: 'en-club',
  found: 100,
  allPlays: 7000,
  plays: 3_000_000,
  bestPlay: 9000,
  greedyGames: 340,
  staticGames: 200,
  rollouts: 3600,
};
const here = { machine: 'one', node: '26' };
const first = withFigures(undefined, here, 'en', figures);

test('what is written is read', () => {
  expect(parseFigures(makeFigures(first))).toEqual({ ok: true, value: first });
});

test('lists of one machine stand together; of another machine they make a file of their own', () => {
  const both = withFigures(first, here, 'et', figures);
  expect(Object.keys(both.lists)).toEqual(['en', 'et']);
  expect(Object.keys(withFigures(both, { ...here, machine: 'two' }, 'fi', figures).lists)).toEqual([
    'fi',
  ]);
});

test.each([
  '',
  '{}',
  'null',
  '[]',
  JSON.stringify({ ...first, lists: { en: { ...figures, plays: 0 } } }),
])('%s is no file of figures', (text) => {
  expect(parseFigures(text).ok).toBe(false);
});

test('the figures that come with the program are of all six lists', () => {
  expect(parseFigures(JSON.stringify(stored)).ok).toBe(true);
  expect(Object.keys(stored.lists).sort()).toEqual(['en', 'et', 'fi', 'is', 'tr', 'uk']);
});
