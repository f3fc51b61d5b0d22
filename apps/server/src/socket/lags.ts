/** How much measured lag each person is given back in each game; see `LAG`. */
import { LAG } from '../http/limits.ts';

/** The most recently used are remembered. */
const MOST_REMEMBERED = 50_000;

export class Lags {
  readonly #used = new Map<string, number>();

  /** By how much a command may be dated back, given the measured round trip. */
  allowed(stream: string, person: string, trip: number | null): number {
    const used = this.#used.get(keyOf(stream, person)) ?? 0;
    return Math.max(0, Math.min(trip ?? 0, LAG.mostPerCommand, LAG.mostPerGame - used));
  }

  use(stream: string, person: string, lag: number): void {
    if (lag <= 0) return;
    const key = keyOf(stream, person);
    const used = (this.#used.get(key) ?? 0) + lag;
    this.#used.delete(key);
    this.#used.set(key, used);
    const [oldest] = this.#used.keys();
    if (this.#used.size > MOST_REMEMBERED && oldest !== undefined) this.#used.delete(oldest);
  }
}

const keyOf = (stream: string, person: string): string => `${stream}\n${person}`;
