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
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Manifest, packedManifest } from './packed-manifest.ts';
import { bin, root } from './paths.js';
import { runTool } from './run-tool.ts';

/** Packs into `folder` and returns the paths of the tarballs. */
export function packAll(folder: string): string[] {
  const work = mkdtempSync(join(tmpdir(), 'taht-pack-'));
  try {
    const built = join(work, 'built');
    runTool(join(bin, 'tsc'), ['-p', 'tsconfig.pack.json', '--outDir', built], root);
    rewriteDeclarations(built);
    const staged = publishable().map((home) => stage(home, built, join(work, 'staged')));
    mkdirSync(folder, { recursive: true });
    runTool('npm', ['pack', '--silent', '--pack-destination', folder, ...staged], root);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.tgz'))
      .sort()
      .map((file) => join(folder, file));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** `packages/*` but the private ones, and the CLI. */
function publishable(): string[] {
  return globSync('{packages/*,apps/cli}/package.json', { cwd: root })
    .filter((file) => !readManifest(join(root, file)).private)
    .map((file) => file.replaceAll('\\', '/').replace('/package.json', ''))
    .sort();
}

/** Lays out one package as it will be installed, and returns its folder. */
function stage(home: string, built: string, staged: string): string {
  const target = join(staged, home);
  const manifest = readManifest(join(root, home, 'package.json'));
  cpSync(join(built, home, 'src'), join(target, 'dist'), { recursive: true });
  for (const extra of manifest.files ?? []) {
    cpSync(join(root, home, extra), join(target, extra), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const readme = join(root, home, 'README.md');
  if (existsSync(readme)) cpSync(readme, join(target, 'README.md'));
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(packedManifest(manifest), null, 2)}\n`,
  );
  return target;
}

/** TypeScript rewrites the `.ts` endings of relative imports in `.js` files, but not in `.d.ts` files. */
function rewriteDeclarations(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/((?:from |import\()["']\.{1,2}\/[^"'\n]+)\.ts(?=["'])/gu, '$1.js'),
    );
  }
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}
