/**
 * Runs the reactions that streams owe. Whoever holds the claim reacts, and tries again until it is done. After a
 * crash another process repeats a reaction, so doing it twice must be harmless.
 */
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { Deadlines } from './deadlines.ts';
import { every } from './every.ts';

export type Reaction = 'done' | 'later';

export interface ReactionOptions {
  readonly horizon: number;
  /** How long a claim lasts that is not renewed. */
  readonly lease: number;
  onBug(error: unknown): void;
}

/** The reaction to a stream at its present version. */
export interface Task {
  readonly version: number;
  run(): Promise<Reaction>;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** Beyond so many the counts are dropped; those streams are only retried sooner. */
const MOST_PUT_OFF = 10_000;

export class Reactions {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #options: ReactionOptions;
  readonly #taskFor: (stream: string) => Promise<Task | null>;
  readonly #debts: Deadlines;
  readonly #stopRenewing: () => void;
  readonly #underWay = new Set<string>();
  /** How often in a row each stream was put off. */
  readonly #puts = new Map<string, number>();
  /** New debts of streams that changed while their reaction ran. */
  readonly #owedAnew = new Map<string, number>();
  #isStopped = false;

  constructor(
    store: Store,
    clock: Clock,
    options: ReactionOptions,
    taskFor: (stream: string) => Promise<Task | null>,
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#options = options;
    this.#taskFor = taskFor;
    const { lease, onBug } = options;
    const times = { ...options, check: lease / 2 };
    this.#debts = new Deadlines(store, 'debts', clock, times, (stream) => this.#begin(stream));
    this.#stopRenewing = every(clock, Math.ceil(lease / 3), () => this.#renew(), onBug);
  }

  note(stream: string, owed: number | null): void {
    if (owed === null) return;
    if (this.#underWay.has(stream)) this.#owedAnew.set(stream, owed);
    this.#debts.note(stream, owed);
  }

  /** Finds debts that others left behind. */
  check(): Promise<void> {
    return this.#debts.check();
  }

  /** Reactions under way are left to whoever claims them next. */
  stop(): void {
    this.#isStopped = true;
    this.#stopRenewing();
    this.#debts.stop();
  }

  /** Resolves when the reaction has begun, so that a long one delays no other. */
  async #begin(stream: string): Promise<void> {
    if (this.#underWay.has(stream)) return;
    this.#underWay.add(stream);
    const task = await this.#taskFor(stream);
    void this.#run(stream, task).catch(this.#options.onBug);
  }

  async #run(stream: string, task: Task | null): Promise<void> {
    const reaction = task === null ? 'later' : await this.#outcomeOf(task);
    if (this.#isStopped) return;
    const next = await this.#nextTry(stream, reaction === 'done' ? task : null);
    const owed = this.#owedAnew.get(stream);
    this.#underWay.delete(stream);
    this.#owedAnew.delete(stream);
    // Not before it owes: nobody could claim it until then.
    const time = next === null ? owed : Math.max(next, owed ?? next);
    if (time !== undefined) this.#debts.note(stream, time);
  }

  /** When to try again; null where it is done and nothing happened since. */
  async #nextTry(stream: string, done: Task | null): Promise<number | null> {
    const now = this.#clock.now();
    if (done === null) return this.#putOff(stream);
    this.#puts.delete(stream);
    const settled = await this.#store.settle(stream, done.version);
    if (!settled.ok || settled.value) return null;
    await this.#store.defer([stream], now);
    return now;
  }

  async #outcomeOf(task: Task): Promise<Reaction> {
    try {
      return await task.run();
    } catch (error) {
      this.#options.onBug(error);
      return 'later';
    }
  }

  async #putOff(stream: string): Promise<number> {
    if (this.#puts.size >= MOST_PUT_OFF) this.#puts.clear();
    const puts = this.#puts.get(stream) ?? 0;
    this.#puts.set(stream, puts + 1);
    const time = this.#clock.now() + Math.min(FIRST_PAUSE_MS * 2 ** puts, LONGEST_PAUSE_MS);
    await this.#store.defer([stream], time);
    return time;
  }

  async #renew(): Promise<void> {
    if (this.#underWay.size > 0)
      await this.#store.defer([...this.#underWay], this.#clock.now() + this.#options.lease);
  }
}
