import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { banner } from './banner.ts';

test('the lines of the tile are equally wide, with colours as without', () => {
  const painted = banner((text) => `\u001b[33m${text}\u001b[39m`).map(stripVTControlCharacters);
  expect(painted).toEqual(banner());
  expect(banner().map((line) => line.slice(2, 11).length)).toEqual([9, 9, 9, 9]);
});
