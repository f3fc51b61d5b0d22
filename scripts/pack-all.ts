/** Builds every publishable package and packs it. What is packed holds no TypeScript sources: Node strips no types under node_modules. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedPackages } from './installed-packages.ts';
import { manPage } from './man-page.ts';
import { notices } from './notices.ts';
import { type Manifest, packedManifest } from './packed-manifest.ts';
import { bin, node, root } from './paths.js';
import { runTool } from './run-tool.ts';
import { stageWords } from './word-packages.ts';

export interface PackOptions {
  /** Built before; a test has a smaller one. */
  readonly page?: string;
  /** Whether the types are checked on the way; a test runs beside the check of all types. */
  readonly checksTypes?: boolean;
}

/** Packs into `folder` and returns the paths of the tarballs. */
export function packAll(
  folder: string,
  { page = join(root, 'apps/web/dist'), checksTypes = true }: PackOptions = {},
): string[] {
  const work = mkdtempSync(join(tmpdir(), 'taht-pack-'));
  try {
    const built = join(work, 'built');
    const check = checksTypes ? [] : ['--noCheck'];
    runTool(join(bin, 'tsc'), ['-p', 'tsconfig.pack.json', '--outDir', built, ...check], root);
    rewriteEndings(built);
    const staged = join(work, 'staged');
    const { version } = readManifest(join(root, 'package.json'));
    const folders = [
      ...publishable().map((home) => stage(home, built, staged, page)),
      ...stageWords(staged, `${version}`),
    ];
    mkdirSync(folder, { recursive: true });
    runTool('npm', ['pack', '--silent', '--pack-destination', folder, ...folders], root);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.tgz'))
      .sort()
      .map((file) => join(folder, file));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** `packages/*` but the private ones, and the apps; the page as it is built. */
function publishable(): string[] {
  return globSync('{packages,apps}/*/package.json', { cwd: root })
    .filter((file) => !readManifest(join(root, file)).private)
    .map((file) => file.replaceAll('\\', '/').replace('/package.json', ''))
    .sort();
}

/** Lays out one package as it will be installed, and returns its folder. */
function stage(home: string, built: string, staged: string, page: string): string {
  const target = join(staged, home);
  const manifest = readManifest(join(root, home, 'package.json'));
  if (home === 'apps/web') stagePage(target, page);
  else stageCompiled(home, built, target, manifest);
  for (const extra of manifest.files ?? []) {
    cpSync(join(root, home, extra), join(target, extra), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const readme = join(root, home, 'README.md');
  if (existsSync(readme)) cpSync(readme, join(target, 'README.md'));
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(packedManifest(manifest, home), null, 2)}\n`,
  );
  return target;
}

function stageCompiled(home: string, built: string, target: string, manifest: Manifest): void {
  const hasDoor = manifest.exports !== undefined;
  cpSync(join(built, home, 'src'), join(target, 'dist'), {
    recursive: true,
    filter: (path) => hasDoor || !path.endsWith('.d.ts'),
  });
  // What is read beside the code.
  cpSync(join(root, home, 'src'), join(target, 'dist'), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith('.txt'),
  });
  if (home === 'apps/cli') stageManual(target, `${manifest.version}`);
  if (manifest.name === 'taht')
    runTool(node, [join(root, 'scripts/one-file.ts'), join(target, 'dist')], root);
}

function stageManual(target: string, version: string): void {
  const completion = [join(root, 'apps/cli/src/main.js'), 'completion', 'fish', '--language', 'en'];
  mkdirSync(join(target, 'man'));
  writeFileSync(join(target, 'man/taht.1'), manPage(runTool(node, completion, root), version));
}

/** What a server serves, with the notices of all that is built into it. */
function stagePage(target: string, page: string): void {
  cpSync(page, join(target, 'dist'), {
    recursive: true,
    // For phones in the same network, which take gzip alone; where there is a proxy it compresses better by itself.
    filter: (path) => !path.endsWith('.built') && !path.endsWith('.br'),
  });
  writeFileSync(join(target, 'NOTICES'), notices(installedPackages([join(root, 'apps/web')])));
}

/** TypeScript rewrites the `.ts` endings of relative imports in `.js` files, but neither in `.d.ts` files nor in addresses of threads. */
function rewriteEndings(folder: string): void {
  for (const file of globSync('**/*.{d.ts,js}', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const written = file.endsWith('.js')
      ? text.replace(/(new URL\(['"][\w./-]+)\.ts(?=['"], import\.meta\.url\))/gu, '$1.js')
      : text.replace(/((?:from |import\()["']\.{1,2}\/[^"'\n]+)\.ts(?=["'])/gu, '$1.js');
    if (written !== text) writeFileSync(path, written);
  }
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}
