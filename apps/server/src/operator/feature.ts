/** For whoever runs the server: `taht users` sends it what is to be done about an account. */
import { ok } from '@taht/base';
import { z } from 'zod';
import { refuse } from '../people/failure.ts';
import type { PeopleKit } from '../people/ports.ts';
import { forAnybody } from '../people/route-kit.ts';
import type { Feature } from '../server/feature.ts';
import { errandIn } from './errand.ts';
import { runErrand } from './users.ts';

export const operatorFeature = (kit: PeopleKit): Feature => ({
  routes: ({ rooms }) => [
    forAnybody(
      'POST',
      {
        path: '/operator',
        summary: 'What `taht users` asks, sealed with the secret of the server',
        body: z.strictObject({ ticket: z.string().max(2000) }),
        answer: z.looseObject({}),
      },
      async ({ body }) => {
        const errand = errandIn(kit.secret, body.ticket, kit.clock.now());
        if (errand === null) return refuse('not-permitted');
        const done = await runErrand({ ...kit, rooms }, errand);
        return done.ok ? ok({ ...done.value }) : done;
      },
    ),
  ],
});
