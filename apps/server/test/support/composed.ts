/** The whole server as it is put together, over a store in memory and a time that the test moves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Lexicons } from '../../src/lexicons/lexicons.ts';
import type { Load } from '../../src/rooms/load.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import { startServer } from '../../src/server/server.ts';
import { compose } from '../../src/start/compose.ts';
import type { Store } from '../../src/store/store.ts';
import { FakeClock } from './fake-clock.ts';
import { type Faults, faultless, faultyStore } from './faulty-store.ts';
import { Memory, memoryStore } from './memory-store.ts';
import { RawClient } from './raw-client.ts';
import { value } from './store-parts.ts';

export interface Guest {
  readonly id: string;
  readonly cookie: string;
}

export interface Composed {
  readonly clock: FakeClock;
  readonly memory: Memory;
  readonly rooms: Rooms;
  /** What was logged as an error. */
  readonly bugs: readonly string[];
  /** Everything that was logged, however small. */
  readonly logged: readonly string[];
  readonly http: string;
  guest(nickname: string): Promise<Guest>;
  /** Greeted as the owner of the cookie. */
  connect(cookie: string): Promise<RawClient>;
  stop(): Promise<void>;
}

/** Loaded once for all servers of a test's file; none of them has lists of its own. */
const lexicons = new Lexicons({ data: '/nowhere', now: () => Date.now(), onProblem: () => {} });

/** What a server finds where another one ran before it. */
export interface Before {
  readonly store: Store;
  /** With word lists of its own. */
  readonly data: string;
  readonly secret: Uint8Array;
}

/** Several over one memory are several processes; `faults` are those of the store. */
export async function composed({
  clock = new FakeClock(1_794_700_000_000),
  memory = new Memory(),
  faults = faultless,
  before,
  web = '/nowhere',
  copies = null,
  load,
}: Partial<Pick<Composed, 'clock' | 'memory'>> & {
  faults?: Faults;
  before?: Before;
  /** Where the built page is. */
  web?: string;
  /** Where copies of tournaments are saved. */
  copies?: string | null;
  /** Whether the process is late. */
  load?: Load;
} = {}): Promise<Composed> {
  const bugs: string[] = [];
  const logged: string[] = [];
  const data = mkdtempSync(join(tmpdir(), 'taht-net-'));
  const write = (line: string): void => {
    logged.push(line);
    if ((JSON.parse(line) as { level: number }).level >= (pino.levels.values.error ?? 0))
      bugs.push(line);
  };
  const log = pino({ level: 'trace' }, { write });
  const store = faultyStore(memoryStore(memory), faults);
  const afresh = { store, secret: new Uint8Array(32), data, lexicons };
  const parts = compose({
    ...(load === undefined ? {} : { load }),
    clock,
    log,
    copies,
    ...(before ?? afresh),
  });
  const running = value(
    await startServer({
      ...parts.server,
      host: '127.0.0.1',
      port: 0,
      tls: null,
      isBehindProxy: false,
      hasMetrics: true,
      web,
    }),
  );
  const at = `127.0.0.1:${running.port}`;
  return {
    clock,
    memory,
    rooms: running.rooms,
    bugs,
    logged,
    http: `http://${at}`,
    guest: async (nickname) => {
      const answer = await fetch(`http://${at}/api/v1/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ nickname }),
      });
      const { id } = (await answer.json()) as { id: string };
      return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    },
    connect: async (cookie) => {
      const client = await RawClient.open(`ws://${at}/api/socket`, { cookie });
      client.send({ kind: 'hello', protocol: 1, client: 'test' });
      await client.next('welcome');
      return client;
    },
    stop: async () => {
      await running.stop();
      await parts.close();
      rmSync(data, { recursive: true });
    },
  };
}
