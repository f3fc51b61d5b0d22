/** A server over a store: starts and stops rooms, sockets and HTTP on one port. */
import { randomUUID } from 'node:crypto';
import { Server as TlsServer } from 'node:tls';
import { err, ok, type Result } from '@taht/base';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { makeApp } from '../http/app.ts';
import { Followers } from '../http/followers.ts';
import { isForged } from '../http/forgery.ts';
import { addHealth } from '../http/health.ts';
import type { PATIENCE } from '../http/limits.ts';
import { type Figure, Metrics } from '../http/metrics.ts';
import type { Parts } from '../http/parts.ts';
import { addRoutes, type Route } from '../http/route.ts';
import { addWeb, type PageHead } from '../http/web.ts';
import type { Clock } from '../rooms/clock.ts';
import { type CommandHandlers, makeCommands, type Naming } from '../rooms/commands.ts';
import type { Damage } from '../rooms/damages.ts';
import type { Hosted } from '../rooms/hosted.ts';
import { type Identities, STRANGER } from '../rooms/identity.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Watching } from '../rooms/watching.ts';
import type { Shared } from '../socket/connection.ts';
import { Lags } from '../socket/lags.ts';
import { Presences } from '../socket/presences.ts';
import { askedOf, type OnLeft, Sockets } from '../socket/socket-route.ts';
import type { Store } from '../store/store.ts';

export interface ServerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly kinds: readonly Hosted[];
  readonly naming?: Naming;
  /** Handlers of commands, by kind. */
  handlers?(rooms: Rooms): CommandHandlers;
  /** How people look at streams; by default as themselves. */
  watching?(rooms: Rooms): Watching;
  identities(rooms: Rooms): Identities;
  /** Kinds of streams in which people meet. */
  readonly meetings?: readonly string[];
  /** Told of persons who had a connection here and have none any more, and whether they have one at another process. */
  onLeft?(rooms: Rooms, person: string, isElsewhere: boolean): Promise<void>;
  /** Further routes. */
  routes?(parts: Parts): readonly Route[];
  /** What stands in the head of a served page, besides what all have. */
  pageHead?(parts: Parts): PageHead;
  /** Whatever else is served. */
  add?(app: FastifyInstance, rooms: Rooms): Promise<void>;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly tls: { readonly key: string; readonly cert: string } | null;
  readonly isBehindProxy: boolean;
  /** Whether browsers trust its certificate. */
  readonly isTrusted?: boolean;
  /** Whether the figures can be asked for. */
  readonly hasMetrics: boolean;
  /** Where others count, too. */
  readonly metrics?: Metrics;
  /** What else is wrong though work goes on, and what else is told of readiness. */
  safety?(): { readonly degraded: readonly string[]; readonly checkedBackup: string | null };
  /** Further figures. */
  readonly figures?: readonly Figure[];
  readonly requestsPerMinute?: number;
  /** How long clients may take to say what they want; by default `PATIENCE`. */
  readonly patience?: typeof PATIENCE;
  /** How much of a measured lag is given back; by default `LAG`. */
  readonly lags?: Pick<Lags, 'allowed' | 'use'>;
  /** Where the built web app would be. */
  readonly web: string;
  /** Names of new streams follow from it, so that nobody can guess one. */
  readonly secret: Uint8Array;
  readonly log: FastifyBaseLogger;
}

export interface Running {
  readonly port: number;
  readonly rooms: Rooms;
  readonly presences: Presences;
  /** From the next connection on there is another certificate. */
  renew(tls: NonNullable<ServerOptions['tls']>): void;
  /** Says goodbye, lets commands finish, and leaves the store open. */
  stop(): Promise<void>;
}

export type StartFailure =
  | { readonly code: 'port-in-use'; readonly port: number }
  | { readonly code: 'port-forbidden'; readonly port: number }
  | { readonly code: 'no-such-host'; readonly host: string }
  | { readonly code: 'store-failed'; readonly detail: string };

export async function startServer(options: ServerOptions): Promise<Result<Running, StartFailure>> {
  const { store, clock, kinds, meetings = [], log, host, port } = options;
  const onBug = (error: unknown): void => log.error({ err: error }, 'a bug');
  const { metrics = new Metrics() } = options;
  const onDamage = (damage: Damage): void => {
    metrics.damaged();
    log.error(damage, 'a stored stream is damaged');
  };
  const onDone = (kind: string, action: string): void => metrics.done(kind, action);
  const begun = await Rooms.start({ store, clock, kinds, onBug, onDamage, onDone });
  if (!begun.ok) return err({ code: 'store-failed', detail: begun.error.detail });
  const rooms = begun.value;
  const identities = options.identities(rooms);
  const presences = new Presences({ kinds: meetings, clock, store, self: randomUUID(), onBug });
  const handlers = options.handlers?.(rooms) ?? {};
  const commands = makeCommands(rooms, { naming: {}, ...options, handlers });
  const watching = options.watching?.(rooms) ?? rooms;
  const shared: Shared = {
    watching,
    clock,
    identities,
    presences,
    lags: options.lags ?? new Lags(),
    commands,
    version: manifest.version,
    observer: {
      onFrame: (kind) => metrics.frame(kind),
      onClose: (reason) => metrics.closed(reason),
      onGone: (gone) => log.info(gone, 'socket closed'),
      onBug,
    },
  };
  const onLeft: OnLeft = (person, isElsewhere) =>
    void options.onLeft?.(rooms, person, isElsewhere).catch(onBug);
  const sockets: Sockets = new Sockets(shared, store, onLeft);
  for (const figure of [...figuresOf(rooms, sockets), ...(options.figures ?? [])])
    metrics.add(figure);
  let isStopping = false;
  const app = await makeApp({ ...options, version: manifest.version });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered(status, elapsedTime / 1000);
    // The pattern, not the address, which may hold secrets.
    const { url = 'none' } = request.routeOptions;
    const { id, method } = request;
    const line = { request: id, method, url, status, ms: Math.round(elapsedTime * 10) / 10 };
    if (ASKED_ALL_THE_TIME.test(url)) log.debug(line, 'answered');
    else log.info(line, 'answered');
  });
  app.addHook('onRequest', async ({ method, headers, host: asked }, reply) => {
    if (isForged({ method, headers, host: asked })) return reply.code(403).send({ code: 'forged' });
  });
  addHealth(app, {
    isReady: async () =>
      !isStopping && (await store.readMeta('ready')).ok && (await rooms.canWrite()),
    degraded: () => [
      ...(rooms.damaged > 0 ? ['damaged-streams'] : []),
      ...(options.safety?.().degraded ?? []),
    ],
    checkedBackup: () => options.safety?.().checkedBackup ?? null,
    metrics: options.hasMetrics ? metrics : null,
  });
  sockets.addTo(app);
  const followers = new Followers({ watching, onEnded: identities.onEnded, clock, onBug });
  const parts: Parts = {
    rooms,
    commands,
    watching,
    followers,
    viewing: (identity, kind) =>
      identity === null ? STRANGER : identities.viewing(identity, kind),
    mayCommand: identities.mayCommand,
  };
  addRoutes(app, options.routes?.(parts) ?? [], (request) => identities.whoIs(askedOf(request)));
  await options.add?.(app, rooms);
  await addWeb(app, options.web, options.pageHead?.(parts));
  const stop = async (): Promise<void> => {
    isStopping = true;
    await sockets.close();
    followers.close();
    presences.stop();
    await app.close();
    await rooms.stop();
  };
  try {
    await app.listen({ host, port });
  } catch (error) {
    await stop();
    return err(listenFailure(error, options));
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const renew: Running['renew'] = (tls) => {
    if (app.server instanceof TlsServer) app.server.setSecureContext(tls);
  };
  return ok({ port: bound, rooms, presences, renew, stop });
}

/** By machines, and with every page. */
const ASKED_ALL_THE_TIME = /^\/(?:healthz|readyz|metrics|assets\/.*)$/;

const figuresOf = (rooms: Rooms, sockets: Sockets): readonly Figure[] => [
  { name: 'rooms', help: 'Number of rooms at this process.', read: () => rooms.size },
  {
    name: 'rooms_by_kind',
    help: 'Number of rooms at this process, by the kind of their streams.',
    label: 'kind',
    read: () => rooms.sizes,
  },
  { name: 'sockets', help: 'Number of sockets at this process.', read: () => sockets.size },
  {
    name: 'damaged_streams',
    help: 'Streams that this process found damaged, and that still are.',
    read: () => rooms.damaged,
  },
];

function listenFailure(error: unknown, { host, port }: ServerOptions): StartFailure {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return { code: 'port-in-use', port };
    case 'EACCES':
      return { code: 'port-forbidden', port };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EINVAL':
      return { code: 'no-such-host', host };
    default:
      throw error;
  }
}
