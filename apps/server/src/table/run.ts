/** One decision about a table under way: the events so far, and the table they lead to. */
import type { Fact, TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Table } from './state.ts';

export class Run {
  table: Table;
  readonly events: TableEvent[] = [];
  readonly at: number;
  readonly #by: string | null;

  constructor(table: Table, at: number, by: string | null) {
    this.table = table;
    this.at = at;
    this.#by = by;
  }

  emit(fact: Fact): void {
    const event = { ...fact, at: this.at, by: this.#by } as TableEvent;
    this.events.push(event);
    this.table = evolve(this.table, event);
  }
}
