/** The local host of a stream whose entries lie in a journal, which is locked: nobody else ever writes into it. */
import { err, ok, type Result } from '@taht/base';
import { type Command, type Entry, type Held, LocalHost, type LocalTypes } from '@taht/stream';
import type { FileFailure } from './file-failure.ts';
import type { LineJournal } from './line-journal.ts';

export type SendFailure<Refusal> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'not-written'; readonly failure: FileFailure };

interface JournalTypes<State, Author, Action, Event, Refusal> extends LocalTypes {
  readonly state: State;
  readonly author: Author;
  readonly action: Action;
  readonly event: Event;
  readonly failure: SendFailure<Refusal>;
}

export type JournalHost<State, Author, Action, Event, Refusal> = LocalHost<
  JournalTypes<State, Author, Action, Event, Refusal>
>;

export interface JournalParts<State, Author, Action, Event, Refusal, Item> {
  decide(state: State, command: Command<Author, Action>): Result<readonly Event[], Refusal>;
  evolve(state: State, event: Event): State;
  /** What a line of the journal holds of an entry. */
  itemOf(entry: Entry<Author, Action, Event>): Item;
}

/** Goes on from what the journal holds. */
export function journalHost<State, Author, Action, Event, Refusal, Item>(
  journal: Pick<LineJournal<unknown, Item>, 'append'>,
  held: Held<JournalTypes<State, Author, Action, Event, Refusal>>,
  { decide, evolve, itemOf }: JournalParts<State, Author, Action, Event, Refusal, Item>,
): JournalHost<State, Author, Action, Event, Refusal> {
  let present = held;
  return new LocalHost(held, {
    evolve,
    decide: (state, command) => {
      const decided = decide(state, command);
      return decided.ok ? decided : err({ kind: 'refused', refusal: decided.error });
    },
    store: {
      load: async () => ok(present),
      append: async (entry, _number, state) => {
        const written = journal.append(itemOf(entry));
        if (!written.ok) return err({ kind: 'not-written', failure: written.error });
        present = { state, entries: [...present.entries, entry] };
        return ok(true);
      },
    },
  });
}
