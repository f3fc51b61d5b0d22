/** Loaded into the server's process before anything else: tells how much memory it holds when it is asked. */
import process from 'node:process';
import v8 from 'node:v8';
import vm from 'node:vm';

export interface Memory {
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
}

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

/** As it is, or after everything was thrown away that nobody needs. */
export type How = 'as it is' | 'collected';

process.on('message', (how: How) => {
  if (how === 'collected') {
    collect();
    collect();
  }
  const { heapUsed: heap, external, rss } = process.memoryUsage();
  process.send?.({ heap, external, rss } satisfies Memory);
});
process.channel?.unref();
