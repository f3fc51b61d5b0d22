/** The end of a game on a real board: what is left on the racks is deducted and credited as the rules say (RULES 10). */
import type { BySeat, Ruleset, Seat, TileTables } from '@taht/rules';
import { sumPoints } from '@taht/rules';
import type { Left, Line } from './score-sheet.ts';
import type { Change } from './scored-state.ts';

const leftPoints = (tables: TileTables, left: Left): number =>
  left.kind === 'tiles' ? sumPoints(tables, left.tiles) : left.points;

export function closingChanges(
  { final: { deductOwn, creditOut } }: Ruleset,
  tables: TileTables,
  { out, racks, overtime }: Extract<Line, { kind: 'end' }>,
): readonly Change[] {
  const worth = racks.map((left) => leftPoints(tables, left));
  const deducts = deductOwn === 'always' || (deductOwn === 'unless-out' && out === null);
  const deductions = worth.flatMap((points, seat) =>
    deducts && points !== 0 ? [{ seat, points: -points, cause: 'own-tiles' } as const] : [],
  );
  const times = creditOut === 'double' ? 2 : 1;
  const credit =
    out === null || creditOut === 'none'
      ? []
      : [
          {
            seat: out,
            points: times * worth.reduce((sum, points) => sum + points, 0),
            cause: 'credit',
          } as const,
        ];
  const late = overtime.flatMap((points, seat) =>
    points === 0 ? [] : [{ seat, points, cause: 'overtime' } as const],
  );
  return [...deductions, ...credit, ...late];
}

/** By score, those who have lost the game last; a letter is drawn on the table, not here. */
export function rankingOf(
  { ties }: Ruleset,
  scores: BySeat<number>,
  before: BySeat<number>,
  lost: BySeat<boolean>,
): readonly (readonly Seat[])[] {
  const seats = scores.map((_, seat) => seat);
  const keyOf = (seat: Seat): readonly number[] => [
    lost[seat] === true ? 1 : 0,
    -(scores[seat] ?? 0),
    ties.includes('before-deduction') ? -(before[seat] ?? 0) : 0,
  ];
  const groups = Map.groupBy(seats, (seat) => keyOf(seat).join());
  const byKey = ([a = 0]: readonly Seat[], [b = 0]: readonly Seat[]): number => {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left.map((n, i) => n - (right[i] ?? 0)).find((n) => n !== 0) ?? 0;
  };
  return [...groups.values()].sort(byKey);
}
