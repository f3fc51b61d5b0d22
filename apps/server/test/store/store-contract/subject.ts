/** The store that a contract is held against. */
import type { Appended, NewEntry, Store } from '../../../src/store/store.ts';

export interface Subject {
  /** Opened before the first test. */
  readonly store: Store;
  /** A name that no other test has. */
  fresh(): string;
  append(stream: string, expected: number, ...entries: readonly NewEntry[]): Promise<Appended>;
}
