/** The host of solitaires and un-games as a page asks it: a worker for as long as the page is open. */
import type { Result } from '@taht/base';
import type { solitaire } from '@taht/modes';
import type {
  Answered,
  Asked,
  FromOtherGames,
  OtherGamesFailure,
  ToOtherGames,
} from './message.ts';

export interface OtherGamesEvents {
  onTold?(game: string, events: readonly object[]): void;
  onProgress?(progress: solitaire.Progress): void;
  /** The worker could not be started, or broke down. */
  onBroken?(): void;
}

type Settle = (result: Result<never, OtherGamesFailure>) => void;

export class OtherGamesClient {
  readonly #worker: Worker;
  readonly #events: OtherGamesEvents;
  readonly #waiting = new Map<number, Settle>();
  #next = 1;

  constructor(events: OtherGamesEvents = {}) {
    this.#events = events;
    this.#worker = new Worker(new URL('../../worker/other-games-worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromOtherGames>) =>
      this.#receive(data),
    );
    this.#worker.addEventListener('error', ({ message }) => this.#fail(message ?? ''));
  }

  ask<Kind extends Asked['kind']>(
    asked: Extract<Asked, { kind: Kind }>,
  ): Promise<Result<Answered[Kind], OtherGamesFailure>> {
    const number = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve as Settle);
      this.#worker.postMessage({ number, asked } satisfies ToOtherGames);
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #receive(message: FromOtherGames): void {
    if (message.kind === 'told') this.#events.onTold?.(message.game, message.events);
    else if (message.kind === 'progress') this.#events.onProgress?.(message.progress);
    else {
      this.#waiting.get(message.number)?.(message.result as Result<never, OtherGamesFailure>);
      this.#waiting.delete(message.number);
    }
  }

  #fail(reason: string): void {
    for (const settle of this.#waiting.values())
      settle({ ok: false, error: { code: 'broken', reason } });
    this.#waiting.clear();
    this.#events.onBroken?.();
  }
}
