/**
 * The stored game: a header and one line for each entry, each line chained to the one before by a digest.
 * The journal is appended line by line; the document is the same lines inside one JSON value.
 */
import { err, ok, type Result } from '@taht/base';
import type { Author, GameEvent } from '@taht/rules';
import {
  type ChainEnd,
  firstDigest,
  journalLines,
  makeChainHeader,
  makeChainLine,
  makeChainLines,
  readChain,
  readChainHeader,
} from './chain.ts';
import type { Entry, RecordFailure } from './entry.ts';
import { migrate } from './migrate.ts';
import { canonicalJson, firstIssue } from './read-json.ts';
import { commandSchema, eventSchema, type StoredEvent } from './schema.ts';

const FORMAT = 'taht-game';
export const VERSION = 5;

export interface GameRecord {
  /** The version of the format it was written in. */
  readonly version: number;
  readonly entries: readonly Entry[];
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
  /** The digest of the last entry, to go on from. */
  readonly digest: string;
}

/** The chain begins here. */
export const FIRST_DIGEST = firstDigest(FORMAT);

export const makeHeader = (version: number = VERSION): string =>
  makeChainHeader({ format: FORMAT, version });

export const makeEntryLine = (entry: Entry, previous: string): { line: string; digest: string } =>
  makeChainLine(bodyOf(entry), previous);

/** The whole record as one JSON document, every entry on a line of its own; the same entries give the same bytes. */
export const makeRecord = (entries: readonly Entry[]): string =>
  `${makeHeader().slice(0, -1)},"entries":[\n${entryLines(entries).join(',\n')}\n]}\n`;

/** The journal that appending these entries one by one would have written. */
export const makeJournal = (entries: readonly Entry[]): string =>
  [makeHeader(), ...entryLines(entries), ''].join('\n');

const entryLines = (entries: readonly Entry[]): string[] =>
  makeChainLines(entries.map(bodyOf), FIRST_DIGEST);

/** Reads a journal or a document. A torn last line of a journal is dropped; any other fault refuses the whole. */
export function parseRecord(text: string): Result<GameRecord, RecordFailure> {
  const lines = text.split('\n');
  const first = (lines[0] ?? '').trimEnd();
  const isDocument = first.endsWith('"entries":[');
  const header = readChainHeader(isDocument ? `${first}]}` : first, {
    format: FORMAT,
    version: VERSION,
  });
  if (!header.ok) return header;
  const version = header.value;
  if (isDocument) return parseDocument(lines, version);
  const journal = journalLines(lines);
  return parseEntries(journal.lines, version, journal.end);
}

function parseDocument(
  lines: readonly string[],
  version: number,
): Result<GameRecord, RecordFailure> {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  if (lines[end]?.trim() !== ']}')
    return err({ code: 'not-json', line: end + 1, at: 'the end of the entries' });
  const inner = lines.slice(1, end).map((line, i) => {
    const isLast = i === end - 2;
    return isLast ? line : line.replace(/,\s*$/, '');
  });
  return parseEntries(inner.length === 1 && inner[0] === '' ? [] : inner, version, 'whole');
}

function parseEntries(
  lines: readonly string[],
  version: number,
  end: ChainEnd,
): Result<GameRecord, RecordFailure> {
  const chain = readChain(lines, end, FIRST_DIGEST, (stored) =>
    readEntry(migrate(stored, version)),
  );
  if (!chain.ok) return chain;
  const { items: entries, torn, digest } = chain.value;
  return ok({ version, entries, torn, digest });
}

function readEntry(stored: Record<string, unknown>): Result<Entry, string> {
  const { events, ...rest } = stored;
  const command = commandSchema.safeParse(rest);
  if (!command.success) return err(firstIssue(command.error));
  if (!Array.isArray(events)) return err('events');
  const stamped: GameEvent[] = [];
  for (const [i, raw] of events.entries()) {
    const event = eventSchema.safeParse(raw);
    if (!event.success) return err(`events.${i}.${firstIssue(event.error)}`);
    const { id, at, by } = command.data;
    stamped.push({ ...event.data, at: event.data.at ?? at, by: event.data.by ?? by, command: id });
  }
  return ok({ command: command.data, events: stamped });
}

/** Stamps that only repeat the command's are left out. */
function bodyOf({ command: { id, by, at, action }, events }: Entry): string {
  const stored = events.map((event) => storedEvent(event, at, by));
  return canonicalJson({ id, by, at, action, events: stored });
}

function storedEvent(event: GameEvent, at: number, by: Author): StoredEvent {
  const { at: eventAt, by: eventBy, command: _, ...fact } = event;
  return {
    ...fact,
    ...(eventAt === at ? {} : { at: eventAt }),
    ...(sameAuthor(eventBy, by) ? {} : { by: eventBy }),
  } as StoredEvent;
}

const sameAuthor = (a: Author, b: Author): boolean => JSON.stringify(a) === JSON.stringify(b);
