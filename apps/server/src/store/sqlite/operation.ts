/** The messages between the store and its writer thread. */
import type { OpenFailure } from '../open-failure.ts';
import type { Append, Appended, Book, StoredSnapshot, StoreFailure } from '../store.ts';

/** How thoroughly the file is looked through before it is used. */
export const CHECKS = ['quick', 'full', 'none'] as const;
export type Check = (typeof CHECKS)[number];

export interface WriterOptions {
  readonly path: string;
  readonly check: Check;
  /** The most pages of 4 kB that the file may have, where there is a limit. */
  readonly mostPages: number | null;
}

export type Operation =
  | { readonly kind: 'append'; readonly append: Append }
  | {
      readonly kind: 'claim';
      readonly book: Book;
      readonly now: number;
      readonly lease: number;
      readonly limit: number;
    }
  | { readonly kind: 'defer'; readonly streams: readonly string[]; readonly until: number }
  | { readonly kind: 'settle'; readonly stream: string; readonly version: number }
  | {
      readonly kind: 'save-snapshot';
      readonly stream: string;
      readonly snapshot: StoredSnapshot;
      readonly dropBefore: number | null;
    }
  | { readonly kind: 'pack'; readonly before: number; readonly limit: number }
  | { readonly kind: 'forget'; readonly stream: string }
  | { readonly kind: 'beat'; readonly at: number; readonly tolerance: number }
  | { readonly kind: 'write-meta'; readonly key: string; readonly value: string };

export type Outcome = Appended | readonly string[] | boolean | number | undefined;

export type ToWriter =
  | { readonly kind: 'batch'; readonly operations: readonly Operation[] }
  | { readonly kind: 'close' };

export type FromWriter =
  | { readonly kind: 'opened' }
  | { readonly kind: 'not-opened'; readonly failure: OpenFailure }
  /** One transaction, on the disk. */
  | { readonly kind: 'committed'; readonly outcomes: readonly Outcome[] }
  /** Nothing of the batch was written. */
  | { readonly kind: 'rolled-back'; readonly failure: StoreFailure };
