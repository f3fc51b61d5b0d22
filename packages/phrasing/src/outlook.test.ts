/** How many go on, and to how many tables. */
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { sayOutlook, sayTie } from './outlook.ts';

const outlook = (winners: number) => ({ winners, runnersUp: 0, most: winners });

test.each([
  [16, 8, [4, 4, 4, 4, 4, 4], 'players=24, tables=console.tables-of(count=6, seats=4)'],
  [
    6,
    5,
    [4, 4, 3],
    'tables=console.tables-of(count=2, seats=4) & console.tables-of(count=1, seats=3)',
  ],
  [3, 1, [4], 'console.outlook.final'],
  [3, 4, [4, 3], 'tournament.refusal.too-few-runners-up(found=3)'],
])('%i winners and %i seconds', (winners, seconds, sizes, said) => {
  expect(sayOutlook(stubTexts, outlook(winners), seconds, sizes)).toContain(said);
});

test.each([
  ['line', 2, 'console.tie.places(count=2)'],
  ['second', 8, 'console.tie.second(count=8)'],
  ['first', 8, 'console.tie.first-and-second'],
  ['first', 0, 'console.tie.first'],
] as const)('a tie at the %s with %i places', (at, places, said) => {
  expect(sayTie(stubTexts, { at, places })).toBe(said);
});
