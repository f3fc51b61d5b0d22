/** The end: places, what was played for, what was left on the racks, what it cost or brought, and who has won. */
import type { Game, Outcome, Seat } from '@taht/rules';
import type { Texts } from '../i18n.ts';
import type { Naming } from '../play/naming.ts';
import { tilesText } from '../play/turns.ts';
import { columnsOf } from '../text/columns.ts';
import { cutTo } from '../text/width.ts';
import { wrapAll } from '../text/wrap.ts';
import type { Style } from './style.ts';

export function finalSheet(game: Game, naming: Naming, style: Style): string[] {
  if (game.phase.kind !== 'over') return [];
  const { outcome } = game.phase;
  const { texts, paint, columns } = style;
  const { t } = texts;
  const rows = outcome.ranking.flatMap((seats, i) =>
    seats.map((seat) => finalRow(outcome, seat, placeOf(outcome, i), naming, columns)),
  );
  const head = ['place', 'player', 'played', 'tiles', 'change', 'total'] as const;
  const [first = '', ...rest] = columnsOf(
    [head.map((name) => t(`play.column-${name}`)), ...rows],
    ['right', 'left', 'right', 'left', 'right', 'right'],
  );
  return [
    paint.heading(t('play.over')),
    ...wrapAll([t('event.ended', { reason: reasonText(outcome, naming, texts) })], columns),
    '',
    paint.heading(first),
    ...rest,
    '',
    ...wrapAll(adjustmentLines(outcome, naming, texts), columns),
    ...wrapAll(tieLines(outcome, naming, texts), columns),
    ...wrapAll([winnerLine(outcome, naming, texts)], columns).map(paint.good),
  ];
}

/** Those before have taken their places. */
const placeOf = ({ ranking }: Outcome, group: number): number =>
  1 + ranking.slice(0, group).reduce((sum, seats) => sum + seats.length, 0);

function finalRow(
  outcome: Outcome,
  seat: Seat,
  place: number,
  naming: Naming,
  columns: number,
): string[] {
  const change = outcome.adjustments
    .filter((each) => each.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);
  const total = outcome.scores[seat] ?? 0;
  return [
    String(place),
    cutTo(naming.player(seat), Math.max(6, Math.min(20, columns - 58))),
    String(total - change),
    tilesText(outcome.racks[seat] ?? []),
    change > 0 ? `+${change}` : String(change),
    String(total),
  ];
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
