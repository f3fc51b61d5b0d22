import { expect, test } from 'vitest';
import { Lateness } from './load.ts';

test.each<[string, readonly number[], boolean]>([
  ['one long pause', [5000], false],
  ['two late looks', [300, 300], false],
  ['three late looks in a row', [300, 900, 201], true],
  ['one in time between them', [300, 300, 10, 300], false],
  ['in time again after all', [900, 900, 900, 900, 0], false],
])('%s', (_, looks, isHeavy) => {
  const lateness = new Lateness();
  for (const late of looks) lateness.note(late);
  expect(lateness.isHeavy()).toBe(isHeavy);
});
