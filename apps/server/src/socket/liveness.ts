/** Whether a client is alive: when it was pinged, whether it has answered, and how long that took. */
import { LIMITS } from '../http/limits.ts';

export class Liveness {
  #isAlive = true;
  #asked = 0;
  /** Until it is answered. */
  #pinged: number | null = null;
  /** The last round trips, the newest last. */
  #trips: readonly number[] = [];

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** The shortest of the last round trips; a client can make the others longer. */
  get trip(): number | null {
    return this.#trips.length === 0 ? null : Math.min(...this.#trips);
  }

  /** Whether it is time to ask again. */
  isOld(now: number): boolean {
    return now - this.#asked >= LIMITS.pulse;
  }

  ask(now: number): void {
    this.#isAlive = false;
    this.#asked = now;
    this.#pinged = now;
  }

  /** The client sent something. */
  seen(): void {
    this.#isAlive = true;
  }

  answered(now: number): void {
    this.#isAlive = true;
    if (this.#pinged === null) return;
    this.#trips = [...this.#trips, Math.max(0, now - this.#pinged)].slice(-4);
    this.#pinged = null;
  }
}
