/** Builds the web app where there is one. Runs on Node 20. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './paths.js';

const web = join(root, 'apps', 'web');

/** False where there is something to build and it failed; the build's own words say why. */
export function buildWeb() {
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
