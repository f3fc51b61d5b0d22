/** A tournament with many tables as one file: a header and a line for each entry, which a console appends to and a server hands out. */
import { ok, type Result } from '@taht/base';
import type { Entry } from '@taht/stream';
import {
  type Action,
  type Author,
  evolve,
  START,
  type Tournament,
  type TournamentEvent,
} from '@taht/tournament';
import {
  type ChainedLine,
  firstDigest,
  journalLines,
  makeChainHeader,
  makeChainLine,
  makeChainLines,
  readChain,
  readChainHeader,
} from './chain.ts';
import type { RecordFailure } from './entry.ts';
import { loadEntries } from './modes/load.ts';
import { tournamentCodec } from './modes/tournament.ts';
import { canonicalJson } from './read-json.ts';

export type TournamentEntry = Entry<Author, Action, TournamentEvent>;

export interface TournamentFile {
  readonly entries: readonly TournamentEntry[];
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
  /** Of the last entry; two files with the same one are the same to the last letter. */
  readonly digest: string;
}

const FORMAT = { format: 'taht-event', version: tournamentCodec.version };

export const FIRST_TOURNAMENT_DIGEST = firstDigest(FORMAT.format);

/** The same entry gives the same bytes, whoever made it. */
const bodyOf = (entry: TournamentEntry): string =>
  canonicalJson(JSON.parse(tournamentCodec.encode(entry)));

export const makeTournamentLine = (entry: TournamentEntry, previous: string): ChainedLine =>
  makeChainLine(bodyOf(entry), previous);

export const makeTournamentFile = (entries: readonly TournamentEntry[]): string =>
  [
    makeChainHeader(FORMAT),
    ...makeChainLines(entries.map(bodyOf), FIRST_TOURNAMENT_DIGEST),
    '',
  ].join('\n');

/** A torn last line is dropped; any other fault refuses the whole. */
export function parseTournamentFile(text: string): Result<TournamentFile, RecordFailure> {
  const all = text.split('\n');
  const version = readChainHeader(all[0] ?? '', FORMAT);
  if (!version.ok) return version;
  const { lines, end } = journalLines(all);
  const chain = readChain(lines, end, FIRST_TOURNAMENT_DIGEST, (stored) =>
    tournamentCodec.decode(JSON.stringify(stored), version.value),
  );
  if (!chain.ok) return chain;
  const { items: entries, torn, digest } = chain.value;
  return ok({ entries, torn, digest });
}

export const loadTournament = (
  entries: readonly TournamentEntry[],
): Result<Tournament, RecordFailure> =>
  loadEntries({ start: START, evolve }, entries, ({ phase }) => phase === 'new');
