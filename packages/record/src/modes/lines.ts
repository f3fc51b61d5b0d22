/** One of the other games as a journal: a first line that says which game it is, then a line for each entry. */
import { err, ok, type Result } from '@taht/base';
import type { Entry } from '@taht/stream';
import type { RecordFailure } from '../entry.ts';
import { canonicalJson, readJson } from '../read-json.ts';
import type { ModeCodec } from './codec.ts';

const FORMAT = 'taht-mode';

export interface ReadLines<Entry> {
  readonly entries: readonly Entry[];
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
}

export const makeModeLines = <Author, Action, Event>(
  mode: string,
  { version, encode }: Pick<ModeCodec<Author, Action, Event>, 'version' | 'encode'>,
  entries: readonly Entry<Author, Action, Event>[],
): string =>
  [canonicalJson({ format: FORMAT, mode, version }), ...entries.map(encode), ''].join('\n');

/** A torn last line is dropped; any other fault refuses the whole. */
export function parseModeLines<Author, Action, Event>(
  mode: string,
  { version: present, decode }: Pick<ModeCodec<Author, Action, Event>, 'version' | 'decode'>,
  text: string,
): Result<ReadLines<Entry<Author, Action, Event>>, RecordFailure> {
  const [first = '', ...rest] = text.split('\n');
  const version = versionIn(first, mode, present);
  if (!version.ok) return version;
  const isWhole = rest.at(-1) === '';
  const lines = isWhole ? rest.slice(0, -1) : rest;
  const entries: Entry<Author, Action, Event>[] = [];
  for (const [i, line] of lines.entries()) {
    const entry = decode(line, version.value);
    if (entry.ok) entries.push(entry.value);
    else if (!isWhole && i === lines.length - 1) return ok({ entries, torn: true });
    else return err({ code: 'bad-entry', line: i + 2, at: entry.error });
  }
  return ok({ entries, torn: false });
}

function versionIn(text: string, wanted: string, present: number): Result<number, RecordFailure> {
  const json = readJson(text);
  if (!json.ok) return err({ code: 'not-json', line: 1, at: `column ${json.error}` });
  const { format, mode, version } = (json.value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || mode !== wanted || typeof version !== 'number')
    return err({ code: 'not-a-record', line: 1, at: 'format' });
  return version > present ? err({ code: 'newer-version', line: 1, at: 'version' }) : ok(version);
}
