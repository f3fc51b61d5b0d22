/** What the writer does inside its transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { assertNever } from '@taht/base';
import { makeAppend } from './append.ts';
import { makeClaim, makeDefer, makeSettle } from './book.ts';
import { makeForget, makePack, makeSaveSnapshot } from './compact.ts';
import type { Operation, Outcome } from './operation.ts';

export function makeOperations(database: DatabaseSync): (operation: Operation) => Outcome {
  const append = makeAppend(database);
  const claims = {
    deadlines: makeClaim(database, 'deadlines'),
    debts: makeClaim(database, 'debts'),
  };
  const defer = makeDefer(database);
  const settle = makeSettle(database);
  const saveSnapshot = makeSaveSnapshot(database);
  const pack = makePack(database);
  const forget = makeForget(database);
  const beat = makeBeat(database);
  const writeMeta = database.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  return (operation) => {
    switch (operation.kind) {
      case 'append':
        return append(operation.append);
      case 'claim':
        return claims[operation.book](operation.now, operation.lease, operation.limit);
      case 'defer':
        return defer(operation.streams, operation.until);
      case 'settle':
        return settle(operation.stream, operation.version);
      case 'save-snapshot':
        return saveSnapshot(operation.stream, operation.snapshot, operation.dropBefore);
      case 'pack':
        return pack(operation.before, operation.limit);
      case 'forget':
        return forget(operation.stream);
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

/** The heartbeat never goes backwards, whatever a clock says. */
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
