/** All rooms of this process. No room owns its stream: other processes may have it open too, and any may die. */
import { err, ok, type Result } from '@taht/base';
import type { Entry, Kind, KindTypes, Who } from '../kind/kind.ts';
import { FORGOTTEN, type Store, type StoreFailure } from '../store/store.ts';
import type { Present, Watcher } from './audience.ts';
import type { Clock } from './clock.ts';
import { type Damage, Damages } from './damages.ts';
import { Deadlines } from './deadlines.ts';
import { every } from './every.ts';
import { Heartbeat } from './heartbeat.ts';
import { type Hosted, owedIn, type RoomPorts } from './hosted.ts';
import { type Done, failed, type Listener, type RoomFailure, type SendFailure } from './message.ts';
import { isName } from './name.ts';
import { Reactions, type Task } from './reactions.ts';
import { type Place, Room } from './room.ts';
import type { Request, RoomsPort } from './rooms-port.ts';

/** All times in milliseconds. */
export interface RoomsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly kinds: readonly Hosted[];
  /** After which an unused room is unloaded. */
  readonly idle?: number;
  readonly heartbeat?: number;
  /** How often versions are asked for, where others append too. */
  readonly poll?: number;
  readonly horizon?: number;
  readonly lease?: number;
  /** Told of errors where nobody waits for an answer. */
  onBug(error: unknown): void;
  /** Told of streams that are not as they were stored. */
  onDamage?(damage: Damage): void;
  /** Told of every command that was carried out and stored here. */
  onDone?(kind: string, action: string): void;
}

type Checked<T> = Result<T, RoomFailure>;

/** A forgotten stream owes nothing. */
const NOTHING: Task = { version: 0, run: async () => 'done' };

const PACK_EVERY_MS = 60_000;
/** How long a stream that is over stays quick to open. */
const PACK_AFTER_MS = 3_600_000;
const MOST_PACKED = 20;
const SETTLED_AT_ONCE = 50;

export class Rooms implements RoomsPort {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #kinds: ReadonlyMap<string, Hosted>;
  readonly #rooms = new Map<string, Room<KindTypes>>();
  readonly #opening = new Map<string, Promise<Checked<Room<KindTypes>>>>();
  readonly #ports: RoomPorts;
  readonly #heartbeat: Heartbeat;
  readonly #deadlines: Deadlines;
  readonly #reactions: Reactions;
  readonly #stops: (() => void)[];
  readonly #idle: number;
  readonly #onBug: (error: unknown) => void;
  readonly #damages: Damages;
  #isClosed = false;
  #settling: Promise<void> = Promise.resolve();

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
    onDamage = () => {},
    onDone = () => {},
  }: RoomsOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#idle = idle;
    this.#onBug = onBug;
    this.#damages = new Damages(onDamage);
    this.#kinds = new Map(kinds.map((hosted) => [hosted.kind.name, hosted]));
    this.#heartbeat = new Heartbeat(store, clock, heartbeat, {
      onAbsence: () => {
        this.#settling = this.#settling.then(() => this.#settle());
      },
      onBug,
    });
    const times = { horizon, lease, check: horizon / 2, onBug };
    this.#deadlines = new Deadlines(store, 'deadlines', clock, times, (stream) =>
      this.#tick(stream),
    );
    this.#reactions = new Reactions(store, clock, times, (stream) => this.#taskFor(stream));
    this.#ports = {
      store,
      clock,
      absences: this.#heartbeat.absences,
      noteDue: (stream, due) => this.#deadlines.note(stream, due),
      poll,
      damages: this.#damages,
      onDone,
      onBug,
      noteOwed: (stream, owed) => this.#reactions.note(stream, owed),
    };
    this.#stops = [
      () => this.#heartbeat.stop(),
      () => this.#deadlines.stop(),
      () => this.#reactions.stop(),
      every(clock, idle / 2, async () => this.#sweep(), onBug),
      every(clock, PACK_EVERY_MS, () => this.#pack(), onBug),
      store.onAppend(
        ({ stream, version }) => void this.#rooms.get(stream)?.hear(version).catch(onBug),
      ),
      ...(store.shared ? [every(clock, poll, () => this.#poll(), onBug)] : []),
    ];
  }

  static async start(options: RoomsOptions): Promise<Result<Rooms, StoreFailure>> {
    const rooms = new Rooms(options);
    const begun = await rooms.#heartbeat.start();
    if (!begun.ok) {
      await rooms.stop();
      return begun;
    }
    await rooms.#deadlines.check();
    await rooms.#reactions.check();
    return ok(rooms);
  }

  /** Rooms there are, loaded or not. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Rooms there are, by the kind of their streams. */
  get sizes(): Readonly<Record<string, number>> {
    const sizes = Object.fromEntries(this.kinds.map((kind) => [kind, 0]));
    for (const { hosted } of this.#rooms.values())
      sizes[hosted.kind.name] = (sizes[hosted.kind.name] ?? 0) + 1;
    return sizes;
  }

  /** Streams that were found damaged, and still are. */
  get damaged(): number {
    return this.#damages.size;
  }

  /** Somebody looked through the whole store. */
  noteDamages(found: readonly Damage[]): void {
    for (const damage of found) this.#damages.foundInAll(damage);
  }

  /** The names of all kinds. */
  get kinds(): readonly string[] {
    return [...this.#kinds.keys()];
  }

  create(kind: string, stream: string, request: Request): Promise<Result<Done, SendFailure>> {
    return this.#make(kind, stream, request, 'first');
  }

  sendOrCreate(kind: string, stream: string, request: Request): Promise<Result<Done, SendFailure>> {
    return this.#make(kind, stream, request, 'any');
  }

  /** Takes in a stream from elsewhere with all its entries; it must not exist here. */
  async restore<T extends KindTypes>(
    kind: Kind<T>,
    stream: string,
    entries: readonly Entry<T>[],
  ): Promise<Checked<Done>> {
    const hosted = this.#kinds.get(kind.name);
    if (hosted === undefined) return err({ code: 'no-such-kind', kind: kind.name });
    if (!isName(stream)) return err({ code: 'malformed', at: 'stream' });
    const opened = await this.#open(stream);
    if (opened.ok) return err({ code: 'stream-exists' });
    if (opened.error.code !== 'no-such-stream') return opened;
    return this.#enter(stream, hosted).restore(entries as readonly Entry<KindTypes>[]);
  }

  async send(stream: string, request: Request): Promise<Result<Done, SendFailure>> {
    const opened = await this.#open(stream);
    return opened.ok ? opened.value.send(request, 'later') : failed(opened.error);
  }

  async read<T extends KindTypes>(kind: Kind<T>, stream: string): Promise<Checked<Present<T>>> {
    const opened = await this.#openAs(kind, stream);
    return opened.ok ? opened.value.read() : opened;
  }

  async history<T extends KindTypes>(
    kind: Kind<T>,
    stream: string,
  ): Promise<Checked<readonly Entry<T>[]>> {
    const opened = await this.#openAs(kind, stream);
    return opened.ok ? opened.value.history() : opened;
  }

  async watch<T extends KindTypes>(
    kind: Kind<T>,
    stream: string,
    watcher: Watcher<T>,
  ): Promise<Checked<() => void>> {
    const opened = await this.#openAs(kind, stream);
    return opened.ok ? opened.value.watch(watcher) : opened;
  }

  /** `since` is the last version that the viewer knows, or null for the whole view. Resolves to a function that stops it. */
  async subscribe(
    stream: string,
    who: Who,
    since: number | null,
    listener: Listener,
  ): Promise<Checked<() => void>> {
    const opened = await this.#open(stream);
    return opened.ok ? opened.value.join(who, since, listener) : opened;
  }

  async viewFor(
    stream: string,
    who: Who,
  ): Promise<Checked<{ readonly version: number; readonly view: unknown }>> {
    const opened = await this.#open(stream);
    return opened.ok ? opened.value.viewFor(who) : opened;
  }

  /** Removes a stream for good; its name is not used again. */
  async forget(stream: string): Promise<Checked<undefined>> {
    const opened = await this.#open(stream);
    // What cannot be read can still be removed.
    if (!opened.ok && opened.error.code === 'stream-corrupt') {
      const removed = await this.#store.forget(stream);
      if (removed.ok) this.#damages.isGone(stream);
      return removed;
    }
    if (!opened.ok) return opened.error.code === 'no-such-stream' ? ok(undefined) : opened;
    const forgotten = await opened.value.forget();
    if (forgotten.ok) this.#rooms.delete(stream);
    return forgotten;
  }

  /** Answers what was sent, and takes nothing more. The store stays open. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    await Promise.all(this.#opening.values());
    await Promise.all([...this.#rooms.values()].map((room) => room.close()));
    this.#rooms.clear();
  }

  async #make(
    kind: string,
    stream: string,
    request: Request,
    place: Place,
  ): Promise<Result<Done, SendFailure>> {
    const hosted = this.#kinds.get(kind);
    if (hosted === undefined) return failed({ code: 'no-such-kind', kind });
    if (!isName(stream)) return failed({ code: 'malformed', at: 'stream' });
    const opened = await this.#openAs(hosted.kind, stream);
    if (opened.ok) return opened.value.send(request, place);
    if (opened.error.code !== 'no-such-stream') return failed(opened.error);
    return this.#enter(stream, hosted).send(request, place);
  }

  /** Whether the store takes what is written: a beat of the heartbeat was written within its interval, or is now. */
  async canWrite(): Promise<boolean> {
    return (await this.#heartbeat.writes()).ok;
  }

  /** A stream of another kind is not the one that was meant. */
  async #openAs<T extends KindTypes>(kind: Kind<T>, stream: string): Promise<Checked<Room<T>>> {
    const opened = await this.#open(stream);
    if (!opened.ok) return opened;
    const found = opened.value.hosted.kind.name;
    if (found !== kind.name) return err({ code: 'other-kind', kind: found });
    return ok(opened.value as unknown as Room<T>);
  }

  async #open(stream: string): Promise<Checked<Room<KindTypes>>> {
    if (this.#isClosed) return err({ code: 'closed' });
    if (!isName(stream)) return err({ code: 'no-such-stream' });
    const sure = await this.#heartbeat.sure();
    if (!sure.ok) return sure;
    const room = this.#rooms.get(stream);
    if (room !== undefined) return ok(room);
    const opening =
      this.#opening.get(stream) ?? this.#load(stream).finally(() => this.#opening.delete(stream));
    this.#opening.set(stream, opening);
    return opening;
  }

  async #load(stream: string): Promise<Checked<Room<KindTypes>>> {
    const resumed = await this.#store.resume(stream);
    if (!resumed.ok) return resumed;
    if (resumed.value === null) return err({ code: 'no-such-stream' });
    const { kind } = resumed.value;
    const hosted = this.#kinds.get(kind);
    if (hosted === undefined) return err({ code: 'no-such-kind', kind });
    const room = new Room(stream, hosted, this.#ports);
    const loaded = await room.load(resumed.value);
    if (!loaded.ok) return loaded;
    const there = this.#rooms.get(stream); // made meanwhile by its first command
    if (there !== undefined) return ok(there);
    this.#rooms.set(stream, room);
    return ok(room);
  }

  /** A room for a new stream, or the one that somebody else has just made. */
  #enter(stream: string, hosted: Hosted): Room<KindTypes> {
    const room = this.#rooms.get(stream) ?? new Room(stream, hosted, this.#ports);
    this.#rooms.set(stream, room);
    return room;
  }

  async #tick(stream: string): Promise<void> {
    const opened = await this.#open(stream);
    if (opened.ok) await opened.value.tick();
  }

  async #taskFor(stream: string): Promise<Task | null> {
    const opened = await this.#open(stream);
    const present = opened.ok ? await opened.value.readNow() : opened;
    if (!present.ok && present.error.code === 'no-such-stream') return NOTHING;
    if (!opened.ok || !present.ok) return null;
    const { state, version } = present.value;
    const { hosted } = opened.value;
    const isOwed = owedIn(hosted, state) !== null;
    const run = async () => (isOwed ? (hosted.react?.(stream, state, this) ?? 'done') : 'done');
    return { version, run };
  }

  /**
   * Makes good an absence in all rooms, a few at a time with pauses as long as the work: all at once would delay
   * players, and the next beat too, which would count as another absence. A room that is needed sooner does it
   * itself.
   */
  async #settle(): Promise<void> {
    const rooms = [...this.#rooms.values()];
    for (let i = 0; i < rooms.length && !this.#isClosed; i += SETTLED_AT_ONCE) {
      const begun = this.#clock.now();
      const some = rooms.slice(i, i + SETTLED_AT_ONCE);
      await Promise.all(some.map((room) => room.settle().catch(this.#onBug)));
      const ended = this.#clock.now();
      if (ended > begun)
        await new Promise<void>((rested) => this.#clock.at(ended + (ended - begun), rested));
    }
  }

  #sweep(): void {
    const since = this.#clock.now() - this.#idle;
    for (const [stream, room] of this.#rooms) {
      room.unload(since);
      if (room.isEmpty) this.#rooms.delete(stream);
    }
  }

  async #poll(): Promise<void> {
    const watched = [...this.#rooms.values()].filter((room) => room.hasAudience);
    const heads = await this.#store.heads(watched.map(({ stream }) => stream));
    if (!heads.ok) return;
    const versions = new Map(heads.value.map(({ stream, version }) => [stream, version]));
    await Promise.all(watched.map((room) => room.hear(versions.get(room.stream) ?? FORGOTTEN)));
  }

  async #pack(): Promise<void> {
    for (let packed = MOST_PACKED; packed === MOST_PACKED && !this.#isClosed; ) {
      const answer = await this.#store.pack(this.#clock.now() - PACK_AFTER_MS, MOST_PACKED);
      packed = answer.ok ? answer.value : 0;
    }
  }
}
