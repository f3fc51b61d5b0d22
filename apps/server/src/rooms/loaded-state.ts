/** The state of a stream while its room is loaded, and how stored entries are folded into it. */
import { err, ok, type Result } from '@taht/base';
import type { Kind, KindTypes } from '../kind/kind.ts';
import type { Loaded, Resumed } from '../store/store.ts';
import type { Past, Present, Step } from './audience.ts';
import type { RoomFailure } from './message.ts';

export interface LoadedState<T extends KindTypes> extends Present<T> {
  readonly recent: Recent<T>;
}

/**
 * The last events and the state before them, for viewers who missed only a moment. The states between are folded
 * again on demand; stored, they would be most of a room's memory.
 */
interface Recent<T extends KindTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

export interface Advanced<T extends KindTypes> {
  readonly loaded: LoadedState<T>;
  readonly steps: readonly Step<T>[];
}

const FEWEST_RECENT = 8;
const MOST_RECENT = 16;

export const nothingYet = <T extends KindTypes>({ start }: Kind<T>): LoadedState<T> => ({
  state: start,
  version: 0,
  recent: { state: start, events: [] },
});

export function advance<T extends KindTypes>(
  kind: Kind<T>,
  { state, version, recent }: LoadedState<T>,
  events: readonly T['event'][],
): Advanced<T> {
  const steps = stepsFrom(kind, { state, version }, events);
  const loaded = {
    state: steps.at(-1)?.state ?? state,
    version: version + events.length,
    recent: recentOf(kind, recent, steps),
  };
  return { loaded, steps };
}

function stepsFrom<T extends KindTypes>(
  kind: Kind<T>,
  { state, version }: Present<T>,
  events: readonly T['event'][],
): readonly Step<T>[] {
  let present = state;
  return events.map((event, i) => {
    present = kind.evolve(present, event);
    return { version: version + i + 1, event, state: present };
  });
}

/** Drops many events at once, so that few are folded twice. */
function recentOf<T extends KindTypes>(
  kind: Kind<T>,
  { state, events }: Recent<T>,
  steps: readonly Step<T>[],
): Recent<T> {
  const all = [...events, ...steps.map(({ event }) => event)];
  if (all.length <= MOST_RECENT) return { state, events: all };
  const dropped = all.length - FEWEST_RECENT;
  const known = steps[dropped - events.length - 1]?.state;
  const evolve = (present: T['state'], event: T['event']) => kind.evolve(present, event);
  return {
    state: known ?? all.slice(0, dropped).reduce(evolve, state),
    events: all.slice(dropped),
  };
}

/** The past that is in memory. */
export function pastOf<T extends KindTypes>(
  kind: Kind<T>,
  { version, recent: { state, events } }: LoadedState<T>,
): Past<T> {
  return {
    state,
    steps: stepsFrom(kind, { state, version: version - events.length }, events),
  };
}

/** Where folding begins: at a readable snapshot, else at the start. */
export function baseOf<T extends KindTypes>(
  kind: Kind<T>,
  { snapshot }: Pick<Resumed, 'snapshot'>,
): LoadedState<T> {
  if (snapshot === null || kind.snapshots === undefined) return nothingYet(kind);
  const decoded = kind.snapshots.decode(snapshot.body, snapshot.format);
  if (!decoded.ok) return nothingYet(kind);
  const state = decoded.value;
  return { state, version: snapshot.version, recent: { state, events: [] } };
}

/** Folds stored entries. They come from outside, so an impossible event is a failure and no bug. */
export function fold<T extends KindTypes>(
  kind: Kind<T>,
  from: LoadedState<T>,
  { entries }: Loaded,
): Result<Advanced<T>, RoomFailure> {
  if (isGap(from, entries))
    return err({ code: 'stream-corrupt', version: from.version, at: 'a gap' });
  const events: T['event'][] = [];
  for (const { body, format, since } of entries) {
    const decoded = kind.decode(body, format);
    if (!decoded.ok) return err({ code: 'stream-corrupt', version: since, at: decoded.error });
    events.push(...decoded.value.events);
  }
  try {
    return ok(advance(kind, from, events));
  } catch (error) {
    return err({ code: 'stream-corrupt', version: from.version, at: (error as Error).message });
  }
}

/** Whether the entries that came next were dropped. */
export const isGap = (
  { version }: { readonly version: number },
  [first]: Loaded['entries'],
): boolean => first !== undefined && first.since !== version;

/** The last `missed` steps, and the state before them. */
export function pastSince<T extends KindTypes>({ state, steps }: Past<T>, missed: number): Past<T> {
  const first = steps.length - missed;
  return { state: steps[first - 1]?.state ?? state, steps: steps.slice(first) };
}
