/** What a record consists of, and how reading one can fail. */
import type { Action, Author, GameEvent } from '@taht/rules';
import type { Entry as StreamEntry } from '@taht/stream';

export type Entry = StreamEntry<Author, Action, GameEvent>;

export interface RecordFailure {
  readonly code:
    | 'not-json'
    | 'not-a-record'
    | 'newer-version'
    | 'bad-entry'
    | 'digest-mismatch'
    | 'impossible-event';
  /** The line, from 1; in a document every entry has a line of its own. */
  readonly line: number;
  /** Where in the line: a path such as `events.0.tiles`, or a column. */
  readonly at: string;
}
