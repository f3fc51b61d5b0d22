/** As little of a WebSocket as costs least: texts in and out, and an answer to every ping. */
import { createConnection, type Socket } from 'node:net';

export interface Hearing {
  /** The bytes of a text are good only until this returns. */
  onText(text: Buffer): void;
  onClose(why: string): void;
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const NOTHING = Buffer.alloc(0);

export class RawSocket {
  readonly #socket: Socket;
  readonly #hearing: Hearing;
  #rest: Buffer = NOTHING;
  #isOpen = false;
  #why = 'cut';

  constructor(
    { port, from, cookie }: { port: number; from: string; cookie: string },
    hearing: Hearing & { onOpen(): void },
  ) {
    this.#hearing = hearing;
    this.#socket = createConnection({ host: '127.0.0.1', port, localAddress: from, noDelay: true });
    this.#socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: dGFodCBiZW5jaCBwbGF5cw==\r\nSec-WebSocket-Version: 13\r\nCookie: ${cookie}\r\n\r\n`,
    );
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk, hearing));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => hearing.onClose(this.#why));
  }

  send(text: string): void {
    this.#socket.write(frame(TEXT, Buffer.from(text)));
  }

  #take(chunk: Buffer, { onOpen }: { onOpen(): void }): void {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) {
        this.#rest = bytes;
        return;
      }
      if (!bytes.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) {
        this.#end(bytes.toString());
        return;
      }
      this.#isOpen = true;
      bytes = bytes.subarray(end + 4);
      onOpen();
    }
    this.#rest = this.#frames(bytes);
  }

  /** What is left after the last whole frame. The server masks nothing and splits nothing. */
  #frames(bytes: Buffer): Buffer {
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = (bytes[at + 1] as number) & 127;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      if (bytes.length - at < head + length) break;
      const payload = bytes.subarray(at + head, at + head + length);
      this.#hear((bytes[at] as number) & 15, payload);
      at += head + length;
    }
    return at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at));
  }

  #hear(kind: number, payload: Buffer): void {
    if (kind === TEXT) this.#hearing.onText(payload);
    else if (kind === PING) this.#socket.write(frame(PONG, payload));
    else if (kind === CLOSE) this.#end(`closed with ${payload.readUInt16BE()}`);
  }

  #end(why: string): void {
    this.#why = why;
    this.#socket.destroy();
  }
}

/** Masked with nothing, which is allowed and costs least. */
function frame(kind: number, payload: Buffer): Buffer {
  const isShort = payload.length < 126;
  const head = isShort ? 6 : 8;
  const bytes = Buffer.alloc(head + payload.length);
  bytes[0] = 128 | kind;
  bytes[1] = 128 | (isShort ? payload.length : 126);
  if (!isShort) bytes.writeUInt16BE(payload.length, 2);
  payload.copy(bytes, head);
  return bytes;
}
