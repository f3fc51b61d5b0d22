/** Class mode over HTTP: everything that needs a PIN, a code or a real name. */
import { ok } from '@taht/base';
import { CLASS_LIMITS, classAction, classTitle, personId, taskReport } from '@taht/protocol';
import { z } from 'zod';
import type { Route } from '../http/route.ts';
import { fromSend } from '../people/failure.ts';
import type { PeoplePorts } from '../people/ports.ts';
import { newId } from '../people/random.ts';
import { forAnybody, forMe, fromOf, nothing, signIn } from '../people/route-kit.ts';
import { command } from '../people/sessions.ts';
import { addPupils, classList, enterClass, joinClass, openClass, resetPin } from './classes.ts';

const text = z.string().max(400);
const pupil = { realName: text, nickname: text };
const signedIn = z.strictObject({ id: z.string() });

export const classRoutes = (people: PeoplePorts): readonly Route[] => [
  forMe(
    'POST',
    {
      path: '/classes',
      summary: 'Makes a class with a code to join and a day of deletion',
      body: z.strictObject({ title: classTitle, deleteBy: z.int(), outside: z.boolean() }),
      answer: z.strictObject({ id: z.string(), code: z.string() }),
    },
    async ({ body }, { id }) => openClass(people, id, body),
  ),
  forAnybody(
    'POST',
    {
      path: '/classes/join',
      summary: 'Joins a class by its code, with a PIN of your choice',
      body: z.strictObject({ ...pupil, code: text, pin: text }),
      answer: signedIn,
    },
    async (asked) => signIn(asked, await joinClass(people, asked.body, fromOf(asked.request))),
  ),
  forAnybody(
    'POST',
    {
      path: '/classes/enter',
      summary: 'Signs in to your class with code, nickname and PIN',
      body: z.strictObject({ code: text, nickname: text, pin: text }),
      answer: signedIn,
    },
    async (asked) => signIn(asked, await enterClass(people, asked.body, fromOf(asked.request))),
  ),
  forMe(
    'GET',
    {
      path: '/classes/:id/list',
      summary: 'Who is who in a class, for its teacher',
      answer: z.strictObject({
        title: z.string(),
        code: z.string(),
        deleteBy: z.number(),
        pupils: z.array(z.strictObject({ ...pupil, person: z.string(), isLocked: z.boolean() })),
      }),
    },
    async ({ params }, { id }) => {
      const list = await classList(people, { class: params.id ?? '', teacher: id });
      return list.ok ? ok({ ...list.value, pupils: [...list.value.pupils] }) : list;
    },
  ),
  forMe(
    'POST',
    {
      path: '/classes/:id/pupils',
      summary: 'Adds pupils in advance; shows their PINs only once',
      body: z.strictObject({
        pupils: z.array(z.strictObject(pupil)).min(1).max(CLASS_LIMITS.pupils),
      }),
      answer: z.strictObject({
        pupils: z.array(z.strictObject({ ...pupil, person: z.string(), pin: z.string() })),
      }),
    },
    async ({ body, params }, { id }) => {
      const asked = { class: params.id ?? '', teacher: id };
      const added = await addPupils(people, asked, body.pupils);
      return added.ok ? ok({ pupils: [...added.value] }) : added;
    },
  ),
  forMe(
    'POST',
    {
      path: '/classes/:id/pin',
      summary: 'Gives a pupil a new PIN, shown only once',
      body: z.strictObject({ person: personId }),
      answer: z.strictObject({ pin: z.string() }),
    },
    async ({ body, params }, { id }) => {
      const asked = { class: params.id ?? '', teacher: id };
      const pin = await resetPin(people, asked, body.person);
      return pin.ok ? ok({ pin: pin.value }) : pin;
    },
  ),
  forMe(
    'POST',
    {
      path: '/classes/:id/tasks',
      summary: 'Reports how far a pupil has come with a class task',
      body: taskReport,
      answer: nothing,
    },
    async ({ body, params }, { id }) => {
      const done = { kind: 'task-done', person: id, report: body };
      const sent = await people.rooms.send(params.id ?? '', command(people, done));
      return sent.ok ? ok({}) : fromSend(sent.error);
    },
  ),
  forMe(
    'POST',
    {
      path: '/classes/:id/do',
      summary: 'An action of the teacher, as over the socket: remove a pupil, keep until, end…',
      body: z.strictObject({ action: classAction }),
      answer: nothing,
    },
    async ({ body, params }, { who }) => {
      const request = { id: newId(people.random, 'do'), who, action: body.action };
      const sent = await people.rooms.send(params.id ?? '', request);
      return sent.ok ? ok({}) : fromSend(sent.error);
    },
  ),
];
