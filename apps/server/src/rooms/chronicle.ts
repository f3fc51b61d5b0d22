/** What is known of one stream, in step with the store: nothing is shown to the audience before it is stored. */

import { err, ok, type Result } from '@taht/base';
import type { Entry, Kind, KindTypes } from '../kind/kind.ts';
import type { NewEntry, Resumed } from '../store/store.ts';
import type { Audience, Past, Step } from './audience.ts';
import {
  type Advanced,
  type Awake,
  advance,
  baseOf,
  fold,
  isGap,
  nothingYet,
  pastOf,
  pastSince,
} from './awake.ts';
import { type Hosted, type House, owedIn } from './hosted.ts';
import type { Done, RoomFailure } from './message.ts';

export type Checked<T> = Result<T, RoomFailure>;

/** Events between two snapshots. */
const SNAPSHOT_EVERY = 200;
/** How long the commands of a transient kind are known by their ids. */
const KEPT_MS = 24 * 3_600_000;

export class Chronicle<T extends KindTypes> {
  readonly #stream: string;
  readonly #hosted: Hosted<T>;
  readonly #kind: Kind<T>;
  readonly #house: House;
  readonly #audience: Audience<T>;
  #awake: Awake<T> | null = null;
  /** Whether an append failed, and may yet have happened. */
  #isInDoubt = false;
  /** The version that others are said to have reached. */
  #heard = 0;
  /** Up to which version the audience has been told. */
  #published = 0;
  /** The version of the last snapshot, as far as is known here. */
  #saved = 0;
  /** The time of the first entry after it; null where there is none. */
  #unsavedSince: number | null = null;
  /** When the store was last asked for what is new. */
  #asked = Number.NEGATIVE_INFINITY;

  constructor(stream: string, hosted: Hosted<T>, house: House, audience: Audience<T>) {
    this.#stream = stream;
    this.#hosted = hosted;
    this.#kind = hosted.kind;
    this.#house = house;
    this.#audience = audience;
  }

  get isAwake(): boolean {
    return this.#awake !== null;
  }

  /** The state as the store has it, as far as can be known without asking. */
  async current(): Promise<Checked<Awake<T>>> {
    const known = this.#awake;
    const isFresh = known !== null && !this.#isInDoubt && known.version >= this.#heard;
    return isFresh ? ok(known) : this.#catchUp();
  }

  /** Where others append too, the store is asked before the next answer. */
  doubt(): void {
    if (this.#house.store.shared) this.#isInDoubt = true;
  }

  /** As `doubt`, if the store has not been asked for a while. */
  doubtWhenOld(): void {
    const { clock, poll } = this.#house;
    if (clock.now() - this.#asked >= poll) this.doubt();
  }

  /** Somebody else may have appended up to this version: whether that is news. */
  hear(version: number): boolean {
    if (version <= (this.#awake?.version ?? this.#published)) return false;
    this.#heard = Math.max(this.#heard, version);
    return true;
  }

  /** Forgets what can be loaded again. */
  rest(): void {
    this.#awake = null;
  }

  /** Begins with what has been loaded already. */
  async prime(resumed: Resumed): Promise<Checked<undefined>> {
    const folded = await this.#foldAll(resumed);
    if (!folded.ok) return folded;
    this.#published = folded.value.awake.version;
    this.#asked = this.#house.clock.now();
    this.#take(folded.value.awake);
    return ok(undefined);
  }

  async forget(): Promise<Checked<undefined>> {
    const forgotten = await this.#house.store.forget(this.#stream);
    if (forgotten.ok) this.#vanish();
    else this.#isInDoubt = true;
    return forgotten;
  }

  /** Null where the past reaches not so far back: then the whole is shown. */
  async pastOf(awake: Awake<T>, since: number): Promise<Checked<Past<T> | null>> {
    const { version, recent } = awake;
    if (!Number.isSafeInteger(since) || since < 0 || since > version)
      return err({ code: 'no-such-version', version });
    const missed = version - since;
    if (missed <= recent.events.length)
      return ok(this.#unsealed(pastSince(pastOf(this.#kind, awake), missed)));
    const resumed = await this.#house.store.resume(this.#stream);
    if (!resumed.ok) return resumed;
    if (resumed.value === null) return ok(null);
    const base = baseOf(this.#kind, resumed.value);
    if (base.version > since || isGap(base, resumed.value.entries)) return ok(null);
    const folded = fold(this.#kind, base, resumed.value);
    if (!folded.ok) return folded;
    const steps = folded.value.steps.slice(0, version - base.version);
    return ok(this.#unsealed(pastSince({ state: base.state, steps }, missed)));
  }

  #unsealed(past: Past<T>): Past<T> | null {
    return past.steps.some(({ event }) => this.#kind.seals?.(event)) ? null : past;
  }

  /** A refusal counts only on the present state, and only for a command that was not carried out before. */
  async before(id: string): Promise<Checked<Done | 'again' | 'new'>> {
    const found = await this.#house.store.find(this.#stream, id);
    if (!found.ok) return found;
    if (found.value !== null) return this.#repeated(found.value);
    if (!this.#house.store.shared) return ok('new');
    const version = this.#awake?.version ?? 0;
    const caught = await this.#catchUp();
    if (!caught.ok) return caught;
    return ok(caught.value.version === version ? 'new' : 'again');
  }

  /** `again` where others have been faster: then everything is caught up with, and has to be decided anew. */
  async append(
    before: Awake<T>,
    entries: readonly Entry<T>[],
    id: string,
  ): Promise<Checked<Done | 'again'>> {
    const kind = this.#kind;
    const { awake, steps } = advance(
      this.#kind,
      before,
      entries.flatMap(({ events }) => events),
    );
    const due = kind.dueOf(awake.state);
    const owed = owedIn(this.#hosted, awake.state);
    const facts = kind.factsOf(awake.state);
    const isListed =
      before.version > 0 && JSON.stringify(facts) === JSON.stringify(kind.factsOf(before.state));
    const appended = await this.#house.store.append({
      stream: this.#stream,
      expected: before.version,
      entries: entries.map((entry) => this.#newEntry(entry)),
      format: kind.version,
      due,
      owed,
      ...(isListed ? {} : { facts: { ...facts, kind: kind.name } }),
    });
    if (!appended.ok) {
      this.#isInDoubt = true;
      return appended;
    }
    if (appended.value.kind === 'forgotten') {
      this.#vanish();
      return err({ code: 'stream-gone' });
    }
    if (appended.value.kind === 'appended') {
      this.#asked = this.#house.clock.now();
      this.#take(awake);
      this.#publish(steps);
      this.#house.noteOwed(this.#stream, owed);
      this.#save(awake);
      const since = awake.version - (entries.at(-1)?.events.length ?? 0);
      return ok({ since, version: awake.version, repeated: false });
    }
    const done = appended.value.kind === 'repeated' ? appended.value.done : [];
    const caught = await this.#catchUp();
    if (!caught.ok) return caught;
    const span = done.find(({ command }) => command === id);
    return span === undefined ? ok('again') : this.#repeated(span);
  }

  /** Nobody is told of an answer before the audience is told of the event. */
  async #repeated({ since, version }: Omit<Done, 'repeated'>): Promise<Checked<Done>> {
    const known = this.#awake?.version ?? 0;
    const caught = known < version ? await this.#catchUp() : ok(undefined);
    return caught.ok ? ok({ since, version, repeated: true }) : caught;
  }

  #newEntry(entry: Entry<T>): NewEntry {
    const { command, events } = entry;
    return {
      command: command.id,
      at: command.at,
      events: events.length,
      body: this.#kind.encode(entry),
    };
  }

  /** Loads what is missing and tells the audience. */
  async #catchUp(): Promise<Checked<Awake<T>>> {
    const heard = this.#heard;
    const asked = this.#house.clock.now();
    const news = await this.#news();
    if (!news.ok) return news;
    this.#isInDoubt = false;
    this.#asked = asked;
    if (this.#heard === heard) this.#heard = 0;
    if (news.value === null) return ok(this.#vanish());
    const { awake, steps } = news.value;
    this.#take(awake);
    if (awake.version - steps.length > this.#published) this.#audience.refresh(awake);
    else this.#publish(steps);
    this.#published = Math.max(this.#published, awake.version);
    return ok(awake);
  }

  /** Null where there is no such stream, or none any more. */
  async #news(): Promise<Checked<Advanced<T> | null>> {
    const known = this.#awake;
    if (known !== null) {
      const loaded = await this.#house.store.load(this.#stream, known.version);
      if (!loaded.ok) return loaded;
      if (loaded.value === null) return ok(null);
      if (!isGap(known, loaded.value.entries)) return fold(this.#kind, known, loaded.value);
    }
    const resumed = await this.#house.store.resume(this.#stream);
    if (!resumed.ok) return resumed;
    return resumed.value === null ? ok(null) : this.#foldAll(resumed.value);
  }

  async #foldAll(resumed: Resumed): Promise<Checked<Advanced<T>>> {
    const base = baseOf(this.#kind, resumed);
    this.#saved = Math.max(this.#saved, base.version);
    this.#unsavedSince = resumed.entries[0]?.at ?? null;
    const isWhole = base.version === (resumed.snapshot?.version ?? 0);
    const loaded = isWhole ? ok(resumed) : await this.#house.store.load(this.#stream, 0);
    if (!loaded.ok) return loaded;
    return fold(this.#kind, base, loaded.value ?? resumed);
  }

  /** What is not there, or no longer. */
  #vanish(): Awake<T> {
    const nothing = nothingYet(this.#kind);
    this.#take(nothing);
    if (this.#published > 0) this.#audience.clear();
    this.#published = 0;
    this.#saved = 0;
    return nothing;
  }

  /** Beside everything else: without it loading takes longer, and that is all. */
  #save({ state, version }: Awake<T>): void {
    const { snapshots, transient } = this.#kind;
    const { store, clock, onBug } = this.#house;
    this.#unsavedSince ??= clock.now();
    const isOld = transient === true && clock.now() - this.#unsavedSince > KEPT_MS;
    if (snapshots === undefined || (version - this.#saved < SNAPSHOT_EVERY && !isOld)) return;
    this.#saved = version;
    this.#unsavedSince = null;
    const snapshot = { version, format: snapshots.version, body: snapshots.encode(state) };
    const dropBefore = transient === true ? clock.now() - KEPT_MS : null;
    void store.saveSnapshot(this.#stream, snapshot, dropBefore).catch(onBug);
  }

  #take(awake: Awake<T>): void {
    this.#awake = awake;
    this.#house.noteDue(this.#stream, this.#kind.dueOf(awake.state));
  }

  #publish(steps: readonly Step<T>[]): void {
    this.#audience.publish(steps.filter(({ version }) => version > this.#published));
    this.#published = Math.max(this.#published, steps.at(-1)?.version ?? 0);
  }
}
