import { BLANK } from '@taht/letters';
import { expect, test } from 'vitest';
import type { Hint } from './hint.ts';
import { hintFrom, nextStep } from './hint-steps.ts';

const told = (hints: readonly Hint[]): string[] => {
  const known: Hint[] = [];
  for (let step = nextStep(known); step !== null; step = nextStep(known)) {
    const hint = hintFrom(hints, step);
    if (hint === undefined) throw new Error(`nothing from ${step} on`);
    known.push(hint);
  }
  return known.map(({ step }) => step);
};

const MOVE: Hint = { step: 'move', move: { kind: 'pass' } };
const LENGTH: Hint = { step: 'length', tiles: 3 };

test.each<readonly [string, readonly Hint[], readonly string[]]>([
  [
    'a play',
    [
      { step: 'where', rows: [5, 9], columns: [5, 9] },
      LENGTH,
      { step: 'letters', tiles: [BLANK, BLANK, BLANK] },
      MOVE,
    ],
    ['where', 'length', 'letters', 'move'],
  ],
  ['an exchange', [LENGTH, MOVE], ['length', 'move']],
  ['a pass', [MOVE], ['move']],
])('whoever asks on is told all there is of %s, and no more', (_name, hints, steps) => {
  expect(told(hints)).toEqual(steps);
});
