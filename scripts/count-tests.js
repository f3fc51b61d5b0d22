/** Counts a vitest run from its JSON report. Whatever is not a clear pass is a failure: skipped, todo, a file that broke. */

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport
 */

/**
 * @param {{ testResults: FileReport[] } | undefined} report undefined when vitest wrote none
 * @param {number | null} exitCode
 * @returns {Count}
 */
export function countTests(report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const broken = report.testResults.filter(isBroken).length;
  const failed = tests.length - passed + broken;
  const hidden = failed === 0 && (exitCode !== 0 || passed === 0); // an error outside of any test, or no test at all
  return { passed, failed: hidden ? 1 : failed };
}

/** A file whose failure no test in it shows: it did not load, or a hook of it threw. @param {FileReport} file */
export function isBroken(file) {
  return (
    file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
  );
}
