/** What rooms tell viewers and callers; nothing else leaves them. */
import { err } from '@taht/base';
import type { KindTypes } from '../kind/kind.ts';
import type { StoreFailure } from '../store/store.ts';

/** An event, or a range of versions that are hidden from this viewer. */
export type Item<T extends KindTypes> =
  | { readonly version: number; readonly event: T['eventView'] }
  | { readonly hidden: readonly [from: number, to: number] };

export type Message<T extends KindTypes = KindTypes> =
  | { readonly kind: 'view'; readonly version: number; readonly view: T['view'] }
  /** All that happened after `since`, up to `version`, without a gap. */
  | {
      readonly kind: 'events';
      readonly since: number;
      readonly version: number;
      readonly items: readonly Item<T>[];
    };

export type Listener<T extends KindTypes = KindTypes> = (message: Message<T>) => void;

/** The versions that a command led to, after `since`; none where it changed nothing. */
export interface Done {
  readonly since: number;
  readonly version: number;
  /** Whether it had been carried out before. */
  readonly repeated: boolean;
}

/** The stored entries are not what was stored, or cannot be read; an operator must look at them. */
export interface Corrupt {
  readonly code: 'stream-corrupt';
  /** Up to which everything is sound. */
  readonly version: number;
  readonly at: string;
}

export type RoomFailure =
  | StoreFailure
  | { readonly code: 'no-such-stream' }
  | { readonly code: 'stream-exists' }
  /** It was forgotten for good. */
  | { readonly code: 'stream-gone' }
  | { readonly code: 'no-such-kind'; readonly kind: string }
  | { readonly code: 'other-kind'; readonly kind: string }
  /** Where in the action. */
  | { readonly code: 'malformed'; readonly at: string }
  | { readonly code: 'not-taking-part' }
  | { readonly code: 'no-such-version'; readonly version: number }
  /** Other processes were faster, again and again. */
  | { readonly code: 'busy' }
  | Corrupt
  | { readonly code: 'closed' }
  /** Too many from one person in a short time. */
  | { readonly code: 'too-many' };

/** Why a command was not carried out: the rules forbid it, or the room could not. */
export type SendFailure<T extends KindTypes = KindTypes> =
  | { readonly kind: 'refused'; readonly refusal: T['refusal'] }
  | { readonly kind: 'failed'; readonly failure: RoomFailure };

export const failed = (failure: RoomFailure) => err({ kind: 'failed', failure } as const);
export const refused = (refusal: object) => err({ kind: 'refused', refusal } as const);
