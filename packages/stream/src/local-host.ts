/**
 * One stream that lives on this device: a command is decided, stored, and only then part of the state and shown.
 * Where another tab or process has stored something first, that is read and the command decided again.
 */
import { ok, type Result } from '@taht/base';
import type { CommandOf, EntryOf, StreamTypes } from './functions.ts';

/** The types of a stream that is hosted locally. */
export interface LocalTypes extends Pick<StreamTypes, 'state' | 'author' | 'action' | 'event'> {
  /** Why something was not done: it was refused, or it could not be stored or read. */
  readonly failure: unknown;
}

/** A stream as it stands: its state, and the entries that lead to it. */
export interface Held<T extends LocalTypes> {
  readonly state: T['state'];
  readonly entries: readonly EntryOf<T>[];
}

/** Where a local host keeps its entries. */
export interface StreamStore<T extends LocalTypes> {
  load(): Promise<Result<Held<T>, T['failure']>>;
  /** False where another entry of this number was stored before. */
  append(
    entry: EntryOf<T>,
    number: number,
    after: T['state'],
  ): Promise<Result<boolean, T['failure']>>;
}

type Decided<T extends LocalTypes> = Result<readonly T['event'][], T['failure']>;

/** What a local host is made from. */
export interface LocalParts<T extends LocalTypes> {
  readonly store: StreamStore<T>;
  decide(state: T['state'], command: CommandOf<T>): Decided<T> | Promise<Decided<T>>;
  evolve(state: T['state'], event: T['event']): T['state'];
  /** Of what has just been stored, here or elsewhere, and what there is now. */
  show?(events: readonly T['event'][], held: Held<T>): void;
}

/** A command, or how it follows from what there is when its turn comes; null for none after all. */
export type Sent<T extends LocalTypes> = CommandOf<T> | ((held: Held<T>) => CommandOf<T> | null);

interface Step<T extends LocalTypes> {
  readonly entry: EntryOf<T>;
  readonly after: Held<T>;
}

/** Decides, stores, and only then shows: a stream on the device of whoever plays. */
export class LocalHost<T extends LocalTypes> {
  readonly #parts: LocalParts<T>;
  #held: Held<T>;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(held: Held<T>, parts: LocalParts<T>) {
    this.#held = held;
    this.#parts = parts;
  }

  static async open<T extends LocalTypes>(
    parts: LocalParts<T>,
  ): Promise<Result<LocalHost<T>, T['failure']>> {
    const held = await parts.store.load();
    return held.ok ? ok(new LocalHost(held.value, parts)) : held;
  }

  get state(): T['state'] {
    return this.#held.state;
  }

  get entries(): readonly EntryOf<T>[] {
    return this.#held.entries;
  }

  /** What the commands led to: all of them or, where one is refused, none. A command that is sent again happens once. */
  send(...sent: readonly Sent<T>[]): Promise<Decided<T>> {
    return this.#inTurn(() => this.#carryOut(sent));
  }

  /** Reads what was stored elsewhere. */
  refresh(): Promise<Result<undefined, T['failure']>> {
    return this.#inTurn(() => this.#read());
  }

  /** One thing after the other. */
  #inTurn<Answer>(job: () => Promise<Answer>): Promise<Answer> {
    const mine = this.#queue.then(job);
    this.#queue = mine.catch(() => {});
    return mine;
  }

  async #carryOut(sent: readonly Sent<T>[]): Promise<Decided<T>> {
    for (;;) {
      const decided = await this.#decideAll(sent);
      if (!decided.ok) return decided;
      const stored = await this.#storeAll(decided.value);
      if (!stored.ok) return stored;
      if (stored.value) return ok(decided.value.flatMap(({ entry }) => entry.events));
      const read = await this.#read();
      if (!read.ok) return read;
    }
  }

  async #decideAll(sent: readonly Sent<T>[]): Promise<Result<readonly Step<T>[], T['failure']>> {
    const { decide, evolve } = this.#parts;
    const steps: Step<T>[] = [];
    let held = this.#held;
    for (const each of sent) {
      const command = typeof each === 'function' ? each(held) : each;
      if (command === null || isKnown(held, command)) continue;
      const decided = await decide(held.state, command);
      if (!decided.ok) return decided;
      const events = decided.value;
      if (events.length === 0) continue;
      const entry = { command, events };
      held = { state: events.reduce(evolve, held.state), entries: [...held.entries, entry] };
      steps.push({ entry, after: held });
    }
    return ok(steps);
  }

  async #storeAll(steps: readonly Step<T>[]): Promise<Result<boolean, T['failure']>> {
    const { store, show } = this.#parts;
    for (const { entry, after } of steps) {
      const stored = await store.append(entry, this.entries.length, after.state);
      if (!stored.ok || !stored.value) return stored;
      this.#held = after;
      show?.(entry.events, after);
    }
    return ok(true);
  }

  async #read(): Promise<Result<undefined, T['failure']>> {
    const { store, show } = this.#parts;
    const loaded = await store.load();
    if (!loaded.ok) return loaded;
    const known = this.entries.length;
    this.#held = loaded.value;
    const news = this.entries.slice(known).flatMap(({ events }) => events);
    if (news.length > 0) show?.(news, this.#held);
    return ok(undefined);
  }
}

const isKnown = <T extends LocalTypes>({ entries }: Held<T>, { id }: CommandOf<T>): boolean =>
  entries.some(({ command }) => command.id === id);
