import { expect, test } from 'vitest';
import { tournamentIn } from './tournament-in-file.ts';

const created = JSON.stringify({ action: { kind: 'create', setup: { event: 'e-7' } } });

test.each([
  ['{"format":"taht-event"}', created, 'e-7'],
  ['{"format":"taht-event"}', '{"action":{"kind":"close"}}', null],
  ['nothing', '', null],
  ['', '{"action":', null],
])('%s and %s: %s', (head, first, event) => {
  expect(tournamentIn(`${head}\n${first}\n`)).toBe(event);
});
