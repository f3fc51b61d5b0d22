/** A command and the events it led to: what is appended at once or not at all. */
import type { Command, GameEvent } from '@taht/rules';

export interface Entry {
  readonly command: Command;
  readonly events: readonly GameEvent[];
}

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
