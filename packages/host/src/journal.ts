/**
 * The file of a game under way: a line is appended for each entry and lies on the disk before anybody is told.
 * One process at a time; a last line that was only half written is dropped on opening.
 */
import { closeSync, openSync } from 'node:fs';
import { err, ok, type Result } from '@taht/base';
import {
  type Entry,
  FIRST_DIGEST,
  makeEntryLine,
  makeHeader,
  parseRecord,
  type RecordFailure,
} from '@taht/record';
import { type FileFailure, fileFailure } from './file-failure.ts';
import { type Lock, takeLock } from './lock.ts';
import { readBytes } from './read-bytes.ts';
import { appendDurably, replaceFile, writeNewFile } from './write-file.ts';

export type JournalFailure = FileFailure | (RecordFailure & { readonly path: string });

export interface Journal {
  readonly path: string;
  /** What it held when it was opened. */
  readonly entries: readonly Entry[];
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
  append(entry: Entry): Result<undefined, FileFailure>;
  close(): void;
}

/** A new journal with its first entry: the game is there whole or not at all. */
export function createJournal(path: string, first: Entry): Result<Journal, JournalFailure> {
  const made = writeNewFile(path, textOf([first]).text);
  return made.ok ? openJournal(path) : made;
}

export function openJournal(path: string): Result<Journal, JournalFailure> {
  const there = readBytes(path);
  if (!there.ok) return there;
  const lock = lockFor(path);
  if (!lock.ok) return lock;
  const opened = openLocked(path, lock.value);
  if (!opened.ok) lock.value.release();
  return opened;
}

export function lockFor(path: string): Result<Lock, FileFailure> {
  try {
    const lock = takeLock(`${path}.lock`);
    if (lock !== undefined) return ok(lock);
    return err({ code: 'file', tried: 'write', path, reason: 'in-use', system: 'EBUSY' });
  } catch (error) {
    return err(fileFailure(error, 'write', `${path}.lock`));
  }
}

/** Read only now that nobody else can write. */
function openLocked(path: string, lock: Lock): Result<Journal, JournalFailure> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const text = Buffer.from(bytes.value).toString();
  const record = isDocument(text)
    ? err({ code: 'not-a-record', line: 1, at: 'entries' } as const)
    : parseRecord(text);
  if (!record.ok) return err({ ...record.error, path });
  const { entries, torn } = record.value;
  const sound = textOf(entries);
  // Torn, in an older format or without its last line end: put right before anything is appended.
  const mended = sound.text === text ? ok(undefined) : replaceFile(path, sound.text);
  if (!mended.ok) return mended;
  try {
    const fd = openSync(path, 'a');
    return ok({ path, entries, torn, ...appender(fd, path, sound, lock) });
  } catch (error) {
    return err(fileFailure(error, 'write', path));
  }
}

/** A finished record is one JSON value and cannot be appended to. */
const isDocument = (text: string): boolean =>
  text.slice(0, text.indexOf('\n')).trimEnd().endsWith('[');

interface Written {
  readonly text: string;
  readonly digest: string;
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

function appender(
  fd: number,
  path: string,
  written: Written,
  lock: Lock,
): Pick<Journal, 'append' | 'close'> {
  let size = Buffer.byteLength(written.text);
  let { digest } = written;
  return {
    append(entry) {
      const made = makeEntryLine(entry, digest);
      try {
        size = appendDurably(fd, size, `${made.line}\n`);
      } catch (error) {
        return err(fileFailure(error, 'write', path));
      }
      digest = made.digest;
      return ok(undefined);
    },
    close() {
      closeSync(fd);
      lock.release();
    },
  };
}
