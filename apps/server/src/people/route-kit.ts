/** What routes for people share: they refuse forged requests and give failures their status. */

import { ok, type Result } from '@taht/base';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type HttpFailure, httpFailure } from '../http/answer.ts';
import { countedAddress } from '../http/counted-address.ts';
import { isForged } from '../http/forgery.ts';
import { type AskedOf, type Route, route } from '../http/route.ts';
import { setSession } from './cookies.ts';
import { type Answer, type PeopleFailure, refuse, tooMany } from './failure.ts';
import type { From } from './guests.ts';
import type { PeoplePorts } from './ports.ts';
import type { SignedIn } from './sessions.ts';
import type { PersonIdentity } from './who-is.ts';

interface Spec<Body, Value> {
  readonly path: string;
  readonly summary: string;
  readonly body?: z.ZodType<Body>;
  readonly answer: z.ZodType<Value>;
}

interface Asked<Body> {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: AskedOf<unknown, unknown, unknown>['reply'];
}

/** A route for anybody; null is a stranger. */
export const forAnybody = <Body, Value>(
  method: Route['method'],
  spec: Spec<Body, Value>,
  handle: (asked: Asked<Body>, me: PersonIdentity | null) => Answer<Value>,
): Route =>
  route({
    ...spec,
    method,
    params: paramsOf(spec.path),
    handle: async ({ body, params, request, reply, identity }) =>
      isForged(request)
        ? statused(refuse('other-site'))
        : statused(
            await handle({ body, params, request, reply }, identity as PersonIdentity | null),
          ),
  });

/** A route for whoever is signed in. A program with a token may not act on its person. */
export const forMe = <Body, Value>(
  method: Route['method'],
  spec: Spec<Body, Value>,
  handle: (asked: Asked<Body>, me: PersonIdentity, session: string) => Answer<Value>,
): Route =>
  forAnybody(method, spec, async (asked, me) => {
    if (me === null) return refuse('not-signed-in');
    if (me.session.kind === 'token') return refuse('not-permitted');
    return handle(asked, me, me.session.id);
  });

/** Hashing is expensive, and guests are cheap to make. */
export async function sparingly<T>(
  { limits }: Pick<PeoplePorts, 'limits'>,
  request: FastifyRequest,
  job: () => Answer<T>,
): Answer<T> {
  const wait = limits.take('hash-by-address', countedAddress(request));
  return wait === null ? job() : tooMany(wait);
}

const paramsOf = (path: string): z.ZodType<Readonly<Record<string, string>>> =>
  z.object(
    Object.fromEntries(
      [...path.matchAll(/:(\w+)/gu)].map(([, each = '']) => [each, z.string().max(200)]),
    ),
  );

const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  'not-signed-in': 401,
  'wrong-name-or-password': 401,
  'wrong-code-or-pin': 401,
  'passkey-refused': 401,
  'confirm-first': 403,
  'other-site': 403,
  'not-permitted': 403,
  'not-taking-part': 403,
  'teachers-only': 403,
  'account-closed': 403,
  'no-such-person': 404,
  'no-such-class': 404,
  'no-such-lexicon': 404,
  'no-such-stream': 404,
  'too-many-attempts': 429,
  'hashing-busy': 503,
  'store-failed': 503,
  busy: 503,
  closed: 503,
  'stream-corrupt': 500,
};

function statused<T>(result: Result<T, PeopleFailure>): Result<T, HttpFailure> {
  if (result.ok) return ok(result.value);
  const { code, ...facts } = result.error;
  return httpFailure(STATUS[code] ?? 409, code, facts);
}

export const isTls = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** The site as the browser knows it. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

export const fromOf = (request: FastifyRequest): From => ({
  address: countedAddress(request),
  label: labelOf(request.headers['user-agent'] ?? ''),
});

/** In this order: each also claims to be those behind it. */
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'CrOS', 'Windows', 'Mac OS X', 'Linux'];

/** A label to tell one's sessions apart; nothing finer is stored. */
function labelOf(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((words) => words.find((word) => agent.includes(word)));
  return found.filter((word) => word !== undefined).join(', ');
}

/** Sets the cookie of somebody who has signed in. */
export function signIn<T extends SignedIn>(
  { request, reply }: Pick<Asked<unknown>, 'request' | 'reply'>,
  entered: Result<T, PeopleFailure>,
): Result<Omit<T, 'cookie'>, PeopleFailure> {
  if (!entered.ok) return entered;
  const { cookie, ...rest } = entered.value;
  setSession(reply, isTls(request), cookie);
  return ok(rest);
}

export const nothing = z.strictObject({});
export const done = (result: Result<unknown, PeopleFailure>): Result<object, PeopleFailure> =>
  result.ok ? ok({}) : result;
