/** The score sheet: every turn with its play, its points and the total. */
import { pointsText, turnText } from '@taht/phrasing';
import type { Style } from '../../../screen/style.ts';
import { turnColumns } from '../../../text/turn-columns.ts';
import { cutTo } from '../../../text/width.ts';
import type { Scores } from './panel.ts';

export function scoreSheet(
  { turns, naming, game }: Scores,
  { texts, paint, columns }: Style,
): string[] {
  const { t } = texts;
  const nameRoom = Math.min(20, Math.floor(columns / 4));
  const playRoom = Math.max(12, columns - nameRoom - 24);
  const rows = turns.map((turn, i) => [
    String(i + 1),
    cutTo(naming.player(turn.seat), nameRoom),
    cutTo(turnText(turn, naming, texts), playRoom),
    pointsText(turn),
    String(turn.total),
  ]);
  const [first = '', ...rest] = turnColumns(texts, rows);
  return [
    paint.heading(first),
    ...rest,
    '',
    ...game.seats.map(
      ({ score }, seat) => `${naming.player(seat)}: ${t('count.points', { count: score })}`,
    ),
  ];
}
