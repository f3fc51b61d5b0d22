/** Sees to it that there is a browser, runs the tests in it once, shows the output and returns the counts. */
import { setupBrowser } from './browser.js';
import { countBrowserTests } from './count-browser-tests.js';
import { reportedRun } from './reported-run.js';

/** @returns {Promise<import('./count-tests.js').Count>} */
export async function runPlaywright() {
  if (!setupBrowser()) {
    console.log('There is no browser, and none could be installed; what was tried is above.');
    return { passed: 0, failed: 1 };
  }
  const { report, exitCode } = await reportedRun('playwright', (file) => ({
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));
  return countBrowserTests(report, exitCode);
}
