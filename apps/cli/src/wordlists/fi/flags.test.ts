import { expect, test } from 'vitest';
import { makeFlagMachine, NO_FLAGS, REFUSED } from './flags.ts';
import type { FlagSymbol, Transducer } from './vfst.ts';

const SYMBOLS = ['P.F.A', 'P.F.B', 'C.F', 'U.F.A', 'U.F.B', 'R.F', 'R.F.A', 'D.F', 'D.F.A', 'x'];

const flags = SYMBOLS.map((symbol): FlagSymbol | undefined => {
  const [operation, feature, value] = symbol.split('.');
  if (feature === undefined) return undefined;
  return { operation: operation as FlagSymbol['operation'], feature, value };
});

/** The verdict on a way through these flags. */
function passes(way: string): boolean {
  const apply = makeFlagMachine({ flags } as unknown as Transducer);
  let state: number = NO_FLAGS;
  for (const symbol of way.split(' ')) {
    if (state === REFUSED) return false;
    state = apply(state, SYMBOLS.indexOf(symbol));
  }
  return state !== REFUSED;
}

test.each<[string, boolean]>([
  ['R.F', false],
  ['P.F.A R.F', true],
  ['P.F.A R.F.A', true],
  ['P.F.B R.F.A', false],
  ['P.F.A C.F R.F', false],
  ['D.F', true],
  ['P.F.A D.F', false],
  ['P.F.A D.F.A', false],
  ['P.F.B D.F.A', true],
  ['U.F.A U.F.A', true],
  ['U.F.A U.F.B', false],
  ['U.F.A R.F.A', true],
  ['P.F.A P.F.B R.F.A', false],
  ['x', true],
])('%s → %s', (way, isPassed) => expect(passes(way)).toBe(isPassed));

test('the same values have the same number, whatever the way', () => {
  const apply = makeFlagMachine({ flags } as unknown as Transducer);
  const set = apply(NO_FLAGS, SYMBOLS.indexOf('P.F.A'));
  expect(apply(apply(set, SYMBOLS.indexOf('P.F.B')), SYMBOLS.indexOf('P.F.A'))).toBe(set);
  expect(apply(set, SYMBOLS.indexOf('C.F'))).toBe(NO_FLAGS);
});
