import { expect, test } from 'vitest';
import { mildGrades, strongGrades, weakGrades } from './gradation.ts';

test.each([
  ['sepp', 'sep'],
  ['pilt', 'pild'],
  ['hamb', 'hamm'],
  ['kopr', 'kobr'],
  ['jalg', 'jal'],
  ['kurg', 'kur'],
])('%s weakens to %s, which may be its strong grade again', (strong, weak) => {
  expect(weakGrades(strong)).toContain(weak);
  expect(strongGrades(weak)).toContain(strong);
});

test('a stem is its own grade first of all', () => {
  expect([weakGrades('maj')[0], strongGrades('maj')[0], mildGrades('maj')[0]]).toEqual([
    'maj',
    'maj',
    'maj',
  ]);
});

test('a mild change loses no consonant', () => {
  expect(mildGrades('jalg')).not.toContain('jal');
});
