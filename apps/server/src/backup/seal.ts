/** Ends a backup with a digest of everything before it, so that one flipped bit is noticed anywhere. */
import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const SEAL_BYTES = 32;
/** A database consists of whole pages of at least so many bytes; the remainder is the seal. */
const PAGE_BYTES = 512;
const CHUNK_BYTES = 1 << 20;

export const seal = (path: string): void => appendFileSync(path, digestOf(path, Infinity));

/** Removes the seal. False where it does not match; backups of older versions have none. */
export function breakSeal(path: string): boolean {
  const { size } = statSync(path);
  if (size % PAGE_BYTES !== SEAL_BYTES) return true;
  const end = size - SEAL_BYTES;
  const isWhole = digestOf(path, end).equals(bytesOf(path, end, SEAL_BYTES));
  truncateSync(path, end);
  return isWhole;
}

/** Of the bytes before `end`, which need not all be in memory at once. */
function digestOf(path: string, end: number): Buffer {
  const hash = createHash('sha256');
  for (let at = 0; at < end; ) {
    const chunk = bytesOf(path, at, Math.min(CHUNK_BYTES, end - at));
    if (chunk.length === 0) break;
    hash.update(chunk);
    at += chunk.length;
  }
  return hash.digest();
}

function bytesOf(path: string, at: number, count: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(count);
    return bytes.subarray(0, readSync(file, bytes, 0, count, at));
  } finally {
    closeSync(file);
  }
}
