/** A copy of one stream in step with the store. The audience sees nothing before it is stored. */
import { err, ok, type Result } from '@taht/base';
import type { Entry, Kind, KindTypes } from '../kind/kind.ts';
import { checkSnapshot, sealEntries, sealOfSnapshot } from '../store/seal.ts';
import type { NewEntry, Resumed } from '../store/store.ts';
import type { Audience, Past, Step } from './audience.ts';
import { type Hosted, owedIn, type RoomPorts } from './hosted.ts';
import {
  type Advanced,
  advance,
  baseOf,
  fold,
  isGap,
  type LoadedState,
  nothingYet,
  pastOf,
  pastSince,
} from './loaded-state.ts';
import type { Done, RoomFailure } from './message.ts';
import { FROM_THE_START, readEntries } from './stored-entries.ts';

export type Checked<T> = Result<T, RoomFailure>;

/** Events between two snapshots. */
const SNAPSHOT_EVERY = 200;
/** How long command ids of a transient kind are remembered. */
const PRESENT_MS = 24 * 3_600_000;

export class StreamReplica<T extends KindTypes> {
  readonly #stream: string;
  readonly #hosted: Hosted<T>;
  readonly #kind: Kind<T>;
  readonly #ports: RoomPorts;
  readonly #audience: Audience<T>;
  #loaded: LoadedState<T> | null = null;
  /** Whether the store must be asked: an append may have failed or not, or others may have appended. */
  #isStale = false;
  /** The version that others are said to have reached. */
  #heard = 0;
  /** The version up to which the audience was told. */
  #published = 0;
  /** The version of the last known snapshot. */
  #saved = 0;
  /** The time of the first entry after it; null where there is none. */
  #unsavedSince: number | null = null;
  /** When the store was last asked for what is new. */
  #asked = Number.NEGATIVE_INFINITY;

  constructor(stream: string, hosted: Hosted<T>, ports: RoomPorts, audience: Audience<T>) {
    this.#stream = stream;
    this.#hosted = hosted;
    this.#kind = hosted.kind;
    this.#ports = ports;
    this.#audience = audience;
  }

  get isLoaded(): boolean {
    return this.#loaded !== null;
  }

  /** The state as the store has it; asks the store only if the state is stale. */
  async current(): Promise<Checked<LoadedState<T>>> {
    const known = this.#loaded;
    const isFresh = known !== null && !this.#isStale && known.version >= this.#heard;
    return isFresh ? ok(known) : this.#catchUp();
  }

  /** Asks the store before the next answer, where others append too. */
  invalidate(): void {
    if (this.#ports.store.shared) this.#isStale = true;
  }

  /** As `invalidate`, if the store was not asked for a while. */
  invalidateIfOld(): void {
    const { clock, poll } = this.#ports;
    if (clock.now() - this.#asked >= poll) this.invalidate();
  }

  /** Somebody else may have appended up to this version: whether that is news. */
  hear(version: number): boolean {
    if (version <= (this.#loaded?.version ?? this.#published)) return false;
    this.#heard = Math.max(this.#heard, version);
    return true;
  }

  /** Drops the state; it can be loaded again. */
  unload(): void {
    this.#loaded = null;
  }

  /** Starts with what was read from the store. */
  async load(resumed: Resumed): Promise<Checked<undefined>> {
    const folded = this.#heed(await this.#foldAll(resumed));
    if (!folded.ok) return folded;
    this.#published = folded.value.loaded.version;
    this.#asked = this.#ports.clock.now();
    this.#take(folded.value.loaded);
    return ok(undefined);
  }

  async forget(): Promise<Checked<undefined>> {
    const forgotten = await this.#ports.store.forget(this.#stream);
    if (forgotten.ok) this.#vanish();
    else this.#isStale = true;
    return forgotten;
  }

  /** Null where the known past does not reach back so far; then the whole view is shown. */
  async pastOf(loaded: LoadedState<T>, since: number): Promise<Checked<Past<T> | null>> {
    const { version, recent } = loaded;
    if (!Number.isSafeInteger(since) || since < 0 || since > version)
      return err({ code: 'no-such-version', version });
    const missed = version - since;
    if (missed <= recent.events.length)
      return ok(this.#unsealed(pastSince(pastOf(this.#kind, loaded), missed)));
    const resumed = await this.#ports.store.resume(this.#stream);
    if (!resumed.ok) return resumed;
    if (resumed.value === null) return ok(null);
    const base = baseOf(this.#kind, this.#stream, resumed.value);
    if (base.version > since || isGap(base, resumed.value.entries)) return ok(null);
    const folded = this.#heed(fold(this.#kind, this.#stream, base, resumed.value));
    if (!folded.ok) return folded;
    const steps = folded.value.steps.slice(0, version - base.version);
    return ok(this.#unsealed(pastSince({ state: base.state, steps }, missed)));
  }

  /** All entries from the first on, as the store has them. */
  async history(): Promise<Checked<readonly Entry<T>[]>> {
    const stored = await this.#ports.store.load(this.#stream, 0);
    if (!stored.ok) return stored;
    if (stored.value === null) return err({ code: 'no-such-stream' });
    const read = this.#heed(readEntries(this.#kind, this.#stream, FROM_THE_START, stored.value));
    return read.ok ? ok(read.value.entries) : read;
  }

  #unsealed(past: Past<T>): Past<T> | null {
    return past.steps.some(({ event }) => this.#kind.seals?.(event)) ? null : past;
  }

  /** Checks before a refusal that the state is current and that the command was not carried out before. */
  async before(id: string): Promise<Checked<Done | 'again' | 'new'>> {
    const found = await this.#ports.store.find(this.#stream, id);
    if (!found.ok) return found;
    if (found.value !== null) return this.#repeated(found.value);
    if (!this.#ports.store.shared) return ok('new');
    const version = this.#loaded?.version ?? 0;
    const caught = await this.#catchUp();
    if (!caught.ok) return caught;
    return ok(caught.value.version === version ? 'new' : 'again');
  }

  /** `again` where others were faster: the replica has caught up, and the command must be decided again. */
  async append(
    before: LoadedState<T>,
    entries: readonly Entry<T>[],
    id: string,
  ): Promise<Checked<Done | 'again'>> {
    const kind = this.#kind;
    const advanced = advance(
      this.#kind,
      before,
      entries.flatMap(({ events }) => events),
    );
    const { steps } = advanced;
    const bare = entries.map((entry) => this.#newEntry(entry));
    const sealed = sealEntries(this.#stream, before, kind.version, bare);
    const loaded = { ...advanced.loaded, chain: sealed.chain };
    const due = kind.dueOf?.(loaded.state) ?? null;
    const owed = owedIn(this.#hosted, loaded.state);
    const facts = kind.factsOf(loaded.state);
    const isListed =
      before.version > 0 && JSON.stringify(facts) === JSON.stringify(kind.factsOf(before.state));
    const appended = await this.#ports.store.append({
      stream: this.#stream,
      expected: before.version,
      entries: sealed.entries,
      format: kind.version,
      due,
      owed,
      ...(isListed ? {} : { facts: { ...facts, kind: kind.name } }),
    });
    if (!appended.ok) {
      this.#isStale = true;
      return appended;
    }
    if (appended.value.kind === 'forgotten') {
      this.#vanish();
      return err({ code: 'stream-gone' });
    }
    if (appended.value.kind === 'appended') {
      this.#asked = this.#ports.clock.now();
      this.#take(loaded);
      this.#publish(steps);
      this.#ports.noteOwed(this.#stream, owed);
      for (const { command } of entries)
        this.#ports.onDone(kind.name, nameOfAction(command.action));
      this.#save(loaded);
      const since = loaded.version - (entries.at(-1)?.events.length ?? 0);
      return ok({ since, version: loaded.version, repeated: false });
    }
    const done = appended.value.kind === 'repeated' ? appended.value.done : [];
    const caught = await this.#catchUp();
    if (!caught.ok) return caught;
    const span = done.find(({ command }) => command === id);
    return span === undefined ? ok('again') : this.#repeated(span);
  }

  /** The audience is told of the event before the caller gets the answer. */
  async #repeated({ since, version }: Omit<Done, 'repeated'>): Promise<Checked<Done>> {
    const known = this.#loaded?.version ?? 0;
    const caught = known < version ? await this.#catchUp() : ok(undefined);
    return caught.ok ? ok({ since, version, repeated: true }) : caught;
  }

  #newEntry(entry: Entry<T>): Omit<NewEntry, 'seal'> {
    const { command, events } = entry;
    return {
      command: command.id,
      at: command.at,
      events: events.length,
      body: this.#kind.encode(entry),
    };
  }

  /** Loads what is missing and tells the audience. */
  async #catchUp(): Promise<Checked<LoadedState<T>>> {
    const heard = this.#heard;
    const asked = this.#ports.clock.now();
    const news = this.#heed(await this.#news());
    if (!news.ok) return news;
    this.#isStale = false;
    this.#asked = asked;
    if (this.#heard === heard) this.#heard = 0;
    if (news.value === null) return ok(this.#vanish());
    const { loaded, steps } = news.value;
    this.#take(loaded);
    if (loaded.version - steps.length > this.#published) this.#audience.refresh(loaded);
    else this.#publish(steps);
    this.#published = Math.max(this.#published, loaded.version);
    return ok(loaded);
  }

  /** Null where there is no such stream, or none any more. */
  async #news(): Promise<Checked<Advanced<T> | null>> {
    const known = this.#loaded;
    if (known !== null) {
      const missing = await this.#ports.store.load(this.#stream, known.version);
      if (!missing.ok) return missing;
      if (missing.value === null) return ok(null);
      if (!isGap(known, missing.value.entries))
        return fold(this.#kind, this.#stream, known, missing.value);
    }
    const resumed = await this.#ports.store.resume(this.#stream);
    if (!resumed.ok) return resumed;
    return resumed.value === null ? ok(null) : this.#foldAll(resumed.value);
  }

  async #foldAll(resumed: Resumed): Promise<Checked<Advanced<T>>> {
    const base = baseOf(this.#kind, this.#stream, resumed);
    this.#saved = Math.max(this.#saved, base.version);
    this.#unsavedSince = resumed.entries[0]?.at ?? null;
    const isWhole = base.version === (resumed.snapshot?.version ?? 0);
    const stored = isWhole ? ok(resumed) : await this.#ports.store.load(this.#stream, 0);
    if (!stored.ok) return stored;
    const folded = fold(this.#kind, this.#stream, base, stored.value ?? resumed);
    if (folded.ok) this.#heedSnapshot(resumed);
    return folded;
  }

  /** A damaged snapshot is passed over, and told of all the same: the disk is not to be trusted. */
  #heedSnapshot({ snapshot }: Resumed): void {
    const { damages } = this.#ports;
    if (snapshot === null || checkSnapshot(this.#stream, snapshot) !== 'damaged')
      damages.isSound(this.#stream);
    else {
      const { version } = snapshot;
      damages.found({ stream: this.#stream, kind: this.#kind.name, version, at: 'a snapshot' });
    }
  }

  /** Notes what is damaged, where somebody was about to be answered from it. */
  #heed<R>(checked: Checked<R>): Checked<R> {
    if (!checked.ok && checked.error.code === 'stream-corrupt') {
      const { version, at } = checked.error;
      this.#ports.damages.found({ stream: this.#stream, kind: this.#kind.name, version, at });
    }
    return checked;
  }

  /** The state of a stream that does not exist, or not any more. */
  #vanish(): LoadedState<T> {
    const nothing = nothingYet(this.#kind);
    this.#take(nothing);
    this.#ports.damages.isGone(this.#stream);
    if (this.#published > 0) this.#audience.clear();
    this.#published = 0;
    this.#saved = 0;
    return nothing;
  }

  /** Saves a snapshot in the background. If it fails, loading only takes longer. */
  #save({ state, version, chain }: LoadedState<T>): void {
    const { snapshots, transient } = this.#kind;
    const { store, clock, onBug } = this.#ports;
    this.#unsavedSince ??= clock.now();
    const isOld = transient === true && clock.now() - this.#unsavedSince > PRESENT_MS;
    if (snapshots === undefined || (version - this.#saved < SNAPSHOT_EVERY && !isOld)) return;
    this.#saved = version;
    this.#unsavedSince = null;
    const body = snapshots.encode(state);
    const bare = { version, format: snapshots.version, body, chain: chain.seal };
    const snapshot = { ...bare, seal: sealOfSnapshot(this.#stream, bare) };
    const dropBefore = transient === true ? clock.now() - PRESENT_MS : null;
    void store.saveSnapshot(this.#stream, snapshot, dropBefore).catch(onBug);
  }

  #take(loaded: LoadedState<T>): void {
    this.#loaded = loaded;
    this.#ports.noteDue(this.#stream, this.#kind.dueOf?.(loaded.state) ?? null);
  }

  #publish(steps: readonly Step<T>[]): void {
    this.#audience.publish(steps.filter(({ version }) => version > this.#published));
    this.#published = Math.max(this.#published, steps.at(-1)?.version ?? 0);
  }
}

const nameOfAction = (action: unknown): string =>
  String((action as { readonly kind?: unknown } | null)?.kind ?? 'other');
