/** From stored entries to a state: the fold, refusing what could not have happened where it stands, and what never began. */
import { err, ok, type Result } from '@taht/base';
import type { Entry, Fold } from '@taht/stream';
import type { RecordFailure } from '../entry.ts';
import type { ModeCodec } from './codec.ts';

/** What a game is to whoever keeps its entries. */
export interface ModeCore<Game extends ModePhased, Author, Action, Event>
  extends Fold<Game, Event> {
  readonly codec: ModeCodec<Author, Action, Event>;
}

export interface ModePhased {
  readonly phase: { readonly kind: string };
}

export const loadMode = <Game extends ModePhased, Author, Action, Event>(
  core: ModeCore<Game, Author, Action, Event>,
  entries: readonly Entry<Author, Action, Event>[],
): Result<Game, RecordFailure> => loadEntries(core, entries, ({ phase }) => phase.kind === 'new');

export function loadEntries<State, Event>(
  { start, evolve }: Fold<State, Event>,
  entries: readonly Entry<unknown, unknown, Event>[],
  isNew: (state: State) => boolean,
): Result<State, RecordFailure> {
  const ids = new Set(entries.map(({ command }) => command.id));
  if (ids.size < entries.length) return err({ code: 'impossible-event', line: 1, at: 'id' });
  let state = start;
  for (const [i, { events }] of entries.entries()) {
    const next = tryFold(() => events.reduce(evolve, state));
    if (next === undefined || isNew(next))
      return err({ code: 'impossible-event', line: i + 2, at: 'events' });
    state = next;
  }
  return isNew(state) ? err({ code: 'not-a-record', line: 1, at: 'entries' }) : ok(state);
}

/** `evolve` throws on what `decide` would never have handed it; here the events come from outside. */
function tryFold<State>(fold: () => State): State | undefined {
  try {
    return fold();
  } catch {
    return undefined;
  }
}
