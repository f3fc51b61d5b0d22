/** A server for the built page: compressed files, and a count of every byte sent. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import process from 'node:process';

export interface Site {
  readonly address: string;
  /** Headers included. */
  readonly bytesSent: () => number;
  /** Files whose address contains the text are served otherwise from now on; undefined serves all as they are. */
  readonly spoil: (how: Spoiled | undefined) => void;
  readonly close: () => Promise<void>;
}

export interface Spoiled {
  readonly part: string;
  /** What is sent instead; undefined for "not found". */
  readonly change: (bytes: Buffer) => Buffer | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

export async function openSite(): Promise<Site> {
  const folder = process.env.TAHT_PAGE ?? '';
  const sockets: Socket[] = [];
  let spoiled: Spoiled | undefined;
  const server: Server = createServer((request, response) => {
    answer(folder, request, response, spoiled);
  });
  server.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bytesSent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    spoil: (how) => {
      spoiled = how;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(
  folder: string,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  spoiled: Spoiled | undefined,
): void {
  const { pathname } = new URL(url, 'http://page');
  const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
  const how = spoiled !== undefined && pathname.includes(spoiled.part) ? spoiled : undefined;
  const isCompressed = how === undefined && /\bbr\b/u.test(String(headers['accept-encoding']));
  const whole = read(isCompressed ? `${path}.br` : path);
  const bytes = whole === undefined || how === undefined ? whole : how.change(whole);
  if (bytes === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': bytes.length,
    'cache-control':
      pathname === '/' || how !== undefined ? 'no-store' : 'max-age=31536000, immutable',
    ...(isCompressed && { 'content-encoding': 'br' }),
  });
  response.end(bytes);
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
