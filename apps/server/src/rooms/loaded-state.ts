/** The state of a stream while its room is loaded, and how stored entries are folded into it. */
import { err, ok, type Result } from '@taht/base';
import type { Kind, KindTypes } from '../kind/kind.ts';
import { type Chain, chainAfter, checkSnapshot, NO_CHAIN } from '../store/seal.ts';
import type { Loaded, Resumed } from '../store/store.ts';
import type { Past, Present, Step } from './audience.ts';
import type { Corrupt } from './message.ts';
import { readEntries } from './stored-entries.ts';

export interface LoadedState<T extends KindTypes> extends Present<T> {
  readonly recent: Recent<T>;
  /** Over all entries that led here. */
  readonly chain: Chain;
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
  chain: NO_CHAIN,
});

export function advance<T extends KindTypes>(
  kind: Kind<T>,
  { state, version, recent, chain }: LoadedState<T>,
  events: readonly T['event'][],
): Advanced<T> {
  const steps = stepsFrom(kind, { state, version }, events);
  const loaded = {
    state: steps.at(-1)?.state ?? state,
    version: version + events.length,
    recent: recentOf(kind, recent, steps),
    chain,
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

/**
 * Where folding begins: at a snapshot that is as it was stored and can be read, else at the start. One from before
 * there were seals is passed over, unless the kind has dropped what led to it.
 */
export function baseOf<T extends KindTypes>(
  kind: Kind<T>,
  stream: string,
  { snapshot }: Pick<Resumed, 'snapshot'>,
): LoadedState<T> {
  if (snapshot === null || kind.snapshots === undefined) return nothingYet(kind);
  const checked = checkSnapshot(stream, snapshot);
  if (checked === 'damaged' || (checked === 'unsealed' && kind.transient !== true))
    return nothingYet(kind);
  const decoded = kind.snapshots.decode(snapshot.body, snapshot.format);
  if (!decoded.ok) return nothingYet(kind);
  const state = decoded.value;
  const recent = { state, events: [] };
  return { state, version: snapshot.version, recent, chain: chainAfter(snapshot) };
}

/** Folds stored entries. An impossible event is one that was not stored so. */
export function fold<T extends KindTypes>(
  kind: Kind<T>,
  stream: string,
  from: LoadedState<T>,
  loaded: Loaded,
): Result<Advanced<T>, Corrupt> {
  const read = readEntries(kind, stream, from, loaded);
  if (!read.ok) return read;
  const { entries, chain } = read.value;
  try {
    const events = entries.flatMap((entry) => entry.events);
    const advanced = advance(kind, from, events);
    return ok({ ...advanced, loaded: { ...advanced.loaded, chain } });
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
