/** A stream of the server as one person follows it, and what can be asked of it: the one way in which pages follow tables, lobbies, games and tournaments. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import { type Client, following, type Watcher } from '@taht/protocol';
import { causeOf, type NetworkFailure, network, type Trouble, troubleOf } from './trouble.ts';

export interface Stream<Action> {
  readonly id: string;
  /** Why it cannot be shown. */
  readonly failure: ReadonlySignal<NetworkFailure | null>;
  /** The ids of the persons who watch it just now. */
  readonly here: ReadonlySignal<readonly string[]>;
  /** Sent until it is answered, also when the connection was cut; happens once. */
  ask(action: Action): Promise<Result<null, Trouble>>;
  /** The time of the server. */
  now(): number;
  /** Asks for it anew, for whoever has another part in it now. */
  reopen(): void;
  close(): void;
}

/** Asked for again whenever it is opened anew. */
type MakeWatcher = (onFailed: Watcher['onFailed']) => Watcher;

/** With `retryAfter`, in milliseconds, a stream that is not there yet is asked for again and again. */
export function openStream<Action>(
  client: Client,
  id: string,
  makeWatcher: MakeWatcher,
  retryAfter?: number,
): Stream<Action> {
  const failure = signal<NetworkFailure | null>(null);
  const here = signal<readonly string[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => {};
  let isClosed = false;

  const open = (): void => {
    clearTimeout(timer);
    if (isClosed) return;
    const watcher = makeWatcher(({ code }) => {
      failure.value = network(causeOf(code));
      if (retryAfter !== undefined) timer = setTimeout(open, retryAfter);
    });
    stop = client.watch(id, {
      ...watcher,
      onView: (view, version) => {
        failure.value = null;
        watcher.onView(view, version);
      },
      onEvents: (seen, version) => {
        const taken = watcher.onEvents(seen, version);
        if (taken !== 'again') failure.value = null;
        return taken;
      },
      onPresence: (presence) => {
        here.value = presence.here;
      },
    });
  };
  open();

  return {
    id,
    failure,
    here,
    ask: async (action) => {
      const sent = await client.send(id, action);
      return sent.ok ? ok(null) : err(troubleOf(sent.error));
    },
    now: () => client.serverTime,
    reopen: open,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stop();
    },
  };
}

export interface FollowedStream<View, Action> extends Stream<Action> {
  /** Null before it is known. */
  readonly view: ReadonlySignal<View | null>;
}

export interface Following<View, Event> {
  /** Null where an event does not say enough: then the whole view is asked for. */
  fold(view: View, event: Event, version: number): View | null;
  /** Called for each event once the view shows it. */
  onNews?(event: Event, view: View, before: View | null): void;
  readonly retryAfter?: number;
}

/** Keeps the view of a stream up to date. */
export function followStream<View, Event, Action>(
  client: Client,
  id: string,
  { fold, onNews, retryAfter }: Following<View, Event>,
): FollowedStream<View, Action> {
  const view = signal<View | null>(null);
  const onChange = (next: View, _: number, news: readonly Event[]): void => {
    const before = view.peek();
    view.value = next;
    for (const event of news) onNews?.(event, next, before);
  };
  const stream = openStream<Action>(
    client,
    id,
    (onFailed) => following<View, Event>({ fold, onChange, onFailed }),
    retryAfter,
  );
  return { ...stream, view };
}
