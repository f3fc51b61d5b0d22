/** Reads a whole file, or standard input where a command was given `-` for it. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { err, ok, type Result } from '@taht/base';
import { type FileFailure, fileFailure } from './file-failure.ts';

export function readBytes(path: string): Result<Uint8Array, FileFailure> {
  try {
    return ok(readFileSync(path));
  } catch (error) {
    return err(fileFailure(error, 'read', path));
  }
}

/** What comes through a pipe may come late, so it is waited for. */
export async function readInput(path: string): Promise<Result<Uint8Array, FileFailure>> {
  if (path !== '-') return readBytes(path);
  try {
    return ok(Buffer.concat(await Array.fromAsync(process.stdin)));
  } catch (error) {
    return err(fileFailure(error, 'read', path));
  }
}
