/** The shared store, as what is moved out of it or into it. No process has it open meanwhile. */
import pg from 'pg';
import { Stop } from '../../backup/failure.ts';
import { waitAlone } from '../../store/postgres/occupancy.ts';
import { preparePostgres, TYPES } from '../../store/postgres/postgres-store.ts';
import { MOVING_KEY } from '../../store/store.ts';
import type { Progress, Side } from './side.ts';
import { type ColumnKind, type MovedTable, mapped, type Row, type Value } from './tables.ts';

/** A process that was killed is noticed a moment later. */
const PATIENCE_MS = 5000;

export async function postgresSide(url: string): Promise<Side> {
  const prepared = await preparePostgres(url);
  if (!prepared.ok) throw new Stop(prepared.error);
  const client = new pg.Client({ connectionString: url, types: TYPES });
  // The next query tells of it.
  client.on('error', () => {});
  await client.connect();
  if (!(await waitAlone(client, PATIENCE_MS))) {
    await client.end();
    throw new Stop({ code: 'store-in-use', path: 'PostgreSQL' });
  }
  return {
    rows: (table, after) => read(client, table, after),
    write: (table, rows, progress) => write(client, table, rows, progress),
    progress: async () => {
      const { rows } = await client.query('SELECT value FROM meta WHERE key = $1', [MOVING_KEY]);
      return rows[0] === undefined ? null : (JSON.parse(rows[0].value) as Progress);
    },
    finish: async () => {
      await client.query('DELETE FROM meta WHERE key = $1', [MOVING_KEY]);
    },
    close: () => client.end(),
  };
}

async function read(
  client: pg.Client,
  { name, columns, key, page }: MovedTable,
  after: readonly Value[] | null,
): Promise<readonly Row[]> {
  const all = Object.entries(columns).map(([column, kind]) =>
    kind === 'bytes' ? `encode(${column}, 'hex') AS ${column}` : column,
  );
  const keys = key.map((column) => ordered(name, column)).join(', ');
  const marks = key.map((_, i) => `$${i + 1}`).join(', ');
  const where = after === null ? '' : `WHERE (${keys}) > (${marks})`;
  const sql = `SELECT ${all.join(', ')} FROM ${name} ${where} ORDER BY ${keys} LIMIT ${page}`;
  const { rows } = await client.query<Record<string, Value>>(sql, [...(after ?? [])]);
  return rows
    .map((row) => mapped(columns, (column) => row[column] ?? null))
    .filter(({ key: own }) => own !== MOVING_KEY);
}

/** Byte by byte, as the embedded store does; the other names are so by themselves. */
const ordered = (table: string, column: string): string =>
  table === 'meta' && column === 'key' ? 'key COLLATE "C"' : column;

async function write(
  client: pg.Client,
  { name, columns }: MovedTable,
  rows: readonly Row[],
  progress: Progress,
): Promise<void> {
  const names = Object.keys(columns).join(', ');
  const taken = Object.entries(columns).map(([column, kind]) => takenAs(column, kind));
  await client.query('BEGIN');
  try {
    await client.query(
      `INSERT INTO ${name} (${names})
       SELECT ${taken.join(', ')} FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS given (item, place),
         jsonb_populate_record(null::${name}, item - 'body') AS made ORDER BY place`,
      [JSON.stringify(rows)],
    );
    await client.query(
      `INSERT INTO meta (key, value) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [MOVING_KEY, JSON.stringify(progress)],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Bodies may be bytes, and are taken by themselves. */
function takenAs(column: string, kind: ColumnKind): string {
  if (kind === 'bytes') return `decode(item ->> '${column}', 'hex')`;
  return column === 'body' ? `item ->> 'body'` : `made.${column}`;
}
