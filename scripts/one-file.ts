/** Bundles the door of `taht` for pages without a bundler into one file: `npx node scripts/one-file.ts FOLDER`. */
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { root } from './paths.js';

const [folder = ''] = process.argv.slice(2);
await build({
  configFile: false,
  root: join(root, 'packages/taht'),
  logLevel: 'warn',
  build: {
    outDir: folder,
    emptyOutDir: false,
    lib: { entry: 'src/one-file.ts', formats: ['es'], fileName: () => 'taht.one-file.js' },
  },
});
