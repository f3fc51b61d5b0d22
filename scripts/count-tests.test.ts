/** Nothing but a clear pass counts as passed. */
import { expect, test } from 'vitest';
import { countTests } from './count-tests.js';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test.each<
  [name: string, files: ReturnType<typeof file>[], exitCode: number, passed: number, failed: number]
>([
  ['passes', [file('passed', 'passed', 'passed'), file('passed', 'passed')], 0, 3, 0],
  ['failures', [file('failed', 'passed', 'failed')], 1, 1, 1],
  [
    'skipped and todo tests as failures',
    [file('passed', 'passed', 'skipped', 'pending', 'todo')],
    0,
    1,
    3,
  ],
  ['a file that did not load as a failure', [file('passed', 'passed'), file('failed')], 1, 1, 1],
  ['an error outside of tests as a failure', [file('passed', 'passed')], 1, 1, 1],
  ['a run without tests as a failure', [], 0, 0, 1],
])('counts %s', (_name, testResults, exitCode, passed, failed) => {
  expect(countTests({ testResults }, exitCode)).toEqual({ passed, failed });
});

test('counts a missing report as a failure', () => {
  expect(countTests(undefined, null)).toEqual({ passed: 0, failed: 1 });
});
