/** What the engine and the notifications offer to a client that asks: hints, and the key that pushes are signed with. */
import { ok } from '@taht/base';
import { HINT_STEPS } from '@taht/search';
import { z } from 'zod';
import { giveHint, type HintPorts, type HintRefusal } from '../bots/hints.ts';
import { gameKind } from '../game/game-kind.ts';
import { httpFailure } from '../http/answer.ts';
import { type Route, route } from '../http/route.ts';
import type { Parts } from '../start/server.ts';

const stream = z.string().regex(/^[\w.:~-]{1,100}$/);

const STATUS: Readonly<Partial<Record<HintRefusal['code'], number>>> = {
  'not-taking-part': 403,
  'hints-off': 403,
  'not-your-turn': 409,
  'no-dictionary': 409,
  'no-such-stream': 404,
  'other-kind': 404,
  'queue-full': 429,
};

export interface EngineParts extends HintPorts, Pick<Parts, 'mayCommand'> {
  /** Of the pushes; null where none are sent. */
  readonly pushKey: string | null;
}

export function engineRoutes({ pushKey, mayCommand, ...ports }: EngineParts): readonly Route[] {
  const hint = giveHint(ports);
  return [
    route({
      method: 'POST',
      path: '/games/:stream/hint',
      summary:
        'The first hint from this step on for the seat on turn, where the table gives hints.',
      params: z.object({ stream }),
      body: z.strictObject({ step: z.enum(HINT_STEPS) }),
      answer: z.object({ hint: z.looseObject({ step: z.enum(HINT_STEPS) }) }),
      handle: async ({ params, body, identity }) => {
        if (identity?.who.kind !== 'person') return httpFailure(401, 'not-signed-in');
        // A hint is told at the table, so whoever may only read gets none.
        if (!mayCommand(identity, gameKind.name)) return httpFailure(403, 'not-allowed');
        const given = await hint(params.stream, identity.who.id, body.step);
        if (given.ok) return ok({ hint: { ...given.value } });
        const { code } = given.error;
        return httpFailure(STATUS[code] ?? 503, code);
      },
    }),
    route({
      method: 'GET',
      path: '/push-key',
      summary: 'The public key that a browser subscribes to pushes with.',
      answer: z.object({ key: z.string().nullable() }),
      handle: async () => ok({ key: pushKey }),
    }),
  ];
}
