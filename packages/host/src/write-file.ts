/** Writing so that it lasts: a file is there whole or not at all, and what is acknowledged survives a power cut. */
import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { err, ok, type Result } from '@taht/base';
import { type FileFailure, fileFailure } from './file-failure.ts';

type Content = string | Uint8Array;

/** Makes a file with this content, and the folders it needs; never touches one that is already there. */
export const writeNewFile = (path: string, content: Content): Result<undefined, FileFailure> =>
  writeAside(path, content, (aside) => linkSync(aside, path));

/** Puts this content in the place of whatever is there. */
export const replaceFile = (path: string, content: Content): Result<undefined, FileFailure> =>
  writeAside(path, content, (aside) => renameSync(aside, path));

/** The content lies safely under another name before it gets its own. */
function writeAside(
  path: string,
  content: Content,
  settle: (aside: string) => void,
): Result<undefined, FileFailure> {
  const aside = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const fd = openSync(aside, 'w');
    try {
      writeAll(fd, content);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    settle(aside);
    syncFolder(dirname(path));
    return ok(undefined);
  } catch (error) {
    return err(fileFailure(error, 'write', path));
  } finally {
    discard(aside);
  }
}

/** It may never have come to be; the first failure is the one to tell. */
function discard(aside: string): void {
  try {
    rmSync(aside, { force: true });
  } catch {}
}

/** Appends to an open file of the given size. After a failure the file is as long as before, so a retry is safe. */
export function appendDurably(fd: number, size: number, text: string): number {
  try {
    const written = writeAll(fd, text);
    fdatasyncSync(fd);
    return size + written;
  } catch (error) {
    shorten(fd, size);
    throw error;
  }
}

function writeAll(fd: number, content: Content): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
  return bytes.length;
}

/** A half-written line that cannot be cut off either is dropped when the file is next read. */
function shorten(fd: number, size: number): void {
  try {
    ftruncateSync(fd, size);
  } catch {}
}

/** A new name lasts only once its folder is written; where folders cannot be opened the system sees to it. */
function syncFolder(folder: string): void {
  let fd: number;
  try {
    fd = openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
