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
  for (const brush of [...Object.values(brushes), ...Object.values(premium)])
    expect(brush('A')).toBe('A');
  expect(makePaint(true).tile('A')).not.toBe('A');
});
