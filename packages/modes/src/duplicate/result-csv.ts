/** The full sheet as a file for spreadsheets; what the columns are called is up to whoever asks. */
import { makeCsv } from '../csv.ts';
import type { ResultSheet } from './result-sheet.ts';
import type { Own } from './view.ts';

export const RESULT_COLUMNS = [
  'rank',
  'number',
  'name',
  'hall',
  'total',
  'percent',
  'penalty',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

const CELLS: Readonly<Record<ResultColumn, (row: Own) => string | number>> = {
  rank: ({ rank }) => rank,
  number: ({ player }) => player,
  name: ({ name }) => name,
  hall: ({ hall }) => hall,
  total: ({ total }) => total,
  percent: ({ percent }) => percent,
  penalty: ({ penalty }) => penalty,
};

/** A line for each player, the best first; after the columns the points of every round, solos included. */
export function makeResultCsv(
  { rounds, rows }: ResultSheet,
  labels: Readonly<Record<ResultColumn, string>>,
): string {
  const heading = [
    ...RESULT_COLUMNS.map((column) => labels[column]),
    ...rounds.map(({ round }) => round),
  ];
  const lines = rows.map((row) => [
    ...RESULT_COLUMNS.map((column) => CELLS[column](row)),
    ...row.rounds.map(({ points, solo }) => points + solo),
  ]);
  return makeCsv([heading, ...lines]);
}
