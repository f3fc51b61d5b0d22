/** A server for the built page: compressed files over a line of a given speed, which all its connections share, and a count of every byte sent. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import process from 'node:process';
import { setTimeout as later } from 'node:timers/promises';

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

/** As much as goes on the line at once. */
const PIECE = 16 * 1024;

export async function openSite(bitsPerSecond = Number.POSITIVE_INFINITY): Promise<Site> {
  const folder = process.env.TAHT_PAGE ?? '';
  const line = new Line(bitsPerSecond / 8);
  const sockets: Socket[] = [];
  let spoiled: Spoiled | undefined;
  const server: Server = createServer((request, response) => {
    answer(folder, request, response, line, spoiled).catch(() => response.destroy());
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

async function answer(
  folder: string,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  line: Line,
  spoiled: Spoiled | undefined,
): Promise<void> {
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
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    await line.carry(piece.length);
    response.write(piece);
  }
  response.end();
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** A line that carries so many bytes a second. */
class Line {
  readonly #speed: number;
  #freeAt = 0;

  constructor(speed: number) {
    this.#speed = speed;
  }

  /** Resolves when the line has carried them, after all that was given to it before. */
  async carry(bytes: number): Promise<void> {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (1000 * bytes) / this.#speed;
    const wait = this.#freeAt - now;
    if (wait >= 1) await later(wait);
  }
}
