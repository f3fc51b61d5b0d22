/** Writes whole streams into a store where they are not yet. */
import type { DatabaseSync } from 'node:sqlite';
import type { WholeStream } from '../whole-stream.ts';
import { makeSaveSnapshot } from './compact.ts';
import { makeWriteFacts } from './write-facts.ts';

export function makeWriteStream(database: DatabaseSync): (whole: WholeStream) => void {
  const writeFacts = makeWriteFacts(database);
  const saveSnapshot = makeSaveSnapshot(database);
  const insert = database.prepare(
    'INSERT INTO entries (stream, since, version, command, at, format, body, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const setDue = database.prepare('INSERT INTO deadlines (stream, due) VALUES (?, ?)');
  const setOwed = database.prepare('INSERT INTO debts (stream, due, version) VALUES (?, ?, ?)');
  return ({ stream, kind, created, facts, entries, snapshot, due, owed }) => {
    writeFacts(stream, { ...facts, kind }, created);
    for (const { since, version, command, at, format, body, seal } of entries)
      insert.run(stream, since, version, command, at, format, body, seal);
    if (snapshot !== null) saveSnapshot(stream, snapshot, null);
    if (due !== null) setDue.run(stream, due);
    if (owed !== null) setOwed.run(stream, owed, entries.at(-1)?.version ?? 0);
  };
}
