import { presetOf, type Stage } from '@taht/tournament';
import { expect, test } from 'vitest';
import {
  anotherStage,
  FIELD_NAMES,
  FORMAT_NAMES,
  fieldCount,
  fieldName,
  fieldOf,
  formatName,
  withApart,
  withFormat,
  withRung,
} from './stage-form.ts';

const stages = presetOf('tr-school-event')?.stages ?? [];
const [first] = stages as readonly [Stage];

test('every format can be chosen and is known again', () => {
  for (const name of FORMAT_NAMES) expect(formatName(withFormat(first, name).format)).toBe(name);
});

test('who is kept apart stays through a change of format', () => {
  const apart = withApart(first, { schools: 'softly', repeats: 'never' });
  expect(withFormat(withFormat(apart, 'swiss'), 'standing').format).toMatchObject({
    schools: 'softly',
    repeats: 'never',
  });
  expect(withApart(withFormat(first, 'duplicate'), { schools: 'softly' }).format).toEqual({
    kind: 'duplicate',
  });
});

test('every field can be chosen and is known again, with its number', () => {
  for (const name of FIELD_NAMES) expect(fieldName(fieldOf(name, 6))).toBe(name);
  expect(FIELD_NAMES.map((name) => fieldCount(fieldOf(name, 6)))).toEqual([null, 6, null, 6]);
});

test('no rung is named twice, whatever is chosen', () => {
  expect(withRung(['total', 'letter'], 1, 'total')).toEqual(['total']);
  expect(withRung(['total', 'letter'], 0, 'letter')).toEqual(['letter']);
  expect(withRung(['total'], 1, 'best-game')).toEqual(['total', 'best-game']);
  expect(withRung(['total', 'letter'], 0, null)).toEqual(['letter']);
});

test('one more stage is for the best of the one before', () => {
  expect(anotherStage([first], 'Extra').at(-1)).toMatchObject({
    name: 'Extra',
    field: { kind: 'top', players: 4 },
    ladder: first.ladder,
  });
});
