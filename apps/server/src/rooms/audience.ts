/** The viewers of one room. Each is told every version once and in order, as far as they may see it. */
import type { Kind, KindTypes, Who } from '../kind/kind.ts';
import type { Item, Listener } from './message.ts';

export interface Step<T extends KindTypes> {
  readonly version: number;
  readonly event: T['event'];
  /** After the event. */
  readonly state: T['state'];
}

export interface Present<T extends KindTypes> {
  readonly state: T['state'];
  readonly version: number;
}

/** Must not throw. */
export type Watcher<T extends KindTypes> = (present: Present<T>) => void;

/** An earlier state and everything that happened since. */
export interface Past<T extends KindTypes> {
  readonly state: T['state'];
  readonly steps: readonly Step<T>[];
}

interface Seated<T extends KindTypes> {
  readonly who: Who;
  readonly listener: Listener<T>;
  /** As whom they were last shown something. */
  viewer: string;
  /** The last version they were told of. Versions hidden since then are told with the next one. */
  version: number;
}

export class Audience<T extends KindTypes> {
  readonly #kind: Kind<T>;
  readonly #seated = new Set<Seated<T>>();
  readonly #watchers = new Set<Watcher<T>>();

  constructor(kind: Kind<T>) {
    this.#kind = kind;
  }

  get size(): number {
    return this.#seated.size + this.#watchers.size;
  }

  /** Continues from a known past, or shows the whole view. */
  join(who: Who, listener: Listener<T>, present: Present<T>, past: Past<T> | null): () => void {
    const base = past ?? present;
    const version = present.version - (past?.steps.length ?? 0);
    const seated = { who, listener, viewer: this.#nameOf(base.state, who), version };
    this.#seated.add(seated);
    if (past === null) this.#show(seated, present);
    else this.#tell(seated, past.steps, new Map());
    return () => this.#seated.delete(seated);
  }

  /** Shows the whole state now and after every change, to readers inside the server only. */
  watch(watcher: Watcher<T>, present: Present<T>): () => void {
    this.#watchers.add(watcher);
    watcher(present);
    return () => this.#watchers.delete(watcher);
  }

  /** Tells what has just been stored. */
  publish(steps: readonly Step<T>[]): void {
    const known = new Map<string, readonly Item<T>[]>();
    for (const seated of this.#seated) this.#tell(seated, steps, known);
    const last = steps.at(-1);
    if (last !== undefined) for (const watcher of this.#watchers) watcher(last);
  }

  /** Shows everybody the whole view, where the events between are not known. */
  refresh(present: Present<T>): void {
    for (const seated of this.#seated) {
      seated.viewer = this.#nameOf(present.state, seated.who);
      this.#show(seated, present);
    }
    for (const watcher of this.#watchers) watcher(present);
  }

  clear(): void {
    this.#seated.clear();
    this.#watchers.clear();
  }

  /** An event is shown to the viewer that one was at that moment. `known` caches what viewers share. */
  #tell(
    seated: Seated<T>,
    steps: readonly Step<T>[],
    known: Map<string, readonly Item<T>[]>,
  ): void {
    const last = steps.at(-1);
    if (last === undefined) return;
    const names = steps.map(({ state }) => this.#nameOf(state, seated.who));
    const key = names.join('\n');
    const items = known.get(key) ?? this.#itemsFor(steps, seated.who);
    known.set(key, items);
    // Nothing to see means no message: the next one begins with what was hidden.
    if (items.some((item) => 'event' in item)) {
      const since = seated.version;
      seated.version = last.version;
      this.#send(seated, {
        kind: 'events',
        since,
        version: last.version,
        items: joinHidden(since, items),
      });
    }
    // Whoever gained or lost a seat sees another view, so they get it whole.
    const isSame = names.every((name) => name === seated.viewer) || isNobodyYet(steps, names);
    seated.viewer = names.at(-1) ?? seated.viewer;
    if (!isSame) this.#show(seated, last);
  }

  #show(seated: Seated<T>, { state, version }: Present<T>): void {
    seated.version = version;
    const view = this.#kind.viewFor(state, this.#kind.viewerFor(state, seated.who));
    this.#send(seated, { kind: 'view', version, view });
  }

  #nameOf(state: T['state'], who: Who): string {
    return JSON.stringify(this.#kind.viewerFor(state, who));
  }

  #itemsFor(steps: readonly Step<T>[], who: Who): readonly Item<T>[] {
    const items: Item<T>[] = [];
    for (const { version, event, state } of steps) {
      const view = this.#kind.eventFor(event, this.#kind.viewerFor(state, who), state);
      const last = items.at(-1);
      if (view !== null) items.push({ version, event: view });
      else if (last !== undefined && 'hidden' in last)
        items[items.length - 1] = { hidden: [last.hidden[0], version] };
      else items.push({ hidden: [version, version] });
    }
    return items;
  }

  /** A listener that throws has hung up. */
  #send(seated: Seated<T>, message: Parameters<Listener<T>>[0]): void {
    try {
      seated.listener(message);
    } catch {
      this.#seated.delete(seated);
    }
  }
}

/** Before the first event nobody had a part. Whoever is told from there on, in one part, misses nothing. */
const isNobodyYet = (steps: readonly { version: number }[], names: readonly string[]): boolean =>
  steps[0]?.version === 1 && names.every((name) => name === names[0]);

/** Puts the versions that were hidden before at the beginning. */
function joinHidden<T extends KindTypes>(
  since: number,
  items: readonly Item<T>[],
): readonly Item<T>[] {
  const [first, ...rest] = items;
  if (first === undefined) return items;
  const begins = 'hidden' in first ? first.hidden[0] : first.version;
  if (begins === since + 1) return items;
  return 'hidden' in first
    ? [{ hidden: [since + 1, first.hidden[1]] }, ...rest]
    : [{ hidden: [since + 1, begins - 1] }, ...items];
}
