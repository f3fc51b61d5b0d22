/** Sheets as an XLSX workbook (ECMA-376, part 1, 18): texts and numbers as such, whatever language the spreadsheet speaks. */
import { makeZip } from './make-zip.ts';
import type { Sheet } from './sheets.ts';

export interface NamedSheet {
  readonly name: string;
  readonly rows: Sheet;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Whoever calls it brings what makes UTF-8 of text. */
export function makeXlsx(
  sheets: readonly NamedSheet[],
  encode: (text: string) => Uint8Array,
): Uint8Array {
  const parts: readonly (readonly [string, string])[] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${each(sheets, (_, i) => `<Override PartName="/xl/worksheets/sheet${i}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(sheets, ({ name }, i) => `<sheet name="${escaped(sheetName(name))}" sheetId="${i}" r:id="rId${i}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`])),
    ],
    ...sheets.map(({ rows }, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(rows)] as const),
  ];
  return makeZip(parts.map(([name, xml]) => ({ name: encode(name), content: encode(HEAD + xml) })));
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const each = (
  sheets: readonly NamedSheet[],
  make: (sheet: NamedSheet, number: number) => string,
): string => sheets.map((sheet, i) => make(sheet, i + 1)).join('');

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], i) =>
        `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Spreadsheets take no more, and none of these signs. */
const sheetName = (name: string): string =>
  [...name.replaceAll(/[[\]:*?/\\]/gu, ' ')].slice(0, 31).join('');

const sheetXml = (rows: Sheet): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`;

const cell = (value: string | number): string =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

/** Without what XML cannot hold at all. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\P{C}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
