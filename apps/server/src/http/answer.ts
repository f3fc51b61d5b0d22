/** What a route answers: a value, or a failure with a code, its facts and a status. Never a sentence. */
import { type Err, err } from '@taht/base';
import type { FastifyReply } from 'fastify';
import type { WatchFailure } from '../rooms/watching.ts';

export interface HttpFailure {
  readonly status: number;
  readonly code: string;
  readonly [fact: string]: unknown;
}

export const httpFailure = (status: number, code: string, facts: object = {}): Err<HttpFailure> =>
  err({ ...facts, status, code });

const STATUS: Readonly<Record<string, number>> = {
  'no-such-stream': 404,
  'no-such-kind': 404,
  'no-such-version': 404,
  'other-kind': 404,
  'stream-gone': 410,
  'not-taking-part': 403,
  'not-allowed': 403,
  'stream-exists': 409,
  malformed: 400,
  'too-many': 429,
  busy: 503,
  closed: 503,
  'store-failed': 503,
};

/** What a caller may know of a failure: no messages of disk or database. */
export function fromRoom(failure: WatchFailure | { readonly code: 'too-many' }): Err<HttpFailure> {
  const facts = failure.code === 'malformed' ? { at: failure.at } : {};
  return httpFailure(STATUS[failure.code] ?? 500, failure.code, facts);
}

export function sendFailure(
  reply: FastifyReply,
  { status, ...failure }: HttpFailure,
): FastifyReply {
  return reply.code(status).send(failure);
}
