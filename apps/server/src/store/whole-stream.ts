/** A stream with everything that a store has of it, as it goes from one store to another. */
import type { Facts } from '../kind/kind.ts';
import type { StoredEntry, StoredSnapshot } from './store.ts';

export interface WholeStream {
  readonly stream: string;
  readonly kind: string;
  readonly created: number;
  readonly facts: Facts;
  /** All there are, or those after a snapshot. */
  readonly entries: readonly StoredEntry[];
  readonly snapshot: StoredSnapshot | null;
  /** When it is due, or never. */
  readonly due: number | null;
  /** From when on something must react to it. */
  readonly owed: number | null;
}
