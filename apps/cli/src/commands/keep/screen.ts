/** Draws the score keeper's screen: the board, and beside or below it scores, clocks, the bag and the last lines. */
import { premiumColoursOf } from '@taht/editions';
import { BLANK } from '@taht/letters';
import {
  changeLines,
  changeText,
  clockText,
  lineText,
  type Naming,
  remarkText,
  rowText,
  type Texts,
} from '@taht/phrasing';
import {
  leftAt,
  type ScoredRow,
  type ScoredSheet,
  type ScoreSheet,
  scoreSheetClock,
  tilesLeft,
} from '@taht/record';
import type { Square } from '@taht/rules';
import { boardLines, boardWidth, type CellWidth } from '../../screen/board.ts';
import type { Style } from '../../screen/style.ts';
import { turnColumns } from '../../text/turn-columns.ts';
import { cutTo, padEnd, padStart, widthOf } from '../../text/width.ts';
import { wrap, wrapAll } from '../../text/wrap.ts';

export interface SheetScene {
  readonly sheet: ScoreSheet;
  readonly standing: ScoredSheet;
  readonly naming: Naming;
  readonly now: number;
  readonly lines: readonly string[];
}

const GAP = 2;
const LEAST_PANEL = 24;
const MOST_PANEL = 40;

export function sheetScreen(scene: SheetScene, style: Style): string[] {
  const { standing, naming } = scene;
  const cell: CellWidth = style.columns >= boardWidth(3) ? 3 : 2;
  const last = standing.rows.findLast(({ kind }) => kind === 'play');
  const fresh = new Set<Square>(last?.isWithdrawn ? [] : last?.tiles.map(({ square }) => square));
  const board = boardLines(
    {
      board: standing.board,
      rows: standing.setup.board.rows,
      colours: premiumColoursOf(standing.setup.rules.id),
      labels: naming.columns,
      alphabet: naming.script.alphabet,
      fresh,
    },
    style,
    cell,
  );
  const room = style.columns - boardWidth(cell) - GAP;
  const width = Math.min(MOST_PANEL, room >= LEAST_PANEL ? room : style.columns);
  const panel = panelLines(scene, style, width, board.length);
  const top =
    room >= LEAST_PANEL
      ? board.map((line, i) => `${padEnd(line, boardWidth(cell) + GAP)}${panel[i] ?? ''}`.trimEnd())
      : [...board, ...panel.filter((line) => line !== '').slice(0, standing.scores.length + 3)];
  return [...top, ...wrapAll(scene.lines, style.columns)];
}

function panelLines(
  { sheet, standing, naming, now }: SheetScene,
  { texts, paint }: Style,
  width: number,
  height: number,
): string[] {
  const clock = scoreSheetClock(sheet);
  const left = clock === null ? null : leftAt(clock, now);
  const players = standing.scores.map((score, seat) => {
    const time = left === null ? '' : padStart(clockText(left[seat] ?? 0), 8);
    const right = `${padStart(String(score), 4)}${time}`;
    const mark = seat === standing.onTurn ? '▸ ' : '  ';
    const name = cutTo(`${mark}${naming.player(seat)}`, width - widthOf(right) - 1);
    const line = `${padEnd(name, width - widthOf(right))}${right}`;
    return seat === standing.onTurn ? paint.heading(line) : line;
  });
  const head = [...players, '', ...wrap(texts.t('play.bag', { count: standing.bag }), width), ''];
  const rows = standing.rows
    .slice(-Math.max(0, height - head.length))
    .map((row) => shortRow(row, naming, texts, width));
  return [...head, ...rows].slice(0, height);
}

function shortRow(row: ScoredRow, naming: Naming, texts: Texts, width: number): string {
  const points = row.kind === 'play' ? ` ${row.score}` : '';
  const flag = row.remarks.length > 0 ? '! ' : '';
  const name = row.kind === 'end' ? '' : `${cutTo(naming.player(row.seat), 8)} `;
  const text = cutTo(`${flag}${name}${rowText(row, naming, texts)}`, width - points.length);
  return `${text}${points}`;
}

/** The whole sheet with its numbers, what is odd about its lines, and what was changed. */
export function sheetTable(standing: ScoredSheet, naming: Naming, texts: Texts): string[] {
  const { t } = texts;
  const table = turnColumns(
    texts,
    standing.rows.map((row, i) => [
      String(i + 1),
      row.kind === 'end' ? '' : cutTo(naming.player(row.seat), 16),
      rowText(row, naming, texts),
      row.kind === 'play' ? String(row.score) : row.score === 0 ? '' : changeText(row.score),
      row.kind === 'end' ? '' : String(row.total),
    ]),
  );
  const notes = standing.rows.flatMap((row, i) => [
    ...row.remarks.map((remark) => `${i + 1}: ${remarkText(remark, naming, texts)}`),
    ...changeLines(row, naming, texts),
    ...(row.written?.mended ?? []).map(({ before, at, by, reason }) => {
      const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
      const text = lineText(before, naming, texts);
      return `${i + 1}: ${t('score-keeper.mended', { before: text, when, by: by || '–', reason: reason || '–' })}`;
    }),
  ]);
  return notes.length === 0 ? table : [...table, '', ...notes];
}

export function leftLines(standing: ScoredSheet, { t }: Texts): string[] {
  const left = [...tilesLeft(standing)];
  const name = (tile: string): string => (tile === BLANK ? t('tile.blank') : tile);
  const surplus = left.filter(([, count]) => count < 0).map(([tile]) => name(tile));
  const rest = left.filter(([, count]) => count > 0).map(([tile, n]) => `${name(tile)} ${n}`);
  return [
    t('score-keeper.tracker'),
    rest.join('  '),
    ...(surplus.length === 0 ? [] : [t('score-keeper.surplus', { tiles: surplus.join(', ') })]),
  ];
}
