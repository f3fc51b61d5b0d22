/** `npm run release`: makes `dist/taht-VERSION-PLATFORM-ARCH` for this system, for those that are named, or for `all`, and prints sizes. */
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import manifest from '../package.json' with { type: 'json' };
import { buildWeb } from './build-web.js';
import { fetchPackage } from './fetch-package.ts';
import type { Installed } from './installed-packages.ts';
import { makeRelease, type SystemParts } from './make-release.ts';
import { root } from './paths.js';
import { HERE, type Pinned, TARGET_NAMES, type TargetName, targetOf } from './release-targets.ts';

const CACHE = join(root, 'node_modules', '.cache', 'release');

const isTarget = (name: string): name is TargetName => TARGET_NAMES.some((each) => each === name);

function namesFrom(args: readonly string[]): readonly string[] {
  if (args.length === 0) return [HERE];
  return args.includes('all') ? TARGET_NAMES : args;
}

/** For this system without anything from the registry, unless it was named. */
const partsFor = (name: string, isNamed: boolean): SystemParts | undefined => {
  if (!isNamed || !isTarget(name)) return undefined;
  const { runtime, native, program } = targetOf(name);
  return {
    program: join(fetchPackage(runtime, CACHE), 'bin', program),
    natives: [fetched(native)],
  };
};

function fetched(pinned: Pinned): Installed {
  const folder = fetchPackage(pinned, CACHE);
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Installed;
  return { name: pinned.name, version: pinned.version, license, folder };
}

function make(name: string, isNamed: boolean): void {
  const folder = join(root, 'dist', `taht-${manifest.version}-${name}`);
  const parts = partsFor(name, isNamed);
  rmSync(folder, { recursive: true, force: true });
  makeRelease(folder, { parts });
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter((it) => it.isFile());
  const bytes = files.reduce((sum, it) => sum + statSync(join(it.parentPath, it.name)).size, 0);
  console.log(`${folder}: ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`);
}

const args = process.argv.slice(2);
const unknown = args.filter((name) => name !== 'all' && !isTarget(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: all, ${TARGET_NAMES.join(', ')}`);
  process.exitCode = 2;
} else if (await buildWeb()) for (const name of namesFrom(args)) make(name, args.length > 0);
else process.exitCode = 1;
