/** A thread that breaks down in the way that the test asks for, as often as it says; after that it answers `done`. */
import process from 'node:process';
import { getEnvironmentData, type MessagePort, parentPort } from 'node:worker_threads';

export interface Trouble {
  readonly how: 'throw' | 'exit' | 'hang';
  readonly times: number;
  /** Counts the attempts, over all threads. */
  readonly attempts: Int32Array;
}

const port = parentPort as MessagePort;
const { how, times, attempts } = getEnvironmentData('trouble') as unknown as Trouble;

port.on('message', ({ kind }: { readonly kind: string }) => {
  if (kind !== 'task') return;
  const before = Atomics.add(attempts, 0, 1);
  Atomics.notify(attempts, 0);
  if (before >= times) port.postMessage({ kind: 'done', answer: 'done' });
  else if (how === 'throw') throw new Error('a thread threw');
  else if (how === 'exit') process.exit(0);
});
