/**
 * `npm test`: sets up and runs every check, also after a failure. The last line is `N passed, N failed`.
 * `npm test -- NAME …` runs only the tests whose file, or whose title, is named so.
 */
import { codeChecks, runChecks, setUp, tool } from './checks.js';
import { matchTests } from './match-tests.js';
import { runPlaywright } from './playwright-run.js';
import { runVitest } from './vitest-run.js';

const filters = process.argv.slice(2);
const { vitest, browser } = matchTests(filters);

/** @type {import('./checks.js').Check[]} */
const tests = [
  ...(vitest === null ? [] : [check('tests', () => runVitest({ args: vitest }))]),
  ...(browser === null ? [] : [check('browser tests', () => runPlaywright({ args: browser }))]),
];

/** @param {string} name @param {import('./checks.js').Check[1]} run @returns {import('./checks.js').Check} */
function check(name, run) {
  return [name, run];
}

if (tests.length === 0) {
  console.log(`There is no test named "${filters.join(' ')}".\n0 passed, 1 failed`);
  process.exitCode = 1;
} else if (filters.length > 0) await runChecks([setUp, ...tests]);
else
  await runChecks([
    setUp,
    ...codeChecks,
    ['unused code', tool('knip', '--no-config-hints')],
    ...tests,
  ]);
