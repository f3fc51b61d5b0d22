/** A shelf of this device as the store of a local host. */
import { err, ok } from '@taht/base';
import type { EntryOf, Held, LocalTypes, StreamStore } from '@taht/stream';
import type { Listed, Shelf } from './shelf.ts';

export type StoreFailure =
  | { readonly code: 'no-such-game' }
  | { readonly code: 'game-damaged' }
  /** The browser would not write it down; nothing has happened. */
  | { readonly code: 'not-kept'; readonly reason: string };

interface ShelfTypes<State, Author, Action, Event> extends LocalTypes {
  readonly state: State;
  readonly author: Author;
  readonly action: Action;
  readonly event: Event;
  readonly failure: StoreFailure;
}

export interface ShelfParts<State, Author, Action, Event, Row, Facts> {
  /** Of the stream. */
  readonly id: string;
  rowOf(entry: EntryOf<ShelfTypes<State, Author, Action, Event>>, index: number): Row;
  /** Undefined where it cannot have happened, or cannot be read. */
  read(rows: readonly Row[]): Held<ShelfTypes<State, Author, Action, Event>> | undefined;
  factsOf(state: State): Facts;
  /** Tells the other tabs. */
  stored(): void;
}

export function shelfStore<
  State,
  Author,
  Action,
  Event,
  Row extends { readonly index: number },
  Facts extends Listed,
>(
  open: () => Promise<Shelf<Row, Facts>>,
  { id, rowOf, read, factsOf, stored }: ShelfParts<State, Author, Action, Event, Row, Facts>,
): StreamStore<ShelfTypes<State, Author, Action, Event>> {
  return {
    load: async () => {
      const rows = await (await open()).load(id);
      const held = read(rows);
      if (held !== undefined) return ok(held);
      return err({ code: rows.length === 0 ? 'no-such-game' : 'game-damaged' });
    },
    append: async (entry, index, after) => {
      try {
        const isFirst = await (await open()).append([rowOf(entry, index)], factsOf(after));
        if (isFirst) stored();
        return ok(isFirst);
      } catch (error) {
        const reason = error instanceof Error ? error.name : String(error);
        return err({ code: 'not-kept', reason });
      }
    },
  };
}
