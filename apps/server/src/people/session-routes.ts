/** Routes for signing in and out: guests, log-in by password or passkey, recovery, and one's own view. */
import { ok } from '@taht/base';
import { personCard, personView } from '@taht/protocol';
import { z } from 'zod';
import type { Route } from '../http/route.ts';
import { logIn, namedPerson, readPerson } from './accounts.ts';
import { dropSession } from './cookies.ts';
import { refuse, tooMany } from './failure.ts';
import { arrive, recover, renewRecovery } from './guests.ts';
import { logInByPasskey, offerLogIn, siteOf } from './passkeys.ts';
import { foldName } from './person/names.ts';
import { cardOf, viewFor } from './person/view.ts';
import type { PeoplePorts } from './ports.ts';
import { askReset, resetPassword } from './reset.ts';
import {
  done,
  forAnybody,
  forMe,
  fromOf,
  isTls,
  nothing,
  originOf,
  signIn,
  sparingly,
} from './route-kit.ts';
import { command } from './sessions.ts';

const text = z.string().max(400);
const signedIn = z.strictObject({ id: z.string() });
const arrived = z.strictObject({ id: z.string(), recovery: z.string() });
/** What the browser's own functions made; the library reads it. */
export const passkeyAnswer = z.looseObject({ id: text, response: z.looseObject({}) });
export const offer = z.strictObject({ options: z.looseObject({}), ticket: z.string() });

export const sessionRoutes = (people: PeoplePorts): readonly Route[] => [
  forAnybody(
    'POST',
    {
      path: '/guests',
      summary:
        'Starts as a guest with a nickname: sets the cookie, and shows the recovery link once',
      body: z.strictObject({ nickname: text }),
      answer: arrived,
    },
    async (asked) =>
      signIn(asked, await arrive(people, asked.body.nickname, fromOf(asked.request))),
  ),
  forAnybody(
    'POST',
    {
      path: '/recover',
      summary: 'Signs in with a recovery link, which works once; the answer has the next one',
      body: z.strictObject({ link: text }),
      answer: arrived,
    },
    async (asked) => signIn(asked, await recover(people, asked.body.link, fromOf(asked.request))),
  ),
  forAnybody(
    'POST',
    {
      path: '/log-in',
      summary: 'Signs in with name and password',
      body: z.strictObject({ name: text, password: z.string().max(1000) }),
      answer: signedIn,
    },
    async (asked) => signIn(asked, await logIn(people, asked.body, fromOf(asked.request))),
  ),
  forAnybody(
    'POST',
    {
      path: '/password/ask',
      summary:
        'Sends the account of this name a link for a new password, if it has a confirmed address; the answer is always the same',
      body: z.strictObject({ name: text }),
      answer: nothing,
    },
    async ({ body, request }) => done(await askReset(people, body.name, fromOf(request))),
  ),
  forAnybody(
    'POST',
    {
      path: '/password/reset',
      summary:
        'A new password by the ticket of such a link, once and within an hour: signs in, and ends all other sessions, tokens and passkeys',
      body: z.strictObject({ ticket: z.string().max(2000), password: z.string().max(1000) }),
      answer: arrived,
    },
    async (asked) =>
      sparingly(people, asked.request, async () =>
        signIn(asked, await resetPassword(people, asked.body, fromOf(asked.request))),
      ),
  ),
  forAnybody(
    'POST',
    {
      path: '/log-in/passkey/offer',
      summary: 'What a browser needs to sign in with a passkey',
      answer: offer,
    },
    async ({ request }) => {
      const made = await offerLogIn(people, originOf(request));
      return made.ok ? ok({ ...made.value, options: { ...made.value.options } }) : made;
    },
  ),
  forAnybody(
    'POST',
    {
      path: '/log-in/passkey',
      summary: 'Signs in with a passkey',
      body: z.strictObject({ ticket: z.string().max(2000), response: passkeyAnswer }),
      answer: signedIn,
    },
    async (asked) =>
      signIn(
        asked,
        await logInByPasskey(people, asked.body, originOf(asked.request), fromOf(asked.request)),
      ),
  ),
  forAnybody(
    'GET',
    {
      path: '/me',
      summary: 'You and your session; null if you’re not signed in',
      answer: z.strictObject({
        me: personView.nullable(),
        session: z.string().nullable(),
        /** Whether passkeys are possible at this address. */
        hasPasskeys: z.boolean(),
        /** Whether the server sends letters. */
        hasLetters: z.boolean(),
      }),
    },
    async ({ request }, identity) => {
      const hasPasskeys = siteOf(originOf(request)) !== null;
      const hasLetters = people.letters !== null;
      const here = { hasPasskeys, hasLetters };
      if (identity === null) return ok({ me: null, session: null, ...here });
      if (identity.session.kind === 'token') return refuse('not-permitted');
      const person = await readPerson(people, identity.id);
      if (!person.ok) return person;
      return ok({ me: viewFor(person.value, 'self'), session: identity.session.id, ...here });
    },
  ),
  forMe(
    'POST',
    { path: '/me/log-out', summary: 'Ends this session', answer: nothing },
    async ({ request, reply }, { id }, session) => {
      dropSession(reply, isTls(request));
      await people.rooms.send(id, command(people, { kind: 'end-session', session }));
      return ok({});
    },
  ),
  forMe(
    'POST',
    {
      path: '/me/recovery',
      summary: 'Makes a new recovery link; the old one stops working',
      answer: z.strictObject({ recovery: z.string() }),
    },
    async (_, { id }, session) => {
      const link = await renewRecovery(people, id, session);
      return link.ok ? ok({ recovery: link.value }) : link;
    },
  ),
  forAnybody(
    'GET',
    { path: '/people/:id', summary: 'What anyone may see of a person', answer: personCard },
    async ({ params }) => {
      const person = await readPerson(people, params.id ?? '');
      return person.ok ? ok(cardOf(person.value)) : person;
    },
  ),
  forMe(
    'GET',
    {
      path: '/people/named/:name',
      summary: 'The account with this name, to follow or to invite',
      answer: personCard,
    },
    async ({ params }, { id }) => {
      const wait = people.limits.take('look-up-by-person', id);
      if (wait !== null) return tooMany(wait);
      const person = await namedPerson(people, foldName(params.name ?? ''));
      if (!person.ok) return person;
      return person.value === null ? refuse('no-such-person') : ok(cardOf(person.value));
    },
  ),
];
