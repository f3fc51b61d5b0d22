/** Sets up, then runs a file on the installed Node with our terminal, signals and exit code: `node scripts/run.js FILE …`. */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { node, toolEnv } from './paths.js';
import { setupOrExplain } from './setup.js';

/** @param {string[]} args */
export async function run(args) {
  if (!(await setupOrExplain())) {
    process.exitCode = 1;
    return;
  }
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: toolEnv(),
    shell: process.platform === 'win32',
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
    process.on(signal, () => {
      // A terminal sends its interrupt to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`Node did not start: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await run(process.argv.slice(2));
}
