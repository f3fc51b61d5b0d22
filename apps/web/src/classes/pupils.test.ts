import { expect, test } from 'vitest';
import { pupilsIn } from './pupils.ts';

test('a list is read with tabs, semicolons or commas, and empty lines mean nothing', () => {
  expect(pupilsIn('Aino Virtanen, Tähetark\n\nJaan Tamm;Jänes\r\nÖmer Ak\tPars\n')).toEqual({
    pupils: [
      { realName: 'Aino Virtanen', nickname: 'Tähetark' },
      { realName: 'Jaan Tamm', nickname: 'Jänes' },
      { realName: 'Ömer Ak', nickname: 'Pars' },
    ],
    bad: [],
  });
});

test('lines without a name of either kind are told by their number', () => {
  expect(pupilsIn('Aino\n, Jänes\nA, B\na, b, c').bad).toEqual([1, 2, 4]);
});
