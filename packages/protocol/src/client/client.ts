/**
 * The protocol's own client: several streams over one connection that comes back by itself.
 * Whatever was lost with a connection is asked for by version, and what was not answered is sent again under its id.
 */
import type { ClientFrame } from '../client-frames.ts';
import { makeFrame, parseServerFrame } from '../codec.ts';
import { CLOSE_CODES } from '../limits.ts';
import type { ServerFrame, ServerFrameOf } from '../server-frames.ts';
import { PROTOCOL } from '../version.ts';
import { Follower } from './follower.ts';
import { type Answer, Outbox } from './outbox.ts';
import { PATIENCE, retryDelay } from './patience.ts';
import type { ClientPorts, Socket } from './ports.ts';
import type { Watcher } from './watcher.ts';

export interface ClientOptions {
  readonly ports: ClientPorts;
  /** Name and version of the program. */
  readonly client: string;
  /** For programs; a browser has its cookie. */
  readonly token?: string;
  onStatus?(status: Status): void;
}

export type Status =
  | { readonly kind: 'connecting' }
  /** Nobody is signed in where the person is null. */
  | { readonly kind: 'open'; readonly person: string | null }
  /** This client is too old for the server and has to be loaded anew. */
  | { readonly kind: 'outdated'; readonly protocol: number }
  | { readonly kind: 'closed' };

export class Client {
  readonly #options: ClientOptions;
  readonly #ports: ClientPorts;
  readonly #followers = new Map<string, Follower>();
  readonly #outbox = new Outbox();
  readonly #prefix: string;
  #status: Status = { kind: 'connecting' };
  #socket: Socket | null = null;
  #connection = 0;
  #attempts = 0;
  #commands = 0;
  #pings = 0;
  #pinged: { readonly n: number; readonly at: number } | null = null;
  #cancelWait: () => void = () => {};
  #lag: number | null = null;
  #offset = 0;

  readonly #takes: {
    readonly [Kind in ServerFrame['kind']]: (frame: ServerFrameOf<Kind>) => void;
  } = {
    welcome: (frame) => this.#welcomed(frame),
    view: (frame) => this.#followers.get(frame.stream)?.takeView(frame),
    events: (frame) => this.#follow(frame.stream, (follower) => follower.takeEvents(frame)),
    presence: (frame) => this.#followers.get(frame.stream)?.takePresence(frame),
    done: (frame) => this.#outbox.takeDone(frame),
    refused: (frame) => this.#outbox.takeRefused(frame),
    failed: (frame) => this.#failed(frame),
    reload: ({ protocol }) => this.#end({ kind: 'outdated', protocol }, 'outdated'),
    pong: (frame) => this.#ponged(frame),
    // Whoever is sent away in good order need not wait long.
    bye: () => {
      this.#attempts = 0;
    },
  };

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#ports = options.ports;
    this.#prefix = makePrefix(options.ports);
    this.#connect();
  }

  get status(): Status {
    return this.#status;
  }

  /** The last round trip in milliseconds, smoothed; null before the first. */
  get lag(): number | null {
    return this.#lag;
  }

  /** The server's time as far as it is known. */
  get serverTime(): number {
    return this.#ports.now() + this.#offset;
  }

  /** Follows a stream until the returned function is called. One watcher a stream: a later one takes over. */
  watch(stream: string, watcher: Watcher): () => void {
    const follower = new Follower(stream, watcher);
    this.#followers.set(stream, follower);
    this.#sendIfOpen(follower.request);
    return () => {
      if (this.#followers.get(stream) !== follower) return;
      this.#followers.delete(stream);
      this.#sendIfOpen({ kind: 'unwatch', stream });
    };
  }

  /** Resolves when the server has answered, however often the connection breaks before. */
  send(stream: string, action: unknown): Promise<Answer> {
    return this.#post({ kind: 'command', id: this.#newId(), stream, action });
  }

  /** Begins a new stream of a kind; the answer names it. */
  create(of: string, action: unknown): Promise<Answer> {
    return this.#post({ kind: 'create', id: this.#newId(), of, action });
  }

  /** Tries at once, as when a phone wakes up or finds its network again. */
  wake(): void {
    if (this.#status.kind === 'open') this.#ping();
    else if (this.#status.kind === 'connecting' && this.#socket === null) this.#connect();
  }

  close(): void {
    this.#end({ kind: 'closed' }, 'gone');
  }

  #post(frame: Parameters<Outbox['add']>[0]): Promise<Answer> {
    const answer = this.#outbox.add(frame);
    if (this.#status.kind === 'closed') this.#outbox.close('gone');
    else if (this.#status.kind === 'outdated') this.#outbox.close('outdated');
    else this.#sendIfOpen(frame);
    return answer;
  }

  #newId(): string {
    return `${this.#prefix}-${this.#commands++}`;
  }

  #connect(): void {
    this.#cancelWait();
    const connection = ++this.#connection;
    const heard = (handle: () => void) => () => {
      if (connection === this.#connection) handle();
    };
    this.#socket = this.#ports.connect({
      onOpen: heard(() => this.#greet()),
      onText: (text) => heard(() => this.#hear(text))(),
      onClose: (code) => heard(() => this.#lost(code))(),
    });
    this.#cancelWait = this.#ports.after(PATIENCE.welcome, () => this.#drop());
  }

  #greet(): void {
    const { client, token } = this.#options;
    this.#write({
      kind: 'hello',
      protocol: PROTOCOL,
      client,
      ...(token === undefined ? {} : { token }),
    });
  }

  /** A connection from which nothing comes any more. */
  #drop(): void {
    this.#socket?.close();
    this.#lost(0);
  }

  #lost(code: number): void {
    this.#connection++;
    this.#socket = null;
    this.#pinged = null;
    this.#cancelWait();
    if (code === CLOSE_CODES.outdated) {
      this.#end({ kind: 'outdated', protocol: 0 }, 'outdated');
      return;
    }
    this.#become({ kind: 'connecting' });
    const delay = retryDelay(this.#attempts++, this.#ports.random());
    this.#cancelWait = this.#ports.after(delay, () => this.#connect());
  }

  #end(status: Status, code: 'gone' | 'outdated'): void {
    if (this.#status.kind === 'closed' || this.#status.kind === 'outdated') return;
    this.#connection++;
    this.#cancelWait();
    this.#socket?.close();
    this.#socket = null;
    this.#become(status);
    this.#outbox.close(code);
  }

  #become(status: Status): void {
    this.#status = status;
    this.#options.onStatus?.(status);
  }

  #hear(text: string): void {
    const frame = parseServerFrame(text);
    // A frame of a kind that this client does not know yet is none of its business.
    if (frame.ok) (this.#takes[frame.value.kind] as (frame: ServerFrame) => void)(frame.value);
  }

  #welcomed({ person, now }: ServerFrameOf<'welcome'>): void {
    this.#offset = now - this.#ports.now();
    this.#become({ kind: 'open', person });
    for (const follower of this.#followers.values()) this.#write(follower.request);
    for (const frame of this.#outbox.frames) this.#write(frame);
    this.#ping();
  }

  #follow(stream: string, take: (follower: Follower) => 'ask' | 'taken' | number): void {
    const follower = this.#followers.get(stream);
    const taken = follower === undefined ? 'taken' : take(follower);
    if (follower === undefined || taken === 'taken') return;
    if (taken === 'ask') this.#sendIfOpen(follower.request);
    else
      this.#ports.after(retryDelay(taken, this.#ports.random()), () => {
        if (this.#followers.get(stream) === follower) this.#sendIfOpen(follower.request);
      });
  }

  #failed(frame: ServerFrameOf<'failed'>): void {
    if (frame.id === undefined) {
      if (frame.stream !== undefined)
        this.#follow(frame.stream, (follower) => follower.takeFailure(frame));
      return;
    }
    const again = this.#outbox.takeFailed(frame);
    if (again === null) return;
    this.#ports.after(PATIENCE.resend, () => {
      if (this.#outbox.has(again.id)) this.#sendIfOpen(again);
    });
  }

  #ping(): void {
    this.#cancelWait();
    this.#pinged = { n: ++this.#pings, at: this.#ports.now() };
    this.#write({ kind: 'ping', n: this.#pinged.n });
    this.#cancelWait = this.#ports.after(PATIENCE.pong, () => this.#drop());
  }

  #ponged({ n, now }: ServerFrameOf<'pong'>): void {
    if (this.#pinged?.n !== n) return;
    this.#attempts = 0;
    const trip = this.#ports.now() - this.#pinged.at;
    this.#lag = this.#lag === null ? trip : Math.round(0.8 * this.#lag + 0.2 * trip);
    this.#offset = now + trip / 2 - this.#ports.now();
    this.#pinged = null;
    this.#cancelWait();
    this.#cancelWait = this.#ports.after(PATIENCE.betweenPings, () => this.#ping());
  }

  #sendIfOpen(frame: ClientFrame): void {
    if (this.#status.kind === 'open') this.#write(frame);
  }

  #write(frame: ClientFrame): void {
    this.#socket?.send(makeFrame(frame));
  }
}

/** Enough chance that no two clients name their commands alike, without `crypto.randomUUID`, which plain http lacks. */
function makePrefix({ random, now }: ClientPorts): string {
  const part = (): string => Math.floor(random() * 2 ** 32).toString(36);
  return `${now().toString(36)}-${part()}${part()}`;
}
