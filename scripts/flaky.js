/**
 * `npm run test:long -- flaky [NAME …]`: every test in a browser, and every one with processes, sockets or databases, again
 * and again, at rest and with all cores kept busy. Prints a table of how often each failed and how long it took.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { isBroken } from './count-tests.js';
import { matchTests } from './match-tests.js';
import { runPlaywright } from './playwright-run.js';
import { runVitest } from './vitest-run.js';

/** How often each test is run in each state of the machine. */
const RUNS = Number(process.env.TAHT_RUNS ?? 20);

/**
 * @typedef {import('./flaky-table.js').Outcome} Outcome
 * @typedef {import('./flaky-table.js').State} State
 */

/** @param {string[]} filters @returns {Promise<import('./flaky-table.js').Outcome[]>} */
export async function runAgainAndAgain(filters) {
  const { vitest, browser } = matchTests(filters);
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const state of /** @type {const} */ (['rest', 'busy'])) {
    const stop = state === 'busy' ? keepBusy() : () => {};
    try {
      if (browser !== null) outcomes.push(...(await browserRuns(browser, state)));
      if (vitest !== null) outcomes.push(...(await systemRuns(vitest, state)));
    } finally {
      stop();
    }
  }
  return outcomes;
}

/** One process for each core that does nothing but take its time. */
function keepBusy() {
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}

/** @param {string[]} args @param {State} state @returns {Promise<Outcome[]>} */
async function browserRuns(args, state) {
  const { report } = await runPlaywright({ args: [`--repeat-each=${RUNS}`, ...args] });
  return specsOf(report?.suites ?? []).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ status, duration }) => ({
        name: `${file}: ${title} (${projectName})`,
        state,
        passed: status === 'passed',
        ms: duration,
      })),
    ),
  );
}

/**
 * @typedef {{ title: string, file: string, tests: { projectName: string, results: { status: string, duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite[]} suites @returns {Spec[]} */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

/** @param {string[]} args @param {State} state @returns {Promise<Outcome[]>} */
async function systemRuns(args, state) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (let run = 0; run < RUNS; run++) {
    const { report } = await runVitest({ args: ['--project', 'system', ...args] });
    for (const file of report?.testResults ?? []) {
      const name = file.name.split('/').slice(-2).join('/');
      for (const { fullName, status, duration } of file.assertionResults)
        outcomes.push({
          name: `${name}: ${fullName}`,
          state,
          passed: status === 'passed',
          ms: duration ?? 0,
        });
      if (isBroken(file)) outcomes.push({ name, state, passed: false, ms: 0 });
    }
  }
  return outcomes;
}
