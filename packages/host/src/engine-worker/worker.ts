/** The thread: keeps the lexicons that it is sent, and the engine that it used last. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Lexicon } from '@taht/lexicon';
import { carryOut, makeReady, type ReadyEngine } from './carry-out.ts';
import type { FromWorker, ToWorker } from './task.ts';

const port = parentPort as MessagePort;
const lexicons = new Map<string, Lexicon>();
let last: { readonly key: string; readonly ready: ReadyEngine } | undefined;

port.on('message', (message: ToWorker) => {
  if (message.kind === 'lexicon') lexicons.set(message.lexicon.info.hash, message.lexicon);
  else port.postMessage(answerTo(message));
});

function answerTo(message: Extract<ToWorker, { kind: 'task' }>): FromWorker {
  const deadline = { expired: () => Atomics.load(message.stop, 0) !== 0 };
  try {
    return { kind: 'done', answer: carryOut(readyFor(message), message.task, deadline) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function readyFor({ lexicon, setting }: Extract<ToWorker, { kind: 'task' }>): ReadyEngine {
  const key = JSON.stringify([lexicon, setting]);
  if (last?.key === key) return last.ready;
  const words = lexicons.get(lexicon);
  if (words === undefined) throw new Error(`no lexicon ${lexicon}`);
  const ready = makeReady(words, setting);
  last = { key, ready };
  return ready;
}
