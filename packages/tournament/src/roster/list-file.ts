/** A file with a list as rows of text, whatever program has written it: a workbook, or text with separators. */
import { err, ok, type Result } from '@taht/base';
import { type Rows, readCsv } from './csv.ts';
import { odsRows } from './ods.ts';
import { MOST, type ReadPart } from './workbook-parts.ts';
import { xlsxRows } from './xlsx.ts';
import { xmlParts } from './xml.ts';
import { type Unpack, unpacked, zipEntries } from './zip.ts';

/** `old-workbook`: as spreadsheets wrote it until 2007, which nothing here reads. */
export interface ListFault {
  readonly code: 'not-a-list' | 'old-workbook' | 'too-large';
}

/** How files begin: a zip file, an office file before 2007, a PDF. */
const ZIP = [0x50, 0x4b];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];

/** `textOf` knows how text is written in the language of whoever reads it. */
export async function readListFile(
  bytes: Uint8Array,
  textOf: (bytes: Uint8Array) => string,
  unpack: Unpack,
): Promise<Result<Rows, ListFault>> {
  const begins = (mark: readonly number[]): boolean => mark.every((byte, i) => bytes[i] === byte);
  if (begins(ZIP)) return readWorkbook(bytes, unpack);
  if (begins(OLD_OFFICE)) return err({ code: 'old-workbook' });
  return begins(PDF) ? err({ code: 'not-a-list' }) : readCsv(textOf(bytes));
}

async function readWorkbook(bytes: Uint8Array, unpack: Unpack): Promise<Result<Rows, ListFault>> {
  const entries = new Map(zipEntries(bytes, unpack)?.map((entry) => [entry.name, entry]));
  if ([...entries.values()].some(({ size }) => size > MOST.bytes))
    return err({ code: 'too-large' });
  const read: ReadPart = async (path) => {
    const entry = entries.get(path);
    const content = entry && (await unpacked(entry, unpack));
    return content && [...xmlParts(unpack.decode(content))];
  };
  const content = await read('content.xml');
  const rows = content === undefined ? await xlsxRows(read) : odsRows(content);
  return rows === undefined ? err({ code: 'not-a-list' }) : ok(rows);
}
