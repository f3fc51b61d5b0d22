/** Before the first test: builds the bare pages as the real one would be, their files compressed as a server would keep them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Quick; with quality 11, for which a release has the time, the files are a seventh smaller. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

/** Returns what is to be done after the last test. */
export default async function buildPage(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'taht-page-'));
  await build({
    root: pathOf('../bare'),
    configFile: pathOf('../../vite.config.ts'),
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: ['index', 'hall'].map((name) => pathOf(`../bare/${name}.html`)) },
    },
    logLevel: 'warn',
  });
  for (const file of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), BROTLI));
  }
  process.env.TAHT_PAGE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
