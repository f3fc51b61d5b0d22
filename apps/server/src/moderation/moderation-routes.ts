/** Reports and what moderators do about them, over HTTP. */
import { ok } from '@taht/base';
import { moderationAction, moderationView } from '@taht/protocol';
import { z } from 'zod';
import type { Route } from '../http/route.ts';
import { fromRoom, fromSend } from '../people/failure.ts';
import type { PeoplePorts } from '../people/ports.ts';
import { newId } from '../people/random.ts';
import { forMe, nothing } from '../people/route-kit.ts';
import { beginModeration } from './administrators.ts';
import type { ModerationTypes } from './moderation-kind.ts';
import { MODERATION_STREAM } from './moderation-kind.ts';

export const moderationRoutes = (people: PeoplePorts): readonly Route[] => [
  forMe(
    'GET',
    {
      path: '/moderation',
      summary: 'The queue and the log for moderators; for others, their own reports',
      answer: moderationView,
    },
    async (_, { who }) => {
      const begun = await beginModeration(people);
      if (!begun.ok) return begun;
      const seen = await people.rooms.viewFor(MODERATION_STREAM, who);
      return seen.ok ? ok(seen.value.view as ModerationTypes['view']) : fromRoom(seen.error);
    },
  ),
  forMe(
    'POST',
    {
      path: '/moderation/do',
      summary: 'Reports a person, or decides on a report, as over the socket',
      body: z.strictObject({ action: moderationAction }),
      answer: nothing,
    },
    async ({ body }, { who }) => {
      const begun = await beginModeration(people);
      if (!begun.ok) return begun;
      const request = { id: newId(people.random, 'do'), who, action: body.action };
      const sent = await people.rooms.send(MODERATION_STREAM, request);
      return sent.ok ? ok({}) : fromSend(sent.error);
    },
  ),
];
