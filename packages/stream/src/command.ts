/** A command, the stamp it leaves on its events, and the entry that is stored of both. */

/** A wish, with its id, its author and the time at which it arrived. */
export interface Command<Author, Action> {
  /** Sent twice under the same id it happens once. */
  readonly id: string;
  readonly by: Author;
  /** Milliseconds; no stream reads a clock of its own. */
  readonly at: number;
  readonly action: Action;
}

/** What every event carries beside its fact: when, by whom, and by which command. */
export interface Stamp<Author> {
  readonly at: number;
  readonly by: Author;
  /** The id of the command that led to it. */
  readonly command: string;
}

/** A command and the events it led to: stored whole or not at all. */
export interface Entry<Author, Action, Event> {
  readonly command: Command<Author, Action>;
  readonly events: readonly Event[];
}

/** When a command counts as having come: time never runs back. */
export const timeOf = ({ at }: { readonly at: number }, now: number): number =>
  Number.isFinite(at) ? Math.max(at, now) : now;
