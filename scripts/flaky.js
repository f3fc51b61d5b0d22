/**
 * `npm run test:long -- flaky [--rest | --busy] [--browser | --system] [NAME …]`: every test in a browser, and every one
 * with processes, sockets or databases, again and again, at rest and with all cores kept busy. Prints a table of how often
 * each failed and how long it took. What was found at this commit is kept in `logs/flaky.json`, and the next sitting goes
 * on from there; `TAHT_MINUTES` ends a sitting after the run under way.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { commit } from './commit.js';
import { isBroken } from './count-tests.js';
import { nextRun, progress, readChoice, readMemory, withRun } from './flaky-memory.js';
import { flakyTable } from './flaky-table.js';
import { callsFor, isBrowserTest, matchFiles } from './match-tests.js';
import { bin, root, toolEnv } from './paths.js';
import { runPlaywright } from './playwright-run.js';
import { runVitest } from './vitest-run.js';

/** How often each test is run in each state of the machine. */
const RUNS = Number(process.env.TAHT_RUNS ?? 20);
const MINUTES = Number(process.env.TAHT_MINUTES ?? Number.POSITIVE_INFINITY);
const KEPT = join(root, 'logs', 'flaky.json');

/** Takes all it can for as long as whoever began it is there. */
const BUSY = `const parent = process.ppid;
const work = () => {
  for (const end = Date.now() + 100; Date.now() < end; );
  if (process.ppid === parent) setImmediate(work);
};
work();`;

/**
 * @typedef {import('./flaky-memory.js').Run} Run
 * @typedef {import('./flaky-memory.js').Wish} Wish
 * @typedef {import('./flaky-table.js').Outcome} Outcome
 */

/** @param {string[]} args @returns {Promise<Outcome[]>} all that was found at this commit, in this sitting and those before */
export async function runAgainAndAgain(args) {
  const wish = wishOf(args);
  const text = existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : undefined;
  let memory = readMemory(text, commit());
  console.log(`Commit ${memory.commit}: ${memory.runs.length} runs so far.`);
  const end = Date.now() + MINUTES * 60_000;
  do {
    const run = nextRun(memory, wish);
    if (run === undefined) break;
    console.log(`\n── ${run.kind}, ${run.state}: ${run.files.length} files`);
    memory = withRun(memory, run, await outcomesOf(run));
    keep(JSON.stringify(memory));
  } while (Date.now() < end);
  console.log(`\n${flakyTable(memory.outcomes)}\n`);
  for (const { kind, state, fewest, most } of progress(memory, wish))
    console.log(`${kind}, ${state}: ${fewest === most ? most : `${fewest} to ${most}`} of ${RUNS}`);
  return memory.outcomes;
}

/** Whole or not at all. @param {string} text */
function keep(text) {
  mkdirSync(join(root, 'logs'), { recursive: true });
  writeFileSync(`${KEPT}.new`, text);
  renameSync(`${KEPT}.new`, KEPT);
}

/** @param {string[]} args @returns {Wish} */
function wishOf(args) {
  const { states, kinds, filters } = readChoice(args);
  const { files, title } = matchFiles(filters);
  const system = kinds.includes('system') ? new Set(systemFiles()) : new Set();
  return {
    files: {
      browser: kinds.includes('browser') ? files.filter(isBrowserTest) : [],
      system: files.filter((file) => system.has(file)),
    },
    states,
    title,
    times: RUNS,
  };
}

/** What vitest takes for tests with processes, sockets and databases. @returns {string[]} */
function systemFiles() {
  const args = ['list', '--filesOnly', '--json', '--project', 'system'];
  const { stdout } = spawnSync(join(bin, 'vitest'), args, {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(stdout).map((/** @type {{ file: string }} */ { file }) => fromRoot(file));
}

/** @param {string} path */
const fromRoot = (path) => relative(root, path).split(sep).join('/');

/** @param {Run} run @returns {Promise<Outcome[]>} */
async function outcomesOf(run) {
  const stop = run.state === 'busy' ? keepBusy() : () => {};
  try {
    const calls = callsFor(run.files, run.title);
    const found =
      run.kind === 'browser'
        ? await browserRun(calls.browser ?? [])
        : await systemRun(calls.vitest ?? [], run.title !== undefined);
    const broken = { name: `${run.kind}: nothing ran`, passed: false, ms: 0 };
    return (found.length > 0 ? found : [broken]).map((one) => ({ ...one, state: run.state }));
  } finally {
    stop();
  }
}

/** One process for each core that does nothing but take its time. */
function keepBusy() {
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}

/** @param {string[]} args @returns {Promise<Omit<Outcome, 'state'>[]>} */
async function browserRun(args) {
  const { report } = await runPlaywright({ args });
  return specsOf(report?.suites ?? []).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const name = `${file}: ${title} (${projectName})`;
      if (results.length === 0) return [{ name, passed: false, ms: 0 }];
      return results.map(({ status, duration }) => ({
        name,
        passed: status === 'passed',
        ms: duration,
      }));
    }),
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

/**
 * @param {string[]} args
 * @param {boolean} byTitle then the tests of other titles are told as skipped
 * @returns {Promise<Omit<Outcome, 'state'>[]>}
 */
async function systemRun(args, byTitle) {
  const { report } = await runVitest({ args: ['--project', 'system', ...args] });
  /** @type {Omit<Outcome, 'state'>[]} */
  const outcomes = [];
  for (const file of report?.testResults ?? []) {
    const name = fromRoot(file.name);
    for (const { fullName, status, duration } of file.assertionResults)
      if (!byTitle || status !== 'skipped')
        outcomes.push({
          name: `${name}: ${fullName}`,
          passed: status === 'passed',
          ms: duration ?? 0,
        });
    if (isBroken(file)) outcomes.push({ name, passed: false, ms: 0 });
  }
  return outcomes;
}
