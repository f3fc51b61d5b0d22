/**
 * A player's points: our own sum beside the totals of the record.
 * A wrong total is found once, where it comes in: later lines may go on from it, or from what it should have been.
 */

export interface Tally {
  readonly own: number;
  /** What the record's next total may build on; the last one written comes first. */
  readonly bases: readonly number[];
}

export const EMPTY_TALLY: Tally = { own: 0, bases: [0] };

/** After a line that could not be read anything may follow. */
export const lostTally = ({ own }: Tally): Tally => ({ own, bases: [] });

export interface Entry {
  readonly score: number;
  readonly recordedScore: number | null;
  readonly total: number | null;
  /** Another score that the total may follow from: a play's own wrong points, taken back. */
  readonly alternative?: number;
}

/** Whether a total could be the player's next, by the points written beside it. */
export const isNextTotal = (
  { bases }: Tally,
  score: number | null,
  total: number | null,
): boolean => score !== null && total !== null && bases.includes(total - score);

/** `expected` is given where the total does not follow from anything. */
export function addEntry(
  tally: Tally,
  { score, recordedScore, total, alternative }: Entry,
): { readonly tally: Tally; readonly expected?: number } {
  const own = tally.own + score;
  const written = recordedScore ?? score;
  if (total === null) return { tally: { own, bases: tally.bases.map((base) => base + written) } };
  const [base] = tally.bases;
  const fits =
    base === undefined ||
    total === own ||
    [score, written, alternative ?? score].some((points) => tally.bases.includes(total - points));
  if (fits) return { tally: { own, bases: [total] } };
  const expected = base + written;
  return { tally: { own, bases: [total, expected] }, expected };
}
