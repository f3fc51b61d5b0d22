/** What a room knows of its stream while it is awake, and how stored events become that. */
import { err, ok, type Result } from '@taht/base';
import type { Kind, KindTypes } from '../kind.ts';
import type { Loaded, Resumed } from '../store/store.ts';
import type { Past, Present, Step } from './audience.ts';
import type { RoomFailure } from './message.ts';

export interface Awake<T extends KindTypes> extends Present<T> {
  /** The last steps, for those who missed only a moment. */
  readonly recent: Past<T>;
}

export interface Advanced<T extends KindTypes> {
  readonly awake: Awake<T>;
  readonly steps: readonly Step<T>[];
}

const MOST_RECENT = 16;

export const nothingYet = <T extends KindTypes>({ start }: Kind<T>): Awake<T> => ({
  state: start,
  version: 0,
  recent: { state: start, steps: [] },
});

export function advance<T extends KindTypes>(
  kind: Kind<T>,
  { state, version, recent }: Awake<T>,
  events: readonly T['event'][],
): Advanced<T> {
  let present = state;
  const steps = events.map((event, i): Step<T> => {
    present = kind.evolve(present, event);
    return { version: version + i + 1, event, state: present };
  });
  const all = [...recent.steps, ...steps];
  const kept = all.slice(-MOST_RECENT);
  const before = all[all.length - kept.length - 1]?.state ?? recent.state;
  const awake = {
    state: present,
    version: version + events.length,
    recent: { state: before, steps: kept },
  };
  return { awake, steps };
}

/** Where folding begins: at the snapshot, if it can be read, else at nothing. */
export function baseOf<T extends KindTypes>(
  kind: Kind<T>,
  { snapshot }: Pick<Resumed, 'snapshot'>,
): Awake<T> {
  if (snapshot === null || kind.snapshots === undefined) return nothingYet(kind);
  const decoded = kind.snapshots.decode(snapshot.body, snapshot.format);
  if (!decoded.ok) return nothingYet(kind);
  const state = decoded.value;
  return { state, version: snapshot.version, recent: { state, steps: [] } };
}

/** The one place where events come from outside, and where one that cannot have happened is no bug of ours. */
export function fold<T extends KindTypes>(
  kind: Kind<T>,
  from: Awake<T>,
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

/** Whether what came next has been dropped. */
export const isGap = (
  { version }: { readonly version: number },
  [first]: Loaded['entries'],
): boolean => first !== undefined && first.since !== version;

/** The last so many steps, and the state before them. */
export function pastSince<T extends KindTypes>({ state, steps }: Past<T>, missed: number): Past<T> {
  const first = steps.length - missed;
  return { state: steps[first - 1]?.state ?? state, steps: steps.slice(first) };
}
