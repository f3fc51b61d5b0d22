/** Lines under a header, each chained to the one before by a digest: how records grow, and how a change in them is found. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '@taht/base';
import type { RecordFailure } from './entry.ts';
import { readJson } from './read-json.ts';

export interface ChainFormat {
  readonly format: string;
  /** The present one; older ones are read too. */
  readonly version: number;
}

export interface ChainedLine {
  readonly line: string;
  readonly digest: string;
}

export interface Chain<Item> {
  readonly items: readonly Item[];
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
  /** The digest of the last line, to go on from. */
  readonly digest: string;
}

/** The place of the first fault where it cannot be read. */
export type ReadItem<Item> = (stored: Record<string, unknown>) => Result<Item, string>;

/** The last line may be half-written only if no line end follows it. */
export type ChainEnd = 'whole' | 'maybe-torn';

/** The chain begins here. */
export const firstDigest = (format: string): string => digestOf('', format);

export const makeChainHeader = ({ format, version }: ChainFormat): string =>
  JSON.stringify({ format, version });

/** The body is a JSON object, written as it will be read. */
export function makeChainLine(body: string, previous: string): ChainedLine {
  const digest = digestOf(previous, body);
  return { line: `${body.slice(0, -1)},"digest":"${digest}"}`, digest };
}

export function makeChainLines(bodies: readonly string[], first: string): string[] {
  let previous = first;
  return bodies.map((body) => {
    const { line, digest } = makeChainLine(body, previous);
    previous = digest;
    return line;
  });
}

/** The version that the header names. */
export function readChainHeader(line: string, known: ChainFormat): Result<number, RecordFailure> {
  const json = readJson(line);
  if (!json.ok) return err({ code: 'not-json', line: 1, at: `column ${json.error}` });
  const { format, version } = (json.value ?? {}) as Record<string, unknown>;
  if (format !== known.format) return err({ code: 'not-a-record', line: 1, at: 'format' });
  if (!(Number.isInteger(version) && (version as number) >= 1))
    return err({ code: 'not-a-record', line: 1, at: 'version' });
  if ((version as number) > known.version)
    return err({ code: 'newer-version', line: 1, at: 'version' });
  return ok(version as number);
}

/** The lines of a journal without its header, and how they end. */
export function journalLines([, ...lines]: readonly string[]): {
  readonly lines: readonly string[];
  readonly end: ChainEnd;
} {
  const isWhole = lines.length === 0 || lines.at(-1) === '';
  return { lines: isWhole ? lines.slice(0, -1) : lines, end: isWhole ? 'whole' : 'maybe-torn' };
}

/** The lines after the header. */
export function readChain<Item>(
  lines: readonly string[],
  end: ChainEnd,
  first: string,
  read: ReadItem<Item>,
): Result<Chain<Item>, RecordFailure> {
  const items: Item[] = [];
  let digest = first;
  for (const [i, line] of lines.entries()) {
    const next = readLine(line, i + 2, digest, read);
    if (!next.ok) {
      const isTorn =
        end === 'maybe-torn' && i === lines.length - 1 && next.error.code === 'not-json';
      return isTorn ? ok({ items, torn: true, digest }) : next;
    }
    items.push(next.value.item);
    digest = next.value.digest;
  }
  return ok({ items, torn: false, digest });
}

function readLine<Item>(
  text: string,
  line: number,
  previous: string,
  read: ReadItem<Item>,
): Result<{ item: Item; digest: string }, RecordFailure> {
  const json = readJson(text);
  if (!json.ok) return err({ code: 'not-json', line, at: `column ${json.error}` });
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value))
    return err({ code: 'bad-entry', line, at: 'entry' });
  const { digest, ...stored } = json.value as Record<string, unknown>;
  if (digest !== digestOf(previous, JSON.stringify(stored)))
    return err({ code: 'digest-mismatch', line, at: 'digest' });
  const item = read(stored);
  return item.ok
    ? ok({ item: item.value, digest: digest as string })
    : err({ code: 'bad-entry', line, at: item.error });
}

function digestOf(previous: string, body: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${previous}\n${body}`))).slice(0, 32);
}
