import type { PremiumColours } from '@taht/editions';
import { expect, test } from 'vitest';
import { makePaint, wantsColour } from './paint.ts';

test.each<[env: Record<string, string>, option: boolean, colour: boolean]>([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ TERM: 'dumb' }, true, false],
])('%j and the option %s: colour %s', (env, option, colour) => {
  expect(wantsColour(env, option)).toBe(colour);
});

test('without colour text stays as it is', () => {
  const { premium, ...brushes } = makePaint(false);
  const premiums = Object.values(premium).flatMap((set) => Object.values(set));
  for (const brush of [...Object.values(brushes), ...premiums]) expect(brush('A')).toBe('A');
  expect(makePaint(true).tile('A')).not.toBe('A');
});

/** Codes of a terminal: 31 is red and 34 blue, 41 and 44 the same as ground; 60 more is lighter. */
test.each<[colours: PremiumColours, sign: 'T' | 'D' | 't' | 'd' | '*', codes: readonly number[]]>([
  ['pink-red', 'd', [94]],
  ['pink-red', 't', [44, 97]],
  ['pink-red', 'D', [95]],
  ['pink-red', 'T', [41, 97]],
  ['pink-red', '*', [1, 95]],
  ['light-dark-red', 'd', [94]],
  ['light-dark-red', 't', [44, 97]],
  ['light-dark-red', 'D', [91]],
  ['light-dark-red', 'T', [41, 97]],
  ['light-dark-red', '*', [1, 91]],
  ['printed', 'd', [32]],
  ['printed', 't', [42, 30]],
])('on a board of %s a square %s has the colours %j', (colours, sign, codes) => {
  const [before = ''] = makePaint(true).premium[colours][sign]('×').split('×');
  expect(before.match(/\d+/gu)?.map(Number)).toEqual(codes);
});
