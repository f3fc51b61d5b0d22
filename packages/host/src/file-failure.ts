/** What can go wrong with a file, as a value: what was tried, where, and why it failed. */

export const FILE_REASONS = [
  'missing',
  'exists',
  'forbidden',
  'read-only',
  'disk-full',
  'is-folder',
  'not-folder',
  'in-use',
  'other',
] as const;
export type FileReason = (typeof FILE_REASONS)[number];

export interface FileFailure {
  readonly code: 'file';
  readonly tried: 'read' | 'write';
  readonly path: string;
  readonly reason: FileReason;
  /** The system's own word for it, such as `ENOSPC`. */
  readonly system: string;
}

const REASONS: Readonly<Record<string, FileReason>> = {
  ENOENT: 'missing',
  EEXIST: 'exists',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'read-only',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EISDIR: 'is-folder',
  ENOTDIR: 'not-folder',
  EBUSY: 'in-use',
};

/** Rethrows what is not about a file: that is a bug. */
export function fileFailure(
  error: unknown,
  tried: FileFailure['tried'],
  path: string,
): FileFailure {
  const system = systemCode(error);
  if (system === undefined) throw error;
  const reason = isFileForFolder(error) ? 'not-folder' : (REASONS[system] ?? 'other');
  return { code: 'file', tried, path, reason, system };
}

/** Making a folder fails with "exists" where a file is in its way. */
const isFileForFolder = (error: unknown): boolean =>
  systemCode(error) === 'EEXIST' && (error as { syscall?: string }).syscall === 'mkdir';

export function systemCode(error: unknown): string | undefined {
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error;
  return isSystem ? String(error.code) : undefined;
}
