/** All rooms of this process. None of them owns its stream: other processes may hold the same one open, and any may die. */
import { err, ok, type Result } from '@taht/base';
import type { Kind, KindTypes, Who } from '../kind.ts';
import type { Store, StoreFailure } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { Deadlines } from './deadlines.ts';
import { every } from './every.ts';
import { Heart } from './heart.ts';
import type { Done, Listener, RoomFailure, SendFailure } from './message.ts';
import { isName } from './name.ts';
import { type House, type Request, Room } from './room.ts';

/** A kind with what its decisions are handed. */
export interface Hosted<T extends KindTypes = KindTypes> {
  readonly kind: Kind<T>;
  readonly env: T['env'];
}

/** All times in milliseconds. */
export interface RoomsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly kinds: readonly Hosted[];
  /** After which an unused room forgets its state. */
  readonly idle?: number;
  readonly heartbeat?: number;
  /** How often versions are asked for, where others append too. */
  readonly poll?: number;
  readonly horizon?: number;
  readonly lease?: number;
  /** Told of what was thrown where nobody waits for an answer. */
  onBug(error: unknown): void;
}

type Checked<T> = Result<T, RoomFailure>;

export class Rooms {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #kinds: ReadonlyMap<string, Hosted>;
  readonly #rooms = new Map<string, Room<KindTypes>>();
  readonly #opening = new Map<string, Promise<Checked<Room<KindTypes>>>>();
  readonly #house: House;
  readonly #heart: Heart;
  readonly #deadlines: Deadlines;
  readonly #stops: (() => void)[];
  readonly #idle: number;
  readonly #onBug: (error: unknown) => void;
  #isClosed = false;

  private constructor({
    store,
    clock,
    kinds,
    idle = 60_000,
    heartbeat = 1000,
    poll = 1000,
    horizon = 60_000,
    lease = 10_000,
    onBug,
  }: RoomsOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#idle = idle;
    this.#onBug = onBug;
    this.#kinds = new Map(kinds.map((hosted) => [hosted.kind.name, hosted]));
    this.#heart = new Heart(store, clock, heartbeat, {
      onAbsence: () => this.#settle(),
      onBug,
    });
    this.#deadlines = new Deadlines(store, clock, { horizon, lease, onBug }, (stream) =>
      this.#tick(stream),
    );
    this.#house = {
      store,
      clock,
      absences: this.#heart.absences,
      noteDue: (stream, due) => this.#deadlines.note(stream, due),
    };
    this.#stops = [
      () => this.#heart.stop(),
      () => this.#deadlines.stop(),
      every(clock, idle / 2, async () => this.#sweep(), onBug),
      store.onAppend(
        ({ stream, version }) => void this.#rooms.get(stream)?.hear(version).catch(onBug),
      ),
      ...(store.shared ? [every(clock, poll, () => this.#poll(), onBug)] : []),
    ];
  }

  static async start(options: RoomsOptions): Promise<Result<Rooms, StoreFailure>> {
    const rooms = new Rooms(options);
    const begun = await rooms.#heart.start();
    if (!begun.ok) {
      await rooms.stop();
      return begun;
    }
    await rooms.#deadlines.look();
    return ok(rooms);
  }

  /** Rooms that are kept, awake or asleep. */
  get size(): number {
    return this.#rooms.size;
  }

  /** The first command of a new stream. */
  async create(kind: string, stream: string, request: Request): Promise<Result<Done, SendFailure>> {
    const hosted = this.#kinds.get(kind);
    if (hosted === undefined) return failed({ code: 'no-such-kind', kind });
    if (!isName(stream)) return failed({ code: 'malformed', at: 'stream' });
    const opened = await this.#open(stream);
    if (opened.ok) return opened.value.send(request, 'first');
    if (opened.error.code !== 'no-such-stream') return failed(opened.error);
    return this.#enter(stream, hosted).send(request, 'first');
  }

  async send(stream: string, request: Request): Promise<Result<Done, SendFailure>> {
    const opened = await this.#open(stream);
    return opened.ok ? opened.value.send(request, 'later') : failed(opened.error);
  }

  /** `since` is the last version that the viewer knows of, or null for the whole view. Resolves to the way to stop it. */
  async subscribe(
    stream: string,
    who: Who,
    since: number | null,
    listener: Listener,
  ): Promise<Checked<() => void>> {
    const opened = await this.#open(stream);
    return opened.ok ? opened.value.join(who, since, listener) : opened;
  }

  async look(
    stream: string,
    who: Who,
  ): Promise<Checked<{ readonly version: number; readonly view: unknown }>> {
    const opened = await this.#open(stream);
    return opened.ok ? opened.value.look(who) : opened;
  }

  /** Answers what was sent, and takes nothing more. The store stays open. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    await Promise.all(this.#opening.values());
    await Promise.all([...this.#rooms.values()].map((room) => room.close()));
    this.#rooms.clear();
  }

  async #open(stream: string): Promise<Checked<Room<KindTypes>>> {
    if (this.#isClosed) return err({ code: 'closed' });
    if (!isName(stream)) return err({ code: 'no-such-stream' });
    const sure = await this.#heart.sure();
    if (!sure.ok) return sure;
    const room = this.#rooms.get(stream);
    if (room !== undefined) return ok(room);
    const opening =
      this.#opening.get(stream) ?? this.#load(stream).finally(() => this.#opening.delete(stream));
    this.#opening.set(stream, opening);
    return opening;
  }

  async #load(stream: string): Promise<Checked<Room<KindTypes>>> {
    const loaded = await this.#store.load(stream, 0);
    if (!loaded.ok) return loaded;
    if (loaded.value === null) return err({ code: 'no-such-stream' });
    const there = this.#rooms.get(stream); // made meanwhile by its first command
    if (there !== undefined) return ok(there);
    const { kind } = loaded.value;
    const hosted = this.#kinds.get(kind);
    if (hosted === undefined) return err({ code: 'no-such-kind', kind });
    const room = new Room(stream, hosted.kind, hosted.env, this.#house);
    const primed = room.prime(loaded.value);
    if (!primed.ok) return primed;
    this.#rooms.set(stream, room);
    return ok(room);
  }

  /** A room for a stream that is not there yet, unless somebody was faster. */
  #enter(stream: string, { kind, env }: Hosted): Room<KindTypes> {
    const room = this.#rooms.get(stream) ?? new Room(stream, kind, env, this.#house);
    this.#rooms.set(stream, room);
    return room;
  }

  async #tick(stream: string): Promise<void> {
    const opened = await this.#open(stream);
    if (opened.ok) await opened.value.tick();
  }

  #settle(): void {
    for (const room of this.#rooms.values()) void room.settle().catch(this.#onBug);
  }

  #sweep(): void {
    const since = this.#clock.now() - this.#idle;
    for (const [stream, room] of this.#rooms) {
      room.rest(since);
      if (room.isEmpty) this.#rooms.delete(stream);
    }
  }

  async #poll(): Promise<void> {
    const watched = [...this.#rooms.values()].filter((room) => room.hasAudience);
    const heads = await this.#store.heads(watched.map(({ stream }) => stream));
    if (!heads.ok) return;
    await Promise.all(
      heads.value.map(({ stream, version }) => this.#rooms.get(stream)?.hear(version)),
    );
  }
}

const failed = (failure: RoomFailure) => err({ kind: 'failed', failure } as const);
