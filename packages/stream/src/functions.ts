/** The four pure functions that every stream consists of, and the types it brings along. */
import type { Result } from '@taht/base';
import type { Command, Entry } from './command.ts';
import type { Fold } from './fold.ts';

/** Under one name each. */
export interface StreamTypes {
  /** What decisions are handed: judges, draws, play finders. */
  readonly env: unknown;
  readonly state: unknown;
  readonly author: unknown;
  readonly action: unknown;
  readonly event: unknown;
  readonly viewer: unknown;
  readonly view: unknown;
  readonly eventView: unknown;
  readonly refusal: unknown;
}

/** The command of a kind of stream. */
export type CommandOf<T extends Pick<StreamTypes, 'author' | 'action'>> = Command<
  T['author'],
  T['action']
>;
/** A command of a kind of stream with its events. */
export type EntryOf<T extends Pick<StreamTypes, 'author' | 'action' | 'event'>> = Entry<
  T['author'],
  T['action'],
  T['event']
>;

/** The four functions that make a kind of stream. */
export interface StreamFunctions<T extends StreamTypes> extends Fold<T['state'], T['event']> {
  decide(
    state: T['state'],
    command: CommandOf<T>,
    env: T['env'],
  ): Result<readonly T['event'][], T['refusal']>;
  viewFor(state: T['state'], viewer: T['viewer']): T['view'];
  /** Null for what this viewer may not know of; the state is the one after the event. */
  eventFor(event: T['event'], viewer: T['viewer'], state: T['state']): T['eventView'] | null;
}
