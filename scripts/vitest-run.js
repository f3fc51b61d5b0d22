/** Runs vitest once, shows its output and returns the counts together with what it printed and reported. */
import { countTests } from './count-tests.js';
import { reportedRun } from './reported-run.js';

/**
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 * @returns {Promise<import('./count-tests.js').Count & { output: string, report: any }>}
 */
export async function runVitest({ args = [], env = {} } = {}) {
  const color = process.stdout.isTTY ? '--color' : '--no-color';
  const { report, exitCode, output } = await reportedRun('vitest', (file) => ({
    args: [
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, color],
      ...args,
    ],
    env,
  }));
  return { ...countTests(report, exitCode), output, report };
}
