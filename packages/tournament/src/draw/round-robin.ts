/** Everybody against everybody, by the tables of Schurig and Berger. */

/**
 * Places in the table from 1, the one who begins first. The number of players is even; rounds count from 1, and
 * each time the table begins anew the starts are exchanged.
 */
export function bergerPairs(players: number, round: number): [number, number][] {
  const cycle = players - 1;
  const pairs = Array.from({ length: cycle }, (_, i) => i + 1).flatMap((a) => {
    const b = opponentOf(a, round, cycle);
    if (a === b) return [withLast(a, players)];
    return a < b ? [inTurn(a, b)] : [];
  });
  const isReturn = Math.floor((round - 1) / cycle) % 2 === 1;
  return isReturn ? pairs.map(([a, b]) => [b, a]) : pairs;
}

/** The places of a pair add up to one more than the round, counted round the cycle. */
const opponentOf = (place: number, round: number, cycle: number): number =>
  ((((round - place) % cycle) + cycle) % cycle) + 1;

/** The last begins against the places of its own half of the table. */
const withLast = (place: number, last: number): [number, number] =>
  place <= last / 2 ? [place, last] : [last, place];

const inTurn = (low: number, high: number): [number, number] =>
  (low + high) % 2 === 1 ? [low, high] : [high, low];
