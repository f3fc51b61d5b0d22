/** The door for a page that a bundler builds: the engine thinks in a worker, and the page stays quick. */
import type { OpenOptions, Taht } from './taht.ts';
import { openThrough, type WorkerPort } from './through-worker.ts';

export type * from './taht.ts';
export { TahtError, TROUBLE_CODES, type TroubleCode } from './trouble.ts';

declare const Worker: new (url: URL, options: { type: 'module' }) => WorkerPort;

/** Opens an edition: `et`, `is`, `fi`, `uk`, `tr` or `en`. */
export const openTaht = (edition: string, options: OpenOptions = {}): Promise<Taht> =>
  openThrough(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    edition,
    options,
  );
