/**
 * `npm run test:long [-- FILTER …]`: the tests with the full random counts and in every language.
 * Its whole output goes to `logs/`, what it found to docs/LONG-RUNS.md.
 * `npm run test:long -- flaky …` looks for luck instead: see flaky.js.
 * Tests see `TAHT_LONG=1` and `TAHT_SEED`; what they print on lines such as `LONG: soak: the heap stays the same` goes onto that page.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { commit } from './commit.js';
import { runAgainAndAgain } from './flaky.js';
import { withRun } from './long-page.js';
import { matchTests } from './match-tests.js';
import { root } from './paths.js';
import { runPlaywright } from './playwright-run.js';
import { setupOrExplain } from './setup.js';
import { runVitest } from './vitest-run.js';

const page = join(root, 'docs/LONG-RUNS.md');
const logs = join(root, 'logs');

const args = process.argv.slice(2);
const seed = process.env.TAHT_SEED ?? '20261115';
const begun = new Date();
const at = commit();

if (!(await setupOrExplain())) {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} else if (args[0] === 'flaky') {
  const outcomes = await runAgainAndAgain(args.slice(1));
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  console.log(`${passed} passed, ${outcomes.length - passed} failed`);
  process.exitCode = passed > 0 && passed === outcomes.length ? 0 : 1;
} else {
  const result = await runAll();
  const when = begun.toISOString().slice(0, 16).replace('T', ' ');
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, `test-long-${when.replace(/[ :]/gu, '-')}.log`), result.output);
  writeFileSync(
    page,
    withRun(existsSync(page) ? readFileSync(page, 'utf8') : '', runOf(when, result)),
  );
  console.log(`${result.passed} passed, ${result.failed} failed`);
  process.exitCode = result.failed === 0 ? 0 : 1;
}

/** What the filters mean, one tool after the other. */
async function runAll() {
  const { vitest, browser } = matchTests(args);
  const env = { TAHT_LONG: '1', TAHT_SEED: seed };
  const results = [
    ...(vitest === null ? [] : [await runVitest({ args: vitest, env })]),
    ...(browser === null ? [] : [await runPlaywright({ args: browser, env })]),
  ];
  const total = { passed: 0, failed: 0, output: '' };
  for (const { passed, failed, output } of results) {
    total.passed += passed;
    total.failed += failed;
    total.output += `\n${output}`;
  }
  return results.length > 0 ? total : { ...total, failed: 1, output: 'no such test' };
}

/**
 * @param {string} when
 * @param {import('./count-tests.js').Count & { output: string }} result
 * @returns {import('./long-page.js').Run}
 */
function runOf(when, { passed, failed, output }) {
  const minutes = ((Date.now() - begun.getTime()) / 60_000).toFixed(1);
  const found = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith('LONG:'))
    .map((line) => line.slice('LONG:'.length).trim());
  const facts = `commit ${at}, seed ${seed}, Node ${process.versions.node}, ${minutes} minutes`;
  return { when, facts, commit: at, filters: args, passed, failed, found };
}
