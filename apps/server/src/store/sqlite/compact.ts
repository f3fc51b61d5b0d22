/** Makes the store smaller: snapshots instead of old entries, packs of finished streams, and forgotten streams. */
import type { DatabaseSync } from 'node:sqlite';
import { packEntries } from '../pack.ts';
import type { StoredSnapshot } from '../store.ts';
import { Entries } from './entries.ts';

export function makeSaveSnapshot(
  database: DatabaseSync,
): (stream: string, snapshot: StoredSnapshot, dropBefore: number | null) => undefined {
  const save = database.prepare(
    `INSERT INTO snapshots (stream, version, format, body, chain, seal)
     SELECT id, ?, ?, ?, ?, ? FROM streams WHERE id = ?
     ON CONFLICT (stream) DO UPDATE SET version = excluded.version, format = excluded.format,
       body = excluded.body, chain = excluded.chain, seal = excluded.seal
       WHERE excluded.version >= snapshots.version`,
  );
  const drop = database.prepare(
    `DELETE FROM entries WHERE stream = ?1 AND version <= ?2 AND at < ?3
       AND since < (SELECT max(since) FROM entries WHERE stream = ?1)`,
  );
  return (stream, { version, format, body, chain, seal }, dropBefore) => {
    save.run(version, format, body, chain, seal, stream);
    if (dropBefore !== null) drop.run(stream, version, dropBefore);
    return undefined;
  };
}

export function makePack(database: DatabaseSync): (before: number, limit: number) => number {
  const stored = new Entries(database);
  const over = database.prepare(
    `SELECT id FROM streams WHERE state = 'over' AND packed = 0 AND (
       SELECT at FROM entries WHERE stream = id ORDER BY since DESC LIMIT 1) < ?
     ORDER BY created LIMIT ?`,
  );
  const pack = database.prepare(
    'INSERT OR REPLACE INTO packs (stream, version, body) VALUES (?, ?, ?)',
  );
  const mark = database.prepare('UPDATE streams SET packed = 1 WHERE id = ?');
  const drops = [DROP_ENTRIES, DROP_SNAPSHOT].map((sql) => database.prepare(sql));
  return (before, limit) => {
    const ids = over.all(before, limit).map(({ id }) => String(id));
    for (const id of ids) {
      const entries = stored.after(id, 0);
      // Of a stream that has lost its beginning the snapshot must stay, and with it the rows.
      if (entries[0]?.since === 0) {
        pack.run(id, entries.at(-1)?.version ?? 0, packEntries(entries));
        for (const statement of drops) statement.run(id);
      }
      mark.run(id);
    }
    return ids.length;
  };
}

const DROP_ENTRIES = 'DELETE FROM entries WHERE stream = ?';
const DROP_SNAPSHOT = 'DELETE FROM snapshots WHERE stream = ?';
const DROPS = [
  DROP_ENTRIES,
  DROP_SNAPSHOT,
  'DELETE FROM packs WHERE stream = ?',
  'DELETE FROM deadlines WHERE stream = ?',
  'DELETE FROM debts WHERE stream = ?',
  `DELETE FROM listed WHERE (kind, term, state, created, stream) IN (
     SELECT kind, term, state, created, id FROM streams, (
       SELECT '' AS term
       UNION ALL SELECT '@' || value FROM streams, json_each(players) WHERE streams.id = ?1
       UNION ALL SELECT '#' || value FROM streams, json_each(labels) WHERE streams.id = ?1
     ) WHERE id = ?1)`,
  'DELETE FROM streams WHERE id = ?',
];

export function makeForget(database: DatabaseSync): (stream: string) => undefined {
  const drops = DROPS.map((sql) => database.prepare(sql));
  const note = database.prepare(
    'INSERT OR IGNORE INTO forgotten SELECT id FROM streams WHERE id = ?',
  );
  return (stream) => {
    note.run(stream);
    for (const statement of drops) statement.run(stream);
    return undefined;
  };
}
