/**
 * `taht store move`: everything from one machine's store to PostgreSQL, or back. Stopped at any moment it goes on where
 * it was; at the end both are read again and compared, and only then the new one counts as a store.
 */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@taht/base';
import { type BackupFailure, Stop } from '../../backup/failure.ts';
import type { Progress, Side } from './side.ts';
import { MOVED, type MovedTable, type Row, type Value } from './tables.ts';

export interface Moved {
  readonly streams: number;
  readonly entries: number;
  /** Over everything in it, the same on both sides. */
  readonly digest: string;
}

export type MoveFailure =
  | BackupFailure
  /** Another move was begun there. */
  | { readonly code: 'move-other'; readonly from: string }
  | { readonly code: 'move-differs'; readonly table: string };

export interface Move {
  /** How the source is called, so that another one is not mixed in. */
  readonly name: string;
  readonly into: string;
  from(): Promise<Side>;
  to(): Promise<Side>;
  /** The most rows that go at once, where less than usual. */
  readonly page?: number;
  /** After each page that is on the disk. */
  onPage?(table: string): void;
}

export async function move(wanted: Move): Promise<Result<Moved, MoveFailure>> {
  const open: Side[] = [];
  try {
    const from = await wanted.from();
    open.push(from);
    const to = await wanted.to();
    open.push(to);
    const begun = await to.progress();
    if (begun === null && (await hasStreams(to)))
      return err({ code: 'store-there', path: wanted.into });
    if (begun !== null && begun.from !== wanted.name)
      return err({ code: 'move-other', from: begun.from });
    await copyAll(from, to, begun, wanted);
    return await compare(from, to);
  } catch (error) {
    if (error instanceof Stop) return err(error.failure);
    throw error;
  } finally {
    for (const side of open) await side.close();
  }
}

async function hasStreams(side: Side): Promise<boolean> {
  for (const table of MOVED) if ((await side.rows(table, null)).length > 0) return true;
  return false;
}

async function copyAll(
  from: Side,
  to: Side,
  begun: Progress | null,
  { name, onPage, page = Number.POSITIVE_INFINITY }: Move,
): Promise<void> {
  const first = begun === null ? 0 : MOVED.findIndex(({ name: table }) => table === begun.table);
  for (const [i, usual] of MOVED.entries()) {
    if (i < first) continue;
    const table = { ...usual, page: Math.min(usual.page, page) };
    let after = begun?.table === table.name ? begun.after : null;
    for (;;) {
      const rows = await from.rows(table, after);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = keyOf(table, last);
      await to.write(table, rows, { from: name, table: table.name, after });
      onPage?.(table.name);
    }
  }
}

const keyOf = ({ key }: MovedTable, row: Row): readonly Value[] =>
  key.map((column) => row[column] ?? null);

async function compare(from: Side, to: Side): Promise<Result<Moved, MoveFailure>> {
  const whole = createHash('sha256');
  const counts: Record<string, number> = {};
  for (const table of MOVED) {
    const [one, other] = [await digestOf(from, table), await digestOf(to, table)];
    if (one.digest !== other.digest) return err({ code: 'move-differs', table: table.name });
    whole.update(`${table.name} ${one.digest}\n`);
    counts[table.name] = one.rows;
  }
  await to.finish();
  const { streams = 0, entries = 0 } = counts;
  return ok({ streams, entries, digest: whole.digest('hex') });
}

async function digestOf(
  side: Side,
  table: MovedTable,
): Promise<{ readonly rows: number; readonly digest: string }> {
  const hash = createHash('sha256');
  let count = 0;
  let after: readonly Value[] | null = null;
  for (;;) {
    const rows: readonly Row[] = await side.rows(table, after);
    const last = rows.at(-1);
    if (last === undefined) return { rows: count, digest: hash.digest('hex') };
    for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
    count += rows.length;
    after = keyOf(table, last);
  }
}
