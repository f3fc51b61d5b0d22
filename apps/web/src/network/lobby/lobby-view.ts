/** The lobby of an edition as one person sees it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import {
  type Client,
  following,
  type LobbyAction,
  type LobbyEventView,
  type LobbyView,
} from '@taht/protocol';
import { type Trouble, troubleOf } from '../../connection/trouble.ts';

export interface Lobby {
  readonly view: ReadonlySignal<LobbyView>;
  ask(action: LobbyAction): Promise<Result<null, Trouble>>;
  close(): void;
}

/** Milliseconds. */
const BETWEEN_LOOKS = 5000;

const EMPTY: LobbyView = { seeks: [], tables: [], own: null };

/** `onPaired` is called with the table at which an opponent was found. */
export function openLobby(
  client: Client,
  edition: string,
  person: string,
  onPaired: (table: string) => void,
): Lobby {
  const stream = `lobby-${edition}`;
  const view = signal(EMPTY);
  let isThere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (): (() => void) => client.watch(stream, watcher);
  const watcher = following<LobbyView, LobbyEventView>({
    fold: (before, event) => foldLobby(before, event, person),
    onChange: (next, _, news) => {
      isThere = true;
      view.value = next;
      for (const event of news)
        if (event.kind === 'paired' && event.people.includes(person)) onPaired(event.table);
    },
    // A lobby is there from the first who looks for a game; until then it is asked for again now and then.
    onFailed: () => {
      timer = setTimeout(() => {
        stop = watch();
      }, BETWEEN_LOOKS);
    },
  });
  let stop = watch();
  return {
    view,
    ask: async (action) => {
      const sent = await client.send(stream, action);
      if (!sent.ok) return err(troubleOf(sent.error));
      // It was just made by this.
      if (!isThere) stop = watch();
      return ok(null);
    },
    close: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

export function foldLobby(view: LobbyView, event: LobbyEventView, person: string): LobbyView {
  switch (event.kind) {
    case 'sought': {
      const { seek } = event;
      const others = view.seeks.filter((each) => each.person !== seek.person);
      return {
        ...view,
        seeks: [...others, seek],
        own: seek.person === person ? seek : view.own,
      };
    }
    case 'withdrawn':
    case 'paired':
      return {
        ...view,
        seeks: view.seeks.filter((each) => !event.people.includes(each.person)),
        own: event.people.includes(person) ? null : view.own,
      };
    case 'listed': {
      const others = view.tables.filter(({ table }) => table !== event.table.table);
      return { ...view, tables: [...others, event.table] };
    }
    case 'unlisted':
      return { ...view, tables: view.tables.filter(({ table }) => table !== event.table) };
  }
}
