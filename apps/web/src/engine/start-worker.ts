/** Engine and local host are one script, so that the page loads it once; which of them a worker is, its messages say. */

export const startWorker = (): Worker =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
