/**
 * A kind of stream: the four functions that make a game, a tournament or anything else out of stored events, and what rooms and store need beside them.
 * Rooms and store know nothing beyond this page; another game is another kind, never another server.
 */
import type { Result } from '@taht/base';
import type { CommandOf, EntryOf, StreamFunctions, StreamTypes } from '@taht/stream';

export type KindTypes = StreamTypes;
export type Command<T extends KindTypes> = CommandOf<T>;
export type Entry<T extends KindTypes> = EntryOf<T>;

/** Who acts or looks, as the session knows them. What they are in a stream, its state says. */
export type Who =
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly roles?: readonly string[];
      /** Whoever was an official when the stream was made, and is none any more. */
      readonly isDismissed?: true;
    }
  | { readonly kind: 'referee'; readonly name: string }
  | { readonly kind: 'system' };

export const SYSTEM = { kind: 'system' } as const;

/** Time in which no process ran. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

export const STREAM_STATES = ['open', 'live', 'over'] as const;
export type StreamState = (typeof STREAM_STATES)[number];

/** The label of what everybody may find: tables at which anybody may sit, games that were played there, listed tournaments. */
export const OPEN = 'open';

/** What lists show of a stream. */
export interface Facts {
  readonly state: StreamState;
  /** The persons it belongs to. */
  readonly players: readonly string[];
  /** What it can be found by, such as `edition:en` or `rated`. */
  readonly labels: readonly string[];
  /** What a list shows of it without opening it: a small JSON text, open to everybody who may list it. */
  readonly summary: string;
}

/** A state as text, so that loading folds only what came after it. */
export interface Snapshots<T extends KindTypes> {
  /** Of the format that `encode` writes. */
  readonly version: number;
  encode(state: T['state']): string;
  /** An unreadable snapshot is skipped if all entries are there; a transient kind must read all it ever wrote. */
  decode(text: string, version: number): Result<T['state'], string>;
}

export interface Kind<T extends KindTypes> extends StreamFunctions<T> {
  readonly name: string;
  /** Of the format that `encode` writes. */
  readonly version: number;
  readonly snapshots?: Snapshots<T>;
  /**
   * Only the present counts. Entries older than a day before a snapshot are dropped with their command ids; an
   * active stream makes a snapshot once a day.
   */
  readonly transient?: boolean;

  /** Null for somebody who may not act here. */
  authorFor(state: T['state'], who: Who): T['author'] | null;
  viewerFor(state: T['state'], who: Who): T['viewer'];
  /** Whether nothing before this event is told any more; whoever asks for it gets the whole view. */
  seals?(event: T['event']): boolean;

  /** The place of the first fault, such as `tiles.0.square`. */
  parseAction(json: unknown): Result<T['action'], string>;
  encode(entry: Entry<T>): string;
  /** Reads what any version up to the present one wrote. */
  decode(body: string, version: number): Result<Entry<T>, string>;

  factsOf(state: T['state']): Facts;
  /** The time of the last event. */
  timeOf(state: T['state']): number;
  /** When the stream needs a tick, if nobody does anything; left out where it never does. */
  dueOf?(state: T['state']): number | null;
  /** From when on a reaction to this state is due; null where none is, or the state says that it is done. */
  owes?(state: T['state']): number | null;
  /** The command for time that passes. */
  tick?(id: string, at: number): Command<T>;
  /** The commands that charge an absence to nobody. Every process makes the same ids. */
  absent?(state: T['state'], absence: Absence): readonly Command<T>[];
}

/** The label by which a stream is found when a person is forgotten who no longer has a part in it. */
export const wasHere = (person: string): string => `was:${person}`;
