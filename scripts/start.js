/** `npm start`: sets up, builds the web app where there is one, and serves; options go to the server. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './paths.js';
import { run } from './run.js';
import { setupOrExplain } from './setup.js';

const web = join(root, 'apps', 'web');

if ((await setupOrExplain()) && buildWeb())
  await run([join(root, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)]);
else process.exitCode = 1;

/** False where there is something to build and it failed; the build's own words say why. */
function buildWeb() {
  const manifest = join(web, 'package.json');
  if (!existsSync(manifest) || !JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build)
    return true;
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: web,
    env: toolEnv(),
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}
