/** Builds the web app where there is one. Runs on Node 20. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './paths.js';

const web = join(root, 'apps', 'web');

/**
 * False where there is something to build and it failed; the build's own words say why.
 * @param {string} [folder] where to, if not to its own `dist`
 */
export function buildWeb(folder) {
  const manifest = join(web, 'package.json');
  if (!existsSync(manifest) || !JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build)
    return true;
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: web,
    env: { ...toolEnv(), ...(folder === undefined ? {} : { TAHT_BUILD: folder }) },
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}
