/** Holds every stream of a store against its seals, and what lies beside the entries against them. */
import type { DatabaseSync } from 'node:sqlite';
import { type Chain, chainAfter, checkSnapshot, follow, NO_CHAIN } from '../seal.ts';
import type { StoredEntry, StoredSnapshot } from '../store.ts';
import { Entries, plain } from './entries.ts';

export interface Harm {
  readonly stream: string;
  /** Empty where nothing tells it any more. */
  readonly kind: string;
  /** Up to which it is sound. */
  readonly version: number;
  /** What is wrong there. */
  readonly at: string;
}

export interface StreamsChecked {
  readonly streams: number;
  /** Those that are not as they were stored. */
  readonly damaged: readonly Harm[];
}

/** Whether the tables have room for seals: a version before did not. */
export const hasSeals = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM pragma_table_info('entries') WHERE name = 'seal'").get() !==
  undefined;

/** A server may go on writing: each stream is looked at as it is at one moment. */
export function checkStreams(database: DatabaseSync): StreamsChecked {
  const find = makeFind(database);
  const rows = plain<{ id: string; kind: string }>(
    database.prepare('SELECT id, kind FROM streams ORDER BY id').all(),
  );
  const damaged = rows.flatMap(({ id, kind }) => {
    const harm = find(id);
    return harm === undefined ? [] : [{ stream: id, kind, ...harm }];
  });
  const known = new Set(damaged.map(({ stream }) => stream));
  const beside = besides(database).filter(({ stream }) => !known.has(stream));
  return { streams: rows.length, damaged: [...damaged, ...beside] };
}

type Place = Pick<Harm, 'version' | 'at'>;

function makeFind(database: DatabaseSync): (stream: string) => Place | undefined {
  const stored = new Entries(database);
  const snapshots = database.prepare(
    'SELECT version, format, body, chain, seal FROM snapshots WHERE stream = ?',
  );
  return (stream) => {
    const isOurs = !database.isTransaction;
    if (isOurs) database.exec('BEGIN');
    try {
      const [snapshot] = plain<StoredSnapshot>(snapshots.all(stream));
      return placeOf(stream, stored.after(stream, 0), snapshot, stored.head(stream));
    } finally {
      if (isOurs) database.exec('COMMIT');
    }
  };
}

function placeOf(
  stream: string,
  entries: readonly StoredEntry[],
  snapshot: StoredSnapshot | undefined,
  head: number,
): Place | undefined {
  if (snapshot !== undefined && checkSnapshot(stream, snapshot) === 'damaged')
    return { version: snapshot.version, at: 'a snapshot' };
  // Of a stream that has lost its beginning on purpose the snapshot is what it begins with.
  const isWhole = entries[0]?.since === 0;
  const begin = isWhole ? 0 : (snapshot?.version ?? 0);
  let version = begin;
  let chain: Chain = isWhole || snapshot === undefined ? NO_CHAIN : chainAfter(snapshot);
  for (const entry of entries.filter(({ since }) => since >= begin)) {
    if (entry.since !== version) return { version, at: 'a gap' };
    const next = follow(stream, chain, entry);
    if (next === undefined) return { version, at: 'a seal' };
    [version, chain] = [entry.version, next];
  }
  return version === 0 || version !== head ? { version, at: 'a gap' } : undefined;
}

/** What streams are found by has no seal. It follows from other rows, so where one is damaged they differ. */
function besides(database: DatabaseSync): readonly Harm[] {
  const strays = STRAYS.flatMap((table) =>
    plain<Harm>(
      database
        .prepare(
          `SELECT DISTINCT stream, '' AS kind, 0 AS version, 'no stream' AS at FROM ${table}
           WHERE stream NOT IN (SELECT id FROM streams)`,
        )
        .all(),
    ),
  );
  return [...strays, ...plain<Harm>(database.prepare(UNLISTED).all())];
}

const STRAYS = ['entries', 'packs', 'snapshots', 'deadlines', 'debts', 'listed'];

const SHOULD_BE = `
  SELECT kind, '' AS term, state, created, id AS stream FROM streams
  UNION SELECT kind, '@' || value, state, created, sound.id FROM sound, json_each(players)
  UNION SELECT kind, '#' || value, state, created, sound.id FROM sound, json_each(labels)`;

const UNLISTED = `
  WITH sound AS (SELECT * FROM streams WHERE json_valid(players) AND json_valid(labels)),
    should AS (${SHOULD_BE}),
    found AS (SELECT kind, term, state, created, stream FROM listed)
  SELECT DISTINCT id AS stream, streams.kind, 0 AS version, 'its list' AS at FROM streams
  WHERE NOT (json_valid(players) AND json_valid(labels)) OR id IN (
    SELECT stream FROM (SELECT * FROM should EXCEPT SELECT * FROM found)
    UNION SELECT stream FROM (SELECT * FROM found EXCEPT SELECT * FROM should))`;
