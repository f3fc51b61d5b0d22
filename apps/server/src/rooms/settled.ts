/** Whether a command need not be sent again: it was carried out, or it never will be. */
import type { Result } from '@taht/base';
import type { Done, RoomFailure, SendFailure } from '../rooms/message.ts';

const PASSING: readonly string[] = [
  'store-failed',
  'busy',
  'closed',
] satisfies RoomFailure['code'][];

/** Whether it passes by itself, and says nothing about what was asked for. */
export const isPassing = ({ code }: RoomFailure): boolean => PASSING.includes(code);

export const isSettled = (sent: Result<Done, SendFailure>): boolean =>
  sent.ok || sent.error.kind === 'refused' || !isPassing(sent.error.failure);

/** Whether a stream was not made because it had been made before. */
export const isThere = (failure: SendFailure): boolean =>
  failure.kind !== 'refused' && failure.failure.code === 'stream-exists';
