/** The file of a score sheet: a line for each act, and no digests, since its keeper may correct all of it. */
import { ok, type Result } from '@taht/base';
import {
  type Act,
  makeActLine,
  makeScoreSheetJournal,
  parseScoreSheet,
  type ScoreSheet,
} from '@taht/record';
import {
  createLines,
  type JournalFailure,
  type LineFormat,
  type LineJournal,
  openLines,
} from './line-journal.ts';

export type ScoreSheetJournal = LineJournal<ScoreSheet, Act>;

const NO_DIGEST = '';

const FORMAT: LineFormat<ScoreSheet, Act> = {
  read(text) {
    const read = parseScoreSheet(text);
    if (!read.ok) return read;
    const { setup, acts, torn } = read.value;
    return ok({ held: { setup, acts }, torn });
  },
  write: (sheet) => ({ text: makeScoreSheetJournal(sheet), digest: NO_DIGEST }),
  line: (act) => ({ line: makeActLine(act), digest: NO_DIGEST }),
};

export const createScoreSheetJournal = (
  path: string,
  sheet: ScoreSheet,
): Result<ScoreSheetJournal, JournalFailure> => createLines(path, FORMAT, sheet);

export const openScoreSheetJournal = (path: string): Result<ScoreSheetJournal, JournalFailure> =>
  openLines(path, FORMAT);
