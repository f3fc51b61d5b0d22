/**
 * `npm run test:quick`: types, lint, the import table, and the unit tests that depend on what is not pushed yet. For the
 * minutes between two changes; only `npm test` tells whether all is well.
 */
import { spawnSync } from 'node:child_process';
import { codeChecks, runChecks, setUp } from './checks.js';
import { root } from './paths.js';
import { runVitest } from './vitest-run.js';

/** What the others have; where there are no others, the last commit. */
function base() {
  for (const args of [
    ['merge-base', 'HEAD', '@{upstream}'],
    ['rev-parse', 'HEAD~1'],
  ]) {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

const parts = ['--project', 'unit', '--project', 'web'];
const args = [...parts, '--changed', base(), '--passWithNoTests'];

/** Where nothing changed there is nothing to run, and that is no failure. */
async function changedTests() {
  const { passed, failed, report } = await runVitest({ args });
  return report?.testResults.length === 0 ? { passed: 0, failed: 0 } : { passed, failed };
}

await runChecks([setUp, ...codeChecks, ['unit tests of what changed', changedTests]]);
