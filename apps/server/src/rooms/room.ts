/**
 * One stream at work: commands one at a time, each decided on the state, stored, and only then published.
 * Nothing here is worth keeping: a room that is dropped at any moment is the same when it is loaded again.
 */
import { err, ok, type Result } from '@taht/base';
import type { Command, Entry, Kind, KindTypes, Who } from '../kind/kind.ts';
import type { Resumed } from '../store/store.ts';
import { Audience, type Present, type Watcher } from './audience.ts';
import { type Awake, advance } from './awake.ts';
import { type Checked, Chronicle } from './chronicle.ts';
import type { Hosted, House } from './hosted.ts';
import { Mailbox } from './mailbox.ts';
import { type Done, failed, type Listener, type RoomFailure, type SendFailure } from './message.ts';
import { commandIdOf, isName } from './name.ts';
import type { Request } from './rooms-port.ts';

/** Whether the stream must be new, must be there, or may be either. */
export type Place = 'first' | 'later' | 'any';

const MOST_ATTEMPTS = 20;
const MOST_REFUSED = 32;
export class Room<T extends KindTypes> {
  readonly stream: string;
  readonly #hosted: Hosted<T>;
  readonly #kind: Kind<T>;
  readonly #env: T['env'];
  readonly #house: House;
  readonly #mailbox = new Mailbox();
  readonly #audience: Audience<T>;
  readonly #chronicle: Chronicle<T>;
  /** The last refusals, by command. */
  readonly #refused = new Map<string, SendFailure<T>>();
  #used: number;

  constructor(stream: string, hosted: Hosted<T>, house: House) {
    this.stream = stream;
    this.#hosted = hosted;
    this.#kind = hosted.kind;
    this.#env = hosted.env;
    this.#house = house;
    this.#audience = new Audience(hosted.kind);
    this.#chronicle = new Chronicle(stream, hosted, house, this.#audience);
    this.#used = house.clock.now();
  }

  get hosted(): Hosted<T> {
    return this.#hosted;
  }

  get hasAudience(): boolean {
    return this.#audience.size > 0;
  }

  get isEmpty(): boolean {
    return !this.hasAudience && this.#mailbox.isEmpty && !this.#chronicle.isAwake;
  }

  /** Carries out a command once, however often it is sent. The first one makes the stream. */
  send(request: Request, place: Place): Promise<Result<Done, SendFailure<T>>> {
    return this.#use(() => this.#send(request, place));
  }

  /** Begins with all that was said elsewhere. */
  restore(entries: readonly Entry<T>[]): Promise<Checked<Done>> {
    return this.#use(async () => {
      const present = await this.#chronicle.current();
      if (!present.ok) return present;
      if (present.value.version > 0) return err({ code: 'stream-exists' });
      const id = entries.at(-1)?.command.id ?? '';
      const appended = await this.#chronicle.append(present.value, entries, id);
      if (!appended.ok) return appended;
      // Somebody else was faster, and theirs is there now.
      return appended.value === 'again' ? err({ code: 'stream-exists' }) : ok(appended.value);
    });
  }

  /** Shows the present, or what came after a version, and from then on whatever happens. */
  join(who: Who, since: number | null, listener: Listener<T>): Promise<Checked<() => void>> {
    return this.#use(async () => {
      const ready = await this.#there();
      if (!ready.ok) return ready;
      const past = since === null ? ok(null) : await this.#chronicle.pastOf(ready.value, since);
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
      this.#chronicle.doubt();
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
    if (this.#chronicle.hear(version) && this.hasAudience)
      await this.#mailbox.run(() => this.#ready());
  }

  /** The time that nobody ran is made good as soon as it is known. */
  async settle(): Promise<void> {
    if (this.#chronicle.isAwake) await this.#mailbox.run(() => this.#ready());
  }

  /** Forgets what can be loaded again, if nothing has happened since a time. */
  rest(since: number): void {
    if (!this.#mailbox.isEmpty || this.#used >= since) return;
    this.#chronicle.rest();
    this.#refused.clear();
  }

  /** Resolves when all that was sent has been answered. */
  async close(): Promise<void> {
    this.#audience.clear();
    await this.#mailbox.run(async () => {});
  }

  /** Begins with what has been loaded already. */
  prime(resumed: Resumed): Promise<Checked<undefined>> {
    return this.#chronicle.prime(resumed);
  }

  /** Nothing of it is left, here or in the store. */
  forget(): Promise<Checked<undefined>> {
    return this.#use(() => this.#chronicle.forget());
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
        ? await this.#chronicle.append(ready.value, [decided.value], id)
        : await this.#chronicle.before(id);
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
      const appended = await this.#chronicle.append(ready.value, [entry], command.id);
      if (!appended.ok) return appended;
      if (appended.value !== 'again') return ok(appended.value);
    }
    return err({ code: 'busy' });
  }

  async #there(): Promise<Checked<Awake<T>>> {
    this.#chronicle.doubtWhenOld();
    const ready = await this.#ready();
    return ready.ok && ready.value.version === 0 ? err({ code: 'no-such-stream' }) : ready;
  }

  /** The state as the store has it, with every absence made good. */
  async #ready(): Promise<Checked<Awake<T>>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const present = await this.#chronicle.current();
      if (!present.ok) return present;
      const entries = this.#absentEntries(present.value);
      if (entries.length === 0) return present;
      const id = entries.at(-1)?.command.id ?? '';
      const appended = await this.#chronicle.append(present.value, entries, id);
      if (!appended.ok) return appended;
    }
    return err({ code: 'busy' });
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
}

function placeFailure(place: Place, version: number): RoomFailure | undefined {
  if (place === 'any') return undefined;
  if (place === 'first') return version === 0 ? undefined : { code: 'stream-exists' };
  return version === 0 ? { code: 'no-such-stream' } : undefined;
}
