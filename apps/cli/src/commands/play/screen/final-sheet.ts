/** The final sheet: places, points played for, racks and what they cost or brought, and the winner. */

import { changeText, type FinalRow, finalSheetOf, type Naming, tilesText } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import type { Style } from '../../../screen/style.ts';
import { columnsOf } from '../../../text/columns.ts';
import { cutTo } from '../../../text/width.ts';
import { wrapAll } from '../../../text/wrap.ts';

export function finalSheet(game: Game, naming: Naming, { texts, paint, columns }: Style): string[] {
  const sheet = finalSheetOf(game, naming, texts);
  if (sheet === null) return [];
  const { t } = texts;
  const head = ['place', 'player', 'played', 'tiles', 'change', 'total'] as const;
  const [first = '', ...rest] = columnsOf(
    [
      head.map((name) => t(`play.column-${name}`)),
      ...sheet.rows.map((row) => finalCells(row, naming, columns)),
    ],
    ['right', 'left', 'right', 'left', 'right', 'right'],
  );
  return [
    ...wrapAll([sheet.reason], columns).map(paint.heading),
    '',
    paint.heading(first),
    ...rest,
    '',
    ...wrapAll([...sheet.adjustments, ...sheet.ties], columns),
    ...wrapAll([sheet.winner], columns).map(paint.good),
  ];
}

const finalCells = (row: FinalRow, naming: Naming, columns: number): string[] => [
  String(row.place),
  cutTo(naming.player(row.seat), Math.max(6, Math.min(20, columns - 58))),
  String(row.played),
  tilesText(row.tiles),
  changeText(row.change),
  String(row.total),
];
