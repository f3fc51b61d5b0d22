/**
 * One stream at work: decides commands one at a time, stores their events, and only then publishes them. A room
 * can be dropped at any moment; it is the same when it is loaded again.
 */
import { err, ok, type Result } from '@taht/base';
import type { Command, Entry, Kind, KindTypes, Who } from '../kind/kind.ts';
import type { Resumed } from '../store/store.ts';
import { Audience, type Present, type Watcher } from './audience.ts';
import type { Hosted, RoomPorts } from './hosted.ts';
import { advance, type LoadedState } from './loaded-state.ts';
import { Mailbox } from './mailbox.ts';
import { type Done, failed, type Listener, type RoomFailure, type SendFailure } from './message.ts';
import { commandIdOf, isName } from './name.ts';
import type { Request } from './rooms-port.ts';
import { type Checked, StreamReplica } from './stream-replica.ts';

/** Whether the stream must be new, must be there, or may be either. */
export type Place = 'first' | 'later' | 'any';

const MOST_ATTEMPTS = 20;
const MOST_REFUSED = 32;
export class Room<T extends KindTypes> {
  readonly stream: string;
  readonly #hosted: Hosted<T>;
  readonly #kind: Kind<T>;
  readonly #env: T['env'];
  readonly #ports: RoomPorts;
  readonly #mailbox = new Mailbox();
  readonly #audience: Audience<T>;
  readonly #replica: StreamReplica<T>;
  /** The last refusals, by command. */
  readonly #refused = new Map<string, SendFailure<T>>();
  #used: number;

  constructor(stream: string, hosted: Hosted<T>, ports: RoomPorts) {
    this.stream = stream;
    this.#hosted = hosted;
    this.#kind = hosted.kind;
    this.#env = hosted.env;
    this.#ports = ports;
    this.#audience = new Audience(hosted.kind);
    this.#replica = new StreamReplica(stream, hosted, ports, this.#audience);
    this.#used = ports.clock.now();
  }

  get hosted(): Hosted<T> {
    return this.#hosted;
  }

  get hasAudience(): boolean {
    return this.#audience.size > 0;
  }

  get isEmpty(): boolean {
    return !this.hasAudience && this.#mailbox.isEmpty && !this.#replica.isLoaded;
  }

  /** Carries out a command once, however often it is sent. The first one makes the stream. */
  send(request: Request, place: Place): Promise<Result<Done, SendFailure<T>>> {
    return this.#use(() => this.#send(request, place));
  }

  /** Starts with the entries of a stream from elsewhere. */
  restore(entries: readonly Entry<T>[]): Promise<Checked<Done>> {
    return this.#use(async () => {
      const present = await this.#replica.current();
      if (!present.ok) return present;
      if (present.value.version > 0) return err({ code: 'stream-exists' });
      const id = entries.at(-1)?.command.id ?? '';
      const appended = await this.#replica.append(present.value, entries, id);
      if (!appended.ok) return appended;
      // Somebody else was faster.
      return appended.value === 'again' ? err({ code: 'stream-exists' }) : ok(appended.value);
    });
  }

  /** Shows the present view, or what came after a version, and everything from then on. */
  join(who: Who, since: number | null, listener: Listener<T>): Promise<Checked<() => void>> {
    return this.#use(async () => {
      const ready = await this.#there();
      if (!ready.ok) return ready;
      const past = since === null ? ok(null) : await this.#replica.pastOf(ready.value, since);
      if (!past.ok) return past;
      return ok(this.#audience.join(who, listener, ready.value, past.value));
    });
  }

  viewFor(who: Who): Promise<Checked<{ readonly version: number; readonly view: T['view'] }>> {
    return this.#use(async () => {
      const ready = await this.#there();
      if (!ready.ok) return ready;
      const { state, version } = ready.value;
      return ok({ version, view: this.#kind.viewFor(state, this.#kind.viewerFor(state, who)) });
    });
  }

  /** The whole state, for readers inside the server only. */
  read(): Promise<Checked<Present<T>>> {
    return this.#use(() => this.#there());
  }

  history(): Promise<Checked<readonly Entry<T>[]>> {
    return this.#use(() => this.#replica.history());
  }

  /** As the store has it at this moment. */
  readNow(): Promise<Checked<Present<T>>> {
    return this.#use(() => {
      this.#replica.invalidate();
      return this.#there();
    });
  }

  watch(watcher: Watcher<T>): Promise<Checked<() => void>> {
    return this.#use(async () => {
      const ready = await this.#there();
      return ready.ok ? ok(this.#audience.watch(watcher, ready.value)) : ready;
    });
  }

  /** Ticks, if a deadline has come. */
  tick(): Promise<Checked<Done>> {
    return this.#use(() => this.#tick());
  }

  /** Somebody else may have appended up to this version. */
  async hear(version: number): Promise<void> {
    if (this.#replica.hear(version) && this.hasAudience)
      await this.#mailbox.run(() => this.#ready());
  }

  /** Makes good an absence as soon as it is known. */
  async settle(): Promise<void> {
    if (this.#replica.isLoaded) await this.#mailbox.run(() => this.#ready());
  }

  /** Unloads the state, if the room was not used since a time. */
  unload(since: number): void {
    if (!this.#mailbox.isEmpty || this.#used >= since) return;
    this.#replica.unload();
    this.#refused.clear();
  }

  /** Resolves when all that was sent has been answered. */
  async close(): Promise<void> {
    this.#audience.clear();
    await this.#mailbox.run(async () => {});
  }

  /** Starts with what was read from the store. */
  load(resumed: Resumed): Promise<Checked<undefined>> {
    return this.#replica.load(resumed);
  }

  /** Removes the stream here and from the store. */
  forget(): Promise<Checked<undefined>> {
    return this.#use(() => this.#replica.forget());
  }

  #use<R>(job: () => Promise<R>): Promise<R> {
    this.#used = this.#ports.clock.now();
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
          ? await this.#decide(ready.value, id, request, action.value)
          : failed(misplaced);
      const hasEvents = decided.ok && decided.value.events.length > 0;
      const checked: Checked<Done | 'again' | 'new'> = hasEvents
        ? await this.#replica.append(ready.value, [decided.value], id)
        : await this.#replica.before(id);
      if (!checked.ok) return failed(checked.error);
      if (checked.value === 'again') continue;
      if (checked.value !== 'new') return ok(checked.value);
      if (!decided.ok) return err(this.#remember(id, decided.error));
      return ok({ since: version, version, repeated: false });
    }
    return failed({ code: 'busy' });
  }

  async #decide(
    { state }: LoadedState<T>,
    id: string,
    { who, lag = 0 }: Request,
    action: T['action'],
  ): Promise<Result<Entry<T>, SendFailure<T>>> {
    const by = this.#kind.authorFor(state, who);
    if (by === null) return failed({ code: 'not-taking-part' });
    const at = Math.max(this.#ports.clock.now() - lag, this.#kind.timeOf(state));
    const command: Command<T> = { id, by, at, action };
    const apart = await this.#hosted.decideInThread?.(state, command);
    if (apart) return apart.ok ? ok({ command, events: apart.value }) : apart;
    const decided = this.#kind.decide(state, command, this.#env);
    return decided.ok
      ? ok({ command, events: decided.value })
      : err({ kind: 'refused', refusal: decided.error });
  }

  /** A later copy gets the same answer. In memory only: a refusal changes nothing in the store. */
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
      const due = this.#kind.dueOf?.(state) ?? null;
      const now = this.#ports.clock.now();
      this.#ports.noteDue(this.stream, due);
      if (version === 0 || due === null || due > now) return nothing;
      // The first process to tick has done it for all.
      const command = this.#kind.tick?.(`tick-${version}-${due}`, now);
      if (command === undefined) return nothing;
      const decided = this.#kind.decide(state, command, this.#env);
      if (!decided.ok || decided.value.length === 0) return nothing;
      const entry = { command, events: decided.value };
      const appended = await this.#replica.append(ready.value, [entry], command.id);
      if (!appended.ok) return appended;
      if (appended.value !== 'again') return ok(appended.value);
    }
    return err({ code: 'busy' });
  }

  async #there(): Promise<Checked<LoadedState<T>>> {
    this.#replica.invalidateIfOld();
    const ready = await this.#ready();
    return ready.ok && ready.value.version === 0 ? err({ code: 'no-such-stream' }) : ready;
  }

  /** The state as the store has it, with every absence made good. */
  async #ready(): Promise<Checked<LoadedState<T>>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const present = await this.#replica.current();
      if (!present.ok) return present;
      const entries = this.#absentEntries(present.value);
      if (entries.length === 0) return present;
      const id = entries.at(-1)?.command.id ?? '';
      const appended = await this.#replica.append(present.value, entries, id);
      if (!appended.ok) return appended;
    }
    return err({ code: 'busy' });
  }

  #absentEntries(from: LoadedState<T>): readonly Entry<T>[] {
    const { state, version } = from;
    const entries: Entry<T>[] = [];
    const { absences } = this.#ports;
    const last = absences.at(-1)?.to ?? 0;
    if (version === 0 || this.#kind.timeOf(state) >= last) return entries;
    let present = state;
    for (const absence of absences) {
      if (this.#kind.timeOf(present) >= absence.to) continue;
      for (const command of this.#kind.absent?.(present, absence) ?? []) {
        const decided = this.#kind.decide(present, command, this.#env);
        if (!decided.ok || decided.value.length === 0) break;
        entries.push({ command, events: decided.value });
        present = advance(this.#kind, { ...from, state: present }, decided.value).loaded.state;
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
