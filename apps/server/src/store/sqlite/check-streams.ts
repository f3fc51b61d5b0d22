/** Holds every stream of a store that lies still against its seals. */
import type { DatabaseSync } from 'node:sqlite';
import { type Chain, chainAfter, checkSnapshot, follow, NO_CHAIN } from '../seal.ts';
import type { StoredEntry, StoredSnapshot } from '../store.ts';
import { Entries, plain } from './entries.ts';

export interface SealsChecked {
  readonly streams: number;
  /** The names of those that are not as they were stored. */
  readonly damaged: readonly string[];
}

/** Whether the tables have room for them: a version before did not. */
export const hasSeals = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM pragma_table_info('entries') WHERE name = 'seal'").get() !==
  undefined;

export function checkSeals(database: DatabaseSync): SealsChecked {
  const stored = new Entries(database);
  const snapshots = database.prepare(
    'SELECT version, format, body, chain, seal FROM snapshots WHERE stream = ?',
  );
  const names = database.prepare('SELECT id FROM streams ORDER BY id').all();
  const damaged = names
    .map(({ id }) => String(id))
    .filter((name) => {
      const [snapshot] = plain<StoredSnapshot>(snapshots.all(name));
      return !isSound(name, stored.after(name, 0), snapshot, stored.head(name));
    });
  return { streams: names.length, damaged };
}

function isSound(
  stream: string,
  entries: readonly StoredEntry[],
  snapshot: StoredSnapshot | undefined,
  head: number,
): boolean {
  if (snapshot !== undefined && checkSnapshot(stream, snapshot) === 'damaged') return false;
  // Of a stream that has lost its beginning on purpose the snapshot is what it begins with.
  const isWhole = entries[0]?.since === 0;
  const begin = isWhole ? 0 : (snapshot?.version ?? 0);
  let version = begin;
  let chain: Chain | undefined =
    isWhole || snapshot === undefined ? NO_CHAIN : chainAfter(snapshot);
  for (const entry of entries.filter(({ since }) => since >= begin)) {
    chain = entry.since === version ? follow(stream, chain, entry) : undefined;
    if (chain === undefined) return false;
    version = entry.version;
  }
  return version >= head;
}
