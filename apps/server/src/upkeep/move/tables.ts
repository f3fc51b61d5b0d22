/** What a store consists of, whichever database it lies in: its tables, and how a value of each column is written down the same way on both sides. */

/** `list`: texts in an order. `flag`: yes or no. `bytes`: as hexadecimal digits. */
export type ColumnKind = 'plain' | 'list' | 'flag' | 'bytes';

export interface MovedTable {
  readonly name: string;
  /** In the order in which they stand in a row. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** By which rows are told apart, and put in order byte by byte. */
  readonly key: readonly string[];
  /** How many go at once. */
  readonly page: number;
}

/** By column. */
export type Row = Readonly<Record<string, Value>>;
export type Value = string | number | boolean | null | readonly string[];

const plain = <K extends string>(...names: readonly K[]): Readonly<Record<K, ColumnKind>> =>
  Object.fromEntries(names.map((name) => [name, 'plain'])) as Record<K, ColumnKind>;

/** The ones that others refer to come last: what is not whole is found by nobody. */
export const MOVED: readonly MovedTable[] = [
  {
    name: 'entries',
    columns: plain('stream', 'since', 'version', 'command', 'at', 'format', 'body', 'seal'),
    key: ['stream', 'since'],
    page: 500,
  },
  {
    name: 'packs',
    columns: { ...plain('stream', 'version'), body: 'bytes' },
    key: ['stream'],
    page: 200,
  },
  {
    name: 'snapshots',
    columns: plain('stream', 'version', 'format', 'body', 'chain', 'seal'),
    key: ['stream'],
    page: 100,
  },
  {
    name: 'streams',
    columns: {
      ...plain('id', 'kind', 'state', 'created'),
      ...{ players: 'list', labels: 'list' },
      ...plain('summary'),
      packed: 'flag',
    },
    key: ['id'],
    page: 500,
  },
  {
    name: 'listed',
    columns: plain('kind', 'term', 'state', 'created', 'stream'),
    key: ['kind', 'term', 'state', 'created', 'stream'],
    page: 10_000,
  },
  { name: 'forgotten', columns: plain('stream'), key: ['stream'], page: 5000 },
  { name: 'deadlines', columns: plain('stream', 'due', 'claimed'), key: ['stream'], page: 2000 },
  {
    name: 'debts',
    columns: plain('stream', 'due', 'version', 'claimed'),
    key: ['stream'],
    page: 2000,
  },
  { name: 'absences', columns: plain('began', 'ended'), key: ['began'], page: 5000 },
  { name: 'heartbeat', columns: plain('id', 'at'), key: ['id'], page: 1 },
  { name: 'meta', columns: plain('key', 'value'), key: ['key'], page: 500 },
];

/** A row made column by column, always in the same order. */
export const mapped = (
  columns: MovedTable['columns'],
  read: (column: string, kind: ColumnKind) => Value,
): Row =>
  Object.fromEntries(Object.entries(columns).map(([column, kind]) => [column, read(column, kind)]));
