/** Reads the embedded store beside its writer; with a write-ahead log neither waits for the other. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Absence } from '../../kind.ts';
import type { Due, Head, ListQuery, Loaded, Span, StoredEntry, StreamRow } from '../store.ts';

export class Reader {
  readonly #database: DatabaseSync;
  readonly #lists = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  readonly #kind;
  readonly #entries;
  readonly #head;
  readonly #find;
  readonly #due;
  readonly #absences;
  readonly #meta;

  constructor(path: string) {
    const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    this.#database = database;
    this.#kind = database.prepare('SELECT kind FROM streams WHERE id = ?');
    this.#entries = database.prepare(
      `SELECT command, since, version, at, format, body FROM entries
       WHERE stream = ? AND since >= ? ORDER BY since`,
    );
    this.#head = database.prepare(
      'SELECT version FROM entries WHERE stream = ? ORDER BY since DESC LIMIT 1',
    );
    this.#find = database.prepare(
      'SELECT command, since, version FROM entries WHERE stream = ? AND command = ?',
    );
    this.#due = database.prepare(
      'SELECT stream, due FROM deadlines WHERE due <= ? ORDER BY due LIMIT ?',
    );
    this.#absences = database.prepare(
      'SELECT began AS "from", ended AS "to" FROM absences WHERE ended > ? ORDER BY began',
    );
    this.#meta = database.prepare('SELECT value FROM meta WHERE key = ?');
  }

  load(stream: string, since: number): Loaded | null {
    const kind = this.#kind.get(stream)?.kind;
    if (kind === undefined) return null;
    const entries = rowsOf<StoredEntry>(this.#entries.all(stream, since));
    return {
      kind: String(kind),
      version: entries.at(-1)?.version ?? this.#version(stream),
      entries,
    };
  }

  find(stream: string, command: string): Span | null {
    const [span] = rowsOf<Span>(this.#find.all(stream, command));
    return span ?? null;
  }

  heads(streams: readonly string[]): readonly Head[] {
    return streams
      .map((stream) => ({ stream, version: this.#version(stream) }))
      .filter(({ version }) => version > 0);
  }

  list(query: ListQuery): readonly StreamRow[] {
    const { sql, values } = listSql(query);
    const known = this.#lists.get(sql) ?? this.#database.prepare(sql);
    this.#lists.set(sql, known);
    return rowsOf<StreamRow>(known.all(...values));
  }

  dueBefore(time: number, limit: number): readonly Due[] {
    return rowsOf<Due>(this.#due.all(time, limit));
  }

  absences(after: number): readonly Absence[] {
    return rowsOf<Absence>(this.#absences.all(after));
  }

  readMeta(key: string): string | null {
    return (this.#meta.get(key)?.value as string | undefined) ?? null;
  }

  close(): void {
    this.#database.close();
  }

  #version(stream: string): number {
    return Number(this.#head.get(stream)?.version ?? 0);
  }
}

/** Plain objects, so that they compare and travel like any other. */
const rowsOf = <T>(rows: readonly object[]): readonly T[] => rows.map((row) => ({ ...row }) as T);

/** Only as many different texts as there are combinations of filters. */
function listSql({ kind, state, player, after, limit }: ListQuery): {
  sql: string;
  values: SQLInputValue[];
} {
  const by = player === undefined ? 'streams' : 'players';
  const id = player === undefined ? 'streams.id' : 'players.stream';
  const filters: readonly (readonly [text: string, values: readonly SQLInputValue[]])[] = [
    ...(player === undefined ? [] : [['players.player = ?', [player]] as const]),
    ...(kind === undefined ? [] : [['streams.kind = ?', [kind]] as const]),
    ...(state === undefined ? [] : [['streams.state = ?', [state]] as const]),
    ...(after === undefined
      ? []
      : [[`(${by}.created, ${id}) < (?, ?)`, [after.created, after.stream]] as const]),
  ];
  const where = filters.length === 0 ? '' : `WHERE ${filters.map(([text]) => text).join(' AND ')}`;
  return {
    sql: `SELECT streams.id AS stream, streams.kind, streams.state, streams.created FROM ${
      player === undefined ? 'streams' : 'players JOIN streams ON streams.id = players.stream'
    } ${where} ORDER BY ${by}.created DESC, ${id} DESC LIMIT ?`,
    values: [...filters.flatMap(([, values]) => values), limit],
  };
}
