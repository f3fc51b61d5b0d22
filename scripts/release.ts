/** `npm run release`: makes `dist/taht-VERSION-PLATFORM-ARCH` and prints its size. */
import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import manifest from '../package.json' with { type: 'json' };
import { buildWeb } from './build-web.js';
import { makeRelease } from './make-release.ts';
import { root } from './paths.js';

const folder = join(root, 'dist', `taht-${manifest.version}-${process.platform}-${process.arch}`);
if (buildWeb()) {
  rmSync(folder, { recursive: true, force: true });
  makeRelease(folder);
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter((it) => it.isFile());
  const bytes = files.reduce((sum, it) => sum + statSync(join(it.parentPath, it.name)).size, 0);
  console.log(`${folder}: ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`);
} else process.exitCode = 1;
