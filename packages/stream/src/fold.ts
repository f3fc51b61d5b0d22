/** From events to a state: what every fold counts, whatever the stream is about. */
import type { Stamp } from './command.ts';
import { type DoneCommand, doneWith } from './done.ts';

/** How events become a state. */
export interface Fold<State, Event> {
  readonly start: State;
  /** Throws on an event that could not have happened. */
  evolve(state: State, event: Event): State;
}

/** What every folded state counts. */
export interface Folded {
  /** How many events have been folded. */
  readonly version: number;
  /** The time of the last event. */
  readonly now: number;
  readonly commands: DoneCommand | null;
}

/** The counts before the first event. */
export const UNTOUCHED: Folded = { version: 0, now: 0, commands: null };

/** `evolve` of a stream: what its event changes, and the counts. */
export const folding =
  <State extends Folded, Event extends Stamp<unknown>>(
    apply: (state: State, event: Event) => State,
  ): ((state: State, event: Event) => State) =>
  (state, event) => ({
    ...apply(state, event),
    version: state.version + 1,
    now: event.at,
    commands: doneWith(state.commands, event.command),
  });
