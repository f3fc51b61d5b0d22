/** Runs checks one after the other, also after a failure, and tells how each went. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, root, toolEnv } from './paths.js';
import { setupOrExplain } from './setup.js';

/**
 * @typedef {import('./count-tests.js').Count} Count
 * @typedef {[name: string, run: () => Promise<Count>]} Check
 */

/** @type {Check} */
export const setUp = ['set-up', async () => one(await setupOrExplain())];

/** What the code is held to before it runs. @type {Check[]} */
export const codeChecks = [
  ['types', types('tsconfig.json')],
  ['types without Node', types('tsconfig.pure.json')],
  ['types in the browser', types('tsconfig.web.json')],
  [
    'lint and format',
    tool('biome', 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])),
  ],
  ['import table', tool('node', 'scripts/check-imports.ts')],
];

/** What was found the last time is remembered, so that only what changed since is looked at. @param {string} project */
function types(project) {
  const remembered = join('node_modules', '.cache', 'types', `${project}.info`);
  return tool('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', remembered);
}

/** A check by one of the workspace's tools. @param {string} name @param {string[]} args @returns {() => Promise<Count>} */
export function tool(name, ...args) {
  return () =>
    new Promise((resolve) => {
      const child = spawn(join(bin, name), args, {
        cwd: root,
        env: toolEnv(),
        shell: process.platform === 'win32',
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      child.on('error', ({ message }) => {
        console.log(`${name} cannot run: ${message}`);
        resolve(one(false));
      });
      child.on('close', (code) => resolve(one(code === 0)));
    });
}

/** @param {boolean} passed @returns {Count} */
const one = (passed) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Without the set-up nothing else can run. @param {Check[]} checks */
export async function runChecks(checks) {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  const begun = performance.now();
  for (const [name, run] of checks) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { passed, failed } = await run();
    lines.push(line(failed === 0, name, start, `${passed} passed, ${failed} failed`));
    total.passed += passed;
    total.failed += failed;
    if (name === setUp[0] && failed > 0) break;
  }
  lines.push(line(total.failed === 0, 'all', begun, ''));
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** @param {boolean} isGood @param {string} name @param {number} start @param {string} counts */
function line(isGood, name, start, counts) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${isGood ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${counts}`.trimEnd();
}
