/** Packs the entries of a stream into one compressed piece. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { StoredEntry } from './store.ts';

/** Without a seal where it was packed before there were any. */
type Row = readonly [
  command: string,
  version: number,
  at: number,
  format: number,
  body: string,
  seal?: string,
];

export function packEntries(entries: readonly StoredEntry[]): Uint8Array {
  const rows = entries.map(({ command, version, at, format, body, seal }): Row => {
    const row = [command, version, at, format, body] as const;
    return seal === '' ? row : [...row, seal];
  });
  return zstdCompressSync(JSON.stringify(rows));
}

/** None where the piece is damaged: whoever reads the stream then misses them. */
export function unpackEntries(bytes: Uint8Array): readonly StoredEntry[] {
  let since = 0;
  return rowsIn(bytes).map(([command, version, at, format, body, seal = '']) => {
    const entry = { command, since, version, at, format, body, seal };
    since = version;
    return entry;
  });
}

function rowsIn(bytes: Uint8Array): readonly Row[] {
  try {
    return JSON.parse(zstdDecompressSync(bytes).toString()) as readonly Row[];
  } catch {
    return [];
  }
}
