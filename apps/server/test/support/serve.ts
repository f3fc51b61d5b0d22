/** A real server on a free port over a store in memory. Whoever gives a person's id as token is that person, and a referee if it says so. */
import { ok } from '@taht/base';
import { type ClientPorts, type WebSocketClass, webSocketConnect } from '@taht/protocol';
import { noJudge } from '@taht/testkit';
import { pino } from 'pino';
import { type GameEnv, gameKind } from '../../src/game/game-kind.ts';
import type { Clock } from '../../src/rooms/clock.ts';
import { systemClock } from '../../src/rooms/clock.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import type { Identities, Identity } from '../../src/rooms/identity.ts';
import { type Running, type ServerOptions, startServer } from '../../src/server/server.ts';
import type { Store } from '../../src/store/store.ts';
import { Memory, memoryStore } from './memory-store.ts';
import { value } from './store-parts.ts';
import { toyKind } from './toy-kind.ts';

export interface ServeOptions {
  readonly clock?: Clock;
  readonly store?: Store;
  readonly memory?: Memory;
  readonly env?: GameEnv;
  readonly server?: Partial<ServerOptions>;
}

export interface Served extends Running {
  readonly http: string;
  readonly socket: string;
  readonly memory: Memory;
  /** What was thrown where nobody waited for it. */
  readonly bugs: readonly string[];
  /** Ends all sessions of a person. */
  signOut(person: string): void;
}

const ENV: GameEnv = { wordsFor: () => ({ judge: noJudge }) };

export async function serve(options: ServeOptions = {}): Promise<Served> {
  const memory = options.memory ?? new Memory();
  const endings = new Map<string, Set<() => void>>();
  const identities: Identities = {
    whoIs: async ({ authorization }) => ok(identityOf(authorization)),
    viewing: ({ who }) => who,
    mayCommand: ({ id }) => !id.includes('read-only'),
    onEnded: async ({ id }, callback) => {
      const all = endings.get(id) ?? new Set();
      endings.set(id, all.add(callback));
      return ok(() => all.delete(callback));
    },
  };
  const bugs: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void bugs.push(line) });
  const hosted: readonly Hosted[] = [
    { kind: gameKind, env: options.env ?? ENV } as unknown as Hosted,
    { kind: toyKind, env: { limit: 1000 } } as unknown as Hosted,
  ];
  const running = value(
    await startServer({
      store: options.store ?? memoryStore(memory),
      clock: options.clock ?? systemClock,
      kinds: hosted,
      meetings: ['game'],
      identities: () => identities,
      host: '127.0.0.1',
      port: 0,
      tls: null,
      isBehindProxy: false,
      hasMetrics: true,
      web: '/nowhere',
      secret: new Uint8Array(32),
      log,
      ...options.server,
    }),
  );
  return {
    ...running,
    http: `http://127.0.0.1:${running.port}`,
    socket: `ws://127.0.0.1:${running.port}/api/socket`,
    memory,
    bugs,
    signOut: (person) => {
      for (const end of endings.get(person) ?? []) end();
    },
  };
}

function identityOf(authorization: string | undefined): Identity | null {
  const id = /^Bearer ([\w-]+)$/.exec(authorization ?? '')?.[1];
  if (id === undefined) return null;
  const roles = id.startsWith('referee') ? ['referee'] : [];
  return { id, who: { kind: 'person', id, roles } };
}

/** The world of a client in a test; short waits are made shorter, for nothing is worth waiting for here. */
export const portsTo = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
  onSocket: (socket: WebSocket) => void = () => {},
): ClientPorts => {
  class Watched extends WebSocket {
    constructor(address: string) {
      super(address, { headers } as never);
      onSocket(this);
    }
  }
  return {
    connect: webSocketConnect(Watched as unknown as WebSocketClass, url),
    now: () => Date.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms <= 1000 ? 1 : ms).unref();
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
};
