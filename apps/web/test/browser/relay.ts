/** A line between browsers and a server that can be cut, and on which a server's answers can get lost. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  readonly port: number;
  /** From now on nothing that the server says gets through. */
  lose(): void;
  /** Ends all connections; new ones are refused until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openRelay(to: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'lossy' | 'cut' = 'whole';
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    keep(far);
    near.pipe(far);
    far.on('data', (data) => {
      if (state === 'whole') near.write(data);
    });
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lose: () => {
      state = 'lossy';
    },
    cut: () => {
      state = 'cut';
      endAll();
    },
    mend: () => {
      state = 'whole';
    },
    close: async () => {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
