import { Table, type TableSpec } from '@taht/testkit';
import { expect, test } from 'vitest';
import { refereeAction, refereeDue, standInDue } from './auto-referee.ts';

const SCHOOL: TableSpec = {
  ruleset: 'tr-school',
  racks: ['HORNSAT', 'FARMEST', 'PLAYINO', 'GUIDEBO'],
};

/** Two days for a move. */
const SLOW: TableSpec = { ...SCHOOL, rules: { clock: { kind: 'days', seconds: 172_800 } } };

/** How long it waits, in seconds; null for as long as it takes. */
function waitAfter(dueOf: typeof refereeDue, script: string, spec = SCHOOL): number | null {
  const { game } = after(script, spec);
  const due = dueOf(game);
  return due === null ? null : (due - game.now) / 1000;
}

function after(script: string, spec = SCHOOL): Table {
  const table = Table.dealt(spec);
  table.play(script);
  return table;
}

test.each<[string, string, number | null]>([
  ['a window waits for the silent, but not for ever', 'A 8E HORN; B accept', 60],
  ['and not where all have answered', 'A 8E HORN; B accept; C accept; D accept', 0],
  ['whoever may join a challenge is waited for longer', 'A 8E HORN; B challenge', 300],
  ['each anew', 'A 8E HORN; B challenge; +200; C accept', 300],
  ['when each has answered the verdict is due', 'A 8E HORN; B challenge; C accept; D accept', 0],
  ['on a turn there is nothing to decide', '', null],
])('without a referee: %s', (_name, script, seconds) => {
  expect(waitAfter(refereeDue, script)).toBe(seconds);
});

test.each<[string, string, number | null]>([
  ['may close a window', 'A 8E HORN; B accept; C accept; D accept', 300],
  ['may note who joins', 'A 8E HORN; B challenge', 300],
  ['may rule', 'A 8E HORN; B challenge; C accept; D accept', 300],
  ['is not needed on a turn', '', null],
])('a referee who %s is waited for as long', (_name, script, seconds) => {
  expect(waitAfter(standInDue, script)).toBe(seconds);
});

test.each([
  [refereeDue, 'A 8E HORN'],
  [refereeDue, 'A 8E HORN; B challenge'],
  [standInDue, 'A 8E HORN; B challenge; C accept; D accept'],
])('in a slow game everybody has the time of a move: %o %s', (dueOf, script) => {
  expect(waitAfter(dueOf, script, SLOW)).toBe(172_800);
});

test('it closes the joining for those who keep silent', () => {
  const { game } = after('A 8E HORN; B challenge; C accept');
  expect(refereeAction(game, () => 'valid')).toEqual({ kind: 'close-window' });
});

test('it rules by the list, and words that nobody can look up stand', () => {
  const { game } = after('A 8E HORN; B challenge; C accept; D challenge');
  expect(refereeAction(game, () => 'invalid')).toMatchObject({ verdicts: ['invalid'] });
  expect(refereeAction(game, () => 'unknown')).toMatchObject({ verdicts: ['valid'] });
});
