/** Reads the embedded store beside its writer. With a write-ahead log neither waits for the other. */
import { DatabaseSync } from 'node:sqlite';
import type { Absence } from '../../kind/kind.ts';
import type {
  Book,
  Due,
  Head,
  ListQuery,
  Loaded,
  Resumed,
  Span,
  StoredSnapshot,
  StreamRow,
} from '../store.ts';
import { Entries, plain } from './entries.ts';
import { makeList } from './list.ts';

export class Reader {
  readonly #database: DatabaseSync;
  readonly #entries: Entries;
  readonly #kind;
  readonly #snapshot;
  readonly #due;
  readonly #absences;
  readonly #meta;
  readonly list: (query: ListQuery) => readonly StreamRow[];

  constructor(path: string) {
    const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    this.#database = database;
    this.#entries = new Entries(database);
    this.list = makeList(database);
    this.#kind = database.prepare('SELECT kind FROM streams WHERE id = ?');
    this.#snapshot = database.prepare(
      'SELECT version, format, body, chain, seal FROM snapshots WHERE stream = ?',
    );
    const due = (book: Book) =>
      database.prepare(
        `SELECT stream, max(due, coalesce(claimed, due)) AS due FROM ${book}
         WHERE due <= ? ORDER BY ${book}.due LIMIT ?`,
      );
    this.#due = { deadlines: due('deadlines'), debts: due('debts') };
    this.#absences = database.prepare(
      'SELECT began AS "from", ended AS "to" FROM absences WHERE ended > ? ORDER BY began',
    );
    this.#meta = database.prepare('SELECT value FROM meta WHERE key = ?');
  }

  load(stream: string, since: number): Loaded | null {
    return this.#atOnce(() => this.#load(stream, since));
  }

  resume(stream: string): Resumed | null {
    return this.#atOnce(() => {
      const [snapshot = null] = plain<StoredSnapshot>(this.#snapshot.all(stream));
      const loaded = this.#load(stream, snapshot?.version ?? 0);
      return loaded && { ...loaded, snapshot };
    });
  }

  #load(stream: string, since: number): Loaded | null {
    const kind = this.#kind.get(stream)?.kind;
    if (kind === undefined) return null;
    const entries = this.#entries.after(stream, since);
    return {
      kind: String(kind),
      version: entries.at(-1)?.version ?? this.#entries.head(stream),
      entries,
    };
  }

  find(stream: string, command: string): Span | null {
    return this.#entries.find(stream, command) ?? null;
  }

  heads(streams: readonly string[]): readonly Head[] {
    return streams
      .map((stream) => ({ stream, version: this.#entries.head(stream) }))
      .filter(({ version }) => version > 0);
  }

  dueBefore(book: Book, time: number, limit: number): readonly Due[] {
    return plain<Due>(this.#due[book].all(time, limit));
  }

  absences(after: number): readonly Absence[] {
    return plain<Absence>(this.#absences.all(after));
  }

  readMeta(key: string): string | null {
    return (this.#meta.get(key)?.value as string | undefined) ?? null;
  }

  /** Of one moment, whatever is written meanwhile. */
  #atOnce<T>(read: () => T): T {
    this.#database.exec('BEGIN');
    try {
      return read();
    } finally {
      this.#database.exec('COMMIT');
    }
  }

  close(): void {
    this.#database.close();
  }
}
