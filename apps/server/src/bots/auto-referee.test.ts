import { Table, type TableSpec } from '@taht/testkit';
import { expect, test } from 'vitest';
import { refereeAction, refereeDue } from './auto-referee.ts';

const SCHOOL: TableSpec = {
  ruleset: 'tr-school',
  racks: ['HORNSAT', 'FARMEST', 'PLAYINO', 'GUIDEBO'],
};

/** How long it waits, in seconds; null for as long as it takes. */
function waitAfter(script: string): number | null {
  const { game } = after(script);
  const due = refereeDue(game);
  return due === null ? null : (due - game.now) / 1000;
}

function after(script: string): Table {
  const table = Table.dealt(SCHOOL);
  table.play(script);
  return table;
}

test.each<[string, string, number | null]>([
  ['a window waits for the silent, but not for ever', 'A 8E HORN; B accept', 60],
  ['and not where all have answered', 'A 8E HORN; B accept; C accept; D accept', 0],
  ['whoever may join a challenge is waited for', 'A 8E HORN; B challenge', null],
  ['however long', 'A 8E HORN; B challenge; C accept; +3600', null],
  ['when each has answered the verdict is due', 'A 8E HORN; B challenge; C accept; D accept', 0],
])('without a referee: %s', (_name, script, seconds) => {
  expect(waitAfter(script)).toBe(seconds);
});

test('it rules by the list, and words that nobody can look up stand', () => {
  const { game } = after('A 8E HORN; B challenge; C accept; D challenge');
  expect(refereeAction(game, () => 'invalid')).toMatchObject({ verdicts: ['invalid'] });
  expect(refereeAction(game, () => 'unknown')).toMatchObject({ verdicts: ['valid'] });
});
