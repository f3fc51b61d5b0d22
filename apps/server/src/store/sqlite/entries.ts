/** Reads the entries of a stream: from rows, and older ones of a finished stream from its pack. */
import type { DatabaseSync } from 'node:sqlite';
import { unpackEntries } from '../pack.ts';
import type { Span, StoredEntry } from '../store.ts';

export class Entries {
  readonly #rows;
  readonly #head;
  readonly #find;
  readonly #pack;
  readonly #packed;

  constructor(database: DatabaseSync) {
    this.#rows = database.prepare(
      `SELECT command, since, version, at, format, body, seal FROM entries
       WHERE stream = ? AND since >= ? ORDER BY since`,
    );
    this.#head = database.prepare(
      'SELECT version FROM entries WHERE stream = ? ORDER BY since DESC LIMIT 1',
    );
    this.#find = database.prepare(
      'SELECT command, since, version FROM entries WHERE stream = ? AND command = ?',
    );
    this.#pack = database.prepare('SELECT body FROM packs WHERE stream = ? AND version > ?');
    this.#packed = database.prepare('SELECT version FROM packs WHERE stream = ?');
  }

  after(stream: string, since: number): readonly StoredEntry[] {
    const rows = plain<StoredEntry>(this.#rows.all(stream, since));
    const packed = rows[0]?.since === since ? [] : this.#packedAfter(stream, since);
    return [...packed.filter((entry) => entry.since >= since), ...rows];
  }

  find(stream: string, command: string): Span | undefined {
    const [row] = plain<Span>(this.#find.all(stream, command));
    if (row !== undefined) return row;
    const entry = this.#packedAfter(stream, 0).find((each) => each.command === command);
    return entry && { command, since: entry.since, version: entry.version };
  }

  /** 0 where there is none. */
  head(stream: string): number {
    return Number(this.#head.get(stream)?.version ?? this.#packed.get(stream)?.version ?? 0);
  }

  /** Whether its last entry lies in a pack. */
  isPacked(stream: string): boolean {
    return this.#head.get(stream) === undefined && this.#packed.get(stream) !== undefined;
  }

  #packedAfter(stream: string, since: number): readonly StoredEntry[] {
    const bytes = this.#pack.get(stream, since)?.body;
    return bytes === undefined ? [] : unpackEntries(bytes as Uint8Array);
  }
}

/** Plain objects, so that they compare and travel like any other. */
export const plain = <T>(rows: readonly object[]): readonly T[] =>
  rows.map((row) => ({ ...row }) as T);
