/** The end of a game: places, what was played for, what was left on the racks, what it cost or brought, and who has won. */
import type { Tile } from '@taht/letters';
import type { Game, Outcome, Seat } from '@taht/rules';
import type { Naming } from './naming.ts';
import type { Texts } from './texts.ts';

export interface FinalRow {
  /** Those who tie share one. */
  readonly place: number;
  readonly seat: Seat;
  /** Before the end of the game changed it. */
  readonly played: number;
  readonly tiles: readonly Tile[];
  readonly change: number;
  readonly total: number;
}

export interface FinalSheet {
  /** Why the game is over. */
  readonly reason: string;
  /** The best first. */
  readonly rows: readonly FinalRow[];
  readonly adjustments: readonly string[];
  readonly ties: readonly string[];
  readonly winner: string;
}

/** Null while the game goes on. */
export function finalSheetOf({ phase }: Game, naming: Naming, texts: Texts): FinalSheet | null {
  if (phase.kind !== 'over') return null;
  const { outcome } = phase;
  return {
    reason: texts.t('event.ended', { reason: reasonText(outcome, naming, texts) }),
    rows: outcome.ranking.flatMap((seats, i) =>
      seats.map((seat) => finalRow(outcome, seat, placeOf(outcome, i))),
    ),
    adjustments: adjustmentLines(outcome, naming, texts),
    ties: tieLines(outcome, naming, texts),
    winner: winnerLine(outcome, naming, texts),
  };
}

/** `Mari: 312 points, Jón: 298 points.` */
export const scoresLine = (scores: readonly number[], naming: Naming, { t }: Texts): string =>
  `${scores.map((count, seat) => `${naming.player(seat)}: ${t('count.points', { count })}`).join(', ')}.`;

/** `+8`, `0`, `-3`. */
export const changeText = (change: number): string => (change > 0 ? `+${change}` : String(change));

/** Those before have taken their places. */
const placeOf = ({ ranking }: Outcome, group: number): number =>
  1 + ranking.slice(0, group).reduce((sum, seats) => sum + seats.length, 0);

function finalRow(outcome: Outcome, seat: Seat, place: number): FinalRow {
  const change = outcome.adjustments
    .filter((each) => each.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);
  const total = outcome.scores[seat] ?? 0;
  const tiles = outcome.racks[seat] ?? [];
  return { place, seat, played: total - change, tiles, change, total };
}

const reasonText = ({ reason, out }: Outcome, naming: Naming, { t }: Texts): string =>
  t(`end.${reason}`, { player: out === null ? '' : naming.player(out) });

const adjustmentLines = ({ adjustments }: Outcome, naming: Naming, { t }: Texts): string[] =>
  adjustments.map(({ seat, points, cause }) =>
    t('event.adjusted', { player: naming.player(seat), points, reason: t(`cause.${cause}`) }),
  );

const tieLines = ({ tieDraw }: Outcome, naming: Naming, { t }: Texts): string[] =>
  tieDraw.map((round) =>
    t('play.tie-draw', {
      tiles: round.map(({ seat, tile }) => `${naming.player(seat)} ${tile}`).join(', '),
    }),
  );

function winnerLine(
  { ranking, scores, reason }: Outcome,
  naming: Naming,
  { t, list }: Texts,
): string {
  if (reason === 'aborted') return t('play.no-result');
  const first = ranking[0] ?? [];
  const [winner] = first;
  const score = scores[winner ?? 0] ?? 0;
  if (first.length > 1)
    return t('play.tie', { players: list(first.map((seat) => naming.player(seat))), score });
  const player = naming.player(winner ?? 0);
  return reason === 'resigned' || reason === 'left'
    ? t('play.winner-by-resignation', { player })
    : t('play.winner', { player, score });
}
