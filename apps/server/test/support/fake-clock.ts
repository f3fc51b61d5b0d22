/** A clock that a test moves by hand. */
import type { Clock } from '../../src/rooms/clock.ts';

interface Alarm {
  readonly time: number;
  readonly callback: () => void;
}

export class FakeClock implements Clock {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  constructor(now = 1_000_000) {
    this.#now = now;
  }

  /** Alarms that are set. */
  get size(): number {
    return this.#alarms.size;
  }

  now(): number {
    return this.#now;
  }

  at(time: number, callback: () => void): () => void {
    const alarm = { time, callback };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Lets time pass; what is set off on the way is done before it goes on. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.time);
      next.callback();
      await quiet();
    }
    this.#now = end;
    await quiet();
  }

  /** Nobody is called any more, as after a crash. */
  forget(): void {
    this.#alarms.clear();
  }

  #next(end: number): Alarm | undefined {
    let next: Alarm | undefined;
    for (const alarm of this.#alarms)
      if (alarm.time <= end && alarm.time < (next?.time ?? Number.POSITIVE_INFINITY)) next = alarm;
    return next;
  }
}

/** Until all that needs no clock has happened. */
export const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
