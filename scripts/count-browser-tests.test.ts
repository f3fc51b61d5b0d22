/** Nothing but a clear pass in the browser counts as passed. */
import { expect, test } from 'vitest';
import { countBrowserTests } from './count-browser-tests.js';

test.each<
  [
    name: string,
    stats: readonly [expected: number, unexpected: number, flaky: number, skipped: number],
    exitCode: number | null,
    passed: number,
    failed: number,
  ]
>([
  ['passes', [3, 0, 0, 0], 0, 3, 0],
  ['failures', [3, 2, 0, 0], 1, 3, 2],
  ['what passed only when tried again as failures', [3, 0, 1, 0], 0, 3, 1],
  ['skipped tests as failures', [3, 0, 0, 2], 0, 3, 2],
  ['an error outside of tests as a failure', [3, 0, 0, 0], 1, 3, 1],
  ['a run without tests as a failure', [0, 0, 0, 0], 0, 0, 1],
])('counts %s', (_name, [expected, unexpected, flaky, skipped], exitCode, passed, failed) => {
  const stats = { expected, unexpected, flaky, skipped };
  expect(countBrowserTests({ stats }, exitCode)).toEqual({ passed, failed });
});

test('counts a missing report as a failure', () => {
  expect(countBrowserTests(undefined, null)).toEqual({ passed: 0, failed: 1 });
});
