/** What failures mean: whether they pass by themselves, whether something is absent, and whether to send a command again. */
import { err, ok, type Result } from '@taht/base';
import type { Done, RoomFailure, SendFailure } from './message.ts';

const PASSING: readonly string[] = [
  'store-failed',
  'busy',
  'closed',
] satisfies RoomFailure['code'][];

/** Whether it passes by itself, and says nothing about what was asked for. */
export const isPassing = ({ code }: RoomFailure): boolean => PASSING.includes(code);

/** Not there, or not any more. */
export const isAbsent = ({ code }: { readonly code: string }): boolean =>
  code === 'no-such-stream' || code === 'stream-gone';

/** A default for what is absent. A passing failure says nothing about that, so it is returned. */
export const unlessPassing = <T>(failure: RoomFailure, otherwise: T): Result<T, RoomFailure> =>
  isPassing(failure) ? err(failure) : ok(otherwise);

/** Whether a command need not be sent again: it was carried out, or it never will be. */
export const isSettled = (sent: Result<Done, SendFailure>): boolean =>
  sent.ok || sent.error.kind === 'refused' || !isPassing(sent.error.failure);

/** Whether a stream could not be made because it exists. */
export const isThere = (failure: SendFailure): boolean =>
  failure.kind !== 'refused' && failure.failure.code === 'stream-exists';
