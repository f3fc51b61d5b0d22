/** Duels between all at the least cost; of an odd number one has a bye. Everybody is known by place in the order handed in. */
import { cheapestPairs } from './matching.ts';
import type { Entrant, PairedDuels } from './port.ts';

/** So many at most are paired at once: then the weights of all evils stay whole numbers that can be told apart. */
export const MOST_PAIRED = 800;

const MOST_MEETINGS = 7;

/** Something to avoid, more or less: whole numbers, none of them below zero. */
export type Evil = {
  readonly pair: (a: number, b: number) => number;
  readonly bye: (a: number) => number;
  /** No pair is worse. */
  readonly most: number;
};

export type Pairing = {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
};

/**
 * Above all nobody rests twice before everybody has once, then nobody meets again, then none of one school meet;
 * then what the system of pairing avoids, its greatest evil last.
 */
export function pairedAgainst(
  order: readonly Entrant[],
  { schools, repeats }: Pick<PairedDuels, 'schools' | 'repeats'>,
  system: readonly Evil[],
): Pairing {
  const evils = [...system];
  if (schools === 'softly') evils.push(sameSchool(order));
  if (repeats === 'softly') evils.push(metBefore(order));
  evils.push(restedBefore(order));
  const bye = order.length % 2 === 0 ? null : order.length;
  const size = order.length + (bye === null ? 0 : 1);
  const worth = weights(evils, size / 2);
  const total = (costs: readonly number[]): number =>
    costs.reduce((sum, cost, i) => sum + cost * (worth[i] as number), 0);
  const partners = cheapestPairs(size, (a, b) =>
    total(
      Math.max(a, b) === bye
        ? evils.map((evil) => evil.bye(Math.min(a, b)))
        : evils.map((evil) => evil.pair(a, b)),
    ),
  );
  return {
    pairs: partners.flatMap((b, a) => (a < b && b !== bye ? [[a, b] as const] : [])),
    bye: bye === null ? null : (partners[bye] as number),
  };
}

/** One more of an evil is worse than all lesser ones together in every pair. */
function weights(evils: readonly Evil[], pairs: number): number[] {
  const worth = [1];
  for (const { most } of evils.slice(0, -1))
    worth.push((worth.at(-1) as number) * (most * pairs + 1));
  return worth;
}

function sameSchool(order: readonly Entrant[]): Evil {
  const schools = order.map(({ school }) => school);
  const pair = (a: number, b: number): number =>
    schools[a] !== null && schools[a] === schools[b] ? 1 : 0;
  return { pair, bye: () => 0, most: 1 };
}

/** How much more often than any other two have met. */
function metBefore(order: readonly Entrant[]): Evil {
  const known = order.map(({ met }) => Map.groupBy(met, (player) => player));
  const times = (a: number, b: number): number =>
    known[a]?.get((order[b] as Entrant).player)?.length ?? 0;
  const least = Math.min(...order.map((_, a) => fewest(order.length, a, times)));
  const pair = (a: number, b: number): number => Math.min(MOST_MEETINGS, times(a, b) - least);
  return { pair, bye: () => 0, most: MOST_MEETINGS };
}

function fewest(size: number, a: number, times: (a: number, b: number) => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let b = 0; b < size && least > 0; b++) if (a !== b) least = Math.min(least, times(a, b));
  return least;
}

function restedBefore(order: readonly Entrant[]): Evil {
  const fewest = Math.min(...order.map(({ byes }) => byes));
  const bye = (a: number): number => ((order[a] as Entrant).byes > fewest ? 1 : 0);
  return { pair: () => 0, bye, most: 1 };
}
