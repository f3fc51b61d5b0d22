/** A push service and a mail server on this machine, as small as they can be, with real sockets. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import type { PushAddress } from '@taht/protocol';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers with the status that the path ends with: `/anything/201`. */
export async function pushService() {
  const pushed: Pushed[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(Number(path.split('/').at(-1))).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = (name: string, status: number): PushAddress => ({
    endpoint: `http://127.0.0.1:${port}/${name}/${status}`,
    ...browserKeys(),
  });
  return { pushed, address, close: () => server.close() };
}

/** What a browser makes when it subscribes. */
function browserKeys() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** Takes letters, or answers every recipient with another code. */
export async function mailServer(recipientCode = 250) {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.setEncoding('utf8');
    let unread = '';
    let letter: string | null = null;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('data', (text: string) => {
      unread += text;
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        if (letter !== null && line === '.') {
          letters.push(letter);
          letter = null;
          say('250 taken');
        } else if (letter !== null) letter += `${line}\n`;
        else if (line.startsWith('DATA')) {
          letter = '';
          say('354 go on');
        } else if (line.startsWith('RCPT')) say(`${recipientCode} ${line.slice(8)}`);
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { letters, url: `smtp://127.0.0.1:${port}`, close };
}
