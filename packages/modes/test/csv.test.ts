import { expect, test } from 'vitest';
import { makeCsv } from '../src/index.ts';

const ROWS = [
  ['Name', 'Points'],
  ['Tamm, Mari; 5a', 12.5],
  ['=1+1', 3],
  ['say "hi"', -2],
];

test('commas between fields, quotes where a field needs them, and no formula', () => {
  expect(makeCsv(ROWS)).toBe(
    'Name,Points\r\n"Tamm, Mari; 5a",12.5\r\n\'=1+1,3\r\n"say ""hi""",-2\r\n',
  );
});

test('with a comma in numbers the fields have semicolons between them', () => {
  expect(makeCsv(ROWS.slice(0, 2), ',')).toBe('Name;Points\r\n"Tamm, Mari; 5a";12,5\r\n');
});
