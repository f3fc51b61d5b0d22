/** However people are called, their nicks are one word each and no two are alike. */
import { runs } from '@taht/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeGcg, parseGcg } from '../index.ts';
import { makeNicks, playerLines } from './names.ts';

test.each<[readonly string[], readonly string[]]>([
  [
    ['Ann Lee', 'Bo'],
    ['Ann_Lee', 'Bo'],
  ],
  [
    ['Ann', 'ann'],
    ['Ann', 'ann_2'],
  ],
  [
    ['Ann', 'Ann', 'Ann_2'],
    ['Ann', 'Ann_2', 'Ann_2_3'],
  ],
  [
    ['', ' \n'],
    ['player1', 'player2'],
  ],
  [
    ['a:b', '1'],
    ['a_b', '1'],
  ],
])('%j', (names, nicks) => {
  expect(makeNicks(names)).toEqual(nicks);
});

test('the lines of any players read back, and nobody is without a name', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(names, (called) => {
      const nicks = makeNicks(called);
      const lines = playerLines(called, nicks);
      const read = parseGcg(makeGcg({ lines }));
      expect(read).toEqual({ lines, diagnostics: [] });
      expect(new Set(nicks.map((nick) => nick.toLowerCase())).size).toBe(called.length);
      for (const line of lines) expect(line).toMatchObject({ name: expect.stringMatching(/\S/u) });
    }),
    runs(2000),
  );
});
