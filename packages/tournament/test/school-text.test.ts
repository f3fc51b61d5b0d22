/** What the text of the school tournament lays down, as its preset has it. */
import { expect, test } from 'vitest';
import { GAMES_OF, presetOf, tableSizes } from '../src/index.ts';

const preset = presetOf('tr-school-event');
const formats = preset?.stages.map(({ format }) => format) ?? [];

test('tables are drawn by lot', () => {
  for (const format of formats) expect(format).toMatchObject({ kind: 'tables', by: 'lot' });
});

test('schools are not looked at in the first round, and kept apart in those after it', () => {
  const schools = formats.map((format) => (format.kind === 'tables' ? format.schools : undefined));
  expect(schools).toEqual(['never', 'softly', 'softly', 'softly']);
});

test('winners go on, and seconds where they are needed', () => {
  const [first, ...others] = preset?.stages.map(({ field }) => field) ?? [];
  expect(first).toEqual({ kind: 'all' });
  for (const field of others)
    expect(field).toEqual({ kind: 'table-winners', runnersUp: 'to-fill' });
});

test('ranked by score, by score before deductions, by a letter', () => {
  const ladder = ['total', 'before-deductions', 'letter'];
  expect(preset?.tableLadder).toEqual(ladder);
  for (const stage of preset?.stages ?? []) expect(stage.ladder).toEqual(ladder);
});

test('who begins is drawn by letters at the table', () => {
  expect(preset?.opening).toBe('letters');
});

test('only players and officials in the hall, no phones, no help', () => {
  expect(preset).toMatchObject({ hall: 'players-only', phones: 'none', help: 'none' });
});

test('its games are those of the school rules', () => {
  expect(GAMES_OF['tr-school-event']).toBe('tr-school');
});

test('tables of four, which the text does not say', () => {
  expect(tableSizes(16, 'small-tables')).toEqual([4, 4, 4, 4]);
});
