/** `/api/socket`, where clients connect. Pages of other sites may not. */
import process from 'node:process';
import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAddress } from '../http/counted-address.ts';
import { LIMITS } from '../http/limits.ts';
import { every } from '../rooms/every.ts';
import type { Asked } from '../rooms/identity.ts';
import { Connection, type Shared } from './connection.ts';
import { Tally } from './tally.ts';
import { Whereabouts, type WhereaboutsOptions } from './whereabouts.ts';
import type { Wire } from './wire.ts';

/** The part of the library's socket that is used. */
interface RawSocket {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'pong' | 'close' | 'error', listener: () => void): void;
}

/** Told of persons who had a connection here and have none any more, and whether they have one at another process. */
export type OnLeft = (person: string, isElsewhere: boolean) => void;

/** Connections are checked in small groups, so that few are pinged at a time. */
const PULSE_MS = LIMITS.pulse / 20;

export class Sockets {
  readonly #shared: Shared;
  /** Who is at the other end; null before they were greeted, and for strangers. */
  readonly #all = new Map<Connection, string | null>();
  readonly #perAddress = new Tally();
  readonly #perPerson = new Tally();
  readonly #whereabouts: Whereabouts;
  readonly #onLeft: OnLeft;
  readonly #stopPulse: () => void;
  #isClosing = false;

  constructor(shared: Shared, store: WhereaboutsOptions['store'], onLeft: OnLeft) {
    this.#shared = shared;
    this.#onLeft = onLeft;
    const isHere = (person: string): boolean => this.#perPerson.of(person) > 0;
    this.#whereabouts = new Whereabouts({ clock: shared.clock, store, isHere });
    this.#stopPulse = every(
      shared.clock,
      PULSE_MS,
      async () => {
        for (const connection of [...this.#all.keys()]) connection.pulse();
      },
      shared.observer.onBug,
    );
  }

  get size(): number {
    return this.#all.size;
  }

  addTo(app: FastifyInstance): void {
    app.route({
      method: 'GET',
      url: '/api/socket',
      schema: { hide: true },
      onRequest: async (request, reply) => {
        if (!isOwnOrigin(request)) return reply.code(403).send({ code: 'other-origin' });
        const count = this.#perAddress.of(countedAddress(request));
        if (this.#isClosing || count >= LIMITS.socketsPerAddress)
          return reply.code(503).send({ code: this.#isClosing ? 'closed' : 'too-many' });
      },
      handler: (_, reply) => reply.code(426).send({ code: 'not-a-socket' }),
      wsHandler: (socket, request) => this.#open(socket as unknown as RawSocket, request),
    });
  }

  /** Tells everybody, and waits a while for commands under way. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopPulse();
    const all = [...this.#all.keys()];
    const settled = Promise.all(all.map((connection) => connection.settled()));
    const enough = new Promise<void>((resolve) => {
      const { clock } = this.#shared;
      clock.at(clock.now() + LIMITS.drain, resolve);
    });
    await Promise.race([settled, enough]);
    for (const connection of all) connection.sayBye('shutdown');
    this.#whereabouts.stop();
  }

  #open(socket: RawSocket, request: FastifyRequest): void {
    const address = countedAddress(request);
    const onGreeted = (person: string | null): void => {
      if (person === null || !this.#all.has(connection)) return;
      this.#all.set(connection, person);
      this.#perPerson.add(person);
    };
    const { clock, observer } = this.#shared;
    const opened = clock.now();
    const asked = askedOf(request);
    const connection = new Connection(
      this.#shared,
      wireOf(socket, request.raw.socket),
      asked,
      onGreeted,
    );
    this.#all.set(connection, null);
    this.#perAddress.add(address);
    socket.on('message', (data, isBinary) => {
      if (isBinary) connection.takeBinary();
      else connection.takeText(data.toString('utf8'));
    });
    socket.on('pong', () => connection.takePong());
    // A close follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      connection.gone();
      const reason = connection.closedFor ?? 'by-client';
      observer.onGone?.({ request: request.id, reason, ms: clock.now() - opened });
      this.#forget(connection, address);
    });
  }

  #forget(connection: Connection, address: string): void {
    const person = this.#all.get(connection) ?? null;
    if (!this.#all.delete(connection)) return;
    this.#perAddress.remove(address);
    if (person === null) return;
    this.#perPerson.remove(person);
    if (this.#perPerson.of(person) === 0) this.#noteLeft(person);
  }

  /** Whoever comes back at once was not away. */
  #noteLeft(person: string): void {
    const { clock, observer } = this.#shared;
    const isBack = (): boolean => this.#isClosing || this.#perPerson.of(person) > 0;
    const tell = async (): Promise<void> => {
      if (isBack()) return;
      const isElsewhere = await this.#whereabouts.isElsewhere(person);
      if (!isBack()) this.#onLeft(person, isElsewhere);
    };
    clock.at(clock.now() + LIMITS.gone, () => void tell().catch(observer.onBug));
  }
}

/** Frames sent together leave in one packet: a player gets the event and the answer at once. */
const wireOf = (socket: RawSocket, stream: Writable): Wire => ({
  send: (text) => {
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    socket.send(text);
  },
  get buffered() {
    return socket.bufferedAmount;
  },
  ping: () => socket.ping(),
  close: (code) => socket.close(code),
  cut: () => socket.terminate(),
});

/** Programs send no origin; a browser always does. */
function isOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function askedOf(request: FastifyRequest): Asked {
  const { cookie, authorization } = request.headers;
  return {
    isTls: request.protocol === 'https',
    address: countedAddress(request),
    ...(cookie === undefined ? {} : { cookie }),
    ...(authorization === undefined ? {} : { authorization }),
  };
}
