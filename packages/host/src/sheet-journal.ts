/** The file of a score sheet: a line for each act, and no digests, since its keeper may correct all of it. */
import { ok, type Result } from '@taht/base';
import { type Act, makeActLine, makeSheetJournal, parseSheet, type Sheet } from '@taht/record';
import {
  createLines,
  type JournalFailure,
  type LineFormat,
  type LineJournal,
  openLines,
} from './line-journal.ts';

export type SheetJournal = LineJournal<Sheet, Act>;

const NO_DIGEST = '';

const FORMAT: LineFormat<Sheet, Act> = {
  read(text) {
    const read = parseSheet(text);
    if (!read.ok) return read;
    const { setup, acts, torn } = read.value;
    return ok({ held: { setup, acts }, torn });
  },
  write: (sheet) => ({ text: makeSheetJournal(sheet), digest: NO_DIGEST }),
  line: (act) => ({ line: makeActLine(act), digest: NO_DIGEST }),
};

export const createSheetJournal = (
  path: string,
  sheet: Sheet,
): Result<SheetJournal, JournalFailure> => createLines(path, FORMAT, sheet);

export const openSheetJournal = (path: string): Result<SheetJournal, JournalFailure> =>
  openLines(path, FORMAT);
