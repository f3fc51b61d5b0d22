/**
 * The door for a page without a bundler: one file, from wherever it is served, that is page and worker alike.
 * A browser starts no worker from another site, so one of the page's own imports this file.
 */
import type { Port } from './calls.ts';
import { serveCalls } from './serve-calls.ts';
import type { OpenOptions, Taht } from './taht.ts';
import { openThrough, type WorkerPort } from './through-worker.ts';

export { TahtError, TROUBLE_CODES } from './trouble.ts';

const NAME = 'taht';

declare const Worker: new (url: string, options: { type: 'module'; name: string }) => WorkerPort;

const { name, document } = globalThis as { name?: string; document?: unknown };
if (document === undefined && name === NAME) serveCalls(globalThis as unknown as Port);

/** Opens an edition: `et`, `is`, `fi`, `uk`, `tr` or `en`. */
export function openTaht(edition: string, options: OpenOptions = {}): Promise<Taht> {
  const source = new Blob([`import ${JSON.stringify(import.meta.url)};`], {
    type: 'text/javascript',
  });
  const worker = new Worker(URL.createObjectURL(source), { type: 'module', name: NAME });
  return openThrough(worker, edition, options);
}
