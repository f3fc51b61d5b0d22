/** The file of a tournament with many tables: a line for each entry, chained by digests. */
import { ok, type Result } from '@taht/base';
import {
  FIRST_TOURNAMENT_DIGEST,
  makeTournamentFile,
  makeTournamentLine,
  parseTournamentFile,
  type TournamentEntry,
} from '@taht/record';
import {
  createLines,
  type JournalFailure,
  type LineFormat,
  type LineJournal,
  openLines,
} from './line-journal.ts';

export type TournamentJournal = LineJournal<readonly TournamentEntry[], TournamentEntry>;

const FORMAT: LineFormat<readonly TournamentEntry[], TournamentEntry> = {
  read(text) {
    const read = parseTournamentFile(text);
    return read.ok ? ok({ held: read.value.entries, torn: read.value.torn }) : read;
  },
  write: (entries) => ({
    text: makeTournamentFile(entries),
    digest: entries.reduce(
      (digest, entry) => makeTournamentLine(entry, digest).digest,
      FIRST_TOURNAMENT_DIGEST,
    ),
  }),
  line: makeTournamentLine,
};

/** A new one with its first entry: the tournament is there whole or not at all. */
export const createTournamentJournal = (
  path: string,
  first: TournamentEntry,
): Result<TournamentJournal, JournalFailure> => createLines(path, FORMAT, [first]);

export const openTournamentJournal = (path: string): Result<TournamentJournal, JournalFailure> =>
  openLines(path, FORMAT);
