/** Results from a list: a line for each player, or what was typed for one table in the order of its seats. */
import { err, ok, type Result } from '@taht/base';
import type { SeatScore } from '../command.ts';
import type { Round, Table } from '../state.ts';
import { folded } from './columns.ts';
import type { Rows } from './csv.ts';

export const RESULT_FIELDS = ['table', 'number', 'score', 'before'] as const;
export type ResultField = (typeof RESULT_FIELDS)[number];

const HEADINGS: Readonly<Record<ResultField, string>> = {
  table: 'table, laud, borð, pöytä, стіл, masa',
  number: 'no, number, nr, númer, nro, numero, номер, numara',
  score: 'points, score, punktid, stig, pisteet, очки, бали, puan',
  before:
    'before deductions, before, enne mahaarvamist, fyrir frádrátt, ennen vähennystä, до відрахування, düşülmeden önce',
};

/** Lines count from 1. */
export type ResultFault =
  | { readonly code: 'no-result-column'; readonly field: ResultField }
  | { readonly code: 'no-such-seat'; readonly line: number }
  | { readonly code: 'bad-score'; readonly line: number; readonly text: string }
  | { readonly code: 'seat-twice'; readonly line: number };

export interface TableScores {
  readonly table: number;
  readonly scores: readonly SeatScore[];
}

/** Tables without a single score are left out: they have not come in yet. */
export function readResults(
  rows: Rows,
  round: Pick<Round, 'tables'>,
): Result<readonly TableScores[], readonly ResultFault[]> {
  const [heading = [], ...lines] = rows;
  const columns = RESULT_FIELDS.map((field) => columnOf(heading, field));
  const missing = RESULT_FIELDS.filter((field, i) => columns[i] === -1 && field !== 'before');
  if (missing.length > 0) return err(missing.map((field) => ({ code: 'no-result-column', field })));
  const read = lines
    .map((fields, i) => ({ line: i + 2, cells: columns.map((column) => fields[column] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => readLine(line, cells, round));
  const faults = read.flatMap((each) => (each.ok ? [] : [each.error]));
  const found = read.flatMap((each) => (each.ok ? [each.value] : []));
  const twice = found.filter(
    ({ score: { player } }, i) => found.findIndex((each) => each.score.player === player) < i,
  );
  const all = [...faults, ...twice.map(({ line }) => ({ code: 'seat-twice', line }) as const)];
  return all.length > 0 ? err(all) : ok(byTable(found));
}

const columnOf = (heading: readonly string[], field: ResultField): number => {
  const names = HEADINGS[field].split(',').map(folded);
  return heading.findIndex((each) => names.includes(folded(each)));
};

interface ReadLine {
  readonly line: number;
  readonly table: number;
  readonly text: string;
  readonly score: SeatScore;
}

function readLine(
  line: number,
  [table = '', number = '', score = '', before = '']: readonly string[],
  { tables }: Pick<Round, 'tables'>,
): Result<ReadLine, ResultFault> {
  const player = Number(number);
  const seated = tables.find((each) => each.table === Number(table));
  if (seated?.seats.includes(player) !== true) return err({ code: 'no-such-seat', line });
  const read = parseScore(before === '' ? score : `${score}/${before}`);
  if (read === undefined) return err({ code: 'bad-score', line, text: score });
  return ok({ line, table: seated.table, text: score, score: { player, ...read } });
}

const byTable = (lines: readonly ReadLine[]): readonly TableScores[] =>
  [...Map.groupBy(lines, ({ table }) => table)]
    .filter(([, group]) => group.some(({ text }) => text !== ''))
    .map(([table, group]) => ({ table, scores: group.map(({ score }) => score) }));

/** `312`, `312/320` with what it was before the deductions; `-` or nothing for somebody who did not play to the end. */
function parseScore(text: string): Omit<SeatScore, 'player'> | undefined {
  if (text === '-' || text === '') return { score: null, before: null };
  const [, score, before] = /^([+-]?\d{1,5})(?:\/([+-]?\d{1,5}))?$/.exec(text) ?? [];
  if (score === undefined) return undefined;
  return { score: Number(score), before: before === undefined ? null : Number(before) };
}

/** As typed for one table, in the order of its seats; the place of the first that cannot be read, from 1. */
export function typedScores(
  { seats }: Pick<Table, 'seats'>,
  typed: readonly string[],
): Result<readonly SeatScore[], { readonly at: number }> {
  const scores = typed.map(parseScore);
  const wrong = scores.indexOf(undefined);
  if (wrong >= 0) return err({ at: wrong + 1 });
  return ok(
    seats.flatMap((player, i) => {
      const score = scores[i];
      return score === undefined ? [] : [{ player, ...score }];
    }),
  );
}
