import { expect, test } from 'vitest';
import { spread } from './follow.ts';

test('hidden versions of a game are kept as nothing', () => {
  const event = { kind: 'passed' };
  expect(spread([{ version: 6, event }], 4, 7)).toEqual([null, event, null]);
  expect(spread([], 4, 4)).toEqual([]);
});

test('versions that may not be seen are null', () => {
  const event = { kind: 'passed' };
  expect(spread([{ hidden: [1, 2] }, { version: 3, event }], 0, 4)).toEqual([
    null,
    null,
    event,
    null,
  ]);
});
