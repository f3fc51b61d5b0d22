/** What no seating could go below. */
import type { Entrant } from './port.ts';

/**
 * Meetings within schools: each school alone, spread over the tables as evenly as it can be. Exchanging two players
 * can always bring a school that is not nearer to that without harm to another, so the bound is reached
 * wherever nothing else is asked.
 */
export function sameSchoolAtLeast(players: readonly Entrant[], sizes: readonly number[]): number {
  const counts = new Map<string, number>();
  for (const { school } of players)
    if (school !== null) counts.set(school, (counts.get(school) ?? 0) + 1);
  return sum([...counts.values()].map((count) => meetingsAtLeast(count, sizes)));
}

/** One after the other to a table where the fewest of them sit and there is room. */
function meetingsAtLeast(count: number, sizes: readonly number[]): number {
  let meetings = 0;
  let left = count;
  for (let already = 0; left > 0; already++) {
    const seated = Math.min(left, sizes.filter((size) => size > already).length);
    if (seated === 0) return meetings;
    meetings += seated * already;
    left -= seated;
  }
  return meetings;
}

/** Meetings again, by the better of two arguments. */
export const repeatsAtLeast = (players: readonly Entrant[], sizes: readonly number[]): number =>
  Math.max(forcedOnPlayers(players, sizes), forcedOnGroups(players, sizes));

/**
 * Some have fewer new opponents left than seats beside them. The smaller tables are for those who have the fewest left,
 * as every other way to seat them makes more of such meetings.
 */
function forcedOnPlayers(players: readonly Entrant[], sizes: readonly number[]): number {
  const here = new Set(players.map(({ player }) => player));
  const left = players
    .map(({ met }) => players.length - 1 - new Set(met.filter((player) => here.has(player))).size)
    .sort((a, b) => a - b);
  const beside = sizes
    .toSorted((a, b) => a - b)
    .flatMap((size) => Array<number>(size).fill(size - 1));
  const forced = beside.map((seats, i) => Math.max(0, seats - (left[i] ?? 0)));
  // Each meeting is one of two players, and all of one player are different ones.
  return Math.max(Math.ceil(sum(forced) / 2), ...forced);
}

/** Those who have all met each other are like a school: more of them than there are tables meet again. */
function forcedOnGroups(players: readonly Entrant[], sizes: readonly number[]): number {
  const meetings = new Meetings(players);
  let forced = 0;
  for (;;) {
    const group = meetings.largestGroup(sizes.length + 1);
    if (group.length <= sizes.length) return forced;
    forced += meetingsAtLeast(group.length, sizes);
    meetings.remove(group);
  }
}

/** Who has met whom how often; a meeting that one group stands on counts for no other. */
class Meetings {
  readonly #times: ReadonlyMap<number, Map<number, number>>;

  constructor(players: readonly Entrant[]) {
    this.#times = new Map(players.map(({ player }) => [player, new Map()]));
    for (const { player, met } of players)
      for (const other of met) if (this.#times.has(other)) this.#change(player, other, 1);
  }

  /** As large as can be found by going from each player to those met most; empty where none can have so many. */
  largestGroup(least: number): readonly number[] {
    let largest: readonly number[] = [];
    for (const [player, others] of this.#times) {
      if (others.size + 1 < Math.max(least, largest.length + 1)) continue;
      const group = [player];
      for (const other of [...others.keys()].sort((a, b) => this.#degree(b) - this.#degree(a)))
        if (group.every((each) => this.#times.get(each)?.has(other))) group.push(other);
      if (group.length > largest.length) largest = group;
    }
    return largest;
  }

  remove(group: readonly number[]): void {
    for (const a of group) for (const b of group) if (a !== b) this.#change(a, b, -1);
  }

  #degree(player: number): number {
    return this.#times.get(player)?.size ?? 0;
  }

  #change(from: number, to: number, by: number): void {
    const times = this.#times.get(from);
    const next = (times?.get(to) ?? 0) + by;
    if (next > 0) times?.set(to, next);
    else times?.delete(to);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
