/** Counts a Playwright run from its JSON report. Whatever is not a clear pass is a failure: skipped, flaky, never run. */

/**
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats
 */

/**
 * @param {{ stats: Stats } | undefined} report undefined when Playwright wrote none
 * @param {number | null} exitCode
 * @returns {import('./count-tests.js').Count}
 */
export function countBrowserTests(report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected: passed, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  const hidden = failed === 0 && (exitCode !== 0 || passed === 0); // an error outside of any test, or no test at all
  return { passed, failed: hidden ? 1 : failed };
}
