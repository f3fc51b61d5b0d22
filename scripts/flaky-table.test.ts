/** What a run of the same tests again and again comes to. */
import { expect, test } from 'vitest';
import { flakyTable, type Outcome } from './flaky-table.js';

const ran = (name: string, state: Outcome['state'], passed: boolean, ms: number): Outcome => ({
  name,
  state,
  passed,
  ms,
});

test('tests that failed come first, then the slowest', () => {
  const table = flakyTable([
    ran('slow', 'rest', true, 1000),
    ran('slow', 'rest', true, 3000),
    ran('slow', 'rest', true, 2000),
    ran('slow', 'busy', true, 9000),
    ran('quick', 'rest', true, 10),
    ran('quick', 'busy', true, 20),
    ran('now and then', 'rest', true, 10),
    ran('now and then', 'busy', false, 90_000),
    ran('now and then', 'busy', true, 10),
  ]);
  expect(table.split('\n').slice(1)).toEqual([
    '  0 of   1    0.0 s    0.0 s │   1 of   2   90.0 s   90.0 s │ now and then',
    '  0 of   3    2.0 s    3.0 s │   0 of   1    9.0 s    9.0 s │ slow',
    '  0 of   1    0.0 s    0.0 s │   0 of   1    0.0 s    0.0 s │ quick',
  ]);
});
