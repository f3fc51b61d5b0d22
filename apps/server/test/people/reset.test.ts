/** A new password by letter, for who has forgotten the old one, and for nobody else. */
import { beforeEach, expect, test } from 'vitest';
import { logIn, setEmail, setPassword } from '../../src/people/accounts.ts';
import type { Letter, Letters } from '../../src/people/email.ts';
import { confirmEmail, sendTicket } from '../../src/people/email.ts';
import { recover } from '../../src/people/guests.ts';
import { LIMITS } from '../../src/people/limits.ts';
import { askReset, resetPassword } from '../../src/people/reset.ts';
import { addToken } from '../../src/people/tokens.ts';
import { makeIdentities } from '../../src/people/who-is.ts';
import { value } from '../support/store-parts.ts';
import {
  account,
  HERE,
  openPeople,
  PASSWORD,
  type PeopleWorld,
  stateOf,
  storedText,
} from './people-world.ts';

const ADDRESS = 'mari@mail.example';
const NEW = 'another horse on another meadow';
const MINUTE = 60_000;

const codeOf = async (
  answer: Promise<{ ok: boolean; error?: { code: string } }>,
): Promise<string> => (await answer).error?.code ?? 'ok';

let sent: Letter[];
let world: PeopleWorld;
let id: string;
beforeEach(async () => {
  sent = [];
  const letters: Letters = {
    home: 'https://taht.example',
    send: async (letter) => {
      sent.push(letter);
      return 'sent';
    },
  };
  world = await openPeople(undefined, undefined, { letters });
  id = await account(world, 'Mari');
  value(await setEmail(world.people, id, await sessionOf(PASSWORD), ADDRESS));
  value(await sendTicket(world.people, id));
  const ticket = /#email=(\S+)/.exec(sent.pop()?.text ?? '')?.[1] ?? '';
  value(await confirmEmail(world.people, ticket));
});

/** Opened now, by this password. */
async function sessionOf(password: string): Promise<string> {
  value(await logIn(world.people, { name: 'Mari', password }, HERE));
  return (await stateOf(world, id)).sessions.at(-1)?.id ?? '';
}

const ask = (name = 'mari', address = HERE.address) =>
  codeOf(askReset(world.people, name, { ...HERE, address }));

async function ticketFor(): Promise<string> {
  expect(await ask()).toBe('ok');
  const letter = sent.at(-1);
  expect(letter?.to).toBe(ADDRESS);
  return /https:\/\/taht\.example\/me#reset=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

const reset = (ticket: string, password = NEW) =>
  resetPassword(world.people, { ticket, password }, HERE);

test('the link of the letter lets the owner choose a new password, once, and everything else ends', async () => {
  const session = await sessionOf(PASSWORD);
  value(await addToken(world.people, id, session, { label: 'bot', scopes: ['play'] }));
  const [ticket, second] = [await ticketFor(), await ticketFor()];
  const { cookie, recovery } = value(await reset(ticket));
  const { sessions, tokens, passkeys } = await stateOf(world, id);
  expect([sessions.length, tokens, passkeys]).toEqual([1, [], []]);
  const who = makeIdentities(world.people).whoIs({ cookie: `taht=${cookie}`, isTls: false });
  expect(value(await who)).toMatchObject({ id });
  for (const used of [ticket, second]) expect(await codeOf(reset(used))).toBe('link-used');
  const by = (password: string) => codeOf(logIn(world.people, { name: 'Mari', password }, HERE));
  expect(await by(PASSWORD)).toBe('wrong-name-or-password');
  expect(await by(NEW)).toBe('ok');
  expect(await codeOf(recover(world.people, recovery, HERE))).toBe('ok');
  expect(storedText(world.memory)).not.toContain(ticket);
});

test('two who follow it at the same moment do not both get in', async () => {
  const ticket = await ticketFor();
  const codes = await Promise.all([codeOf(reset(ticket)), codeOf(reset(ticket, `${NEW}!`))]);
  expect(codes.sort()).toEqual(['link-used', 'ok']);
});

test('it is good for an hour, and not with a password that is too plain', async () => {
  const ticket = await ticketFor();
  expect(await codeOf(reset(ticket, 'short'))).toBe('password-too-short');
  await world.clock.advance(59 * MINUTE);
  expect(await codeOf(reset(`${ticket.slice(0, -1)}x`))).toBe('link-used');
  await world.clock.advance(2 * MINUTE);
  expect(await codeOf(reset(ticket))).toBe('link-used');
});

test.each<[string, () => Promise<unknown>]>([
  ['another password', async () => setPassword(world.people, id, await sessionOf(PASSWORD), NEW)],
  [
    'another address',
    async () => setEmail(world.people, id, await sessionOf(PASSWORD), 'new@mail.example'),
  ],
])('%s makes a letter of before worth nothing', async (_what, change) => {
  const ticket = await ticketFor();
  await change();
  expect(await codeOf(reset(ticket, `${NEW}!`))).toBe('link-used');
});

test('nobody learns who has an account or an address, and nobody is flooded', async () => {
  await account(world, 'Jaan');
  expect(await ask('Jaan')).toBe('ok');
  expect(await ask('Nobody')).toBe('ok');
  expect(sent).toEqual([]);
  for (let i = 0; i < 10; i++) expect(await ask('Mari', `10.0.0.${i}`)).toBe('ok');
  // One of three went to confirm the address.
  expect(sent).toHaveLength(LIMITS['letter-by-address'].most - 1);
  const { most } = LIMITS['recover-by-address'];
  for (let i = 0; i <= most; i++) await ask('Nobody', '10.0.9.9');
  expect(await ask('Nobody', '10.0.9.9')).toBe('too-many-attempts');
});

test('a server without letters says so', async () => {
  const silent = await openPeople();
  expect(await codeOf(askReset(silent.people, 'Mari', HERE))).toBe('no-letters');
});
