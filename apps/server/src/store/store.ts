/** What every store promises; `test/store/store-contract.ts` tests each of them. */
import type { Result } from '@taht/base';
import type { Absence, Facts, StreamState } from '../kind/kind.ts';

/** A new entry. Only the kind reads its body. */
export interface NewEntry {
  /** The id of its command; it happens once in a stream. */
  readonly command: string;
  readonly at: number;
  /** How many events it holds. */
  readonly events: number;
  readonly body: string;
  /** Over itself and all before it (`seal.ts`). */
  readonly seal: string;
}

/** The versions that a command led to: those after `since`, up to and with `version`. */
export interface Span {
  readonly command: string;
  readonly since: number;
  readonly version: number;
}

export interface StoredEntry extends Span {
  readonly at: number;
  /** The version of the kind's format. */
  readonly format: number;
  readonly body: string;
  /** Empty where it was stored before there were seals. */
  readonly seal: string;
}

export interface Append {
  readonly stream: string;
  /** The version that the stream must have; 0 for a new one. */
  readonly expected: number;
  readonly entries: readonly NewEntry[];
  readonly format: number;
  /** When the stream is due after this, or never. */
  readonly due: number | null;
  /** From when on something outside must react to it. */
  readonly owed: number | null;
  /** Given with the first entry, and whenever they have changed. */
  readonly facts?: Facts & { readonly kind: string };
}

export type Appended =
  | { readonly kind: 'appended'; readonly version: number }
  /** Some of the commands had been carried out before; nothing was written now. */
  | { readonly kind: 'repeated'; readonly done: readonly Span[] }
  | { readonly kind: 'conflict'; readonly version: number }
  /** The stream was forgotten for good; its name is not used again. */
  | { readonly kind: 'forgotten' };

export const STORE_REASONS = ['disk-full', 'away', 'closed', 'io'] as const;

/** The store could not do it. After `away` an append may yet have happened; its command id tells. */
export interface StoreFailure {
  readonly code: 'store-failed';
  readonly reason: (typeof STORE_REASONS)[number];
  /** The system's own word for it. */
  readonly detail: string;
}

export interface Loaded {
  readonly kind: string;
  readonly version: number;
  readonly entries: readonly StoredEntry[];
}

/** The state at a version, as the kind wrote it. */
export interface StoredSnapshot {
  readonly version: number;
  /** The version of the kind's snapshots. */
  readonly format: number;
  readonly body: string;
  /** The seal of the last entry in it. */
  readonly chain: string;
  /** Over itself; empty where it was stored before there were seals. */
  readonly seal: string;
}

/** The latest snapshot and what came after it. */
export interface Resumed extends Loaded {
  readonly snapshot: StoredSnapshot | null;
}

export interface StreamRow extends Facts {
  readonly stream: string;
  readonly kind: string;
  /** When its first entry was made. */
  readonly created: number;
  /** All players there ever were, the present ones first. */
  readonly players: readonly string[];
}

/** Streams of a kind, the newest first. */
export interface ListQuery {
  readonly kind: string;
  readonly state?: StreamState;
  readonly player?: string;
  /** All must match; without a player, put the rarest first. */
  readonly labels?: readonly string[];
  readonly limit: number;
  /** The last row of the page before. */
  readonly after?: Pick<StreamRow, 'created' | 'stream'>;
}

/** Where streams wait for a time: deadlines for ticks, debts for reactions. */
export const BOOKS = ['deadlines', 'debts'] as const;
export type Book = (typeof BOOKS)[number];

export interface Due {
  readonly stream: string;
  readonly due: number;
}

/** The version of a forgotten stream: beyond any other. */
export const FORGOTTEN = Number.MAX_SAFE_INTEGER;

/** Under which a store that is being filled from another one notes how far that has come; nobody serves it before it is whole. */
export const MOVING_KEY = 'moving';

/** The most bytes of one message to the other processes. */
export const MOST_SAID = 7800;

export interface Head {
  readonly stream: string;
  readonly version: number;
}

type Answer<T> = Promise<Result<T, StoreFailure>>;

export interface Store {
  /** Whether other processes append to it too. */
  readonly shared: boolean;

  /** Resolves when the entries are on the disk, all or none. */
  append(append: Append): Answer<Appended>;
  /** The entries after a version at which an entry ends; null where the stream does not exist. */
  load(stream: string, since: number): Answer<Loaded | null>;
  /** What is needed to load the present state; null where the stream does not exist. */
  resume(stream: string): Answer<Resumed | null>;
  find(stream: string, command: string): Answer<Span | null>;
  /** The present versions of those that exist. */
  heads(streams: readonly string[]): Answer<readonly Head[]>;
  list(query: ListQuery): Answer<readonly StreamRow[]>;

  /** Saves a snapshot unless a later one is there. Drops older entries from before a time, if given, all but the last. */
  saveSnapshot(
    stream: string,
    snapshot: StoredSnapshot,
    dropBefore: number | null,
  ): Answer<undefined>;
  /** Packs streams that were over before a time, which makes them small and slower to open; answers how many. */
  pack(before: number, limit: number): Answer<number>;
  /** Removes everything but the fact that a stream of this name existed. */
  forget(stream: string): Answer<undefined>;

  /** What is due up to a time, earliest first; claimed streams by when their claim runs out. */
  dueBefore(book: Book, time: number, limit: number): Answer<readonly Due[]>;
  /** Claims due streams for this caller until the lease runs out. An append ends the claim on a deadline. */
  claim(book: Book, now: number, lease: number, limit: number): Answer<readonly string[]>;
  /** Changes when the claims on debts run out. */
  defer(streams: readonly string[], until: number): Answer<undefined>;
  /** Settles the debt of a version. False where the stream has moved on and owes again. */
  settle(stream: string, version: number): Answer<boolean>;

  /** The first beat of a process. Where no other has the store open, the time since the last beat was an absence. */
  begin(at: number, tolerance: number): Answer<undefined>;
  /** A beat. A silence longer than `tolerance` since the last one is noted as an absence. */
  beat(at: number, tolerance: number): Answer<undefined>;
  /** Absences that ended after a time, the oldest first. */
  absences(after: number): Answer<readonly Absence[]>;

  readMeta(key: string): Answer<string | null>;
  writeMeta(key: string, value: string): Answer<undefined>;

  /** Tells of appends by others, perhaps late, twice or never. Returns a function that stops it. */
  onAppend(listener: (head: Head) => void): () => void;
  /** Sends a message to the other processes, at most `MOST_SAID` bytes. It may get lost, and is not stored. */
  say(text: string): void;
  /** Tells of messages from others. Returns a function that stops it. */
  onSaid(listener: (text: string) => void): () => void;
  close(): Promise<void>;
}
