/**
 * One stream at work: commands one at a time, each decided on the state, stored, and only then published.
 * Nothing here is worth keeping: a room that is dropped at any moment is the same when it is loaded again.
 */
import { err, ok, type Result } from '@taht/base';
import type { Absence, Command, Entry, Kind, KindTypes, Who } from '../kind.ts';
import type { NewEntry, Resumed, Store } from '../store/store.ts';
import { Audience, type Past, type Present, type Step, type Watcher } from './audience.ts';
import {
  type Advanced,
  type Awake,
  advance,
  baseOf,
  fold,
  isGap,
  nothingYet,
  pastSince,
} from './awake.ts';
import type { Clock } from './clock.ts';
import { Mailbox } from './mailbox.ts';
import type { Done, Listener, RoomFailure, SendFailure } from './message.ts';
import { commandIdOf, isName } from './name.ts';
import type { Reaction } from './reactions.ts';
import type { Request, RoomsPort } from './rooms-port.ts';

/** What a room needs of the house it is in. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  /** The oldest first. */
  readonly absences: readonly Absence[];
  noteDue(stream: string, due: number | null): void;
  noteOwed(stream: string, owed: number | null): void;
  /** How old what is known may be, where others append too. */
  readonly poll: number;
  onBug(error: unknown): void;
}

/** A kind with what its decisions are handed. */
export interface Hosted<T extends KindTypes = KindTypes> {
  readonly kind: Kind<T>;
  readonly env: T['env'];
  /** Does what a state owes; where there is none, nothing is owed. */
  react?(stream: string, state: T['state'], rooms: RoomsPort): Promise<Reaction>;
}

/** Whether the stream must be new, must be there, or may be either. */
export type Place = 'first' | 'later' | 'any';

type Checked<T> = Result<T, RoomFailure>;

const MOST_ATTEMPTS = 20;
const MOST_REFUSED = 32;
/** Events between two snapshots. */
const SNAPSHOT_EVERY = 200;
/** How long the commands of a transient kind are known by their ids. */
const KEPT_MS = 24 * 3_600_000;

export class Room<T extends KindTypes> {
  readonly stream: string;
  readonly #hosted: Hosted<T>;
  readonly #kind: Kind<T>;
  readonly #env: T['env'];
  readonly #house: House;
  readonly #mailbox = new Mailbox();
  readonly #audience: Audience<T>;
  #awake: Awake<T> | null = null;
  /** Whether an append failed, and may yet have happened. */
  #isInDoubt = false;
  /** The version that others are said to have reached. */
  #heard = 0;
  /** Up to which version the audience has been told. */
  #published = 0;
  /** The last refusals, by command. */
  readonly #refused = new Map<string, SendFailure<T>>();
  /** The version of the last snapshot, as far as is known here. */
  #saved = 0;
  /** When the store was last asked for what is new. */
  #asked = Number.NEGATIVE_INFINITY;
  #used: number;

  constructor(stream: string, hosted: Hosted<T>, house: House) {
    this.stream = stream;
    this.#hosted = hosted;
    this.#kind = hosted.kind;
    this.#env = hosted.env;
    this.#house = house;
    this.#audience = new Audience(hosted.kind);
    this.#used = house.clock.now();
  }

  get hosted(): Hosted<T> {
    return this.#hosted;
  }

  get hasAudience(): boolean {
    return this.#audience.size > 0;
  }

  get isEmpty(): boolean {
    return !this.hasAudience && this.#mailbox.isEmpty && this.#awake === null;
  }

  /** Carries out a command once, however often it is sent. The first one makes the stream. */
  send(request: Request, place: Place): Promise<Result<Done, SendFailure<T>>> {
    return this.#use(() => this.#send(request, place));
  }

  /** Shows the present, or what came after a version, and from then on whatever happens. */
  join(who: Who, since: number | null, listener: Listener<T>): Promise<Checked<() => void>> {
    return this.#use(async () => {
      const ready = await this.#there();
      if (!ready.ok) return ready;
      const past = since === null ? ok(null) : await this.#pastOf(ready.value, since);
      if (!past.ok) return past;
      return ok(this.#audience.join(who, listener, ready.value, past.value));
    });
  }

  look(who: Who): Promise<Checked<{ readonly version: number; readonly view: T['view'] }>> {
    return this.#use(async () => {
      const ready = await this.#there();
      if (!ready.ok) return ready;
      const { state, version } = ready.value;
      return ok({ version, view: this.#kind.viewFor(state, this.#kind.viewerFor(state, who)) });
    });
  }

  /** The whole state, for readers inside the server alone. */
  read(): Promise<Checked<Present<T>>> {
    return this.#use(() => this.#there());
  }

  /** As the store has it at this moment. */
  readNow(): Promise<Checked<Present<T>>> {
    return this.#use(() => {
      if (this.#house.store.shared) this.#isInDoubt = true;
      return this.#there();
    });
  }

  watch(watcher: Watcher<T>): Promise<Checked<() => void>> {
    return this.#use(async () => {
      const ready = await this.#there();
      return ready.ok ? ok(this.#audience.watch(watcher, ready.value)) : ready;
    });
  }

  /** Lets happen what is due. */
  tick(): Promise<Checked<Done>> {
    return this.#use(() => this.#tick());
  }

  /** Somebody else may have appended up to this version. */
  async hear(version: number): Promise<void> {
    if (version <= (this.#awake?.version ?? this.#published)) return;
    this.#heard = Math.max(this.#heard, version);
    if (this.hasAudience) await this.#mailbox.run(() => this.#ready());
  }

  /** The time that nobody ran is made good as soon as it is known. */
  async settle(): Promise<void> {
    if (this.#awake !== null) await this.#mailbox.run(() => this.#ready());
  }

  /** Forgets what can be loaded again, if nothing has happened since a time. */
  rest(since: number): void {
    if (!this.#mailbox.isEmpty || this.#used >= since) return;
    this.#awake = null;
    this.#refused.clear();
  }

  /** Resolves when all that was sent has been answered. */
  async close(): Promise<void> {
    this.#audience.clear();
    await this.#mailbox.run(async () => {});
  }

  /** Begins with what has been loaded already. */
  async prime(resumed: Resumed): Promise<Checked<undefined>> {
    const folded = await this.#foldAll(resumed);
    if (!folded.ok) return folded;
    this.#published = folded.value.awake.version;
    this.#asked = this.#used;
    this.#take(folded.value.awake);
    return ok(undefined);
  }

  /** Nothing of it is left, here or in the store. */
  forget(): Promise<Checked<undefined>> {
    return this.#use(async () => {
      const forgotten = await this.#house.store.forget(this.stream);
      if (forgotten.ok) this.#vanish();
      else this.#isInDoubt = true;
      return forgotten;
    });
  }

  #use<R>(job: () => Promise<R>): Promise<R> {
    this.#used = this.#house.clock.now();
    return this.#mailbox.run(job);
  }

  async #send(request: Request, place: Place): Promise<Result<Done, SendFailure<T>>> {
    if (!isName(request.id)) return failed({ code: 'malformed', at: 'id' });
    const action = this.#kind.parseAction(request.action);
    if (!action.ok) return failed({ code: 'malformed', at: action.error });
    const id = commandIdOf(request.who, request.id);
    const refused = this.#refused.get(id);
    if (refused !== undefined) return err(refused);
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const ready = await this.#ready();
      if (!ready.ok) return failed(ready.error);
      const { version } = ready.value;
      const misplaced = placeFailure(place, version);
      const decided =
        misplaced === undefined
          ? this.#decide(ready.value, id, request, action.value)
          : failed(misplaced);
      const hasEvents = decided.ok && decided.value.events.length > 0;
      const checked: Checked<Done | 'again' | 'new'> = hasEvents
        ? await this.#append(ready.value, [decided.value], id)
        : await this.#before(id);
      if (!checked.ok) return failed(checked.error);
      if (checked.value === 'again') continue;
      if (checked.value !== 'new') return ok(checked.value);
      if (!decided.ok) return err(this.#remember(id, decided.error));
      return ok({ since: version, version, repeated: false });
    }
    return failed({ code: 'busy' });
  }

  #decide(
    { state }: Awake<T>,
    id: string,
    { who, lag = 0 }: Request,
    action: T['action'],
  ): Result<Entry<T>, SendFailure<T>> {
    const by = this.#kind.authorFor(state, who);
    if (by === null) return failed({ code: 'not-taking-part' });
    const at = Math.max(this.#house.clock.now() - lag, this.#kind.timeOf(state));
    const command: Command<T> = { id, by, at, action };
    const decided = this.#kind.decide(state, command, this.#env);
    return decided.ok
      ? ok({ command, events: decided.value })
      : err({ kind: 'refused', refusal: decided.error });
  }

  /** A copy that comes after is answered the same. Only in memory: what was refused changes nothing in the store. */
  #remember(id: string, failure: SendFailure<T>): SendFailure<T> {
    if (failure.kind === 'failed') return failure;
    const [oldest] = this.#refused.keys();
    if (oldest !== undefined && this.#refused.size >= MOST_REFUSED) this.#refused.delete(oldest);
    this.#refused.set(id, failure);
    return failure;
  }

  /** A refusal counts only on the present state, and only for a command that was not carried out before. */
  async #before(id: string): Promise<Checked<Done | 'again' | 'new'>> {
    const found = await this.#house.store.find(this.stream, id);
    if (!found.ok) return found;
    if (found.value !== null) return this.#repeated(found.value);
    if (!this.#house.store.shared) return ok('new');
    const version = this.#awake?.version ?? 0;
    const caught = await this.#catchUp();
    if (!caught.ok) return caught;
    return ok(caught.value.version === version ? 'new' : 'again');
  }

  /** Nobody is told of an answer before the audience is told of the event. */
  async #repeated({ since, version }: Omit<Done, 'repeated'>): Promise<Checked<Done>> {
    const known = this.#awake?.version ?? 0;
    const caught = known < version ? await this.#catchUp() : ok(undefined);
    return caught.ok ? ok({ since, version, repeated: true }) : caught;
  }

  async #tick(): Promise<Checked<Done>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const ready = await this.#ready();
      if (!ready.ok) return ready;
      const { state, version } = ready.value;
      const nothing = ok({ since: version, version, repeated: false });
      const due = this.#kind.dueOf(state);
      const now = this.#house.clock.now();
      this.#house.noteDue(this.stream, due);
      if (version === 0 || due === null || due > now) return nothing;
      // Whoever ticks first has done it for all.
      const command = this.#kind.tick(`tick-${version}-${due}`, now);
      const decided = this.#kind.decide(state, command, this.#env);
      if (!decided.ok || decided.value.length === 0) return nothing;
      const entry = { command, events: decided.value };
      const appended = await this.#append(ready.value, [entry], command.id);
      if (!appended.ok) return appended;
      if (appended.value !== 'again') return ok(appended.value);
    }
    return err({ code: 'busy' });
  }

  async #there(): Promise<Checked<Awake<T>>> {
    const { store, clock, poll } = this.#house;
    if (store.shared && clock.now() - this.#asked >= poll) this.#isInDoubt = true;
    const ready = await this.#ready();
    return ready.ok && ready.value.version === 0 ? err({ code: 'no-such-stream' }) : ready;
  }

  /** The state as the store has it, with every absence made good. */
  async #ready(): Promise<Checked<Awake<T>>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const present =
        this.#awake !== null && this.#isFresh(this.#awake)
          ? ok(this.#awake)
          : await this.#catchUp();
      if (!present.ok) return present;
      const entries = this.#absentEntries(present.value);
      if (entries.length === 0) return present;
      const id = entries.at(-1)?.command.id ?? '';
      const appended = await this.#append(present.value, entries, id);
      if (!appended.ok) return appended;
    }
    return err({ code: 'busy' });
  }

  #isFresh({ version }: Awake<T>): boolean {
    return !this.#isInDoubt && version >= this.#heard;
  }

  #absentEntries(from: Awake<T>): readonly Entry<T>[] {
    const { state, version } = from;
    const entries: Entry<T>[] = [];
    const { absences } = this.#house;
    const last = absences.at(-1)?.to ?? 0;
    if (version === 0 || this.#kind.timeOf(state) >= last) return entries;
    let present = state;
    for (const absence of absences) {
      if (this.#kind.timeOf(present) >= absence.to) continue;
      for (const command of this.#kind.absent(present, absence)) {
        const decided = this.#kind.decide(present, command, this.#env);
        if (!decided.ok || decided.value.length === 0) break;
        entries.push({ command, events: decided.value });
        present = advance(this.#kind, { ...from, state: present }, decided.value).awake.state;
      }
    }
    return entries;
  }

  /** `again` where others have been faster: then everything is caught up with, and has to be decided anew. */
  async #append(
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
    const owed = this.#hosted.react === undefined ? null : kind.owes(awake.state);
    const facts = kind.factsOf(awake.state);
    const isListed =
      before.version > 0 && JSON.stringify(facts) === JSON.stringify(kind.factsOf(before.state));
    const appended = await this.#house.store.append({
      stream: this.stream,
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
      this.#house.noteOwed(this.stream, owed);
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
      const loaded = await this.#house.store.load(this.stream, known.version);
      if (!loaded.ok) return loaded;
      if (loaded.value === null) return ok(null);
      if (!isGap(known, loaded.value.entries)) return fold(this.#kind, known, loaded.value);
    }
    const resumed = await this.#house.store.resume(this.stream);
    if (!resumed.ok) return resumed;
    return resumed.value === null ? ok(null) : this.#foldAll(resumed.value);
  }

  async #foldAll(resumed: Resumed): Promise<Checked<Advanced<T>>> {
    const base = baseOf(this.#kind, resumed);
    this.#saved = Math.max(this.#saved, base.version);
    const isWhole = base.version === (resumed.snapshot?.version ?? 0);
    const loaded = isWhole ? ok(resumed) : await this.#house.store.load(this.stream, 0);
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
    if (snapshots === undefined || version - this.#saved < SNAPSHOT_EVERY) return;
    this.#saved = version;
    const { store, clock, onBug } = this.#house;
    const snapshot = { version, format: snapshots.version, body: snapshots.encode(state) };
    const dropBefore = transient === true ? clock.now() - KEPT_MS : null;
    void store.saveSnapshot(this.stream, snapshot, dropBefore).catch(onBug);
  }

  #take(awake: Awake<T>): void {
    this.#awake = awake;
    this.#house.noteDue(this.stream, this.#kind.dueOf(awake.state));
  }

  #publish(steps: readonly Step<T>[]): void {
    this.#audience.publish(steps.filter(({ version }) => version > this.#published));
    this.#published = Math.max(this.#published, steps.at(-1)?.version ?? 0);
  }

  /** Null where the past reaches not so far back: then the whole is shown. */
  async #pastOf({ version, recent }: Awake<T>, since: number): Promise<Checked<Past<T> | null>> {
    if (!Number.isSafeInteger(since) || since < 0 || since > version)
      return err({ code: 'no-such-version', version });
    const missed = version - since;
    if (missed <= recent.steps.length) return ok(pastSince(recent, missed));
    const resumed = await this.#house.store.resume(this.stream);
    if (!resumed.ok) return resumed;
    if (resumed.value === null) return ok(null);
    const base = baseOf(this.#kind, resumed.value);
    if (base.version > since || isGap(base, resumed.value.entries)) return ok(null);
    const folded = fold(this.#kind, base, resumed.value);
    if (!folded.ok) return folded;
    const steps = folded.value.steps.slice(0, version - base.version);
    return ok(pastSince({ state: base.state, steps }, missed));
  }
}

function placeFailure(place: Place, version: number): RoomFailure | undefined {
  if (place === 'any') return undefined;
  if (place === 'first') return version === 0 ? undefined : { code: 'stream-exists' };
  return version === 0 ? { code: 'no-such-stream' } : undefined;
}

const failed = (failure: RoomFailure) => err({ kind: 'failed', failure } as const);
