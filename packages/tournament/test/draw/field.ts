/** Fields of players for the draws, and rounds played by chance. */
import type { Entrant, Seating } from '../../src/index.ts';

export const fieldOf = (
  size: number,
  about: (i: number) => Partial<Entrant> = () => ({}),
): Entrant[] =>
  Array.from({ length: size }, (_, i) => ({
    player: i + 1,
    school: null,
    team: null,
    rank: 0,
    points: 0,
    met: [],
    starts: 0,
    byes: 0,
    table: null,
    ...about(i),
  }));

/** So many schools of one size each, or nearly. */
export const inSchools = (size: number, schools: number): Entrant[] =>
  fieldOf(size, (i) => ({ school: `school ${i % schools}` }));

/** The field after a round: who met whom, who began, and the points that each won. */
export function after(
  field: readonly Entrant[],
  { tables, byes }: Seating,
  won: (seats: readonly number[]) => readonly number[] = (seats) => seats.map(() => 0),
): Entrant[] {
  const seatOf = new Map(
    tables.flatMap(({ seats }) => {
      const points = won(seats);
      return seats.map((player, seat) => [player, { seats, seat, points: points[seat] ?? 0 }]);
    }),
  );
  const played = field.map((entrant) => {
    const own = seatOf.get(entrant.player);
    return {
      ...entrant,
      met: [...entrant.met, ...(own?.seats.filter((player) => player !== entrant.player) ?? [])],
      starts: entrant.starts + (own?.seat === 0 ? 1 : 0),
      byes: entrant.byes + (byes.includes(entrant.player) ? 1 : 0),
      points: entrant.points + (own?.points ?? 2),
    };
  });
  const standing = played.toSorted((a, b) => b.points - a.points || a.player - b.player);
  return played.map((entrant) => ({ ...entrant, rank: standing.indexOf(entrant) + 1 }));
}

/** Everybody, at a table or with a bye, in the order of numbers. */
export const everybodyIn = ({ tables, byes }: Seating): number[] =>
  [...tables.flatMap(({ seats }) => seats), ...byes].sort((a, b) => a - b);
