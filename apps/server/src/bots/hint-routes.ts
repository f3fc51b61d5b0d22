/** Hints over HTTP. */
import { ok } from '@taht/base';
import { HINT_STEPS } from '@taht/search';
import { z } from 'zod';
import { gameKind } from '../game/game-kind.ts';
import { httpFailure } from '../http/answer.ts';
import type { Parts } from '../http/parts.ts';
import { type Route, route } from '../http/route.ts';
import { giveHint, type HintPorts, type HintRefusal } from './hints.ts';

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

type HintParts = HintPorts & Pick<Parts, 'mayCommand'>;

export function hintRoutes({ mayCommand, ...ports }: HintParts): readonly Route[] {
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
  ];
}
