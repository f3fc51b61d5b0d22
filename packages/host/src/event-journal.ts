/** The file of an event with many tables: a line for each entry, chained by digests. */
import { ok, type Result } from '@taht/base';
import {
  type EventEntry,
  FIRST_EVENT_DIGEST,
  makeEventFile,
  makeEventLine,
  parseEventFile,
} from '@taht/record';
import {
  createLines,
  type JournalFailure,
  type LineFormat,
  type LineJournal,
  openLines,
} from './line-journal.ts';

export type EventJournal = LineJournal<readonly EventEntry[], EventEntry>;

const FORMAT: LineFormat<readonly EventEntry[], EventEntry> = {
  read(text) {
    const read = parseEventFile(text);
    return read.ok ? ok({ held: read.value.entries, torn: read.value.torn }) : read;
  },
  write: (entries) => ({
    text: makeEventFile(entries),
    digest: entries.reduce(
      (digest, entry) => makeEventLine(entry, digest).digest,
      FIRST_EVENT_DIGEST,
    ),
  }),
  line: makeEventLine,
};

/** A new one with its first entry: the event is there whole or not at all. */
export const createEventJournal = (
  path: string,
  first: EventEntry,
): Result<EventJournal, JournalFailure> => createLines(path, FORMAT, [first]);

export const openEventJournal = (path: string): Result<EventJournal, JournalFailure> =>
  openLines(path, FORMAT);
