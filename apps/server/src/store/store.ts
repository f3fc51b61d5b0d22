/** What every store promises; `test/store/store-contract.ts` tests each of them. */
import type { Result } from '@taht/base';
import type { Absence, Facts, StreamState } from '../kind/kind.ts';

/** An entry on its way in. What it says is the kind's business. */
export interface NewEntry {
  /** The id of its command; it happens once in a stream. */
  readonly command: string;
  readonly at: number;
  /** How many events it holds. */
  readonly events: number;
  readonly body: string;
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
}

export interface Append {
  readonly stream: string;
  /** The version that the stream must have. A stream that is not there has version 0. */
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
  /** All who ever were, those of now first. */
  readonly players: readonly string[];
}

/** Streams of a kind, the newest first. */
export interface ListQuery {
  readonly kind: string;
  readonly state?: StreamState;
  readonly player?: string;
  /** All of them; where there is no player the rarest should come first. */
  readonly labels?: readonly string[];
  readonly limit: number;
  /** The last row of the page before. */
  readonly after?: Pick<StreamRow, 'created' | 'stream'>;
}

/** Where streams wait for a time: to be ticked, or for somebody to react to them. */
export const BOOKS = ['deadlines', 'debts'] as const;
export type Book = (typeof BOOKS)[number];

export interface Due {
  readonly stream: string;
  readonly due: number;
}

/** Told as the version of a stream that was forgotten: beyond any. */
export const FORGOTTEN = Number.MAX_SAFE_INTEGER;

/** Bytes of what can be said to the other processes at once. */
export const MOST_SAID = 7800;

export interface Head {
  readonly stream: string;
  readonly version: number;
}

type Answer<T> = Promise<Result<T, StoreFailure>>;

export interface Store {
  /** Whether other processes append to it too. */
  readonly shared: boolean;

  /** Resolves when the entries lie on the disk, all of them or none. */
  append(append: Append): Answer<Appended>;
  /** The entries after a version that an entry ends with; null where no such stream is. */
  load(stream: string, since: number): Answer<Loaded | null>;
  /** What is needed to have the present state; null where no such stream is. */
  resume(stream: string): Answer<Resumed | null>;
  find(stream: string, command: string): Answer<Span | null>;
  /** The present versions of those that are there. */
  heads(streams: readonly string[]): Answer<readonly Head[]>;
  list(query: ListQuery): Answer<readonly StreamRow[]>;

  /** Keeps it where none of a later version is kept. Older entries from before a time go, if one is given, all but the last. */
  saveSnapshot(
    stream: string,
    snapshot: StoredSnapshot,
    dropBefore: number | null,
  ): Answer<undefined>;
  /** Lays streams that have been over since before a time together, small and slow to open; tells how many. */
  pack(before: number, limit: number): Answer<number>;
  /** Nothing of it is left but that there was a stream of this name. */
  forget(stream: string): Answer<undefined>;

  /** What falls due up to a time, the earliest first; with what is claimed, from when on it can be claimed again. */
  dueBefore(book: Book, time: number, limit: number): Answer<readonly Due[]>;
  /** Streams that are due, for this caller alone until the lease runs out; an append ends the claim on a deadline. */
  claim(book: Book, now: number, lease: number, limit: number): Answer<readonly string[]>;
  /** Lets the claims on debts run out at another time. */
  defer(streams: readonly string[], until: number): Answer<undefined>;
  /** The debt of a version is paid. False where the stream has moved on and owes anew. */
  settle(stream: string, version: number): Answer<boolean>;

  /** The first sign of life of a process. Where no other has the store open, any silence since the last one was an absence. */
  begin(at: number, tolerance: number): Answer<undefined>;
  /** A sign of life. A silence longer than `tolerance` since the last one is noted as an absence. */
  beat(at: number, tolerance: number): Answer<undefined>;
  /** Absences that ended after a time, the oldest first. */
  absences(after: number): Answer<readonly Absence[]>;

  readMeta(key: string): Answer<string | null>;
  writeMeta(key: string, value: string): Answer<undefined>;

  /** Tells of appends by others, perhaps late, twice or never: a hint, not a promise. Returns the way to stop it. */
  onAppend(listener: (head: Head) => void): () => void;
  /** Says something to the other processes, at most `MOST_SAID` bytes; it may get lost, and nothing of it is kept. */
  say(text: string): void;
  /** Tells of what others said. Returns the way to stop it. */
  onSaid(listener: (text: string) => void): () => void;
  close(): Promise<void>;
}
