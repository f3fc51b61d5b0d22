/** A push service on this machine, as small as it can be, with real sockets. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
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
