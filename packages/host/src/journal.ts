/** The file of a game under way: a line for each entry. */
import { err, ok, type Result } from '@taht/base';
import { type Entry, FIRST_DIGEST, makeEntryLine, makeHeader, parseRecord } from '@taht/record';
import {
  createLines,
  type JournalFailure,
  type LineFormat,
  type LineJournal,
  openLines,
  type Written,
} from './line-journal.ts';

export type Journal = LineJournal<readonly Entry[], Entry>;

const FORMAT: LineFormat<readonly Entry[], Entry> = {
  read(text) {
    if (isDocument(text)) return err({ code: 'not-a-record', line: 1, at: 'entries' });
    const record = parseRecord(text);
    return record.ok ? ok({ held: record.value.entries, torn: record.value.torn }) : record;
  },
  write: textOf,
  line: makeEntryLine,
};

/** A new journal with its first entry: the game is there whole or not at all. */
export const createJournal = (path: string, first: Entry): Result<Journal, JournalFailure> =>
  createLines(path, FORMAT, [first]);

export const openJournal = (path: string): Result<Journal, JournalFailure> =>
  openLines(path, FORMAT);

/** A finished record is one JSON value and cannot be appended to. */
function isDocument(text: string): boolean {
  return text.slice(0, text.indexOf('\n')).trimEnd().endsWith('[');
}

function textOf(entries: readonly Entry[]): Written {
  const lines = [makeHeader()];
  let digest = FIRST_DIGEST;
  for (const entry of entries) {
    const made = makeEntryLine(entry, digest);
    lines.push(made.line);
    digest = made.digest;
  }
  return { text: `${lines.join('\n')}\n`, digest };
}
