/** The first sheet of an XLSX workbook as rows of text (ECMA-376, part 1, 18.3): what cells show is taken as it is stored. */
import type { Rows } from './csv.ts';
import { MOST, type ReadPart } from './workbook-parts.ts';
import type { XmlPart } from './xml.ts';

/** Undefined where there is no sheet. */
export async function xlsxRows(read: ReadPart): Promise<Rows | undefined> {
  const workbook = await read('xl/workbook.xml');
  const links = await read('xl/_rels/workbook.xml.rels');
  const sheet = await read(firstSheet(workbook ?? [], links ?? []));
  return sheet && rowsOf(sheet, sharedTexts((await read('xl/sharedStrings.xml')) ?? []));
}

/** The path of the sheet that the workbook names first. */
function firstSheet(workbook: readonly XmlPart[], links: readonly XmlPart[]): string {
  const sheet = workbook.find((part) => part.kind === 'open' && part.name === 'sheet');
  const id = attribute(sheet, /:id$/);
  const link = links.find((part) => id !== undefined && attribute(part, /^Id$/) === id);
  const target = attribute(link, /^Target$/) ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const attribute = (part: XmlPart | undefined, name: RegExp): string | undefined =>
  part?.kind === 'open'
    ? part.attributes.entries().find(([key]) => name.test(key))?.[1]
    : undefined;

/** Each may be made of pieces of different look; how a word is pronounced does not belong to it. */
function sharedTexts(parts: readonly XmlPart[]): string[] {
  const texts: string[] = [];
  const inside: string[] = [];
  for (const part of parts) {
    if (part.kind === 'open') {
      inside.push(part.name);
      if (part.name === 'si') texts.push('');
    } else if (part.kind === 'close') inside.pop();
    else if (inside.at(-1) === 't' && !inside.includes('rPh'))
      texts.push((texts.pop() ?? '') + part.text);
  }
  return texts;
}

type Cell = { readonly column: number; readonly type: string | undefined; text: string };

/** Rows and cells that are left out are empty. */
function rowsOf(parts: readonly XmlPart[], shared: readonly string[]): Rows {
  const rows: string[][] = [];
  let cell: Cell | undefined;
  let element = '';
  for (const part of parts) {
    if (part.kind === 'text') {
      if (cell !== undefined && (element === 'v' || element === 't')) cell.text += part.text;
      continue;
    }
    element = part.kind === 'open' ? part.name : '';
    if (part.kind === 'open' && part.name === 'row')
      openRow(rows, Number(part.attributes.get('r') ?? rows.length + 1));
    if (part.kind === 'open' && part.name === 'c')
      cell = {
        column: columnOf(part.attributes.get('r')) ?? rows.at(-1)?.length ?? 0,
        type: part.attributes.get('t'),
        text: '',
      };
    if (part.kind === 'close' && part.name === 'c' && cell !== undefined) {
      setCell(rows.at(-1) ?? [], cell, shared);
      cell = undefined;
    }
  }
  return rows;
}

function openRow(rows: string[][], number: number): void {
  const last = Math.min(number, MOST.rows);
  do rows.push([]);
  while (rows.length < last);
}

function setCell(row: string[], { column, type, text }: Cell, shared: readonly string[]): void {
  if (column >= MOST.columns) return;
  while (row.length < column) row.push('');
  row[column] = (type === 's' ? (shared[Number(text)] ?? '') : text).trim();
}

/** `C7` is in the third column, which is number 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = reference?.match(/^[A-Z]{1,3}/)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
