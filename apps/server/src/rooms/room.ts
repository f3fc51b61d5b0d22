/**
 * One stream at work: commands one at a time, each decided on the state, stored, and only then published.
 * Nothing here is worth keeping: a room that is dropped at any moment is the same when it is loaded again.
 */
import { err, ok, type Result } from '@taht/base';
import type { Absence, Command, Entry, Kind, KindTypes, Who } from '../kind.ts';
import type { Loaded, NewEntry, Store } from '../store/store.ts';
import { Audience, type Past, type Step } from './audience.ts';
import { type Awake, advance, fold, nothingYet, pastSince } from './awake.ts';
import type { Clock } from './clock.ts';
import { Mailbox } from './mailbox.ts';
import type { Done, Listener, RoomFailure, SendFailure } from './message.ts';
import { isName } from './name.ts';

export interface Request {
  readonly id: string;
  readonly who: Who;
  /** As it came; the kind reads it. */
  readonly action: unknown;
}

/** What a room needs of the house it is in. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  /** The oldest first. */
  readonly absences: readonly Absence[];
  noteDue(stream: string, due: number | null): void;
}

type Checked<T> = Result<T, RoomFailure>;

const MOST_ATTEMPTS = 20;

export class Room<T extends KindTypes> {
  readonly stream: string;
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
  #used: number;

  constructor(stream: string, kind: Kind<T>, env: T['env'], house: House) {
    this.stream = stream;
    this.#kind = kind;
    this.#env = env;
    this.#house = house;
    this.#audience = new Audience(kind);
    this.#used = house.clock.now();
  }

  get hasAudience(): boolean {
    return this.#audience.size > 0;
  }

  get isEmpty(): boolean {
    return !this.hasAudience && this.#mailbox.isEmpty && this.#awake === null;
  }

  /** Carries out a command once, however often it is sent. The first one makes the stream. */
  send(request: Request, place: 'first' | 'later'): Promise<Result<Done, SendFailure<T>>> {
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
    if (this.#mailbox.isEmpty && this.#used < since) this.#awake = null;
  }

  /** Resolves when all that was sent has been answered. */
  async close(): Promise<void> {
    this.#audience.clear();
    await this.#mailbox.run(async () => {});
  }

  /** Begins with what has been loaded already. */
  prime(loaded: Loaded): Checked<undefined> {
    const folded = fold(this.#kind, nothingYet(this.#kind), loaded);
    if (!folded.ok) return folded;
    this.#published = loaded.version;
    this.#take(folded.value.awake);
    return ok(undefined);
  }

  #use<R>(job: () => Promise<R>): Promise<R> {
    this.#used = this.#house.clock.now();
    return this.#mailbox.run(job);
  }

  async #send(
    { id, who, action: json }: Request,
    place: 'first' | 'later',
  ): Promise<Result<Done, SendFailure<T>>> {
    if (!isName(id)) return failed({ code: 'malformed', at: 'id' });
    const action = this.#kind.parseAction(json);
    if (!action.ok) return failed({ code: 'malformed', at: action.error });
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const ready = await this.#ready();
      if (!ready.ok) return failed(ready.error);
      const { version } = ready.value;
      const misplaced = placeFailure(place, version);
      const decided =
        misplaced === undefined
          ? this.#decide(ready.value, id, who, action.value)
          : failed(misplaced);
      const hasEvents = decided.ok && decided.value.events.length > 0;
      const checked: Checked<Done | 'again' | 'new'> = hasEvents
        ? await this.#append(ready.value, [decided.value], id)
        : await this.#before(id);
      if (!checked.ok) return failed(checked.error);
      if (checked.value === 'again') continue;
      if (checked.value !== 'new') return ok(checked.value);
      if (!decided.ok) return err(decided.error);
      return ok({ since: version, version, repeated: false });
    }
    return failed({ code: 'busy' });
  }

  #decide(
    { state }: Awake<T>,
    id: string,
    who: Who,
    action: T['action'],
  ): Result<Entry<T>, SendFailure<T>> {
    const by = this.#kind.authorFor(state, who);
    if (by === null) return failed({ code: 'not-taking-part' });
    const at = Math.max(this.#house.clock.now(), this.#kind.timeOf(state));
    const command: Command<T> = { id, by, at, action };
    const decided = this.#kind.decide(state, command, this.#env);
    return decided.ok
      ? ok({ command, events: decided.value })
      : err({ kind: 'refused', refusal: decided.error });
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
    const facts = kind.factsOf(awake.state);
    const isListed =
      before.version > 0 && JSON.stringify(facts) === JSON.stringify(kind.factsOf(before.state));
    const appended = await this.#house.store.append({
      stream: this.stream,
      expected: before.version,
      entries: entries.map((entry) => this.#newEntry(entry)),
      format: kind.version,
      due,
      ...(isListed ? {} : { facts: { ...facts, kind: kind.name } }),
    });
    if (!appended.ok) {
      this.#isInDoubt = true;
      return appended;
    }
    if (appended.value.kind === 'appended') {
      this.#take(awake);
      this.#publish(steps);
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
    const present = this.#awake ?? nothingYet(this.#kind);
    const heard = this.#heard;
    const loaded = await this.#house.store.load(this.stream, present.version);
    if (!loaded.ok) return loaded;
    this.#isInDoubt = false;
    if (this.#heard === heard) this.#heard = 0;
    const folded = loaded.value === null ? null : fold(this.#kind, present, loaded.value);
    if (folded === null) this.#take(present);
    else if (!folded.ok) return folded;
    else {
      this.#take(folded.value.awake);
      this.#publish(folded.value.steps);
    }
    return ok(this.#awake as Awake<T>);
  }

  #take(awake: Awake<T>): void {
    this.#awake = awake;
    this.#house.noteDue(this.stream, this.#kind.dueOf(awake.state));
  }

  #publish(steps: readonly Step<T>[]): void {
    this.#audience.publish(steps.filter(({ version }) => version > this.#published));
    this.#published = Math.max(this.#published, steps.at(-1)?.version ?? 0);
  }

  async #pastOf({ version, recent }: Awake<T>, since: number): Promise<Checked<Past<T>>> {
    if (!Number.isSafeInteger(since) || since < 0 || since > version)
      return err({ code: 'no-such-version', version });
    const missed = version - since;
    if (missed <= recent.steps.length) return ok(pastSince(recent, missed));
    const loaded = await this.#house.store.load(this.stream, 0);
    if (!loaded.ok) return loaded;
    const there = loaded.value ?? { kind: this.#kind.name, version: 0, entries: [] };
    const folded = fold(this.#kind, nothingYet(this.#kind), there);
    if (!folded.ok) return folded;
    const steps = folded.value.steps.slice(0, version);
    return ok(pastSince({ state: this.#kind.start, steps }, missed));
  }
}

function placeFailure(place: 'first' | 'later', version: number): RoomFailure | undefined {
  if (place === 'first') return version === 0 ? undefined : { code: 'stream-exists' };
  return version === 0 ? { code: 'no-such-stream' } : undefined;
}

const failed = (failure: RoomFailure) => err({ kind: 'failed', failure } as const);
