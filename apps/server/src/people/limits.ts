/** How often something may be tried, by address, name or person. A try is counted before it is made, and given back if it was right. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../rooms/clock.ts';

interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const MINUTE = 60_000;

/** A hall of people shares one address, so limits per address alone are generous. */
export const LIMITS = {
  'arrive-by-address': { most: 600, windowMs: 10 * MINUTE },
  'log-in-by-address': { most: 300, windowMs: 15 * MINUTE },
  'log-in-by-name': { most: 100, windowMs: 15 * MINUTE },
  'log-in-by-name-and-address': { most: 10, windowMs: 15 * MINUTE },
  'recover-by-address': { most: 60, windowMs: 15 * MINUTE },
  'class-by-address': { most: 600, windowMs: 10 * MINUTE },
  'hash-by-address': { most: 300, windowMs: 15 * MINUTE },
  'hash-by-person': { most: 20, windowMs: 15 * MINUTE },
  'open-table-by-person': { most: 60, windowMs: 60 * MINUTE },
  /** Fewer than may wait to be let into a tournament, so nobody fills the queue alone. */
  'ask-in-by-address': { most: 12, windowMs: 10 * MINUTE },
  /** What a director has the server work out, in players that are looked at: a draw costs all of them, an undo all that happened. */
  'work-by-guest': { most: 6000, windowMs: MINUTE },
  'work-by-account': { most: 20_000, windowMs: MINUTE },
  'work-by-address': { most: 60_000, windowMs: MINUTE },
  'claim-by-person': { most: 10, windowMs: 10 * MINUTE },
  'look-up-by-person': { most: 300, windowMs: 10 * MINUTE },
  'letter-by-person': { most: 5, windowMs: 60 * MINUTE },
  'letter-by-address': { most: 3, windowMs: 1440 * MINUTE },
  /** Pictures of links that have to be drawn: those who show links ask for many from one address. */
  'picture-by-address': { most: 300, windowMs: 10 * MINUTE },
  'export-by-person': { most: 5, windowMs: 60 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;

/** Guesses at secrets: a restart gives nobody new ones. */
const LASTING: readonly LimitName[] = [
  ...(['log-in-by-name', 'log-in-by-name-and-address', 'recover-by-address'] as const),
  ...(['class-by-address', 'hash-by-address', 'hash-by-person', 'claim-by-person'] as const),
];

/** A limit, what it is counted by, and for how much it counts where not for one. */
export type Counted = readonly [name: LimitName, key: string, cost?: number];

interface Count {
  used: number;
  readonly until: number;
}

type Row = readonly [id: string, used: number, until: number];

const isOf = (id: string, name: LimitName): boolean => id.startsWith(`${name} `);

/** Beyond so many keys the oldest windows are forgotten first. */
const MOST_KEYS = 100_000;

export class Limits {
  readonly #clock: Clock;
  readonly #secret: Uint8Array;
  readonly #counts = new Map<string, Count>();
  #isChanged = false;

  /** With the secret of the server, so that nobody learns names and addresses from what is stored. */
  constructor(clock: Clock, secret: Uint8Array) {
    this.#clock = clock;
    this.#secret = secret;
  }

  /** What is to outlast the process; null where nothing has changed since it was asked for. */
  lasting(): string | null {
    if (!this.#isChanged) return null;
    this.#isChanged = false;
    const now = this.#clock.now();
    const rows = [...this.#counts].filter(
      ([id, { used, until }]) => used > 0 && until > now && LASTING.some((name) => isOf(id, name)),
    );
    return JSON.stringify(rows.map(([id, { used, until }]): Row => [id, used, until]));
  }

  /** What a process before this one had counted. */
  recall(text: string): void {
    for (const [id, used, until] of JSON.parse(text) as readonly Row[])
      this.#counts.set(id, { used: used + (this.#counts.get(id)?.used ?? 0), until });
  }

  /** Null where it may be tried; else the seconds to wait. All are counted, or none where one of them is used up. */
  takeAll(wanted: readonly Counted[]): number | null {
    for (const [i, [name, key, cost]] of wanted.entries()) {
      const wait = this.take(name, key, cost);
      if (wait === null) continue;
      this.giveAllBack(wanted.slice(0, i));
      return wait;
    }
    return null;
  }

  giveAllBack(counted: readonly Counted[]): void {
    for (const [name, key, cost] of counted) this.giveBack(name, key, cost);
  }

  /** Null where it may be tried; else the seconds to wait. What costs more than there is at all may be tried once. */
  take(name: LimitName, key: string, cost = 1): number | null {
    const now = this.#clock.now();
    const { most, windowMs } = LIMITS[name];
    const id = this.#idOf(name, key);
    const there = this.#counts.get(id);
    const count =
      there !== undefined && there.until > now ? there : { used: 0, until: now + windowMs };
    if (count.used > 0 && count.used + cost > most) return Math.ceil((count.until - now) / 1000);
    count.used += cost;
    this.#isChanged ||= LASTING.includes(name);
    this.#counts.delete(id);
    this.#counts.set(id, count);
    if (this.#counts.size > MOST_KEYS) this.#sweep(now);
    return null;
  }

  giveBack(name: LimitName, key: string, cost = 1): void {
    const count = this.#counts.get(this.#idOf(name, key));
    if (count !== undefined) count.used = Math.max(0, count.used - cost);
    this.#isChanged ||= LASTING.includes(name);
  }

  #idOf(name: LimitName, key: string): string {
    const digest = createHmac('sha256', this.#secret).update(key).digest('base64url');
    return `${name} ${digest.slice(0, 22)}`;
  }

  #sweep(now: number): void {
    for (const [id, { until }] of this.#counts) if (until <= now) this.#counts.delete(id);
    for (const id of this.#counts.keys()) {
      if (this.#counts.size <= MOST_KEYS) return;
      this.#counts.delete(id);
    }
  }
}
