/** The score sheet: every turn with its play, its points and the total. */
import { pointsText, turnText } from '@taht/phrasing';
import type { Style } from '../../../screen/style.ts';
import { columnsOf } from '../../../text/columns.ts';
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
  const head = [
    '',
    t('play.column-player'),
    t('turn.play'),
    t('turn.points'),
    t('play.column-total'),
  ];
  const [first = '', ...rest] = columnsOf(
    [head, ...rows],
    ['right', 'left', 'left', 'right', 'right'],
  );
  return [
    paint.heading(first),
    ...rest,
    '',
    ...game.seats.map(
      ({ score }, seat) => `${naming.player(seat)}: ${t('count.points', { count: score })}`,
    ),
  ];
}
