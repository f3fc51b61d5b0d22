/** A network that delays, loses, doubles, reorders and cuts off, all from a seed and by the clock of the test. */
import type { Rng } from '@taht/testkit';
import type { Clock } from '../../src/rooms/clock.ts';

const CUT_MS = 3000;

export class Network {
  readonly #clock: Clock;
  readonly #rng: Rng;
  /** Until when nothing gets through, by the client's name. */
  readonly #cuts = new Map<string, number>();
  isCalm = false;
  readonly counts = { sent: 0, lost: 0, doubled: 0, late: 0, cuts: 0, broken: 0 };

  constructor(clock: Clock, rng: Rng) {
    this.#clock = clock;
    this.#rng = rng;
  }

  cut(client: string): void {
    this.counts.cuts++;
    this.#cuts.set(client, this.#clock.now() + this.#rng.below(CUT_MS));
  }

  /** One way, by itself: it may come late, twice, after what was sent later, or never. */
  carry(client: string, arrive: () => void): void {
    this.counts.sent++;
    const copies = this.#chance(0.1) ? 2 : 1;
    if (copies > 1) this.counts.doubled++;
    for (let copy = 0; copy < copies; copy++) {
      if (this.#isLost(client)) this.counts.lost++;
      else this.#later(this.#delay(), arrive);
    }
  }

  /** A connection: everything in order, or it breaks, and then nothing more. */
  connect(client: string, broken: () => void): (arrive: () => void) => void {
    let isBroken = false;
    let last = 0;
    return (arrive) => {
      if (isBroken) return;
      if (this.#isLost(client)) {
        isBroken = true;
        this.counts.broken++;
        this.#later(CUT_MS / 2, broken);
        return;
      }
      const time = Math.max(last, this.#clock.now() + this.#delay());
      last = time;
      this.#clock.at(time, arrive);
    };
  }

  #isLost(client: string): boolean {
    if (this.isCalm) return false;
    return (this.#cuts.get(client) ?? 0) > this.#clock.now() || this.#chance(0.05);
  }

  #delay(): number {
    if (this.isCalm) return 1;
    if (!this.#chance(0.03)) return 1 + this.#rng.below(100);
    this.counts.late++;
    return this.#rng.below(8000);
  }

  #chance(probability: number): boolean {
    return !this.isCalm && this.#rng.chance(probability);
  }

  #later(ms: number, job: () => void): void {
    this.#clock.at(this.#clock.now() + ms, job);
  }
}
