/** Builds the page into `dist` with the licences of all that it and its server run with, and keeps a compressed copy beside every file that gains by it. */
import { readdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
// Side by side, on as many cores as there are.
await Promise.all(
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && GAINS.test(file.name))
    .map((file) => keepCompressed(join(file.parentPath, file.name))),
);

async function keepCompressed(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, brotliFor(bytes)),
    promisify(gzip)(bytes),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
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
