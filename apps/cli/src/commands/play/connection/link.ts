/** The connection of a terminal to a server. Tells whoever waits when anything changes. */
import { err, ok, type Result } from '@taht/base';
import { Client, type ClientPorts, type Status, webSocketConnect } from '@taht/protocol';
import { VERSION } from '../../../shell/version.ts';
import type { World } from '../../../shell/world.ts';
import type { Session } from './session.ts';

export class Link {
  readonly client: Client;
  readonly server: URL;
  readonly session: Session;
  #changed = Promise.withResolvers<void>();

  constructor(server: URL, session: Session, world: World) {
    this.server = server;
    this.session = session;
    this.client = new Client({
      ports: portsFor(server, session, world),
      client: `taht ${VERSION}`,
      onStatus: () => this.change(),
    });
  }

  get status(): Status['kind'] {
    return this.client.status.kind;
  }

  /** Resolves at the next change of anything. */
  get changed(): Promise<void> {
    return this.#changed.promise;
  }

  change(): void {
    const { resolve } = this.#changed;
    this.#changed = Promise.withResolvers<void>();
    resolve();
  }

  async get(path: string): Promise<unknown> {
    const { cookie } = this.session;
    const answer = await fetch(new URL(path, this.server), { headers: { cookie } });
    return answer.ok ? answer.json() : undefined;
  }

  /** What the server answers, or the code of its refusal. */
  async post(path: string, body: object): Promise<Result<unknown, string>> {
    const { cookie } = this.session;
    try {
      const answer = await fetch(new URL(path, this.server), {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const told = (await answer.json()) as { code?: string };
      return answer.ok ? ok(told) : err(told.code ?? String(answer.status));
    } catch {
      return err('not-reached');
    }
  }

  close(): void {
    this.client.close();
  }
}

function portsFor(server: URL, { cookie }: Session, world: World): ClientPorts {
  const url = new URL('/api/socket', server);
  url.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:';
  // Node's own takes headers, which browsers do not.
  class CookieSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie } } as never);
    }
  }
  return {
    connect: webSocketConnect(CookieSocket as never, url.href),
    now: world.now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}
