/** From options to a running server: data folder, secrets, store, server. Each failure is a value. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@taht/base';
import { type Logger, pino } from 'pino';
import { Metrics } from '../http/metrics.ts';
import { systemClock } from '../rooms/clock.ts';
import { watchLoad } from '../rooms/load.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { startServer } from '../server/server.ts';
import { notifyingStore } from '../store/notifying-store.ts';
import type { OpenFailure } from '../store/open-failure.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { openSqliteStore, type SqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { certificateIn } from './certificate.ts';
import { compose } from './compose.ts';
import { type Options, storePath } from './options.ts';
import { loadSecret } from './secret.ts';
import type { Failure } from './tell.ts';

export interface Served {
  readonly addresses: Addresses;
  /** When every stream of the embedded store has been held against its seals. */
  readonly checked: Promise<void>;
  stop(): Promise<void>;
}

const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export async function run(
  options: Options,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Result<Served, Failure>> {
  const { data, host, hasTls } = options;
  const folder = makeFolder(data);
  if (!folder.ok) return folder;
  const secret = loadSecret(data, env);
  if (!secret.ok) return secret;
  const certificate = hasTls ? await certificateIn(data) : ok(null);
  if (!certificate.ok) return certificate;
  const opened = await openStore(options);
  if (!opened.ok) return opened;
  const log = pino({ level: options.logLevel, base: { pid: process.pid } }, pino.destination(2));
  const metrics = new Metrics();
  const store = notifyingStore(opened.value, {
    tell: (failure) => log.error(failure, 'the store fails'),
    onAnswer: (operation, seconds, failure) => metrics.stored(operation, seconds, failure),
  });
  const load = watchLoad();
  const composed = compose({
    load,
    store,
    clock: systemClock,
    secret: secret.value,
    data,
    copies: options.copies,
    environment: env,
    log,
    metrics,
  });
  const started = await startServer({
    ...options,
    ...composed.server,
    tls: certificate.value,
    web: options.web ?? WEB,
  });
  const close = async (): Promise<void> => {
    load.stop();
    await composed.close();
    await store.close();
  };
  if (!started.ok) {
    await close();
    return started;
  }
  const { port, rooms } = started.value;
  const stop = async (): Promise<void> => {
    await started.value.stop();
    await close();
  };
  const begun = await composed.begin(rooms, options.administrator);
  // Otherwise the first request that needs it starts moderation.
  if (!begun.ok && options.administrator !== null) {
    await stop();
    return err({ code: 'not-begun', why: begun.error.code });
  }
  const checked = checkAll(opened.value, rooms, log);
  return ok({ addresses: addressesOf({ host, port, isTls: hasTls }), checked, stop });
}

function makeFolder(data: string): Result<undefined, Failure> {
  try {
    mkdirSync(data, { recursive: true });
    return ok(undefined);
  } catch (error) {
    return err({ code: 'store-unreachable', path: data, detail: (error as Error).message });
  }
}

/** Behind the start, so that nobody waits for it: whatever is damaged is told of before somebody asks for it. */
async function checkAll(
  store: Store & Partial<Pick<SqliteStore, 'checkStreams'>>,
  rooms: Rooms,
  log: Logger,
): Promise<void> {
  const checked = await store.checkStreams?.();
  if (checked === undefined) return;
  // Whoever stops the server ends this with it.
  if (!checked.ok && checked.error.reason === 'closed') return;
  if (!checked.ok) return log.error(checked.error, 'the store could not be checked');
  const { streams, damaged } = checked.value;
  log.info({ streams, damaged: damaged.length }, 'every stream in the store was checked');
  rooms.noteDamages(damaged);
}

const openStore = ({ data, database }: Options): Promise<Result<Store, OpenFailure>> =>
  database === null ? openSqliteStore(storePath(data)) : openPostgresStore(database);
