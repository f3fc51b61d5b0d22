/** Sees to it that there is a browser, runs the tests in it once, shows the output and returns the counts together with it and the report. */
import { setupBrowser } from './browser.js';
import { countBrowserTests } from './count-browser-tests.js';
import { reportedRun } from './reported-run.js';

/**
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 * @returns {Promise<import('./count-tests.js').Count & { output: string, report: any }>}
 */
export async function runPlaywright({ args = [], env = {} } = {}) {
  if (!setupBrowser()) {
    console.log('There is no browser, and none could be installed; what was tried is above.');
    return { passed: 0, failed: 1, output: '', report: undefined };
  }
  const { report, exitCode, output } = await reportedRun('playwright', (file) => ({
    args: ['test', '--reporter=list,json', ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));
  return { ...countBrowserTests(report, exitCode), output, report };
}
