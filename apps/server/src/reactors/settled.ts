/** Whether a command need not be sent again: it was carried out, or it never will be. */
import type { Result } from '@taht/base';
import type { Done, SendFailure } from '../rooms/message.ts';

/** What passes by itself. */
const PASSING: readonly string[] = ['store-failed', 'busy', 'closed'];

export const isSettled = (sent: Result<Done, SendFailure>): boolean =>
  sent.ok || sent.error.kind === 'refused' || !PASSING.includes(sent.error.failure.code);

/** Whether a stream was not made because it had been made before. */
export const isThere = (failure: SendFailure): boolean =>
  failure.kind !== 'refused' && failure.failure.code === 'stream-exists';
