/** The columns of a list of turns: number, player, play, points and total. */
import type { Texts } from '@taht/phrasing';
import { columnsOf } from './columns.ts';

/** The heading is the first line. */
export const turnColumns = ({ t }: Texts, rows: readonly (readonly string[])[]): string[] =>
  columnsOf(
    [
      ['', t('play.column-player'), t('turn.play'), t('turn.points'), t('play.column-total')],
      ...rows,
    ],
    ['right', 'left', 'left', 'right', 'right'],
  );
