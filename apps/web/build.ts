/** Builds the page into `dist` with the licences of all that it and its server run with, and keeps a compressed copy beside every file that gains by it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { installedPackages } from '../../scripts/installed-packages.ts';
import { notices } from '../../scripts/notices.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = join(root, 'dist');
const GAINS = /\.(?:html|js|css|json|svg|dawg|ranks|meanings|webmanifest|txt)$/u;

await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true },
});
writeFileSync(
  join(folder, 'notices.txt'),
  notices(installedPackages([root, join(root, '../server'), join(root, '../cli')])),
);
for (const file of readdirSync(folder, { withFileTypes: true, recursive: true })) {
  if (!file.isFile() || !GAINS.test(file.name)) continue;
  const path = join(file.parentPath, file.name);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotliFor(bytes)));
  writeFileSync(`${path}.gz`, gzipSync(bytes));
}

/** The best there is takes seconds for a word list; a little less takes none. */
function brotliFor(bytes: Uint8Array) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length < 500_000 ? 11 : 6,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  };
}
