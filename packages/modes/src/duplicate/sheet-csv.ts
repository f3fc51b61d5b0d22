/** The full sheet as a file for spreadsheets; what the columns are called is up to whoever asks. */
import { makeCsv } from '../csv.ts';
import type { Sheet } from './sheet.ts';
import type { Own } from './view.ts';

export const SHEET_COLUMNS = [
  'rank',
  'number',
  'name',
  'hall',
  'total',
  'percent',
  'penalty',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

const CELLS: Readonly<Record<SheetColumn, (row: Own) => string | number>> = {
  rank: ({ rank }) => rank,
  number: ({ player }) => player,
  name: ({ name }) => name,
  hall: ({ hall }) => hall,
  total: ({ total }) => total,
  percent: ({ percent }) => percent,
  penalty: ({ penalty }) => penalty,
};

/** A line for each player, the best first; after the columns the points of every round, solos included. */
export function makeSheetCsv(
  { rounds, rows }: Sheet,
  labels: Readonly<Record<SheetColumn, string>>,
): string {
  const heading = [
    ...SHEET_COLUMNS.map((column) => labels[column]),
    ...rounds.map(({ round }) => round),
  ];
  const lines = rows.map((row) => [
    ...SHEET_COLUMNS.map((column) => CELLS[column](row)),
    ...row.rounds.map(({ points, solo }) => points + solo),
  ]);
  return makeCsv([heading, ...lines]);
}
