/**
 * The stored game: a header and one line for each entry, each line chained to the one before by a digest.
 * The journal is appended line by line; the document is the same lines inside one JSON value.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '@taht/base';
import type { Author, GameEvent } from '@taht/rules';
import type { Entry, RecordFailure } from './entry.ts';
import { migrate } from './migrate.ts';
import { canonicalJson, firstIssue, readJson } from './read-json.ts';
import { commandSchema, eventSchema, type StoredEvent } from './schema.ts';

const FORMAT = 'taht-game';
export const VERSION = 3;

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
export const FIRST_DIGEST = digestOf('', FORMAT);

export const makeHeader = (version: number = VERSION): string =>
  JSON.stringify({ format: FORMAT, version });

export function makeEntryLine(entry: Entry, previous: string): { line: string; digest: string } {
  const body = canonicalJson(storedEntry(entry));
  const digest = digestOf(previous, body);
  return { line: `${body.slice(0, -1)},"digest":"${digest}"}`, digest };
}

/** The whole record as one JSON document, every entry on a line of its own; the same entries give the same bytes. */
export const makeRecord = (entries: readonly Entry[]): string =>
  `${makeHeader().slice(0, -1)},"entries":[\n${entryLines(entries).join(',\n')}\n]}\n`;

/** The journal that appending these entries one by one would have written. */
export const makeJournal = (entries: readonly Entry[]): string =>
  [makeHeader(), ...entryLines(entries), ''].join('\n');

function entryLines(entries: readonly Entry[]): string[] {
  let previous = FIRST_DIGEST;
  return entries.map((entry) => {
    const { line, digest } = makeEntryLine(entry, previous);
    previous = digest;
    return line;
  });
}

/** Reads a journal or a document. A torn last line of a journal is dropped; any other fault refuses the whole. */
export function parseRecord(text: string): Result<GameRecord, RecordFailure> {
  const lines = text.split('\n');
  const first = (lines[0] ?? '').trimEnd();
  const isDocument = first.endsWith('"entries":[');
  const header = readHeader(isDocument ? `${first}]}` : first);
  if (!header.ok) return header;
  const version = header.value;
  return isDocument ? parseDocument(lines, version) : parseJournal(lines, version);
}

function readHeader(line: string): Result<number, RecordFailure> {
  const json = readJson(line);
  if (!json.ok) return err({ code: 'not-json', line: 1, at: `column ${json.error}` });
  const { format, version } = (json.value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) return err({ code: 'not-a-record', line: 1, at: 'format' });
  if (!(Number.isInteger(version) && (version as number) >= 1))
    return err({ code: 'not-a-record', line: 1, at: 'version' });
  if ((version as number) > VERSION) return err({ code: 'newer-version', line: 1, at: 'version' });
  return ok(version as number);
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

function parseJournal(
  lines: readonly string[],
  version: number,
): Result<GameRecord, RecordFailure> {
  const isWhole = lines.at(-1) === '';
  const body = lines.slice(1, isWhole ? -1 : undefined);
  return parseEntries(body, version, isWhole || body.length === 0 ? 'whole' : 'maybe-torn');
}

/** The last line may be half-written only if no line end follows it. */
function parseEntries(
  lines: readonly string[],
  version: number,
  end: 'whole' | 'maybe-torn',
): Result<GameRecord, RecordFailure> {
  const entries: Entry[] = [];
  let digest = FIRST_DIGEST;
  for (const [i, line] of lines.entries()) {
    const read = parseEntryLine(line, i + 2, version, digest);
    if (!read.ok) {
      const isTorn =
        end === 'maybe-torn' && i === lines.length - 1 && read.error.code === 'not-json';
      return isTorn ? ok({ version, entries, torn: true, digest }) : read;
    }
    entries.push(read.value.entry);
    digest = read.value.digest;
  }
  return ok({ version, entries, torn: false, digest });
}

function parseEntryLine(
  text: string,
  line: number,
  version: number,
  previous: string,
): Result<{ entry: Entry; digest: string }, RecordFailure> {
  const json = readJson(text);
  if (!json.ok) return err({ code: 'not-json', line, at: `column ${json.error}` });
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value))
    return err({ code: 'bad-entry', line, at: 'entry' });
  const { digest, ...stored } = json.value as Record<string, unknown>;
  if (digest !== digestOf(previous, JSON.stringify(stored)))
    return err({ code: 'digest-mismatch', line, at: 'digest' });
  const read = readEntry(migrate(stored, version));
  return read.ok
    ? ok({ entry: read.value, digest: digest as string })
    : err({ code: 'bad-entry', line, at: read.error });
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
function storedEntry({ command, events }: Entry): Record<string, unknown> {
  const { id, by, at, action } = command;
  return { id, by, at, action, events: events.map((event) => storedEvent(event, at, by)) };
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

function digestOf(previous: string, body: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${previous}\n${body}`))).slice(0, 32);
}
