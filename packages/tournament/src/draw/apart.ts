/** Exchanges players between tables until as few as can be meet who should not: a tabu search over exchanges of two. */
import { repeatsAtLeast, sameSchoolAtLeast } from './bounds.ts';
import type { Entrant, Next, TableRules } from './port.ts';

/** One exchange touches few players, so that no number of lesser evils outweighs a greater one. */
const COST = { school: 1_000_000_000, repeat: 1_000_000, step: 100, start: 1 };

/** How many exchanges are weighed at most, or made for each table if that is more; and how many are made for each player. */
const PATIENCE = { weighed: 3_000_000, tables: 2, made: 50 };

/** For how many turns of the search nobody comes back to a table just left. */
const ABSENCE = { least: 3, spread: 10 };

type Group = readonly Entrant[];
type Exchange = { readonly a: number; readonly b: number; readonly gain: number };

/**
 * First the fewest meetings within schools, then the fewest repeated ones, then by standing the shortest ways from
 * the tables where everybody belongs, then starts for those who have had the fewest.
 */
export function keepApart(
  groups: readonly Group[],
  fixed: ReadonlySet<number>,
  rules: TableRules,
  next: Next,
): Group[] {
  const search = new Search(groups, fixed, rules, next);
  return search.run(costAtLeast(groups, rules));
}

function costAtLeast(groups: readonly Group[], { schools, repeats }: TableRules): number {
  const players = groups.flat();
  const sizes = groups.map((group) => group.length);
  const starts = players.map((entrant) => entrant.starts).sort((a, b) => a - b);
  return (
    (schools === 'softly' ? COST.school * sameSchoolAtLeast(players, sizes) : 0) +
    (repeats === 'softly' ? COST.repeat * repeatsAtLeast(players, sizes) : 0) +
    COST.start * starts.slice(0, groups.length).reduce((a, b) => a + b, 0)
  );
}

/** How often any two have met, by row and column, and one bit for those of one school: a byte, as fields may be large. */
const SCHOOL = 128;

const COST_OF = Float64Array.from(
  { length: 2 * SCHOOL },
  (_, kind) => (kind & SCHOOL ? COST.school : 0) + (kind % SCHOOL) * COST.repeat,
);

function meetingsOf(players: Group, { schools, repeats }: TableRules): Uint8Array {
  const { length } = players;
  const kinds = new Uint8Array(length ** 2);
  const index = new Map(players.map(({ player }, i) => [player, i]));
  for (const [a, { school, met }] of players.entries()) {
    const row = kinds.subarray(a * length, (a + 1) * length);
    if (repeats === 'softly') for (const player of met) meetOnce(row, index.get(player));
    if (schools === 'softly' && school !== null)
      for (const [b, other] of players.entries())
        if (a !== b && other.school === school) row[b] = (row[b] as number) | SCHOOL;
  }
  return kinds;
}

function meetOnce(row: Uint8Array, player: number | undefined): void {
  if (player !== undefined) row[player] = Math.min((row[player] as number) + 1, SCHOOL - 1);
}

class Search {
  readonly #players: Group;
  readonly #fixed: readonly boolean[];
  readonly #next: Next;
  readonly #meetings: Uint8Array;
  readonly #home: readonly number[];
  readonly #step: number;
  /** The players at each table, and the table of each player. */
  readonly #tables: number[][];
  readonly #at: number[];
  /** The turn from which on a player may come to a table, by row and column. */
  readonly #free: Int32Array;

  constructor(groups: readonly Group[], fixed: ReadonlySet<number>, rules: TableRules, next: Next) {
    this.#players = groups.flat();
    this.#fixed = this.#players.map(({ player }) => fixed.has(player));
    this.#next = next;
    this.#meetings = meetingsOf(this.#players, rules);
    this.#home = groups.flatMap((group, table) => group.map(() => table));
    this.#step = rules.by === 'standing' ? COST.step : 0;
    this.#at = [...this.#home];
    this.#tables = groups.map(() => []);
    for (const [player, table] of this.#at.entries()) this.#tables[table]?.push(player);
    this.#free = new Int32Array(this.#players.length * groups.length);
  }

  run(atLeast: number): Group[] {
    const { length } = this.#players;
    const affordable = Math.max(
      PATIENCE.weighed / (4 * length),
      PATIENCE.tables * this.#tables.length,
    );
    const turns = Math.min(PATIENCE.made * length, affordable);
    let cost = this.#tables.reduce((sum, _, table) => sum + this.#costOf(table), 0);
    let best = { cost, at: [...this.#at] };
    for (let turn = 1; turn <= turns && best.cost > atLeast; turn++) {
      const found = this.#bestExchange(this.#badTable(), turn, cost - best.cost);
      if (found === undefined) continue;
      this.#exchange(found, turn);
      cost -= found.gain;
      if (cost < best.cost) best = { cost, at: [...this.#at] };
    }
    return this.#tables.map((_, table) => this.#players.filter((_, i) => best.at[i] === table));
  }

  /** Any table that costs something. */
  #badTable(): number {
    const bad = this.#tables.flatMap((_, table) => (this.#costOf(table) > 0 ? [table] : []));
    return bad[this.#next(bad.length)] as number;
  }

  #costOf(table: number): number {
    const here = this.#tables[table] as number[];
    let meetings = 0;
    let steps = 0;
    for (const player of here) {
      meetings += this.#meets(player, here, player);
      steps += this.#stepsTo(player, table);
    }
    return meetings / 2 + steps + this.#startAt(here);
  }

  /** What this player costs among those at a table, but for one of them. */
  #meets(player: number, here: readonly number[], but: number): number {
    const row = player * this.#players.length;
    let cost = 0;
    for (const other of here)
      if (other !== but) cost += COST_OF[this.#meetings[row + other] as number] as number;
    return cost;
  }

  #stepsTo(player: number, table: number): number {
    return this.#step * Math.abs((this.#home[player] as number) - table);
  }

  /** How often whoever begins here has begun before, with one player in the place of another. */
  #startAt(here: readonly number[], out = -1, into = -1): number {
    let least = Number.POSITIVE_INFINITY;
    for (const player of here) {
      const { starts } = this.#players[player === out ? into : player] as Entrant;
      if (starts < least) least = starts;
    }
    return COST.start * least;
  }

  /** The best for anybody at the table, by lot among equals; what was just left only if it beats all so far. */
  #bestExchange(table: number, turn: number, toBest: number): Exchange | undefined {
    let best: Exchange | undefined;
    let equals = 0;
    for (const a of this.#tables[table] as number[]) {
      if (this.#fixed[a]) continue;
      for (let b = 0; b < this.#players.length; b++) {
        if (this.#fixed[b] || this.#at[b] === table) continue;
        const gain = this.#gain(a, b);
        if (best !== undefined && gain < best.gain) continue;
        if (gain <= toBest && this.#isBarred(a, b, turn)) continue;
        equals = best?.gain === gain ? equals + 1 : 1;
        if (this.#next(equals) === 0) best = { a, b, gain };
      }
    }
    return best;
  }

  #gain(a: number, b: number): number {
    const [from, to] = [this.#at[a] as number, this.#at[b] as number];
    const here = this.#tables[from] as number[];
    const there = this.#tables[to] as number[];
    const meetings =
      this.#meets(a, here, a) +
      this.#meets(b, there, b) -
      this.#meets(a, there, b) -
      this.#meets(b, here, a);
    const steps =
      this.#stepsTo(a, from) + this.#stepsTo(b, to) - this.#stepsTo(a, to) - this.#stepsTo(b, from);
    const starts =
      this.#startAt(here) +
      this.#startAt(there) -
      this.#startAt(here, a, b) -
      this.#startAt(there, b, a);
    return meetings + steps + starts;
  }

  #isBarred(a: number, b: number, turn: number): boolean {
    return this.#freeFrom(a, this.#at[b]) > turn || this.#freeFrom(b, this.#at[a]) > turn;
  }

  #freeFrom(player: number, table = 0): number {
    return this.#free[player * this.#tables.length + table] as number;
  }

  #exchange({ a, b }: Exchange, turn: number): void {
    const [from, to] = [this.#at[a] as number, this.#at[b] as number];
    this.#replace(a, b, from, turn);
    this.#replace(b, a, to, turn);
  }

  #replace(player: number, by: number, table: number, turn: number): void {
    const here = this.#tables[table] as number[];
    here[here.indexOf(player)] = by;
    this.#at[by] = table;
    this.#free[player * this.#tables.length + table] =
      turn + ABSENCE.least + this.#next(ABSENCE.spread);
  }
}
