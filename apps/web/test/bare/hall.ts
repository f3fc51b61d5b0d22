/** A page with nothing on it but the protocol's own client, and the engine to find moves with; the table is in its address. */
import type { Result } from '@taht/base';
import {
  type Answer,
  Client,
  type DraftSyncEventView,
  type DraftSyncView,
  followGame,
  following,
  type PersonView,
  type SeenGame,
  seeGame,
  type TableEventView,
  type TableHead,
  type TableView,
  viewOfSeen,
  webSocketConnect,
} from '@taht/protocol';
import type { Action, EventView, GameView } from '@taht/rules';
import { openEngine } from '../../src/engine/engine.ts';
import type { Known, SeatPage } from './seat.ts';

const BOT = 'level-14';

const engine = openEngine('en');
let changed = Promise.withResolvers<void>();
const change = (): void => {
  changed.resolve();
  changed = Promise.withResolvers();
};

let client: Client | null = null;
let connections = 0;
let person = '';
let table: TableHead | null = null;
let draft: DraftSyncView | null = null;
let seen: SeenGame | null = null;
const watched = new Set<string>();

const known = (): Known => ({
  status: client?.status ?? { kind: 'closed' },
  table,
  game: seen === null ? null : viewOfSeen(seen),
  draft,
  connections,
});

async function until<T>(find: () => T | null): Promise<T> {
  for (;;) {
    const found = find();
    if (found !== null) return found;
    await changed.promise;
  }
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function ask(path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`/api/v1/${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return answer.ok ? answer.json() : null;
}

function connect(): Client {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const begin = webSocketConnect(WebSocket as never, `${scheme}://${location.host}/api/socket`);
  return new Client({
    client: 'hall',
    ports: {
      connect: (events) => {
        connections++;
        return begin(events);
      },
      now: () => Date.now(),
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
    onStatus: change,
  });
}

const link = (): Client => {
  client ??= connect();
  return client;
};

const draftStream = (game: string): string => `desk-${game}-${person}`;

function watchTable(stream: string): void {
  location.hash = stream;
  const fold = (view: TableView, { head }: TableEventView): TableView =>
    view.kind === 'table' && head !== null ? { ...view, head } : view;
  link().watch(
    stream,
    following({
      fold,
      onChange: (view: TableView) => {
        table = view.kind === 'table' ? view.head : null;
        if (table?.game && !watched.has(table.game)) watchGame(table.game);
        change();
      },
      onFailed: () => {},
    }),
  );
}

function watchGame(stream: string): void {
  watched.add(stream);
  link().watch(
    stream,
    following<SeenGame | GameView, EventView>({
      fold: (view, event, version) =>
        followGame('isWhole' in view ? view : seeGame(view), event, version),
      onChange: (view) => {
        seen = 'isWhole' in view ? view : seeGame(view);
        change();
      },
      onFailed: () => {},
    }),
  );
  watchDraft(draftStream(stream));
}

/** There is none before something was put on it. */
function watchDraft(stream: string): void {
  link().watch(
    stream,
    following<DraftSyncView, DraftSyncEventView>({
      fold: (_, { things }) => ({ kind: 'own', ...things }),
      onChange: (view) => {
        draft = view;
        change();
      },
      onFailed: () => {},
    }),
  );
}

const gameStream = (): string => table?.game ?? '';
const isOver = (): boolean => seen?.game.phase.kind === 'over';

/** What the engine would do, once something is asked of this seat; null when the game is over. */
async function next(): Promise<Action | null> {
  for (;;) {
    const view = await until(() => known().game);
    if (isOver()) return null;
    const question = { kind: 'action', view, bot: BOT, seed: 7, patience: 600_000 } as const;
    const action = must(await engine.ask(question));
    if (known().game?.version !== view.version) continue;
    if (action !== null) return action;
    await until(() => (known().game?.version === view.version ? null : true));
  }
}

/** Resolves when the page has seen what it led to. */
async function send(action: Action): Promise<Answer> {
  const answer = await link().send(gameStream(), action);
  if (answer.ok) {
    const { version } = answer.value;
    await until(() => ((seen?.game.version ?? 0) < version ? null : true));
  }
  return answer;
}

const seat: SeatPage = {
  get known() {
    return known();
  },
  isSecure: globalThis.isSecureContext,
  enter: async (nickname) => {
    const arrived = (await ask('guests', { nickname })) as { id: string } | null;
    if (arrived === null) throw new Error('not let in');
    person = arrived.id;
    link();
    return person;
  },
  open: async (options, bots) => {
    const opened = await link().create('table', { kind: 'open', options, sits: true, invite: [] });
    const { stream } = must(opened);
    watchTable(stream);
    for (const [i, bot] of bots.entries())
      must(await link().send(stream, { kind: 'seat-bot', place: i + 1, bot }));
    return until(() => table?.code ?? null);
  },
  join: async (code) => {
    const found = (await ask(`codes/${code}`)) as { stream: string } | null;
    if (found === null) throw new Error('no such code');
    watchTable(found.stream);
    const { places } = await until(() => table);
    const place = places.findIndex(({ kind }) => kind === 'empty');
    must(await link().send(found.stream, { kind: 'sit', place }));
  },
  ready: () => link().send(location.hash.slice(1), { kind: 'ready', isReady: true }),
  keep: async (action) => {
    const stream = draftStream(gameStream());
    const kept = await link().send(stream, action);
    watchDraft(stream);
    return kept;
  },
  turn: async () => {
    for (;;) {
      const action = await next();
      if (action === null || seen?.game.phase.kind === 'turn') return action;
      must(await send(action));
    }
  },
  send,
  play: async (most) => {
    for (let done = 0; done < most; done++) {
      const action = await next();
      if (action === null) return done;
      must(await send(action));
    }
    return most;
  },
};
Object.assign(globalThis, { seat });

const [stream] = location.hash.split('#').filter((part) => part !== '');
if (stream !== undefined) {
  person = ((await ask('me')) as { me: PersonView } | null)?.me.card.id ?? '';
  watchTable(stream);
}
