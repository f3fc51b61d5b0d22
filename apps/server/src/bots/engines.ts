/** The engine shared by everybody: a pool of threads behind a fair queue. A bot's time runs by the clock handed in. */
import { availableParallelism } from 'node:os';
import type { Result } from '@taht/base';
import { type BotWork, EnginePool } from '@taht/host';
import type { Action, GameView } from '@taht/rules';
import { type Bot, budgetFor, type Hint } from '@taht/search';
import type { Clock } from '../rooms/clock.ts';
import {
  FairQueue,
  type JobClass,
  type Order,
  type QueueOptions,
  type QueueRefusal,
} from './fair-queue.ts';

export interface EnginesOptions extends Partial<QueueOptions> {
  readonly clock: Clock;
  readonly pool?: EnginePool;
  /** Told of every answer: seconds since it was asked for, with the wait. */
  onThought?(job: JobClass, seconds: number): void;
}

/** The most and the least time that a bot gets to think. Milliseconds. */
const PATIENCE_MS = 3000;
const LEAST_MS = 100;
/** One core is left to the event loop. */
const WIDTH = Math.max(1, availableParallelism() - 1);

export class Engines {
  readonly #clock: Clock;
  readonly #width: number;
  readonly #pool: EnginePool;
  readonly #queue: FairQueue;
  readonly #onThought: (job: JobClass, seconds: number) => void;

  constructor(options: EnginesOptions) {
    const { clock, width = WIDTH, mostOfOwner = 4, most = 5000, pool } = options;
    this.#clock = clock;
    this.#width = width;
    this.#pool = pool ?? new EnginePool(width);
    this.#queue = new FairQueue({ width, mostOfOwner, most });
    this.#onThought = (job, seconds) => options.onThought?.(job, seconds);
  }

  get load(): FairQueue['load'] {
    return this.#queue.load;
  }

  /** Undefined where nothing is asked of the seat. The bot's time begins when its turn in the queue has come. */
  botAction(
    order: Order,
    work: BotWork,
    bot: Bot,
  ): Promise<Result<Action | undefined, QueueRefusal>> {
    const budget = (): number =>
      budgetFor(work.view, bot.profile, this.#patience, this.#clock.now());
    return this.#within(order, budget, (signal) => this.#pool.botAction(work, bot, { signal }));
  }

  hints(order: Order, work: BotWork): Promise<Result<readonly Hint[], QueueRefusal>> {
    return this.#within(
      order,
      () => PATIENCE_MS,
      (signal) => this.#pool.findHints(work, { signal }),
    );
  }

  /** Any other job of the pool, with its signal. */
  analyse<T>(
    order: Order,
    work: (pool: EnginePool, signal: AbortSignal) => Promise<T>,
  ): Promise<Result<T, QueueRefusal>> {
    const { signal = new AbortController().signal } = order;
    return this.#timed(order, () => work(this.#pool, signal));
  }

  async close(): Promise<void> {
    this.#queue.close();
    await this.#pool.close();
  }

  /** The more jobs wait, the less time each gets, so that nobody waits much longer. */
  get #patience(): number {
    return Math.max(LEAST_MS, PATIENCE_MS / (1 + this.#queue.load.waiting / this.#width));
  }

  async #timed<T>(order: Order, work: () => Promise<T>): Promise<Result<T, QueueRefusal>> {
    const asked = this.#clock.now();
    const done = await this.#queue.run(order, work);
    if (done.ok) this.#onThought(order.class, (this.#clock.now() - asked) / 1000);
    return done;
  }

  #within<T>(
    order: Order,
    budget: () => number,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<Result<T, QueueRefusal>> {
    return this.#timed(order, async () => {
      const over = new AbortController();
      const stop = (): void => over.abort();
      const cancel = this.#clock.at(this.#clock.now() + budget(), stop);
      order.signal?.addEventListener('abort', stop);
      try {
        return await work(over.signal);
      } finally {
        cancel();
        order.signal?.removeEventListener('abort', stop);
      }
    });
  }
}

/** Slow games can wait a little longer than tables where somebody sits. */
export const classOf = ({ rules }: Pick<GameView, 'rules'>): Order['class'] =>
  rules.clock.kind === 'days' ? 'slow' : 'live';
