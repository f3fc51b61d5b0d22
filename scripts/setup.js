/** Installs what is missing, and nothing when the last installation still fits. Runs on Node 20, before any installation. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withFileLock } from './file-lock.js';
import { node, outerEnv, root } from './paths.js';

const stamp = join(root, 'node_modules', '.setup');
const lock = join(root, '.setup.lock');

/** Resolves to 'installed' or 'present'; rejects with a text for people. */
export async function setup() {
  if (isInstalled()) return 'present';
  return await withFileLock(lock, () => {
    if (isInstalled()) return 'present'; // by the process we waited for
    install();
    writeFileSync(stamp, fingerprint());
    return 'installed';
  });
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Everything an installation depends on, as one hash. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package-lock.json', '.npmrc', 'package.json', ...manifests()]) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function manifests() {
  return ['packages', 'apps']
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    )
    .filter((file) => existsSync(join(root, file)))
    .sort();
}

/** `--no-save` keeps the lock file as it is; `npm ci` would refuse one made on another platform. `--include=dev`: also where a build for production asks. */
function install() {
  console.error('Installing what is missing; this takes about a minute …');
  const flags = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    env: outerEnv(),
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  if (npm.error)
    throw new Error(`npm did not start (${npm.error.message}). Is npm installed and on the PATH?`);
  if (npm.status !== 0)
    throw new Error(
      `npm install failed (${npm.signal ?? `exit code ${npm.status}`}); its messages are above.`,
    );
  const version = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (version.status !== 0) {
    throw new Error(
      'npm install ran, but the package `node` brought no Node. Are install scripts switched off (ignore-scripts)?',
    );
  }
}

/** Sets up and tells a failure in one line: true when all is there. */
export async function setupOrExplain() {
  try {
    await setup();
    return true;
  } catch (error) {
    console.error(`Set-up failed: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await setupOrExplain()) ? 0 : 1;
}
