/** The lobby of an edition as one person sees it. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Client, LobbyAction, LobbyEventView, LobbyView } from '@taht/protocol';
import { followStream, type Stream } from '../../connection/stream.ts';

export interface Lobby extends Pick<Stream<LobbyAction>, 'ask' | 'close'> {
  readonly view: ReadonlySignal<LobbyView>;
}

const EMPTY: LobbyView = { seeks: [], tables: [], own: null };

/** `onPaired` is called with the table at which an opponent was found. */
export function openLobby(
  client: Client,
  edition: string,
  person: string,
  onPaired: (table: string) => void,
): Lobby {
  const lobby = followStream<LobbyView, LobbyEventView, LobbyAction>(client, `lobby-${edition}`, {
    fold: (before, event) => foldLobby(before, event, person),
    onNews: (event) => {
      if (event.kind === 'paired' && event.people.includes(person)) onPaired(event.table);
    },
    // A lobby is there from the first who looks for a game; until then it is asked for again now and then.
    retryAfter: 5000,
  });
  return {
    view: computed(() => lobby.view.value ?? EMPTY),
    ask: async (action) => {
      const done = await lobby.ask(action);
      // It was just made by this.
      if (done.ok && lobby.view.peek() === null) lobby.reopen();
      return done;
    },
    close: lobby.close,
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
