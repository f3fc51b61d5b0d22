/** What whoever runs the server may do about accounts, and that nobody else may. */
import { beforeEach, expect, test } from 'vitest';
import { type Errand, errandIn, errandTicket } from '../../src/operator/errand.ts';
import { runErrand } from '../../src/operator/users.ts';
import { logIn } from '../../src/people/accounts.ts';
import { resetPassword } from '../../src/people/reset.ts';
import {
  account,
  guest,
  HERE,
  openPeople,
  PASSWORD,
  type PeopleWorld,
  stateOf,
} from '../people/people-world.ts';
import { quiet } from '../support/fake-clock.ts';
import { value } from '../support/store-parts.ts';

const NEW = 'another horse on another meadow';

let world: PeopleWorld;
beforeEach(async () => {
  world = await openPeople();
});

const run = (errand: Errand) => runErrand(world.people, errand);
const enter = async (password = PASSWORD): Promise<string> => {
  const entered = await logIn(world.people, { name: 'Mari', password }, HERE);
  return entered.ok ? 'ok' : entered.error.code;
};

/** Orders are carried out behind it. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await quiet();
  await world.clock.advance(60_000);
  for (let i = 0; i < 20; i++) await quiet();
};

test('accounts are listed page by page, with nothing by which anybody could come in', async () => {
  const ids = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await guest(world, `Guest ${'abc'[i]}`);
    ids.add(await account(world, ['Mari', 'Jaan', 'Anna'][i] ?? ''));
  }
  const { users = [], after } = value(await run({ kind: 'list', after: null }));
  expect(new Set(users.map(({ id }) => id))).toEqual(ids);
  expect(after).toBeNull();
  expect(users.find(({ name }) => name === 'Mari')).toMatchObject({
    roles: [],
    isDisabled: false,
    hasEmail: false,
  });
  expect(JSON.stringify(users)).not.toMatch(/argon|recovery|hash/);
});

test('more than one page', async () => {
  for (let i = 0; i < 250; i++) await guest(world);
  await account(world, 'Mari');
  const first = value(await run({ kind: 'list', after: null }));
  expect(first.after).not.toBeNull();
  const second = value(await run({ kind: 'list', after: first.after ?? null }));
  expect(second.after).toBeNull();
  expect([...(first.users ?? []), ...(second.users ?? [])].map(({ name }) => name)).toEqual([
    'Mari',
  ]);
});

test('a link lets the owner choose a new password, without any address', async () => {
  await account(world, 'Mari');
  const { ticket = '' } = value(await run({ kind: 'link', name: 'mari' }));
  value(await resetPassword(world.people, { ticket, password: NEW }, HERE));
  expect(await enter()).toBe('wrong-name-or-password');
  expect(await enter(NEW)).toBe('ok');
});

test('who is shut out stays out until they are let back in', async () => {
  const id = await account(world, 'Mari');
  value(await run({ kind: 'disable', name: 'Mari' }));
  await settle();
  expect(await enter()).toBe('account-closed');
  expect((await stateOf(world, id)).sessions).toEqual([]);
  const { users } = value(await run({ kind: 'list', after: null }));
  expect(users).toMatchObject([{ isDisabled: true }]);
  value(await run({ kind: 'enable', name: 'Mari' }));
  await settle();
  expect(await enter()).toBe('ok');
});

test('an account is made administrator; a name that nobody has is told of', async () => {
  const id = await account(world, 'Mari');
  value(await run({ kind: 'admin', name: 'Mari' }));
  await settle();
  expect((await stateOf(world, id)).roles).toEqual(['administrator']);
  for (const kind of ['link', 'disable', 'enable', 'admin'] as const)
    expect(await run({ kind, name: 'Nobody' })).toMatchObject({
      error: { code: 'no-such-person' },
    });
});

test('a ticket counts for a minute, and only by the secret of this server', () => {
  const secret = new Uint8Array(32).fill(1);
  const errand: Errand = { kind: 'admin', name: 'Mari' };
  const ticket = errandTicket(secret, 1000, errand);
  expect(errandIn(secret, ticket, 2000)).toEqual(errand);
  expect(errandIn(secret, ticket, 61_001)).toBeNull();
  expect(errandIn(new Uint8Array(32).fill(2), ticket, 2000)).toBeNull();
  for (const text of ['', 'x', ticket.slice(1), `${ticket}x`])
    expect(errandIn(secret, text, 2000)).toBeNull();
});
