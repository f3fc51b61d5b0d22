/** What every store promises; `test/store-contract.ts` holds each of them to it. */
import type { Result } from '@taht/base';
import type { Absence, Facts, StreamState } from '../kind.ts';

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
  /** Given with the first entry, and whenever they have changed. */
  readonly facts?: Facts & { readonly kind: string };
}

export type Appended =
  | { readonly kind: 'appended'; readonly version: number }
  /** Some of the commands had been carried out before; nothing was written now. */
  | { readonly kind: 'repeated'; readonly done: readonly Span[] }
  | { readonly kind: 'conflict'; readonly version: number };

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

export interface StreamRow {
  readonly stream: string;
  readonly kind: string;
  readonly state: StreamState;
  /** When its first entry was made. */
  readonly created: number;
}

/** Streams, the newest first. */
export interface ListQuery {
  readonly kind?: string;
  readonly state?: StreamState;
  readonly player?: string;
  readonly limit: number;
  /** The last row of the page before. */
  readonly after?: Pick<StreamRow, 'created' | 'stream'>;
}

export interface Due {
  readonly stream: string;
  readonly due: number;
}

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
  find(stream: string, command: string): Answer<Span | null>;
  /** The present versions of those that are there. */
  heads(streams: readonly string[]): Answer<readonly Head[]>;
  list(query: ListQuery): Answer<readonly StreamRow[]>;

  /** What falls due up to a time, the earliest first, claimed or not. */
  dueBefore(time: number, limit: number): Answer<readonly Due[]>;
  /** Streams that are due, for this caller alone until the lease runs out or somebody appends. */
  claim(now: number, lease: number, limit: number): Answer<readonly string[]>;

  /** A sign of life. A silence longer than `tolerance` since the last one is noted as an absence. */
  beat(at: number, tolerance: number): Answer<undefined>;
  /** Absences that ended after a time, the oldest first. */
  absences(after: number): Answer<readonly Absence[]>;

  readMeta(key: string): Answer<string | null>;
  writeMeta(key: string, value: string): Answer<undefined>;

  /** Tells of appends by others, perhaps late, twice or never: a hint, not a promise. Returns the way to stop it. */
  onAppend(listener: (head: Head) => void): () => void;
  close(): Promise<void>;
}
