import { expect, test } from 'vitest';
import { woodAmong } from './woods.ts';

test('a name has a colour of its own, whoever looks at it', () => {
  expect(woodAmong('Оксана', [])).toBe(woodAmong('Оксана', ['Оксана', 'Світанок']));
});

test.each([
  ['two with one colour', ['Оксана', 'Світанок']],
  ['four with letters that add up to the same', ['AD', 'DA', 'BC', 'CB']],
  ['as many as there are colours', ['A', 'G', 'M', 'S', 'B', 'H']],
])('at one table there are no two of one colour: %s', (_, company) => {
  expect(new Set(company.map((name) => woodAmong(name, company))).size).toBe(company.length);
});

test('where there are more people than colours, everybody still has one', () => {
  const company = [...'ABCDEFGHI'];
  for (const name of company) expect(woodAmong(name, company)).toMatch(/^#[0-9a-f]{6}$/u);
});
