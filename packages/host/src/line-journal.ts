/**
 * A file that grows by lines: each lies on the disk before anybody is told of it.
 * One process at a time; a last line that was only half written is dropped on opening.
 */
import { closeSync, openSync } from 'node:fs';
import { err, ok, type Result } from '@taht/base';
import type { RecordFailure } from '@taht/record';
import { type FileFailure, fileFailure } from './file-failure.ts';
import { type Lock, takeLock } from './lock.ts';
import { readBytes } from './read-bytes.ts';
import { appendDurably, replaceFile, writeNewFile } from './write-file.ts';

export type JournalFailure = FileFailure | (RecordFailure & { readonly path: string });

export interface LineJournal<Held, Item> {
  readonly path: string;
  /** What it held when it was opened. */
  readonly held: Held;
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
  append(item: Item): Result<undefined, FileFailure>;
  close(): void;
}

export interface LineFormat<Held, Item> {
  read(text: string): Result<{ readonly held: Held; readonly torn: boolean }, RecordFailure>;
  /** The whole file as it should be, and the digest that the next line follows. */
  write(held: Held): Written;
  line(item: Item, digest: string): { readonly line: string; readonly digest: string };
}

export interface Written {
  readonly text: string;
  readonly digest: string;
}

/** It is there whole or not at all. */
export function createLines<Held, Item>(
  path: string,
  format: LineFormat<Held, Item>,
  held: Held,
): Result<LineJournal<Held, Item>, JournalFailure> {
  const made = writeNewFile(path, format.write(held).text);
  return made.ok ? openLines(path, format) : made;
}

export function openLines<Held, Item>(
  path: string,
  format: LineFormat<Held, Item>,
): Result<LineJournal<Held, Item>, JournalFailure> {
  const there = readBytes(path);
  if (!there.ok) return there;
  const lock = lockFor(path);
  if (!lock.ok) return lock;
  const opened = openLocked(path, format, lock.value);
  if (!opened.ok) lock.value.release();
  return opened;
}

function lockFor(path: string): Result<Lock, FileFailure> {
  try {
    const lock = takeLock(`${path}.lock`);
    if (lock !== undefined) return ok(lock);
    return err({ code: 'file', tried: 'write', path, reason: 'in-use', system: 'EBUSY' });
  } catch (error) {
    return err(fileFailure(error, 'write', `${path}.lock`));
  }
}

/** Read only now that nobody else can write. */
function openLocked<Held, Item>(
  path: string,
  format: LineFormat<Held, Item>,
  lock: Lock,
): Result<LineJournal<Held, Item>, JournalFailure> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const text = Buffer.from(bytes.value).toString();
  const read = format.read(text);
  if (!read.ok) return err({ ...read.error, path });
  const written = format.write(read.value.held);
  // Torn, in an older format or without its last line end: put right before anything is appended.
  const mended = written.text === text ? ok(undefined) : replaceFile(path, written.text);
  if (!mended.ok) return mended;
  try {
    const fd = openSync(path, 'a');
    return ok({ path, ...read.value, ...appender(fd, path, format, written, lock) });
  } catch (error) {
    return err(fileFailure(error, 'write', path));
  }
}

function appender<Held, Item>(
  fd: number,
  path: string,
  format: LineFormat<Held, Item>,
  written: Written,
  lock: Lock,
): Pick<LineJournal<Held, Item>, 'append' | 'close'> {
  let size = Buffer.byteLength(written.text);
  let { digest } = written;
  return {
    append(item) {
      const made = format.line(item, digest);
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
