/** One decision about a table in progress. */
import { Run as StreamRun } from '@taht/stream';
import type { Fact, TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Table } from './state.ts';

export class Run extends StreamRun<Table, TableEvent> {
  readonly at: number;
  readonly #by: string | null;

  constructor(table: Table, at: number, by: string | null) {
    super(table, evolve);
    this.at = at;
    this.#by = by;
  }

  emit(fact: Fact): void {
    this.add({ ...fact, at: this.at, by: this.#by } as TableEvent);
  }
}
