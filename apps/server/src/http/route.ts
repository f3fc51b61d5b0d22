/** A route as data: the schemas of what it takes and answers, from which OpenAPI is made, and its handler. */
import type { Result } from '@taht/base';
import { placeOf } from '@taht/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { Identity } from '../rooms/identity.ts';
import type { RoomFailure } from '../rooms/message.ts';
import { fromRoom, type HttpFailure, sendFailure } from './answer.ts';

export interface AskedOf<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Null for a stranger. */
  readonly identity: Identity | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Route<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1`, with `:name` for a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** Where more than usual may come in: how much, and from whom it is read at all. A refusal here comes before the body. */
  readonly large?: {
    readonly bodyLimit: number;
    admit(identity: Identity | null): HttpFailure | undefined;
  };
  /** Where it is not JSON, the media type. */
  readonly media?: string;
  /** Pages of other sites may read it too, without cookies: they see what a stranger sees. */
  readonly isForOtherSites?: true;
  readonly answer: z.ZodType<Answer>;
  handle(asked: AskedOf<Params, Query, Body>): Promise<Result<Answer, HttpFailure>>;
}

/** Keeps the types of a route together. */
export const route = <Params, Query, Body, Answer>(
  made: Route<Params, Query, Body, Answer>,
): Route => made as unknown as Route;

export type Identified = (request: FastifyRequest) => Promise<Result<Identity | null, RoomFailure>>;

const failure = z.looseObject({ code: z.string() });

export function addRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  identified: Identified,
): void {
  for (const made of routes)
    app.route({
      method: made.method,
      url: `/api/v1${made.path}`,
      // Asked for its head alone, a stream that is followed would never be let go.
      exposeHeadRoute: false,
      schema: schemaOf(made),
      ...(made.large === undefined ? {} : largeOptions(made.large, identified)),
      handler: (request, reply) => answer(made, request, reply, identified),
    });
}

/** Whoever is turned away may not go on sending: the connection ends with the answer. */
const largeOptions = (
  { bodyLimit, admit }: NonNullable<Route['large']>,
  identified: Identified,
): Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest'> => ({
  bodyLimit,
  onRequest: async (request, reply) => {
    const known = await identified(request);
    const refusal = known.ok ? admit(known.value) : fromRoom(known.error).error;
    return refusal === undefined
      ? undefined
      : sendFailure(reply.header('connection', 'close'), refusal);
  },
});

async function answer(
  { params, query, body, media, isForOtherSites, handle }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  identified: Identified,
): Promise<unknown> {
  // Whatever the answer is, a page is to know it. A star never goes with cookies.
  if (isForOtherSites) reply.header('access-control-allow-origin', '*');
  const read = {
    params: (params ?? z.unknown()).safeParse(request.params),
    query: (query ?? z.unknown()).safeParse(request.query),
    body: (body ?? z.unknown()).safeParse(request.body),
  };
  for (const [where, part] of Object.entries(read))
    if (!part.success)
      return sendFailure(reply, {
        status: 400,
        code: 'malformed',
        at: `${where}.${placeOf(part.error)}`,
      });
  const known = await identified(request);
  if (!known.ok) return sendFailure(reply, fromRoom(known.error).error);
  const result = await handle({
    params: read.params.data,
    query: read.query.data,
    body: read.body.data,
    identity: known.value,
    request,
    reply,
  });
  if (!result.ok) return sendFailure(reply, result.error);
  if (media !== undefined) reply.type(media);
  return reply.send(result.value);
}

/** `GET /streams/:stream/follow` is `getStreamsByStreamFollow`. */
const operationOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  [method.toLowerCase(), ...path.split(/[/.-]/u)]
    .filter((part) => part !== '')
    .map((part) => part.replace(/^:/u, 'by-'))
    .map((part, i) =>
      i === 0 ? part : part.replace(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase()),
    )
    .join('');

function schemaOf(made: Route): object {
  const { summary, params, query, body, media, isForOtherSites, answer: answered } = made;
  const type = media?.split(';')[0] ?? 'application/json';
  const content = (schema: z.ZodType) => ({ content: { [type]: { schema: jsonSchema(schema) } } });
  return {
    operationId: operationOf(made),
    summary,
    // Without it, what stands at the top holds: a token, a session, or neither where it is open to all.
    ...(isForOtherSites && { security: [{}] }),
    ...(params === undefined ? {} : { params: jsonSchema(params) }),
    ...(query === undefined ? {} : { querystring: jsonSchema(query) }),
    ...(body === undefined ? {} : { body: jsonSchema(body) }),
    response: {
      200: { description: 'The answer', ...content(answered) },
      '4xx': { description: 'A code with its facts', ...jsonSchema(failure) },
    },
  };
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return rest;
}
