/** Routes for one's account: name, password, passkeys, tokens, export and deletion. */
import { Readable } from 'node:stream';
import { ok } from '@taht/base';
import { emailAddress, personAction, scope } from '@taht/protocol';
import { z } from 'zod';
import type { Route } from '../http/route.ts';
import {
  confirmByPassword,
  endAll,
  makeAccount,
  renameAccount,
  setEmail,
  setPassword,
} from './accounts.ts';
import { dropSession } from './cookies.ts';
import { confirmEmail, sendTicket } from './email.ts';
import { fromSend, tooMany } from './failure.ts';
import { deletePerson, exportOf } from './leaving.ts';
import { addPasskey, confirmByPasskey, offerConfirm, offerPasskey } from './passkeys.ts';
import type { PeoplePorts } from './ports.ts';
import { newId } from './random.ts';
import { done, forAnybody, forMe, isTls, nothing, originOf, sparingly } from './route-kit.ts';
import { offer, passkeyAnswer } from './session-routes.ts';
import { addToken } from './tokens.ts';

const text = z.string().max(400);
const password = z.string().max(1000);

export const accountRoutes = (people: PeoplePorts): readonly Route[] => [
  forMe(
    'POST',
    {
      path: '/me/account',
      summary: 'Turns a guest into an account; everything stays',
      body: z.strictObject({ name: text, password }),
      answer: nothing,
    },
    async ({ body, request }, { id }) =>
      sparingly(people, request, async () =>
        done(await makeAccount(people, id, body.name, body.password)),
      ),
  ),
  forMe(
    'POST',
    {
      path: '/me/name',
      summary: 'Renames the account',
      body: z.strictObject({ name: text }),
      answer: nothing,
    },
    async ({ body }, { id }) => done(await renameAccount(people, id, body.name)),
  ),
  forMe(
    'POST',
    {
      path: '/me/confirm',
      summary:
        'Says the password again; for ten minutes this session may change ways in (else `confirm-first`)',
      body: z.strictObject({ password }),
      answer: nothing,
    },
    async ({ body, request }, { id }, session) =>
      sparingly(people, request, async () =>
        done(await confirmByPassword(people, id, session, body.password)),
      ),
  ),
  forMe(
    'POST',
    {
      path: '/me/confirm/passkey/offer',
      summary: 'What a browser needs to confirm with a passkey',
      answer: offer,
    },
    async ({ request }, { id }) => {
      const made = await offerConfirm(people, id, originOf(request));
      return made.ok ? ok({ ...made.value, options: { ...made.value.options } }) : made;
    },
  ),
  forMe(
    'POST',
    {
      path: '/me/confirm/passkey',
      summary: 'Confirms with a passkey, as `/me/confirm` does with the password',
      body: z.strictObject({ ticket: z.string().max(2000), response: passkeyAnswer }),
      answer: nothing,
    },
    async ({ body, request }, { id }, session) =>
      done(await confirmByPasskey(people, id, session, body, originOf(request))),
  ),
  forMe(
    'POST',
    {
      path: '/me/password',
      summary:
        'Another password and recovery link; all other sessions, all tokens and passkeys end',
      body: z.strictObject({ password }),
      answer: z.strictObject({ recovery: z.string() }),
    },
    async ({ body, request }, { id }, session) =>
      sparingly(people, request, async () => {
        const link = await setPassword(people, id, session, body.password);
        return link.ok ? ok({ recovery: link.value }) : link;
      }),
  ),
  forMe(
    'POST',
    {
      path: '/me/end-all',
      summary:
        'Ends all other sessions, all tokens and passkeys and the old recovery link; without a password the passkey that confirmed stays',
      answer: z.strictObject({ recovery: z.string() }),
    },
    async (_, { id }, session) => {
      const link = await endAll(people, id, session);
      return link.ok ? ok({ recovery: link.value }) : link;
    },
  ),
  forMe(
    'POST',
    {
      path: '/me/email',
      summary: 'Sets or removes the email address',
      body: z.strictObject({ address: emailAddress.nullable() }),
      answer: nothing,
    },
    async ({ body }, { id }, session) => done(await setEmail(people, id, session, body.address)),
  ),
  forMe(
    'POST',
    {
      path: '/me/passkeys/offer',
      summary: 'What a browser needs to make a passkey',
      answer: offer,
    },
    async ({ request }, { id }, session) => {
      const made = await offerPasskey(people, id, session, originOf(request));
      return made.ok ? ok({ ...made.value, options: { ...made.value.options } }) : made;
    },
  ),
  forMe(
    'POST',
    {
      path: '/me/passkeys',
      summary: 'Adds a passkey; a guest who gives a name becomes an account',
      body: z.strictObject({
        ticket: z.string().max(2000),
        response: passkeyAnswer,
        label: z.string().max(80),
        name: text.nullable(),
      }),
      answer: nothing,
    },
    async ({ body, request }, { id }, session) =>
      done(await addPasskey(people, id, session, body, originOf(request))),
  ),
  forMe(
    'POST',
    {
      path: '/me/tokens',
      summary: 'Makes a token for a program, shown only once',
      body: z.strictObject({
        label: z.string().trim().min(1).max(80),
        scopes: z.array(scope).min(1).max(2),
      }),
      answer: z.strictObject({ id: z.string(), token: z.string() }),
    },
    async ({ body }, { id }, session) => addToken(people, id, session, body),
  ),
  forMe(
    'POST',
    {
      path: '/me/do',
      summary:
        'An action on your own account, as over the socket: end a session, follow, block, prefer…',
      body: z.strictObject({ action: personAction }),
      answer: nothing,
    },
    async ({ body }, { id, who }) => {
      const request = { id: newId(people.random, 'do'), who, action: body.action };
      const sent = await people.rooms.send(id, request);
      return sent.ok ? ok({}) : fromSend(sent.error);
    },
  ),
  forMe(
    'GET',
    {
      path: '/me/export',
      summary: 'Everything stored about you, as one JSON file',
      answer: z.any(),
    },
    async ({ reply }, me) => {
      const wait = people.limits.take('export-by-person', me.id);
      if (wait !== null) return tooMany(wait);
      reply.type('application/json; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="taht.json"');
      return ok(Readable.from(exportOf(people, me)));
    },
  ),
  forMe(
    'POST',
    {
      path: '/me/delete',
      summary: 'Deletes the person; finished games keep an anonymous player',
      body: z.strictObject({ password: password.nullable() }),
      answer: nothing,
    },
    async ({ body, request, reply }, { id }, session) =>
      sparingly(people, request, async () => {
        const deleted = await deletePerson(people, id, session, body.password);
        if (deleted.ok) dropSession(reply, isTls(request));
        return done(deleted);
      }),
  ),
  forMe(
    'POST',
    {
      path: '/me/email/letter',
      summary: 'Sends the email with the link that confirms the address',
      answer: nothing,
    },
    async (_, { id }) => done(await sendTicket(people, id)),
  ),
  forAnybody(
    'POST',
    {
      path: '/email/confirm',
      summary: 'Follows the link in the confirmation email',
      body: z.strictObject({ ticket: z.string().max(2000) }),
      answer: nothing,
    },
    async ({ body }) => done(await confirmEmail(people, body.ticket)),
  ),
];
