/** What the writer does inside its transaction: every operation looks first and writes then, so that none fails half-way. */
import type { DatabaseSync } from 'node:sqlite';
import { assertNever } from '@taht/base';
import { withVersions } from '../spans.ts';
import type { Append, Appended, Span } from '../store.ts';
import type { Operation, Outcome } from './operation.ts';

export function makeOperations(database: DatabaseSync): (operation: Operation) => Outcome {
  const append = makeAppend(database);
  const claim = makeClaim(database);
  const beat = makeBeat(database);
  const writeMeta = database.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  return (operation) => {
    switch (operation.kind) {
      case 'append':
        return append(operation.append);
      case 'claim':
        return claim(operation.now, operation.lease, operation.limit);
      case 'beat':
        return beat(operation.at, operation.tolerance);
      case 'write-meta':
        writeMeta.run(operation.key, operation.value);
        return undefined;
      default:
        return assertNever(operation);
    }
  };
}

function makeAppend(database: DatabaseSync): (append: Append) => Appended {
  const find = database.prepare(
    'SELECT command, since, version FROM entries WHERE stream = ? AND command = ?',
  );
  const head = database.prepare(
    'SELECT version FROM entries WHERE stream = ? ORDER BY since DESC LIMIT 1',
  );
  const insert = database.prepare(
    'INSERT INTO entries (stream, since, version, command, at, format, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const stream = database.prepare(
    `INSERT INTO streams (id, kind, state, created) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state RETURNING created`,
  );
  const player = database.prepare(
    'INSERT OR IGNORE INTO players (player, created, stream) VALUES (?, ?, ?)',
  );
  const setDue = database.prepare(
    `INSERT INTO deadlines (stream, due, claimed) VALUES (?, ?, NULL)
     ON CONFLICT (stream) DO UPDATE SET due = excluded.due, claimed = NULL`,
  );
  const clearDue = database.prepare('DELETE FROM deadlines WHERE stream = ?');

  return (append) => {
    const { stream: id, entries, facts, due } = append;
    const done = entries.flatMap(
      ({ command }) => (find.get(id, command) as Span | undefined) ?? [],
    );
    if (done.length > 0) return { kind: 'repeated', done: done.map((span) => ({ ...span })) };
    const version = Number(head.get(id)?.version ?? 0);
    if (version !== append.expected) return { kind: 'conflict', version };
    const placed = withVersions(append);
    for (const { since, version: to, command, at, format, body } of placed)
      insert.run(id, since, to, command, at, format, body);
    if (facts !== undefined) {
      const first = placed[0]?.at ?? 0;
      const created = Number(stream.get(id, facts.kind, facts.state, first)?.created);
      for (const each of facts.players) player.run(each, created, id);
    }
    if (due === null) clearDue.run(id);
    else setDue.run(id, due);
    return { kind: 'appended', version: placed.at(-1)?.version ?? version };
  };
}

function makeClaim(
  database: DatabaseSync,
): (now: number, lease: number, limit: number) => readonly string[] {
  const claim = database.prepare(
    `UPDATE deadlines SET claimed = ?
     WHERE stream IN (
       SELECT stream FROM deadlines WHERE due <= ? AND (claimed IS NULL OR claimed <= ?)
       ORDER BY due LIMIT ?)
     RETURNING stream`,
  );
  return (now, lease, limit) =>
    claim.all(now + lease, now, now, limit).map(({ stream }) => String(stream));
}

/** The heart never beats backwards, whatever a clock says. */
function makeBeat(database: DatabaseSync): (at: number, tolerance: number) => undefined {
  const last = database.prepare('SELECT at FROM heartbeat');
  const set = database.prepare(
    `INSERT INTO heartbeat (id, at) VALUES (1, ?)
     ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)`,
  );
  const note = database.prepare('INSERT OR IGNORE INTO absences (began, ended) VALUES (?, ?)');
  return (at, tolerance) => {
    const before = last.get()?.at;
    if (before !== undefined && at - Number(before) > tolerance) note.run(Number(before), at);
    set.run(at);
    return undefined;
  };
}
