/** Builds the web app and the documents that are served beside it, unless what each is made of is as it was at the last build. Runs on Node 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFileLock } from './file-lock.js';
import { node, root, toolEnv } from './paths.js';

const web = join(root, 'apps', 'web');
const stamp = join(web, 'dist', '.built');
const lock = join(root, 'node_modules', '.web-build.lock');

/** Everything that the built files depend on. */
const SOURCES = [
  'apps/web',
  'packages',
  'lexicons',
  'scripts',
  'package.json',
  'package-lock.json',
];

/** What the documents are made of. */
const DOCUMENTS = [
  'docs',
  'packages',
  'scripts',
  'lexicons/README.md',
  ...['server', 'web', 'cli'].map((app) => `apps/${app}/README.md`),
  ...['README', 'ARCHITECTURE', 'CONTRIBUTING', 'CHANGELOG', 'SECURITY'].map(
    (name) => `${name}.md`,
  ),
];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'bench']);

/** False where the build failed; its own words say why. Whoever comes while another process builds waits, and finds it built. */
export const buildWeb = () => withFileLock(lock, () => buildAlone() && buildDocs());

function buildAlone() {
  const sources = fingerprint(SOURCES.map((source) => join(root, source)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true;
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: web,
    // A test that builds it has another one.
    env: { ...toolEnv(), NODE_ENV: 'production' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) writeFileSync(stamp, sources);
  return status === 0;
}

/** Below the page, which takes them away when it is built anew. */
function buildDocs() {
  const docs = join(web, 'dist', 'docs');
  const docsStamp = join(docs, '.built');
  const sources = fingerprint(DOCUMENTS.map((source) => join(root, source)));
  if (existsSync(docsStamp) && readFileSync(docsStamp, 'utf8') === sources) return true;
  const script = join(root, 'scripts', 'docs.ts');
  const { status } = spawnSync(node, [script, docs], { env: toolEnv(), stdio: ['ignore', 2, 2] });
  // What is wrong with them they say themselves, and a test holds them to it; the page is good without them.
  if (status === 0) writeFileSync(docsStamp, sources);
  return true;
}

/** Of all that lies there, tests and built files aside. @param {string[]} paths */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(path, hash);
  return hash.digest('hex');
}

/** @param {string} path @param {import('node:crypto').Hash} hash */
function add(path, hash) {
  if (path.endsWith('.test.ts')) return;
  const entries = readEntries(path);
  if (entries === undefined) hash.update(`${path}\n`).update(readFileSync(path));
  else for (const name of entries) if (!LEFT_OUT.has(name)) add(join(path, name), hash);
}

/** The sorted names in a folder; undefined for a file. @param {string} path */
function readEntries(path) {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
