/** A sheet as text: a journal with one line for each act, appended as it goes on, or the same inside one JSON value. */
import { err, ok, type Result } from '@taht/base';
import type { RecordFailure } from '../entry.ts';
import { canonicalJson, firstIssue, readJson } from '../read-json.ts';
import { actSchema, setupSchema } from './schema.ts';
import type { Act, ScoreSheet, ScoreSheetSetup } from './score-sheet.ts';

const FORMAT = 'taht-sheet';
const VERSION = 1;

export interface ReadScoreSheet extends ScoreSheet {
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
}

/** The first line of a journal, without its line end. */
const makeScoreSheetHeader = (setup: ScoreSheetSetup): string =>
  canonicalJson({ format: FORMAT, version: VERSION, setup });

export const makeActLine = (act: Act): string => canonicalJson(act);

export const makeScoreSheetJournal = ({ setup, acts }: ScoreSheet): string =>
  [makeScoreSheetHeader(setup), ...acts.map(makeActLine), ''].join('\n');

export const makeScoreSheet = ({ setup, acts }: ScoreSheet): string =>
  `${makeScoreSheetHeader(setup).slice(0, -1)},"acts":[\n${acts.map(makeActLine).join(',\n')}\n]}\n`;

/** Reads a journal or a document. A torn last line of a journal is dropped; any other fault refuses the whole. */
export function parseScoreSheet(text: string): Result<ReadScoreSheet, RecordFailure> {
  const [first = '', ...rest] = text.split('\n');
  const isDocument = first.trimEnd().endsWith('"acts":[');
  const setup = readHeader(isDocument ? `${first.trimEnd()}]}` : first);
  if (!setup.ok) return setup;
  const isWhole = isDocument || rest.length === 0 || rest.at(-1) === '';
  const lines = isDocument
    ? rest.slice(0, rest.lastIndexOf(']}')).map((line) => line.replace(/,\s*$/, ''))
    : rest.slice(0, isWhole ? -1 : undefined);
  if (isDocument && !rest.includes(']}'))
    return err({ code: 'not-json', line: rest.length + 1, at: 'the end of the acts' });
  const acts: Act[] = [];
  for (const [i, line] of lines.filter((each, n) => each !== '' || n > 0).entries()) {
    const act = readAct(line, i + 2, setup.value.players.length, acts.length);
    if (act.ok) acts.push(act.value);
    else if (!isWhole && i === lines.length - 1 && act.error.code === 'not-json')
      return ok({ setup: setup.value, acts, torn: true });
    else return act;
  }
  return ok({ setup: setup.value, acts, torn: false });
}

function readHeader(text: string): Result<ScoreSheetSetup, RecordFailure> {
  const json = readJson(text);
  if (!json.ok) return err({ code: 'not-json', line: 1, at: `column ${json.error}` });
  const { format, version, setup } = (json.value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || typeof version !== 'number')
    return err({ code: 'not-a-record', line: 1, at: 'format' });
  if (version > VERSION) return err({ code: 'newer-version', line: 1, at: 'version' });
  const read = setupSchema.safeParse(setup);
  return read.success
    ? ok(read.data)
    : err({ code: 'bad-entry', line: 1, at: `setup.${firstIssue(read.error)}` });
}

/** Seats and lines that it names must be there. */
function readAct(
  text: string,
  line: number,
  players: number,
  before: number,
): Result<Act, RecordFailure> {
  const json = readJson(text);
  if (!json.ok) return err({ code: 'not-json', line, at: `column ${json.error}` });
  const read = actSchema.safeParse(json.value);
  if (!read.success) return err({ code: 'bad-entry', line, at: firstIssue(read.error) });
  const fault = faultOf(read.data, players, before);
  return fault === undefined ? ok(read.data) : err({ code: 'impossible-event', line, at: fault });
}

function faultOf(act: Act, players: number, before: number): string | undefined {
  if ((act.runs ?? 0) >= players) return 'runs';
  if ('id' in act && act.id >= before) return 'id';
  if (!('line' in act)) return undefined;
  const { line } = act;
  if (line.kind !== 'end') return line.seat < players ? undefined : 'line.seat';
  if ((line.out ?? 0) >= players) return 'line.out';
  return line.racks.length === players && line.overtime.length === players
    ? undefined
    : 'line.racks';
}
