/** Rows of a text file of fields, as spreadsheets write it: commas, semicolons or tabs between them, quotes around any. */
import { err, ok, type Result } from '@taht/base';
import type { ListFault } from './list-file.ts';

export type Rows = readonly (readonly string[])[];

/** Refuses a file that only calls itself text. */
export const readCsv = (content: string): Result<Rows, ListFault> =>
  CONTROL.test(content) ? err({ code: 'not-a-list' }) : ok(parseCsv(content));

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The separator is the one that most of the first lines have. Fields are trimmed; empty rows stay, so that lines can be counted. */
export function parseCsv(text: string): Rows {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(content);
  const rows: string[][] = [[]];
  const field = new RegExp(
    `(?:"((?:[^"]|"")*)"[^\\n${separator}]*|([^\\n${separator}]*))([\\n${separator}]|$)`,
    'gy',
  );
  for (const [, quoted, bare, end] of content.matchAll(field)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare ?? '').trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

const MOST_LOOKED_AT = 20;

/** A title above the heading has none, and a name may hold another. */
function separatorOf(content: string): string {
  const lines = content.replaceAll(/"[^"]*"/gu, '').split('\n', MOST_LOOKED_AT);
  const times = (separator: string): number =>
    lines.filter((line) => line.includes(separator)).length;
  return ['\t', ';', ','].reduce((best, one) => (times(one) > times(best) ? one : best));
}
