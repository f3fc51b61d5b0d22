/** Draws and lists of players are told with their facts. */
import type { ListFault, RosterFault, Warning } from '@taht/tournament';
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { sayDrawWarning, sayWhy } from './draw.ts';
import { sayRosterFault, sayTshFailure } from './roster.ts';

const nameOf = (player: number): string => `Nr ${player}`;

test.each<[Warning, string]>([
  [{ code: 'same-school', table: 2, players: [1, 4] }, 'same-school(table=2, players=Nr 1 & Nr 4)'],
  [{ code: 'met-before', table: 2, players: [1, 4] }, 'met-before(table=2, players=Nr 1 & Nr 4)'],
  [{ code: 'small-table', table: 3, seats: 2 }, 'small-table(table=3, seats=2)'],
  [{ code: 'second-bye', player: 7 }, 'second-bye(player=Nr 7)'],
  [{ code: 'wrong-table', player: 7, needs: 1 }, 'wrong-table(player=Nr 7, needs=1)'],
])('%j', (warning, said) => {
  expect(sayDrawWarning(stubTexts, warning, nameOf)).toBe(`draw.warning.${said}`);
});

test('why a draw is as it is', () => {
  const why = { sameSchool: 3, sameSchoolAtLeast: 2, repeats: 0, repeatsAtLeast: 0, warnings: [] };
  expect(sayWhy(stubTexts, { ...why, moved: [5] }, nameOf)).toEqual([
    'draw.why.same-school(found=3) draw.why.least(least=2)',
    'draw.why.no-repeats',
    'draw.why.moved(players=Nr 5)',
  ]);
  expect(sayWhy(stubTexts, { ...why, moved: [] }, nameOf)).toHaveLength(2);
  const other = { ...why, sameSchool: 0, sameSchoolAtLeast: 0, repeats: 2, moved: [] };
  expect(sayWhy(stubTexts, other, nameOf)).toEqual([
    'draw.why.no-same-school',
    'draw.why.repeats(found=2)',
  ]);
});

test.each<[RosterFault | ListFault, string]>([
  [{ code: 'too-large' }, 'too-large'],
  [
    { code: 'column-twice', field: 'ageGroup', columns: [1, 3] },
    'column-twice(field=roster.field.ageGroup, columns=1 & 3)',
  ],
  [{ code: 'duplicate', lines: [2, 9], name: 'Mari' }, 'duplicate(lines=2 & 9, name=Mari)'],
])('%j', (fault, said) => {
  expect(sayRosterFault(stubTexts, fault)).toBe(`roster.fault.${said}`);
});

test('a line that cannot be read', () => {
  expect(sayTshFailure(stubTexts, { line: 4, expected: 'numbers' })).toBe(
    'roster.line.numbers(line=4)',
  );
});
