/** The two books in which streams wait for a time: deadlines and debts. */
import type { DatabaseSync } from 'node:sqlite';
import type { Book } from '../store.ts';

export function makeClaim(
  database: DatabaseSync,
  book: Book,
): (now: number, lease: number, limit: number) => readonly string[] {
  const claim = database.prepare(
    `UPDATE ${book} SET claimed = ?
     WHERE stream IN (
       SELECT stream FROM ${book} WHERE due <= ? AND (claimed IS NULL OR claimed <= ?)
       ORDER BY due LIMIT ?)
     RETURNING stream`,
  );
  return (now, lease, limit) =>
    claim.all(now + lease, now, now, limit).map(({ stream }) => String(stream));
}

export function makeDefer(
  database: DatabaseSync,
): (streams: readonly string[], until: number) => undefined {
  const defer = database.prepare('UPDATE debts SET claimed = ? WHERE stream = ?');
  return (streams, until) => {
    for (const stream of streams) defer.run(until, stream);
    return undefined;
  };
}

export function makeSettle(database: DatabaseSync): (stream: string, version: number) => boolean {
  const pay = database.prepare('DELETE FROM debts WHERE stream = ? AND version = ?');
  const debt = database.prepare('SELECT 1 FROM debts WHERE stream = ?');
  return (stream, version) => {
    pay.run(stream, version);
    return debt.get(stream) === undefined;
  };
}
