/** `npm test`: sets up and runs every check, also after a failure. The last line is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bin, root, toolEnv } from './paths.js';
import { runPlaywright } from './playwright-run.js';
import { setupOrExplain } from './setup.js';
import { runVitest } from './vitest-run.js';

/** @type {[name: string, run: () => Promise<import('./count-tests.js').Count>][]} */
const checks = [
  ['set-up', async () => one(await setupOrExplain())],
  ['types', tool('tsc', '-p', 'tsconfig.json')],
  ['types without Node', tool('tsc', '-p', 'tsconfig.pure.json')],
  ['types in the browser', tool('tsc', '-p', 'tsconfig.web.json')],
  [
    'lint and format',
    tool('biome', 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])),
  ],
  ['unused code', tool('knip', '--no-config-hints')],
  ['import table', tool('node', 'scripts/check-imports.ts')],
  ['tests', () => runVitest()],
  ['browser tests', () => runPlaywright()],
];

/** A check by one of the workspace's tools. @param {string} name @param {string[]} args */
function tool(name, ...args) {
  return async () => {
    const { status, error } = spawnSync(join(bin, name), args, {
      cwd: root,
      env: toolEnv(),
      shell: process.platform === 'win32',
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (error) console.log(`${name} cannot run: ${error.message}`);
    return one(status === 0);
  };
}

/** @param {boolean} passed */
function one(passed) {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const total = { passed: 0, failed: 0 };
const lines = [];
for (const [name, run] of checks) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(
    `${failed ? '✗' : '✓'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed`,
  );
  total.passed += passed;
  total.failed += failed;
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
