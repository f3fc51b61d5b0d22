/** The host of local games as the page asks it; one worker for all games of this device, started when it is first needed. */
import type { Result } from '@taht/base';
import type { EventView, Viewer } from '@taht/rules';
import { startWorker } from '../engine/start-worker.ts';
import type { Answered, Asked, FromHost, HostFailure, ToHost } from './message.ts';

export type Told = (events: readonly (EventView | null)[], version: number) => void;

type Settle = (result: Result<never, HostFailure>) => void;

class HostClient {
  #worker: Worker | undefined;
  #next = 1;
  readonly #waiting = new Map<number, Settle>();
  readonly #watchers = new Map<number, Told>();

  ask<Kind extends Asked['kind']>(
    asked: Extract<Asked, { kind: Kind }>,
  ): Promise<Result<Answered[Kind], HostFailure>> {
    return this.#send(this.#next++, asked);
  }

  /** Tells everything that has happened, then whatever happens. Returns what ends it. */
  async watch(game: string, viewer: Viewer, told: Told): Promise<Result<() => void, HostFailure>> {
    const number = this.#next++;
    this.#watchers.set(number, told);
    const answer = await this.#send<'watch'>(number, { kind: 'watch', game, viewer });
    const stop = (): void => {
      if (this.#watchers.delete(number)) void this.ask({ kind: 'unwatch', watch: number });
    };
    if (answer.ok) return { ok: true, value: stop };
    this.#watchers.delete(number);
    return answer;
  }

  #send<Kind extends Asked['kind']>(
    number: number,
    asked: Asked,
  ): Promise<Result<Answered[Kind], HostFailure>> {
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve as Settle);
      this.#open().postMessage({ number, asked } satisfies ToHost);
    });
  }

  #open(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => this.#receive(data));
    worker.addEventListener('error', ({ message }) => this.#fail(message ?? ''));
    this.#worker = worker;
    return worker;
  }

  #receive(message: FromHost): void {
    if (message.kind === 'told') {
      this.#watchers.get(message.watch)?.(message.events, message.version);
      return;
    }
    this.#waiting.get(message.number)?.(message.result as Result<never, HostFailure>);
    this.#waiting.delete(message.number);
  }

  /** The script could not be loaded, or it broke down: the next question starts another. */
  #fail(reason: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const settle of this.#waiting.values())
      settle({ ok: false, error: { code: 'broken', reason } });
    this.#waiting.clear();
  }
}

export const localGames = new HostClient();
