/**
 * The heartbeat of all processes together. Time in which none ran, or none reached the store, is charged to
 * nobody. It is known to within one interval, in the players' favour.
 */
import { ok, type Result } from '@taht/base';
import type { Absence } from '../kind/kind.ts';
import type { Store, StoreFailure } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { every } from './every.ts';

/** Intervals that a running process may miss. */
const MISSED = 3;

/** A beat, as the store takes it. */
type Sign = (now: number) => Promise<Result<undefined, StoreFailure>>;

export class Heartbeat {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #interval: number;
  readonly #onAbsence: () => void;
  readonly #stopBeating: () => void;
  #last = Number.NEGATIVE_INFINITY;
  #beating: Promise<Result<undefined, StoreFailure>> | null = null;
  /** All that are known, the oldest first. */
  readonly absences: Absence[] = [];

  constructor(
    store: Store,
    clock: Clock,
    interval: number,
    { onAbsence, onBug }: { onAbsence(): void; onBug(error: unknown): void },
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#interval = interval;
    this.#onAbsence = onAbsence;
    // Twice as often as promised, so that a starting process never takes a late beat for silence.
    this.#stopBeating = every(clock, interval / 2, () => this.beat(), onBug);
  }

  /** The first beat; other running processes may be late by one interval. */
  start(): Promise<Result<undefined, StoreFailure>> {
    return this.#once((now) => this.#store.begin(now, this.#interval));
  }

  /** Makes sure, before anything is decided, that no absence is unknown. */
  sure(): Promise<Result<undefined, StoreFailure>> {
    return this.#within(MISSED * this.#interval);
  }

  /** Makes sure that the store takes what is written. */
  writes(): Promise<Result<undefined, StoreFailure>> {
    return this.#within(this.#interval);
  }

  /** There was a beat within this time, or there is one now. */
  async #within(time: number): Promise<Result<undefined, StoreFailure>> {
    return this.#clock.now() - this.#last <= time ? ok(undefined) : this.beat();
  }

  beat(): Promise<Result<undefined, StoreFailure>> {
    return this.#once((now) => this.#store.beat(now, MISSED * this.#interval));
  }

  stop(): void {
    this.#stopBeating();
  }

  #once(sign: Sign): Promise<Result<undefined, StoreFailure>> {
    this.#beating ??= this.#give(sign).finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #give(sign: Sign): Promise<Result<undefined, StoreFailure>> {
    const now = this.#clock.now();
    const beaten = await sign(now);
    if (!beaten.ok) return beaten;
    const found = await this.#store.absences(this.absences.at(-1)?.to ?? 0);
    if (!found.ok) return found;
    this.#last = now;
    if (found.value.length > 0) {
      this.absences.push(...found.value);
      this.#onAbsence();
    }
    return ok(undefined);
  }
}
