/** Why a backup cannot be made or restored, as values. Faults of the disk read as for any other file. */
import { type FileFailure, fileFailure } from '@taht/host';
import type { OpenFailure } from '../store/open-failure.ts';
import { isCorrupt, isNotADatabase, sqliteFailure } from '../store/sqlite/sqlite-failure.ts';

export type BackupFailure =
  | FileFailure
  | OpenFailure
  | { readonly code: 'no-store'; readonly path: string }
  | { readonly code: 'is-store'; readonly path: string }
  | { readonly code: 'store-there'; readonly path: string }
  | { readonly code: 'not-a-backup'; readonly path: string }
  | { readonly code: 'backup-damaged'; readonly path: string; readonly faults: readonly string[] };

/** Thrown on the way and caught at its end. */
export class Stop extends Error {
  readonly failure: BackupFailure;

  constructor(failure: BackupFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** What an error says of the file at hand; a bug is thrown again. */
export function failureFrom(
  error: unknown,
  tried: FileFailure['tried'],
  path: string,
): BackupFailure {
  if (error instanceof Stop) return error.failure;
  if (isNotADatabase(error)) return { code: 'not-a-store', path };
  if ((error as { errcode?: number }).errcode === undefined) return fileFailure(error, tried, path);
  const { reason, detail } = sqliteFailure(error);
  if (isCorrupt(error)) return { code: 'store-corrupt', path, faults: [detail] };
  const isFull = reason === 'disk-full';
  return { code: 'file', tried, path, reason: isFull ? 'disk-full' : 'other', system: detail };
}
