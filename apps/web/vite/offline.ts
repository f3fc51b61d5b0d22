/** Builds the service worker beside the page, and tells it every file that there is. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { LIST_CACHE } from '../src/engine/list-cache.ts';
import { TAKE_OVER } from '../src/offline/take-over.ts';

const SOURCE = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const NAME = 'sw.js';
/** Word lists are large, and kept when they are used. */
const LIST =
  /\.(?:dawg|ranks|meanings)$|\.leaves-[\w-]+\.json$|family-[\w-]+\.txt$|\.phonies-[\w-]+\.txt$/u;
/** From the folder `public`, which is copied as it is. */
const PUBLIC = ['icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];

export const offline = (): Plugin => ({
  name: 'taht-offline',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: NAME });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[NAME];
      if (worker?.type !== 'chunk') return;
      const names = Object.keys(bundle).filter((name) => name !== NAME && !name.endsWith('.map'));
      const lists = names.filter((name) => LIST.test(name));
      const files = [...names.filter((name) => !LIST.test(name)), ...PUBLIC];
      const values: Readonly<Record<string, unknown>> = {
        __FILES__: files.map(addressOf).toSorted(),
        __LISTS__: lists.map(addressOf).toSorted(),
        __VERSION__: versionOf(bundle),
        __LIST_CACHE__: LIST_CACHE,
        __TAKE_OVER__: TAKE_OVER,
      };
      for (const [name, value] of Object.entries(values))
        worker.code = worker.code.replaceAll(name, JSON.stringify(value));
    },
  },
});

const addressOf = (name: string): string => (name === 'index.html' ? '/' : `/${name}`);

/** Another whenever any file is another. */
function versionOf(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const [name, file] of Object.entries(bundle).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
  return hash.digest('hex').slice(0, 12);
}
