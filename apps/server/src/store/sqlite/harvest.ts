/** Reads from a damaged store whatever can still be read: past pages that cannot, from both ends of every table. */
import type { DatabaseSync } from 'node:sqlite';
import { unpackEntries } from '../pack.ts';
import type { StoredEntry, StoredSnapshot } from '../store.ts';
import { plain } from './entries.ts';
import { sqliteFailure } from './sqlite-failure.ts';

/** What lists showed of a stream. */
export interface Shown {
  readonly kind: string;
  readonly created: number;
  readonly players: string;
}

export interface Found {
  /** By their place in the stream; where two claim one place both are there. */
  readonly entries: readonly StoredEntry[];
  readonly snapshot: StoredSnapshot | undefined;
  readonly shown: Shown | undefined;
  /** The least version that it must have reached, by the index of its entries. */
  readonly reached: number;
  /** When something was owed to it; null for nothing. */
  readonly owed: number | null;
}

export class Harvest {
  readonly #database: DatabaseSync;
  readonly #entries = new Map<string, number[]>();
  readonly #packs: ReadonlyMap<string, number>;
  readonly #snapshots: ReadonlyMap<string, number>;
  readonly #shown = new Map<string, Shown>();
  readonly #owed = new Map<string, number>();
  readonly #reached = new Map<string, number>();
  readonly forgotten: readonly string[];

  constructor(database: DatabaseSync) {
    this.#database = database;
    for (const { place, stream } of this.#places('entries')) {
      const places = this.#entries.get(stream) ?? [];
      places.push(place);
      this.#entries.set(stream, places);
    }
    this.#packs = new Map(this.#places('packs').map(({ place, stream }) => [stream, place]));
    this.#snapshots = new Map(
      this.#places('snapshots').map(({ place, stream }) => [stream, place]),
    );
    for (const { id, ...shown } of this.#ends<Shown & { id: string }>(
      'SELECT id, kind, created, players FROM streams',
      'id',
    ))
      this.#shown.set(id, shown);
    for (const { stream, due } of this.#ends<{ stream: string; due: number }>(
      'SELECT stream, due FROM debts',
      'stream',
    ))
      this.#owed.set(stream, due);
    for (const { stream, since } of this.#ends<{ stream: string; since: number }>(
      'SELECT stream, since FROM entries INDEXED BY entries_by_version',
      'stream, since',
    ))
      this.#reached.set(stream, Math.max(since + 1, this.#reached.get(stream) ?? 0));
    const names = this.#ends<{ stream: string }>('SELECT stream FROM forgotten', 'stream');
    this.forgotten = [...new Set(names.map(({ stream }) => stream))];
  }

  get streams(): readonly string[] {
    const all = [this.#entries, this.#packs, this.#snapshots, this.#shown, this.#reached];
    return [...new Set(all.flatMap((each) => [...each.keys()]))].sort();
  }

  of(stream: string): Found {
    const pack = this.#row<{ body: Uint8Array }>('body', 'packs', this.#packs.get(stream));
    const rows = (this.#entries.get(stream) ?? []).flatMap(
      (place) =>
        this.#row<StoredEntry>(
          'command, since, version, at, format, body, seal',
          'entries',
          place,
        ) ?? [],
    );
    const entries = [...(pack === undefined ? [] : unpackEntries(pack.body)), ...rows];
    return {
      entries: entries.sort((a, b) => a.since - b.since),
      snapshot: this.#row<StoredSnapshot>(
        'version, format, body, chain, seal',
        'snapshots',
        this.#snapshots.get(stream),
      ),
      shown: this.#shown.get(stream),
      reached: this.#reached.get(stream) ?? 0,
      owed: this.#owed.get(stream) ?? null,
    };
  }

  /** Whatever lies in a small table besides streams; nothing where it cannot be read. */
  table(name: 'meta' | 'heartbeat' | 'absences'): readonly Readonly<Record<string, never>>[] {
    return this.#tried(() => plain(this.#database.prepare(`SELECT * FROM ${name}`).all())) ?? [];
  }

  #row<T>(columns: string, table: string, place: number | undefined): T | undefined {
    if (place === undefined) return undefined;
    const read = this.#database.prepare(`SELECT ${columns} FROM ${table} WHERE rowid = ?`);
    return plain<T>(this.#tried(() => read.all(place)) ?? [])[0];
  }

  #places(table: string): readonly { readonly place: number; readonly stream: string }[] {
    const found = new Map<number, string>();
    const read = (order: 'ASC' | 'DESC') =>
      this.#database.prepare(
        `SELECT rowid AS place, stream FROM ${table} NOT INDEXED
         WHERE rowid ${order === 'ASC' ? '>=' : '<='} ? ORDER BY rowid ${order}`,
      );
    // What is unreadable is stepped over, ever wider; what was stepped over too far comes from the other end.
    for (const order of ['ASC', 'DESC'] as const) {
      const statement = read(order);
      const sign = order === 'ASC' ? 1 : -1;
      let from = order === 'ASC' ? 0 : LAST_PLACE;
      for (let step = 1; Math.abs(step) < LAST_PLACE; step *= 2) {
        const isDone = this.#tried(() => {
          for (const row of statement.iterate(from)) {
            const place = Number(row.place);
            found.set(place, String(row.stream));
            [from, step] = [place, 1];
          }
          return true;
        });
        if (isDone) break;
        from += sign * step;
      }
    }
    return [...found].map(([place, stream]) => ({ place, stream }));
  }

  /** From both ends up to where it cannot be read. */
  #ends<T>(sql: string, key: string): readonly T[] {
    const found: T[] = [];
    for (const order of ['ASC', 'DESC']) {
      const isWhole = this.#tried(() => {
        const ordered = key.replaceAll(',', ` ${order},`);
        for (const row of this.#database.prepare(`${sql} ORDER BY ${ordered} ${order}`).iterate())
          found.push(row as T);
        return true;
      });
      if (isWhole) break;
    }
    return found;
  }

  /** Undefined where the file is damaged there. */
  #tried<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      sqliteFailure(error);
      return undefined;
    }
  }
}

const LAST_PLACE = 2 ** 48;
