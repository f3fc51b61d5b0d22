/** The append inside the writer's transaction. It checks first and writes then, so it never fails half-way. */
import type { DatabaseSync } from 'node:sqlite';
import { withVersions } from '../spans.ts';
import type { Append, Appended } from '../store.ts';
import { Entries } from './entries.ts';
import { makeWriteFacts } from './write-facts.ts';

export function makeAppend(database: DatabaseSync): (append: Append) => Appended {
  const stored = new Entries(database);
  const writeFacts = makeWriteFacts(database);
  const forgotten = database.prepare('SELECT 1 FROM forgotten WHERE stream = ?');
  const unmark = database.prepare('UPDATE streams SET packed = 0 WHERE id = ?');
  const insert = database.prepare(
    'INSERT INTO entries (stream, since, version, command, at, format, body, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const setDue = database.prepare(
    `INSERT INTO deadlines (stream, due, claimed) VALUES (?, ?, NULL)
     ON CONFLICT (stream) DO UPDATE SET due = excluded.due, claimed = NULL`,
  );
  const clearDue = database.prepare('DELETE FROM deadlines WHERE stream = ?');
  const setOwed = database.prepare(
    `INSERT INTO debts (stream, due, version, claimed) VALUES (?, ?, ?, NULL)
     ON CONFLICT (stream) DO UPDATE SET due = excluded.due, version = excluded.version`,
  );
  const clearOwed = database.prepare('DELETE FROM debts WHERE stream = ?');

  return (append) => {
    const { stream, expected, entries, facts, due, owed } = append;
    const done = entries.flatMap(({ command }) => stored.find(stream, command) ?? []);
    if (done.length > 0) return { kind: 'repeated', done };
    const version = stored.head(stream);
    if (version === 0 && forgotten.get(stream) !== undefined) return { kind: 'forgotten' };
    if (version !== expected) return { kind: 'conflict', version };
    const placed = withVersions(append);
    if (stored.isPacked(stream)) unmark.run(stream);
    for (const { since, version: to, command, at, format, body, seal } of placed)
      insert.run(stream, since, to, command, at, format, body, seal);
    if (facts !== undefined) writeFacts(stream, facts, placed[0]?.at ?? 0);
    if (due === null) clearDue.run(stream);
    else setDue.run(stream, due);
    const reached = placed.at(-1)?.version ?? version;
    if (owed === null) clearOwed.run(stream);
    else setOwed.run(stream, owed, reached);
    return { kind: 'appended', version: reached };
  };
}
