/** The file of a score sheet: a line for each act lies on the disk before it is shown; one process at a time. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import {
  type Act,
  keepScore,
  makeActLine,
  makeSheetJournal,
  parseSheet,
  type Sheet,
} from '@taht/record';
import { type FileFailure, fileFailure } from './file-failure.ts';
import { type JournalFailure, lockFor } from './journal.ts';
import type { Lock } from './lock.ts';
import { namesIn } from './names-in.ts';
import { readBytes } from './read-bytes.ts';
import { appendDurably, replaceFile, writeNewFile } from './write-file.ts';

export interface SheetJournal {
  readonly path: string;
  /** As it was when it was opened. */
  readonly sheet: Sheet;
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
  append(act: Act): Result<undefined, FileFailure>;
  close(): void;
}

export function createSheetJournal(
  path: string,
  sheet: Sheet,
): Result<SheetJournal, JournalFailure> {
  const made = writeNewFile(path, makeSheetJournal(sheet));
  return made.ok ? openSheetJournal(path) : made;
}

export function openSheetJournal(path: string): Result<SheetJournal, JournalFailure> {
  const there = readBytes(path);
  if (!there.ok) return there;
  const lock = lockFor(path);
  if (!lock.ok) return lock;
  const opened = openLocked(path, lock.value);
  if (!opened.ok) lock.value.release();
  return opened;
}

/** Read only now that nobody else can write. */
function openLocked(path: string, lock: Lock): Result<SheetJournal, JournalFailure> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const text = Buffer.from(bytes.value).toString();
  const read = parseSheet(text);
  if (!read.ok) return err({ ...read.error, path });
  const { setup, acts, torn } = read.value;
  const sound = makeSheetJournal({ setup, acts });
  // Torn, a finished document or without its last line end: put right before anything is appended.
  const mended = sound === text ? ok(undefined) : replaceFile(path, sound);
  if (!mended.ok) return mended;
  try {
    const fd = openSync(path, 'a');
    const size = Buffer.byteLength(sound);
    return ok({ path, sheet: { setup, acts }, torn, ...appender(fd, path, size, lock) });
  } catch (error) {
    return err(fileFailure(error, 'write', path));
  }
}

function appender(
  fd: number,
  path: string,
  begun: number,
  lock: Lock,
): Pick<SheetJournal, 'append' | 'close'> {
  let size = begun;
  return {
    append(act) {
      try {
        size = appendDurably(fd, size, `${makeActLine(act)}\n`);
        return ok(undefined);
      } catch (error) {
        return err(fileFailure(error, 'write', path));
      }
    },
    close() {
      closeSync(fd);
      lock.release();
    },
  };
}

export interface SavedSheet {
  readonly id: string;
  readonly path: string;
  readonly players: readonly string[];
  readonly finished: boolean;
  readonly at: number;
}

const ENDING = '.jsonl';

/** The sheets of a folder, newest first; what cannot be read as one is left out. */
export function listSheets(folder: string): readonly SavedSheet[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => readSaved(join(folder, name), name.slice(0, -ENDING.length)))
    .filter((sheet) => sheet !== undefined)
    .toSorted((a, b) => b.at - a.at);
}

function readSaved(path: string, id: string): SavedSheet | undefined {
  const bytes = readBytes(path);
  const read = bytes.ok ? parseSheet(Buffer.from(bytes.value).toString()) : undefined;
  if (read?.ok !== true) return undefined;
  const { setup, acts } = read.value;
  const { isOver } = keepScore(read.value);
  return { id, path, players: setup.players, finished: isOver, at: acts.at(-1)?.at ?? setup.at };
}
