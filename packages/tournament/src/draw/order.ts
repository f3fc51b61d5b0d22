/** The orders in which a standing is drawn from. Equals stay as the lot has them. */
import type { Entrant } from './port.ts';

/** Best first; those without a place last. */
export const byRank = <T extends Pick<Entrant, 'rank'>>(entrants: readonly T[]): T[] =>
  entrants.toSorted((a, b) => placeOf(a) - placeOf(b));

/** Most points first, then by rank. */
export const byPoints = <T extends Pick<Entrant, 'rank' | 'points'>>(entrants: readonly T[]): T[] =>
  byRank(entrants).sort((a, b) => b.points - a.points);

const placeOf = ({ rank }: Pick<Entrant, 'rank'>): number =>
  rank === 0 ? Number.MAX_SAFE_INTEGER : rank;
