/** One of the two stores between which everything is moved. */
import type { MovedTable, Row, Value } from './tables.ts';

/** How far a move has come, noted in the store that it fills. */
export interface Progress {
  /** The store that it comes from. */
  readonly from: string;
  readonly table: string;
  /** The key of the last row that is there; null before the first. */
  readonly after: readonly Value[] | null;
}

export interface Side {
  /** A page of a table, those after a key. What is noted of the move itself is no part of it. */
  rows(table: MovedTable, after: readonly Value[] | null): Promise<readonly Row[]>;
  /** Rows, and with them how far it has come, all or none; on the disk when it resolves. */
  write(table: MovedTable, rows: readonly Row[], progress: Progress): Promise<void>;
  /** Null where nothing is moved into it. */
  progress(): Promise<Progress | null>;
  /** From then on it is a store like any other. */
  finish(): Promise<void>;
  close(): Promise<void>;
}
