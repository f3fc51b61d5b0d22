/** A network between a client and a test, and a time that the test moves. */
import type { ClientFrame, ClientPorts, ServerFrame, SocketEvents } from '../src/index.ts';

interface Alarm {
  readonly at: number;
  readonly callback: () => void;
}

/** One connection, seen from the server's side. */
export class FakeSocket {
  readonly #events: SocketEvents;
  readonly sent: ClientFrame[] = [];
  isClosed = false;

  constructor(events: SocketEvents) {
    this.#events = events;
  }

  open(): this {
    this.#events.onOpen();
    return this;
  }

  say(frame: ServerFrame | string): void {
    this.#events.onText(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  welcome(person: string | null = 'person-a'): this {
    this.open();
    this.say({ kind: 'welcome', protocol: 1, server: '0', person, now: 5000 });
    return this;
  }

  cut(code = 1006): void {
    this.isClosed = true;
    this.#events.onClose(code);
  }

  /** What was sent of one kind. */
  of<Kind extends ClientFrame['kind']>(kind: Kind): Extract<ClientFrame, { kind: Kind }>[] {
    return this.sent.filter((frame) => frame.kind === kind) as never;
  }

  answerPing(): void {
    const { n } = this.of('ping').at(-1) ?? { n: 0 };
    this.say({ kind: 'pong', n, now: 5000 });
  }

  /** The client's end of it. */
  get port() {
    return {
      send: (text: string) => void this.sent.push(JSON.parse(text) as ClientFrame),
      close: () => {
        this.isClosed = true;
      },
    };
  }
}

export class FakeNet {
  readonly sockets: FakeSocket[] = [];
  readonly #alarms = new Set<Alarm>();
  now = 1000;

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody has connected');
    return socket;
  }

  readonly ports: ClientPorts = {
    connect: (events) => {
      const socket = new FakeSocket(events);
      this.sockets.push(socket);
      return socket.port;
    },
    now: () => this.now,
    after: (ms, callback) => {
      const alarm = { at: this.now + ms, callback };
      this.#alarms.add(alarm);
      return () => this.#alarms.delete(alarm);
    },
    random: () => 0.5,
  };

  advance(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [next] = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#alarms.delete(next);
      this.now = next.at;
      next.callback();
    }
    this.now = end;
  }

  get waiting(): number {
    return this.#alarms.size;
  }
}
