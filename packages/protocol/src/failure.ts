/** Why something could not be done that the rules of the stream would not even be asked about. */
import { z } from 'zod';

export const FAILURE_CODES = [
  // The frame.
  'not-json',
  'malformed-frame',
  'binary-frame',
  'hello-first',
  'hello-twice',
  // Who asks.
  'not-signed-in',
  'not-taking-part',
  'not-allowed',
  // The stream.
  'no-such-stream',
  'stream-exists',
  'stream-gone',
  'no-such-kind',
  'no-such-version',
  'too-many-streams',
  // The action.
  'malformed',
  // The server.
  'too-many',
  'busy',
  'store-failed',
  'stream-corrupt',
  'closed',
  'internal',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

export const failureCode = z.enum(FAILURE_CODES);

/** What may be tried again under the same id: it is not known to have failed for good. */
const PASSING: readonly string[] = ['too-many', 'busy', 'store-failed', 'closed', 'internal'];

export const isPassing = (code: string): boolean => PASSING.includes(code);
