/**
 * Lays out a folder that starts by itself: Node, the sources of server and command line, what they need, word lists, licences.
 * Node strips types outside `node_modules` only, so a package of ours is a door there that leads to its sources.
 */
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import process from 'node:process';
import { type Installed, installedPackages } from './installed-packages.ts';
import { notices } from './notices.ts';
import { doorsIn, type Manifest } from './packed-manifest.ts';
import { root } from './paths.js';
import { SBOM, sbom } from './sbom.ts';
import { writeSums } from './sums.ts';

const APPS = ['apps/cli', 'apps/server'];

/** What a release has of one system alone. */
export interface SystemParts {
  /** Node itself. */
  readonly program: string;
  /** Packages for this system that are installed here for another one, or not at all. */
  readonly natives: readonly Installed[];
}

export interface ReleaseOptions {
  /** Without them it is for this system. */
  readonly parts?: SystemParts | undefined;
  /** Built before; a test has a smaller one. */
  readonly page?: string;
}

export function makeRelease(
  folder: string,
  { parts, page = join(root, 'apps/web/dist') }: ReleaseOptions = {},
): void {
  mkdirSync(folder, { recursive: true });
  const packages = workspacePackages();
  for (const home of [...APPS, ...packages]) copySources(home, folder);
  for (const home of packages) writeDoor(home, folder);
  const installed = installedPackages(APPS.map((home) => join(root, home)));
  const common =
    parts === undefined ? installed : installed.filter(({ folder }) => !isNative(folder));
  for (const each of common) copyPackage(each.folder, join(folder, relative(root, each.folder)));
  const natives = parts?.natives ?? [];
  for (const each of natives) copyPackage(each.folder, join(folder, 'node_modules', each.name));
  const needed = [...common, ...natives];
  cpSync(page, join(folder, 'apps/web/dist'), { recursive: true });
  cpSync(join(root, 'lexicons'), join(folder, 'lexicons'), { recursive: true });
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  for (const file of [
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'docs/OPERATE.md',
    'SECURITY.md',
    'docs/SECURITY.md',
  ])
    copyTo(file, folder);
  const bundled = installedPackages([join(root, 'apps/web')]);
  const parted = distinct([...needed, ...bundled]);
  writeFileSync(join(folder, 'NOTICES'), notices(parted));
  writeFileSync(join(folder, SBOM), sbom(parted));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  copyNode(parts?.program ?? process.execPath, folder);
  writeSums(folder);
}

/** All that server and command line import. */
const workspacePackages = (): readonly string[] =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => file.replaceAll('\\', '/').replace('/package.json', ''))
    .filter((home) => !['packages/testkit', 'packages/taht'].includes(home))
    .sort();

function copySources(home: string, folder: string): void {
  copyTo(`${home}/package.json`, folder);
  cpSync(join(root, home, 'src'), join(folder, home, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  });
  const { files = [] } = readJson(join(root, home, 'package.json')) as { files?: string[] };
  for (const extra of files)
    cpSync(join(root, home, extra), join(folder, home, extra), { recursive: true });
}

/** Real files instead of links, so that the folder can be copied anywhere. */
function writeDoor(home: string, folder: string): void {
  const { name, version, exports = '' } = readJson(join(root, home, 'package.json')) as Manifest;
  const door = join(folder, 'node_modules', name);
  mkdirSync(door, { recursive: true });
  const doors = doorsIn(exports).map(([path, file]) => {
    const target = relative(door, join(folder, home, file as string)).replaceAll('\\', '/');
    const own = `./${basename(file as string, '.ts')}.js`;
    writeFileSync(join(door, own), `export * from '${target}';\n`);
    return [path, own];
  });
  const written = { name, version, type: 'module', exports: Object.fromEntries(doors) };
  writeFileSync(join(door, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
}

/** Without packages nested in it, which are listed themselves, and what only tools for writing code read. */
function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) =>
      !relative(from, path).includes('node_modules') && !/\.(?:map|d\.[cm]?ts)$/.test(path),
  });
}

/** Its manifest names the systems for which it is. */
const isNative = (folder: string): boolean =>
  Object.hasOwn(readJson(join(folder, 'package.json')) as object, 'os');

function copyNode(program: string, folder: string): void {
  const node = join(folder, 'bin', basename(program));
  mkdirSync(join(folder, 'bin'), { recursive: true });
  copyFileSync(program, node);
  chmodSync(node, 0o755);
  for (const script of readdirSync(join(root, 'scripts/release'))) {
    const isForHere = script.endsWith('.cmd') === program.endsWith('.exe');
    if (!isForHere) continue;
    copyFileSync(join(root, 'scripts/release', script), join(folder, script));
    chmodSync(join(folder, script), 0o755);
  }
}

function copyTo(file: string, folder: string): void {
  cpSync(join(root, file), join(folder, file));
}

const distinct = (all: readonly Installed[]): readonly Installed[] =>
  [...new Map(all.map((each) => [`${each.name} ${each.version}`, each])).values()].toSorted(
    (a, b) => (a.name < b.name ? -1 : 1),
  );

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
