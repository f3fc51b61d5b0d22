/** The first sheet of an ODS workbook as rows of text (OpenDocument 1.3, part 3, 9.1): each cell as it is shown. */
import type { Rows } from './csv.ts';
import { MOST } from './workbook-parts.ts';
import type { XmlPart } from './xml.ts';

const CELLS = ['table-cell', 'covered-table-cell'];

/** Undefined where there is no sheet. Empty rows at the end, which are there by the million, are none. */
export function odsRows(parts: readonly XmlPart[]): Rows | undefined {
  const sheet = firstTable(parts);
  if (sheet === undefined) return undefined;
  const rows: string[][] = [];
  let row: string[] = [];
  let repeated = 1;
  let cell: OpenCell | null = null;
  let notes = 0;
  for (const part of sheet) {
    if (part.kind === 'text') {
      if (cell !== null && cell.paragraphs > 0 && notes === 0) cell.text += part.text;
      continue;
    }
    const { name } = part;
    // What is noted beside a cell is not in it.
    if (name === 'annotation') notes += part.kind === 'open' ? 1 : -1;
    else if (part.kind === 'open' && name === 'table-row') {
      row = [];
      repeated = timesOf(part, /:number-rows-repeated$/);
    } else if (part.kind === 'close' && name === 'table-row')
      addTimes(rows, withoutEnd(row), repeated, MOST.rows);
    else if (part.kind === 'open' && CELLS.includes(name))
      cell = { text: '', paragraphs: 0, times: timesOf(part, /:number-columns-repeated$/) };
    else if (part.kind === 'close' && CELLS.includes(name) && cell !== null) {
      addTimes(row, cell.text.trim(), cell.times, MOST.columns);
      cell = null;
    } else if (part.kind === 'open' && cell !== null && notes === 0) {
      if (name === 'p' && cell.paragraphs++ > 0) cell.text += ' ';
      if (name === 's' || name === 'tab' || name === 'line-break') cell.text += ' ';
    }
  }
  return rows.slice(0, 1 + rows.findLastIndex((each) => each.length > 0));
}

interface OpenCell {
  text: string;
  paragraphs: number;
  readonly times: number;
}

function firstTable(parts: readonly XmlPart[]): readonly XmlPart[] | undefined {
  const isTable = (part: XmlPart, kind: XmlPart['kind']): boolean =>
    part.kind === kind && part.kind !== 'text' && part.name === 'table';
  const first = parts.findIndex((part) => isTable(part, 'open'));
  if (first < 0) return undefined;
  const length = parts.slice(first).findIndex((part) => isTable(part, 'close'));
  return parts.slice(first, length < 0 ? undefined : first + length);
}

const timesOf = ({ attributes }: Extract<XmlPart, { kind: 'open' }>, name: RegExp): number => {
  const times = Number(attributes.entries().find(([key]) => name.test(key))?.[1] ?? 1);
  return Number.isInteger(times) && times > 0 ? times : 1;
};

/** Never more than a list may have; what is empty at the end is cut off afterwards. */
function addTimes<T>(list: T[], item: T, times: number, most: number): void {
  for (let left = Math.min(times, most - list.length); left > 0; left--) list.push(item);
}

const withoutEnd = (row: readonly string[]): string[] =>
  row.slice(0, 1 + row.findLastIndex((text) => text !== ''));
