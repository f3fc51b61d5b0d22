/**
 * One client at the other end of a socket: frames in and out, within limits. It knows no kind of stream; the room
 * has decided what its viewer may see.
 */
import type { Result } from '@taht/base';
import {
  CLOSE_CODES,
  type ClientFrame,
  type ClientFrameOf,
  type CloseReason,
  type FailureCode,
  makeFrame,
  PROTOCOL,
  parseClientFrame,
  type ServerFrame,
} from '@taht/protocol';
import { LIMITS } from '../http/limits.ts';
import type { Clock } from '../rooms/clock.ts';
import { type Commands, kindIn } from '../rooms/commands.ts';
import { type Asked, type Identities, type Identity, STRANGER } from '../rooms/identity.ts';
import { Mailbox } from '../rooms/mailbox.ts';
import type { Done, SendFailure } from '../rooms/message.ts';
import type { WatchFailure } from '../rooms/watching.ts';
import { Bucket } from './bucket.ts';
import type { Lags } from './lags.ts';
import { Liveness } from './liveness.ts';
import { type Watched, Watches } from './watches.ts';
import type { Wire } from './wire.ts';

/** What metrics and logs learn of connections. */
export interface Observer {
  onFrame(kind: string): void;
  onClose(reason: CloseReason | 'by-client'): void;
  /** The socket is gone: how long it was there, and the id of the request that opened it. */
  onGone?(gone: { readonly request: string; readonly reason: string; readonly ms: number }): void;
  onBug(error: unknown): void;
}

/** What all connections of a process share. */
export interface Shared extends Watched {
  readonly commands: Commands;
  readonly clock: Clock;
  readonly identities: Identities;
  readonly lags: Pick<Lags, 'allowed' | 'use'>;
  /** Of the program. */
  readonly version: string;
  readonly observer: Observer;
}

export class Connection {
  readonly #shared: Shared;
  readonly #wire: Wire;
  readonly #credentials: Asked;
  readonly #onGreeted: (person: string | null) => void;
  readonly #bucket: Bucket;
  readonly #watches: Watches;
  readonly #jobs = new Map<string, Mailbox>();
  readonly #opened: number;
  #closedFor: CloseReason | 'by-client' | null = null;
  #phase: 'new' | 'greeting' | 'open' | 'closed' = 'new';
  #identity: Identity | null = null;
  #greeted: Promise<void> = Promise.resolve();
  #stopSession: () => void = () => {};
  #excess = 0;
  #malformed = 0;
  #pending = 0;
  readonly #liveness = new Liveness();

  constructor(
    shared: Shared,
    wire: Wire,
    asked: Asked,
    onGreeted: (person: string | null) => void = () => {},
  ) {
    this.#shared = shared;
    this.#wire = wire;
    this.#onGreeted = onGreeted;
    this.#credentials = asked;
    this.#opened = shared.clock.now();
    this.#watches = new Watches(shared, this);
    this.#bucket = new Bucket(LIMITS.frameBurst, LIMITS.framesPerSecond, this.#opened);
    this.#ping();
  }

  get person(): string | null {
    return this.#identity?.id ?? null;
  }

  /** Resolves when what was asked for has been answered. */
  async settled(): Promise<void> {
    await Promise.all([...this.#jobs.values()].map((jobs) => jobs.run(async () => {})));
  }

  takeText(text: string): void {
    if (this.#phase === 'closed') return;
    this.#liveness.seen();
    const frame = parseClientFrame(text);
    if (!this.#bucket.take(this.#shared.clock.now())) {
      this.#tooMany(frame.ok ? frame.value : null);
      return;
    }
    if (frame.ok) this.#take(frame.value);
    else this.#refuse(frame.error);
  }

  takeBinary(): void {
    if (this.#phase === 'closed') return;
    if (this.#bucket.take(this.#shared.clock.now())) this.#refuse({ code: 'binary-frame' });
    else this.#tooMany(null);
  }

  takePong(): void {
    this.#liveness.answered(this.#shared.clock.now());
  }

  /** Pings now and then, and ends a connection that has not answered since the last time. */
  pulse(): void {
    const now = this.#shared.clock.now();
    const isMute = this.#phase === 'new' && now - this.#opened >= LIMITS.hello;
    const isTime = this.#liveness.isOld(now);
    if (isMute || (isTime && !this.#liveness.isAlive)) this.end('silent');
    else if (isTime) this.#ping();
  }

  /** Ends the connection in good order: the client is told, and reconnects to whoever is there. */
  sayBye(reason: 'shutdown' | 'signed-out'): void {
    this.#send({ kind: 'bye', reason });
    this.end(reason === 'shutdown' ? 'away' : 'signed-out');
  }

  end(reason: CloseReason): void {
    if (this.#phase === 'closed') return;
    this.#leave(reason);
    // A client that does not read would not hear of it.
    if (reason === 'too-slow' || reason === 'silent') this.#wire.cut();
    else this.#wire.close(CLOSE_CODES[reason]);
  }

  /** The other side has gone. */
  gone(): void {
    if (this.#phase !== 'closed') this.#leave('by-client');
  }

  #leave(reason: CloseReason | 'by-client'): void {
    this.#phase = 'closed';
    this.#closedFor = reason;
    this.#stopSession();
    this.#watches.stopAll();
    this.#shared.observer.onClose(reason);
  }

  #ping(): void {
    this.#liveness.ask(this.#shared.clock.now());
    this.#wire.ping();
  }

  #take(frame: ClientFrame): void {
    this.#shared.observer.onFrame(frame.kind);
    if (frame.kind === 'ping') {
      this.#send({ kind: 'pong', n: frame.n, now: this.#shared.clock.now() });
      return;
    }
    if (frame.kind === 'hello') {
      if (this.#phase === 'new') this.#greeted = this.#greet(frame);
      else this.#fail({ code: 'hello-twice' });
      return;
    }
    if (this.#phase === 'new') this.#fail({ ...aboutOf(frame), code: 'hello-first' });
    else this.#queue(frame);
  }

  async #greet({ protocol, token }: ClientFrameOf<'hello'>): Promise<void> {
    if (protocol !== PROTOCOL) {
      this.#send({ kind: 'reload', protocol: PROTOCOL });
      this.end('outdated');
      return;
    }
    this.#phase = 'greeting';
    const { version, clock } = this.#shared;
    const asked =
      token === undefined
        ? this.#credentials
        : { ...this.#credentials, authorization: `Bearer ${token}` };
    const failure = await this.#know(asked).catch((error) => {
      this.#shared.observer.onBug(error);
      return { code: 'internal' } as const;
    });
    if (this.#isClosed) return;
    // Somebody who cannot be identified now is not taken for a stranger.
    if (failure !== null) {
      this.#fail(failure);
      this.end('later');
      return;
    }
    this.#phase = 'open';
    this.#onGreeted(this.person);
    const now = clock.now();
    this.#send({ kind: 'welcome', protocol: PROTOCOL, server: version, person: this.person, now });
  }

  /** Null where the person is known, or known to be a stranger. */
  async #know(asked: Asked): Promise<{ readonly code: FailureCode } | null> {
    const { identities } = this.#shared;
    const known = await identities.whoIs(asked);
    if (!known.ok) return factsOf(known.error);
    this.#identity = known.value;
    if (known.value === null) return null;
    const watched = await identities.onEnded(known.value, () => this.sayBye('signed-out'));
    if (!watched.ok) return factsOf(watched.error);
    if (this.#isClosed) watched.value();
    else this.#stopSession = watched.value;
    return null;
  }

  /** Not narrowed by the compiler, for it changes while something is awaited. */
  /** Why it was closed; null while it is open. */
  get closedFor(): CloseReason | 'by-client' | null {
    return this.#closedFor;
  }

  get #isClosed(): boolean {
    return this.#phase === 'closed';
  }

  /** Frames about one stream are handled in order. */
  #queue(frame: ClientFrameOf<'watch' | 'unwatch' | 'command' | 'create'>): void {
    const isCommand = frame.kind === 'command' || frame.kind === 'create';
    if (this.#pending >= LIMITS.mostPending) {
      this.#fail({ ...aboutOf(frame), code: 'too-many' });
      return;
    }
    const key = 'stream' in frame ? frame.stream : '';
    const jobs = this.#jobs.get(key) ?? new Mailbox();
    this.#jobs.set(key, jobs);
    if (isCommand) this.#pending++;
    const work = async (): Promise<void> => {
      await this.#greeted;
      if (this.#isClosed) return;
      if (frame.kind === 'watch') await this.#watch(frame);
      else if (frame.kind === 'unwatch') this.#watches.stop(frame.stream);
      else await this.#command(frame);
    };
    void jobs
      .run(work)
      .catch((error) => {
        this.#shared.observer.onBug(error);
        this.#fail({ ...aboutOf(frame), code: 'internal' });
      })
      .finally(() => {
        if (isCommand) this.#pending--;
        if (jobs.isEmpty) this.#jobs.delete(key);
      });
  }

  async #watch({ stream, since }: ClientFrameOf<'watch'>): Promise<void> {
    const identity = this.#identity;
    const { identities } = this.#shared;
    const who = identity === null ? STRANGER : identities.viewing(identity, kindIn(stream));
    const failure = await this.#watches.start(stream, who, since ?? null);
    if (failure !== null) this.#fail({ ...factsOf(failure), stream });
  }

  async #command(frame: ClientFrameOf<'command' | 'create'>): Promise<void> {
    const identity = this.#identity;
    if (identity === null) {
      this.#fail({ ...aboutOf(frame), code: 'not-signed-in' });
      return;
    }
    const { id, action } = frame;
    const { identities, commands, lags } = this.#shared;
    const kind = frame.kind === 'create' ? frame.of : kindIn(frame.stream);
    if (!identities.mayCommand(identity, kind)) {
      this.#fail({ ...aboutOf(frame), code: 'not-allowed' });
      return;
    }
    const stream =
      frame.kind === 'create' ? commands.nameNew(kind, identity.id, frame) : frame.stream;
    const lag = lags.allowed(stream, identity.id, this.#liveness.trip);
    const { address = '' } = this.#credentials;
    const request = { id, who: identity.who, action, lag, address };
    const sent = await (frame.kind === 'create'
      ? commands.create(kind, stream, request)
      : commands.send(kind, stream, request));
    if (sent.ok && !sent.value.repeated && sent.value.version > sent.value.since)
      lags.use(stream, identity.id, lag);
    this.#answer(id, stream, sent);
  }

  #answer(id: string, stream: string, sent: Result<Done, SendFailure>): void {
    if (sent.ok) {
      const { since, version } = sent.value;
      this.#send({ kind: 'done', id, stream, since, version });
    } else if (sent.error.kind === 'refused') {
      const refusal = sent.error.refusal as { code: string };
      this.#send({ kind: 'refused', id, stream, refusal });
    } else this.#fail({ ...factsOf(sent.error.failure), id, stream });
  }

  #refuse(failure: { readonly code: FailureCode }): void {
    this.#fail(failure);
    this.#malformed++;
    if (this.#malformed >= LIMITS.mostMalformed) this.end('malformed');
  }

  #tooMany(frame: ClientFrame | null): void {
    this.#fail({ ...(frame === null ? {} : aboutOf(frame)), code: 'too-many' });
    this.#excess++;
    if (this.#excess >= LIMITS.mostExcess) this.end('flood');
  }

  #fail(
    failure: Omit<Extract<ServerFrame, { kind: 'failed' }>, 'kind'> & { code: FailureCode },
  ): void {
    this.#send({ ...failure, kind: 'failed' });
  }

  #send(frame: ServerFrame): void {
    this.#write(makeFrame(frame));
  }

  /**
   * Closes a connection that does not read; it continues from its version when it comes back. A client that has
   * read everything gets the next frame, however long it is.
   */
  #write(text: string): void {
    if (this.#phase === 'closed') return;
    const { buffered } = this.#wire;
    if (buffered > 0 && buffered + text.length > LIMITS.mostBuffered) this.end('too-slow');
    else this.#wire.send(text);
  }

  /** For others who have something to tell. */
  tell(text: string): void {
    this.#write(text);
  }
}

/** What a frame was about, for its answer. */
function aboutOf(frame: ClientFrame): { id?: string; stream?: string } {
  return {
    ...('id' in frame ? { id: frame.id } : {}),
    ...('stream' in frame ? { stream: frame.stream } : {}),
  };
}

/** What a client may know of a failure: no messages of disk or database. */
function factsOf(failure: WatchFailure | { readonly code: 'too-many-streams' }): {
  readonly code: FailureCode;
} {
  switch (failure.code) {
    case 'store-failed':
    case 'stream-corrupt':
      return { code: failure.code };
    case 'other-kind':
      return { code: 'stream-exists' };
    case 'no-such-kind':
      return { code: 'no-such-kind' };
    default:
      return failure;
  }
}
