/** The side of the page: the same calls, each sent to the worker and answered from there. */
import { type Answered, CALLS, type CallName, errorOf, type Known, type Port } from './calls.ts';
import type { OpenOptions, Taht } from './taht.ts';
import { TahtError } from './trouble.ts';

/** A worker, as far as it is needed here. */
export interface WorkerPort extends Port {
  terminate(): void;
}

export async function openThrough(
  worker: WorkerPort,
  edition: string,
  options: OpenOptions,
): Promise<Taht> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let isClosed = false;
  let asked = 0;
  const endAll = (error: Error): void => {
    isClosed = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }) => {
    const answer = data as Answered;
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('trouble' in answer) call?.reject(errorOf(answer.trouble));
    else call?.resolve(answer.value);
  });
  worker.addEventListener('error', ({ message }) =>
    endAll(new TahtError('failed', `The worker of taht ended: ${message ?? ''}`)),
  );
  const ask = (call: CallName | 'open', args: readonly unknown[]): Promise<unknown> => {
    if (isClosed) return Promise.reject(new TahtError('failed', 'This taht is closed.'));
    const id = asked++;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    worker.postMessage({ id, call, args });
    return answer.promise;
  };
  const calls = Object.fromEntries(
    CALLS.map((call) => [call, (...args: readonly unknown[]) => ask(call, args)]),
  ) as Pick<Taht, CallName>;
  try {
    const known = (await ask('open', [edition, asMessage(options)])) as Known;
    return {
      ...known,
      ...calls,
      close: async () => endAll(new TahtError('failed', 'This taht is closed.')),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** An address is sent as text, in full: the worker stands elsewhere than the page. */
function asMessage({ words, ...options }: OpenOptions): OpenOptions {
  if (words === undefined || Array.isArray(words)) return { ...options, ...(words && { words }) };
  const page = (globalThis as { location?: { href: string } }).location?.href;
  return { ...options, words: new URL(`${words}`, page).href };
}
