/** Reads a record of ours; a chunk of its own, because what checks it is larger than all the rest of the page. */
import { err, ok, type Result } from '@taht/base';
import { loadGame, makeRecord, parseRecord } from '@taht/record';
import { type Replayed, replayEntries, withNames } from './replayed.ts';

export interface ReadGame {
  readonly replayed: Replayed;
  /** The record as a file. */
  readonly record: string;
  readonly entries: Parameters<typeof makeRecord>[0];
}

/** `names` in the order of play, where the record has none. */
export function readRecord(
  text: string,
  names: readonly string[] = [],
): Result<ReadGame, { readonly code: 'no-record' }> {
  const record = parseRecord(text);
  if (!record.ok || record.value.entries.length === 0) return err({ code: 'no-record' });
  return readEntries(record.value.entries, names);
}

export function readEntries(
  entries: ReadGame['entries'],
  names: readonly string[] = [],
): Result<ReadGame, { readonly code: 'no-record' }> {
  const game = loadGame(entries);
  if (!game.ok || game.value.phase.kind === 'new') return err({ code: 'no-record' });
  const replayed = withNames(replayEntries(entries), names);
  return ok({ replayed, record: makeRecord(entries), entries });
}
