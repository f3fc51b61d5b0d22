/** What a long run leaves on its page. */
import { expect, test } from 'vitest';
import { withRun } from './long-page.js';

const run = {
  when: '2026-11-16 16:36',
  facts: 'commit abc1234, seed 1, Node 26.10.0, 2.8 minutes',
  commit: 'abc1234',
  filters: [],
  passed: 3,
  failed: 1,
  found: ['soak: heap 37 MB: the same', 'games: 200 games'],
};
const first = withRun('', run);

test('a full run is told with what its tests found', () => {
  expect(first).toBe(`# Long tests

Written by \`npm run test:long\`, which keeps its whole output in \`logs/\`, a folder that is not tracked.

- Last full run: 2026-11-16 16:36 UTC, commit abc1234, seed 1, Node 26.10.0, 2.8 minutes: 3 passed, 1 failed.
- Last run: 2026-11-16 16:36 UTC, commit abc1234, seed 1, Node 26.10.0, 2.8 minutes: 3 passed, 1 failed.

| test | what it found | day | commit |
|---|---|---|---|
| games | 200 games | 2026-11-16 | abc1234 |
| soak | heap 37 MB: the same | 2026-11-16 | abc1234 |
`);
});

test('a run of some tests replaces their rows, and leaves the last full run', () => {
  const later = { ...run, when: '2026-11-17 08:00', commit: 'def5678', filters: ['soak'] };
  const page = withRun(first, { ...later, passed: 1, failed: 0, found: ['soak: heap 36 MB'] });
  expect(page.split('\n').slice(4)).toEqual([
    first.split('\n')[4],
    `- Last run: 2026-11-17 08:00 UTC, ${run.facts}, only \`soak\`: 1 passed, 0 failed.`,
    '',
    '| test | what it found | day | commit |',
    '|---|---|---|---|',
    '| games | 200 games | 2026-11-16 | abc1234 |',
    '| soak | heap 36 MB | 2026-11-17 | def5678 |',
    '',
  ]);
});

test('the page stays within 40 lines, and the oldest rows go', () => {
  const found = Array.from({ length: 60 }, (_, i) => `test ${i}: fine`);
  const page = withRun(first, { ...run, when: '2026-11-17 08:00', found });
  expect(page.split('\n').length).toBeLessThanOrEqual(40);
  expect(page).toContain('| test 59 | fine |');
  expect(page).not.toContain('| soak |');
});
