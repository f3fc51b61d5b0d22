/** Packs the entries of a stream into one compressed piece. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { StoredEntry } from './store.ts';

type Row = readonly [command: string, version: number, at: number, format: number, body: string];

export function packEntries(entries: readonly StoredEntry[]): Uint8Array {
  const rows = entries.map(
    ({ command, version, at, format, body }): Row => [command, version, at, format, body],
  );
  return zstdCompressSync(JSON.stringify(rows));
}

export function unpackEntries(bytes: Uint8Array): readonly StoredEntry[] {
  const rows = JSON.parse(zstdDecompressSync(bytes).toString()) as readonly Row[];
  let since = 0;
  return rows.map(([command, version, at, format, body]) => {
    const entry = { command, since, version, at, format, body };
    since = version;
    return entry;
  });
}
