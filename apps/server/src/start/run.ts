/** From options to a running server: data folder, secrets, store, server. Each failure is a value. */
import { mkdirSync } from 'node:fs';
import { err, ok, type Result } from '@taht/base';
import { type Logger, pino } from 'pino';
import { Metrics } from '../http/metrics.ts';
import { systemClock } from '../rooms/clock.ts';
import { every } from '../rooms/every.ts';
import { watchLoad } from '../rooms/load.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { startServer } from '../server/server.ts';
import { notifyingStore } from '../store/notifying-store.ts';
import type { OpenFailure } from '../store/open-failure.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { FolderCopy } from '../store/sqlite/folder-copy.ts';
import { openSqliteStore, type SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { MOVING_KEY, type Store } from '../store/store.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { certificateIn } from './certificate.ts';
import { compose } from './compose.ts';
import { DailyBackups } from './daily-backups.ts';
import { DistantCopy } from './distant-copy.ts';
import { isAddress, type Options, storePath } from './options.ts';
import { readCertificate } from './own-certificate.ts';
import { pageFolder } from './page-folder.ts';
import { copyCompanions, isReplica, prepareReplica } from './replica-folder.ts';
import { loadSecret } from './secret.ts';
import type { Failure } from './tell.ts';

export interface Served {
  readonly addresses: Addresses;
  /** Looks at once whether there is a new certificate. */
  renew(): Promise<void>;
  /** When every stream of the embedded store has been held against its seals. */
  readonly checked: Promise<void>;
  /** When the first of the daily backups is made, or was not due. */
  readonly backedUp: Promise<void>;
  stop(): Promise<void>;
}

/** Between two looks at the files of a certificate. */
const RENEW_MS = 60_000;

export async function run(
  options: Options,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Result<Served, Failure>> {
  const { data, host, hasTls } = options;
  const folder = makeFolder(data);
  if (!folder.ok) return folder;
  if (isReplica(data)) return err({ code: 'replica-here', path: data });
  const { replicate } = options;
  const isHere = replicate !== null && !isAddress(replicate);
  const target = isHere ? prepareReplica(replicate, data) : ok(undefined);
  if (!target.ok) return target;
  const secret = loadSecret(data, env);
  if (!secret.ok) return secret;
  const { certificate: own } = options;
  const certificate =
    own !== null ? readCertificate(own) : hasTls ? await certificateIn(data) : ok(null);
  if (!certificate.ok) return certificate;
  const log = pino({ level: options.logLevel, base: { pid: process.pid } }, pino.destination(2));
  const opened = await openStore(options, secret.value, log);
  if (!opened.ok) return opened;
  const half = await whyHalf(opened.value, options);
  if (half !== null) {
    await opened.value.close();
    return err(half);
  }
  const metrics = new Metrics();
  const { replica = null } = opened.value;
  const store = notifyingStore(opened.value, {
    tell: (failure) => log.error(failure, 'the store fails'),
    onAnswer: (operation, seconds, failure) => metrics.stored(operation, seconds, failure),
  });
  const load = watchLoad();
  const daily: { backups: DailyBackups | null } = { backups: null };
  const composed = compose({
    load,
    safety: () => ({ replica, backups: daily.backups }),
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
    isTrusted: own !== null,
    web: options.web ?? pageFolder(),
  });
  let used = certificate.value?.cert;
  const stops: (() => void)[] = [() => load.stop()];
  const close = async (): Promise<void> => {
    for (const each of stops) each();
    daily.backups?.stop();
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
  const renew = async (): Promise<void> => {
    const read = own === null ? null : readCertificate(own);
    if (read === null || (read.ok && read.value.cert === used)) return;
    // The old one goes on until the new one can be used.
    if (!read.ok) return log.error(read.error, 'the certificate cannot be read');
    used = read.value.cert;
    started.value.renew(read.value);
    log.info('there is a new certificate');
  };
  stops.push(every(systemClock, RENEW_MS, renew, (error) => log.error({ err: error }, 'a bug')));
  const begun = await composed.begin(rooms, options.administrator);
  // Otherwise the first request that needs it starts moderation.
  if (!begun.ok && options.administrator !== null) {
    await stop();
    return err({ code: 'not-begun', why: begun.error.code });
  }
  if (options.backups !== null)
    daily.backups = new DailyBackups({
      ...{ data, folder: options.backups, store, clock: systemClock },
      tell: (outcome) =>
        outcome.ok
          ? log.info(outcome, 'a backup was made and checked')
          : log.error(outcome, 'no backup'),
      onBug: (error) => log.error({ err: error }, 'a bug'),
    });
  const checked = checkAll(opened.value, rooms, log);
  return ok({
    addresses: addressesOf({ host, port, isTls: hasTls }),
    checked,
    renew,
    backedUp: daily.backups?.first ?? Promise.resolve(),
    stop,
  });
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
  store: Partial<Pick<SqliteStore, 'checkStreams'>>,
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

/** Null where the store is whole. */
async function whyHalf(
  store: Pick<Store, 'readMeta'>,
  { data, database }: Options,
): Promise<OpenFailure | null> {
  const path = database === null ? storePath(data) : 'PostgreSQL';
  const moving = await store.readMeta(MOVING_KEY);
  if (!moving.ok) return { code: 'store-unreachable', path, detail: moving.error.detail };
  return moving.value === null ? null : { code: 'store-moving', path };
}

function openStore(
  { data, database, replicate, isReplicaSync }: Options,
  secret: Uint8Array,
  log: Logger,
): Promise<Result<Store & Partial<SqliteStore>, OpenFailure>> {
  if (database !== null) return openPostgresStore(database);
  if (replicate === null) return openSqliteStore(storePath(data));
  return openSqliteStore(storePath(data), {
    replicate: {
      copy: isAddress(replicate)
        ? new DistantCopy({ url: replicate, data, secret })
        : new FolderCopy({
            to: storePath(replicate),
            bringCompanions: () => copyCompanions(data, replicate),
          }),
      isSync: isReplicaSync,
      onFailure: (detail) => log.error({ detail }, 'the second copy fails and will be made anew'),
    },
  });
}
