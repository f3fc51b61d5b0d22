/** Those who watch at one stream, and how what they are told adds up to one view. */
import type { FailureCode } from '../failure.ts';

export interface Seen {
  readonly version: number;
  readonly event: unknown;
}

export interface StreamFailure {
  readonly code: FailureCode;
}

export interface Presence {
  readonly here: readonly string[];
  readonly others: number;
}

export interface Watcher {
  /** The version to begin after; without it the watcher is shown the whole. */
  readonly since?: number;
  onView(view: unknown, version: number): void;
  /** The events that may be seen, in order; `again` asks for the whole view. */
  onEvents(seen: readonly Seen[], version: number): 'again' | undefined;
  onFailed(failure: StreamFailure): void;
  onPresence?(presence: Presence): void;
}

export interface Follow<View, Event> {
  /** Null where an event does not say enough: then the whole view is asked for. */
  fold(view: View, event: Event, version: number): View | null;
  onChange(view: View, version: number, news: readonly Event[]): void;
  onFailed(failure: StreamFailure): void;
  onPresence?(presence: Presence): void;
}

/** A watcher that keeps the view up to date. */
export function following<View, Event>(follow: Follow<View, Event>): Watcher {
  const { fold, onChange, onFailed, onPresence } = follow;
  let view: View | null = null;
  return {
    onView: (whole, version) => {
      view = whole as View;
      onChange(view, version, []);
    },
    onEvents: (seen, version) => {
      const events = seen.map(({ event }) => event as Event);
      for (const [i, event] of events.entries()) {
        if (view === null) return 'again';
        view = fold(view, event, seen[i]?.version ?? version);
      }
      if (view === null) return 'again';
      onChange(view, version, events);
      return undefined;
    },
    onFailed,
    ...(onPresence === undefined ? {} : { onPresence }),
  };
}
