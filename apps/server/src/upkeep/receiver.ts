/** Takes the second copy of a server on another machine, batch by batch, into a folder here. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { err, ok, type Result } from '@taht/base';
import { openBackup } from '../backup/restore.ts';
import { isSame } from '../people/seal.ts';
import { storePath } from '../start/options.ts';
import { receiverToken } from '../start/receiver-token.ts';
import { isReplica, prepareReplica, type ReplicaFailure } from '../start/replica-folder.ts';
import { FolderCopy } from '../store/sqlite/folder-copy.ts';
import type { Operation } from '../store/sqlite/operation.ts';

export interface ReceiverOptions {
  readonly data: string;
  readonly host: string;
  readonly port: number;
  readonly secret: Uint8Array;
}

export interface Receiver {
  readonly port: number;
  stop(): Promise<void>;
}

interface Sent {
  readonly session: string;
  readonly operations: readonly Operation[];
}

export async function receive({
  data,
  host,
  port,
  secret,
}: ReceiverOptions): Promise<Result<Receiver, ReplicaFailure>> {
  const prepared = prepareReplica(data, null);
  if (!prepared.ok) return prepared;
  const to = storePath(data);
  const arrived = `${to}.arrived`;
  const token = `Bearer ${receiverToken(secret)}`;
  const copy = new FolderCopy({
    to,
    bringCompanions: () => stillCopy(data),
  });
  let session = '';
  /** One thing after the other, and the last server to come has it. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const next = turn.then(job, job);
    turn = next;
    return next;
  };
  const begin = async (request: IncomingMessage): Promise<object> => {
    session = '';
    await copy.end();
    await pipeline(request, createWriteStream(arrived, { mode: 0o600 }));
    try {
      stillCopy(data);
      openBackup(arrived, data);
      const number = await copy.begin(arrived);
      session = randomUUID();
      return { session, number };
    } catch (error) {
      await copy.end();
      throw error;
    } finally {
      rmSync(arrived, { force: true });
    }
  };
  const own = async (request: IncomingMessage): Promise<Sent> => {
    const sent = JSON.parse(await textOf(request)) as Sent;
    if (session === '' || sent.session !== session)
      throw new Error('another server has come since');
    return sent;
  };
  const ways: Readonly<Record<string, (request: IncomingMessage) => Promise<object>>> = {
    '/copy': (request) => inTurn(() => begin(request)),
    '/batch': (request) =>
      inTurn(async () => {
        await copy.write((await own(request)).operations);
        return {};
      }),
    '/end': (request) =>
      inTurn(async () => {
        await own(request);
        session = '';
        await copy.end();
        return {};
      }),
  };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    const way = ways[request.url ?? ''];
    if (!isSame(request.headers.authorization ?? '', token)) return answer(401, {});
    if (way === undefined || request.method !== 'POST') return answer(404, {});
    try {
      answer(200, await way(request));
    } catch (error) {
      answer(409, { detail: (error as Error).message });
    }
  });
  // A large store takes as long as it takes.
  server.requestTimeout = 0;
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    return err({ code: 'store-unreachable', path: data, detail: (error as Error).message });
  }
  return ok({
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await inTurn(() => copy.end());
    },
  });
}

/** Promoted meanwhile: what was played there must stay. */
function stillCopy(data: string): void {
  if (!isReplica(data)) throw new Error('the copy is a server of its own now');
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}
