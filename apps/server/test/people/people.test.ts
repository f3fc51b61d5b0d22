/** What is done for people, over real rooms: in, out, accounts, tokens, classes, moderators, and the end. */
import { LANGUAGES, loadCatalogues } from '@taht/messages';
import {
  CLASS_LIMITS,
  CLASS_REFUSALS,
  MODERATION_REFUSALS,
  type ModerationView,
  PEOPLE_FAILURES,
  PERSON_REFUSALS,
} from '@taht/protocol';
import { describe, expect, test } from 'vitest';
import {
  addPupils,
  classList,
  enterClass,
  joinClass,
  openClass,
  resetPin,
} from '../../src/classes/classes.ts';
import { draftStream } from '../../src/draft-sync/draft-kind.ts';
import type { Who } from '../../src/kind/kind.ts';
import { makeAdministrator } from '../../src/moderation/administrators.ts';
import { carryOutOrders } from '../../src/moderation/carry-out-orders.ts';
import { MODERATION_STREAM, moderationKind } from '../../src/moderation/moderation-kind.ts';
import { noticesOf } from '../../src/notices/notice-kind.ts';
import {
  confirmByPassword,
  endAll,
  logIn,
  makeAccount,
  renameAccount,
  setEmail,
  setPassword,
} from '../../src/people/accounts.ts';
import { claimKind } from '../../src/people/claim-kind.ts';
import { nameStream, ownerOf, takeName } from '../../src/people/claims.ts';
import { confirmEmail, type Letters, sendTicket } from '../../src/people/email.ts';
import { arrive, recover, renewRecovery } from '../../src/people/guests.ts';
import { deletePerson, exportOf } from '../../src/people/leaving.ts';
import { LIMITS } from '../../src/people/limits.ts';
import { foldName } from '../../src/people/person/names.ts';
import { personKind } from '../../src/people/person/person-kind.ts';
import { addToken } from '../../src/people/tokens.ts';
import { makeIdentities, refereeOf } from '../../src/people/who-is.ts';
import { ratingsKind } from '../../src/ratings/ratings-kind.ts';
import { playerOf } from '../../src/ratings/state.ts';
import { STRANGER } from '../../src/rooms/identity.ts';
import { quiet } from '../support/fake-clock.ts';
import { value } from '../support/store-parts.ts';
import {
  account,
  guest,
  HERE,
  openPeople,
  PASSWORD,
  type PeopleWorld,
  stateOf,
  storedText,
  viewOf,
} from './people-world.ts';

const catalogues = await loadCatalogues();

const DAY = 86_400_000;
const person = (id: string, roles: readonly string[] = []): Who => ({ kind: 'person', id, roles });

const codeOf = async (
  answer: Promise<{ ok: boolean; error?: { code: string } }>,
): Promise<string> => (await answer).error?.code ?? 'ok';

const whoIs = async (world: PeopleWorld, cookie: string, isTls = false) =>
  value(
    await makeIdentities(world.people).whoIs({
      cookie: `${isTls ? '__Host-' : ''}taht=${cookie}`,
      isTls,
    }),
  );

const asToken = async (world: PeopleWorld, token: string) =>
  value(
    await makeIdentities(world.people).whoIs({ authorization: `Bearer ${token}`, isTls: false }),
  );

/** The session of somebody who has just come in with the password. */
const confirmedIn = async (world: PeopleWorld, name: string): Promise<string> => {
  const { cookie } = value(await logIn(world.people, { name, password: PASSWORD }, HERE));
  return (await whoIs(world, cookie))?.session.id ?? '';
};

/** Sends as a person does over a socket. */
let sent = 0;
const send = async (world: PeopleWorld, stream: string, who: Who, action: unknown) => {
  const answer = await world.rooms.send(stream, { id: `x${sent++}`, who, action });
  if (answer.ok) return 'ok';
  const { error } = answer;
  return error.kind === 'refused' ? (error.refusal as { code: string }).code : error.failure.code;
};

/** Lets reactions, and reactions to reactions, run. */
const settle = async ({ clock }: PeopleWorld): Promise<void> => {
  for (let i = 0; i < 20; i++) await quiet();
  await clock.advance(60_000);
  for (let i = 0; i < 20; i++) await quiet();
};

test('every code has its text in every language', () => {
  for (const code of [
    ...PERSON_REFUSALS,
    ...CLASS_REFUSALS,
    ...MODERATION_REFUSALS,
    ...PEOPLE_FAILURES,
  ])
    for (const language of LANGUAGES)
      expect(Object.keys(catalogues[language]), code).toContain(`refusal.${code}`);
});

describe('a guest', () => {
  test('plays at once, and is known by the cookie', async () => {
    const world = await openPeople();
    const { id, cookie } = await guest(world);
    expect(await whoIs(world, cookie)).toMatchObject({
      id,
      who: { kind: 'person', id },
      standing: 'guest',
    });
    expect(await whoIs(world, `${cookie.slice(0, -1)}x`)).toBeNull();
    expect(await viewOf(world, id, id)).toMatchObject({ kind: 'self', card: { nickname: 'Mari' } });
  });

  test('may share a nickname with another guest, but with no account', async () => {
    const world = await openPeople();
    await guest(world, 'Mari');
    await guest(world, 'Mari');
    await account(world, 'Juku');
    expect(await codeOf(arrive(world.people, 'juKU', HERE))).toBe('name-taken');
    expect(await codeOf(arrive(world.people, ' ', HERE))).toBe('name-empty');
  });

  test('comes back by the link, once', async () => {
    const world = await openPeople();
    const first = await guest(world);
    const back = value(await recover(world.people, first.recovery, HERE));
    expect(back.id).toBe(first.id);
    expect(await whoIs(world, back.cookie)).toMatchObject({ id: first.id });
    expect(await codeOf(recover(world.people, first.recovery, HERE))).toBe('link-used');
    expect(value(await recover(world.people, back.recovery, HERE)).id).toBe(first.id);
    const renewed = value(await renewRecovery(world.people, first.id, ''));
    expect(value(await recover(world.people, renewed, HERE)).id).toBe(first.id);
  });

  test('two who follow the same link at the same moment do not both come in', async () => {
    const world = await openPeople();
    const { recovery } = await guest(world);
    const both = await Promise.all([
      codeOf(recover(world.people, recovery, HERE)),
      codeOf(recover(world.people, recovery, HERE)),
    ]);
    expect(both.toSorted()).toEqual(['link-used', 'ok']);
  });

  test.each([
    '',
    'x',
    'person-00000000000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'moderation-main.x',
  ])('is not found by the link %j', async (link) => {
    expect(await codeOf(recover((await openPeople()).people, link, HERE))).toBe('link-used');
  });

  test('has sessions that are listed, seen and ended, the oldest making way for a new one', async () => {
    const world = await openPeople();
    const first = await guest(world);
    let link = first.recovery;
    for (let i = 0; i < 20; i++) {
      await world.clock.advance(1000);
      link = value(await recover(world.people, link, HERE)).recovery;
    }
    expect((await stateOf(world, first.id)).sessions).toHaveLength(20);
    expect(await whoIs(world, first.cookie)).toBeNull();
    const last = value(await recover(world.people, link, HERE));
    await world.clock.advance(2 * DAY);
    const identity = await whoIs(world, last.cookie);
    await quiet();
    const { sessions } = await stateOf(world, first.id);
    expect(sessions.filter(({ seen }) => seen === world.clock.now())).toHaveLength(1);
    let ended = 0;
    if (identity === null) throw new Error('nobody');
    await makeIdentities(world.people).onEnded(identity, () => ended++);
    expect(ended).toBe(0);
    const session = identity.session.id;
    expect(await send(world, first.id, identity.who, { kind: 'end-session', session })).toBe('ok');
    await quiet();
    expect(ended).toBeGreaterThan(0);
    expect(await whoIs(world, last.cookie)).toBeNull();
  });

  test('is not known any more when the cookie has not been used for longer than browsers keep it', async () => {
    const world = await openPeople();
    const { id, cookie } = await guest(world);
    world.clock.forget(); // nothing else happens meanwhile
    await world.clock.advance(399 * DAY);
    expect(await whoIs(await openPeople(world.memory, world.clock), cookie)).toMatchObject({ id });
    world.clock.forget();
    await world.clock.advance(401 * DAY);
    expect(await whoIs(await openPeople(world.memory, world.clock), cookie)).toBeNull();
  });
});

describe('an account', () => {
  test('is made of a guest, who keeps everything', async () => {
    const world = await openPeople();
    const { id, cookie } = await guest(world, 'Mari');
    await send(world, id, person(id), { kind: 'prefer', preferences: { theme: 'dark' } });
    expect(await codeOf(makeAccount(world.people, id, 'Mari', PASSWORD))).toBe('ok');
    expect(await stateOf(world, id)).toMatchObject({
      id,
      standing: 'account',
      preferences: { theme: 'dark' },
    });
    expect(await whoIs(world, cookie)).toMatchObject({ id, standing: 'account' });
    expect(await codeOf(makeAccount(world.people, id, 'Mari2', PASSWORD))).toBe('already-account');
    const entered = value(await logIn(world.people, { name: ' mARI', password: PASSWORD }, HERE));
    expect(entered.id).toBe(id);
    expect(storedText(world.memory)).not.toContain(PASSWORD);
  });

  test('answers the same to a wrong password and to a name that nobody has', async () => {
    const world = await openPeople();
    await account(world, 'Mari');
    const wrong = await logIn(world.people, { name: 'Mari', password: 'wrong' }, HERE);
    const unknown = await logIn(world.people, { name: 'Nobody', password: PASSWORD }, HERE);
    const nonsense = await logIn(world.people, { name: '\u0000<', password: '' }, HERE);
    expect(wrong).toEqual({ ok: false, error: { code: 'wrong-name-or-password' } });
    expect(unknown).toEqual(wrong);
    expect(nonsense).toEqual(wrong);
  });

  test('does the same work for an unknown name as for a wrong password', async () => {
    const asked: (string | null)[] = [];
    const world = await openPeople(undefined, undefined, {
      hasher: {
        hash: async (text) => `hash of ${text}`,
        matches: async (stored, text) => {
          asked.push(stored);
          return stored === `hash of ${text}`;
        },
      },
    });
    await account(world, 'Mari');
    await logIn(world.people, { name: 'Mari', password: 'wrong' }, HERE);
    await logIn(world.people, { name: 'Nobody', password: 'wrong' }, HERE);
    expect(asked).toEqual([`hash of ${PASSWORD}`, null]);
  });

  test('has a name that only one gets of two who want it at the same moment', async () => {
    const world = await openPeople();
    const both = [await guest(world, 'One'), await guest(world, 'Two')];
    const codes = await Promise.all(
      both.map(({ id }, i) =>
        codeOf(makeAccount(world.people, id, i === 0 ? 'Ilona' : 'llona', PASSWORD)),
      ),
    );
    expect(codes.toSorted()).toEqual(['name-taken', 'ok']);
    await world.clock.advance(60 * 60_000);
    const third = await guest(world, 'Three');
    expect(await codeOf(makeAccount(world.people, third.id, 'ILONA', PASSWORD))).toBe('name-taken');
  });

  test('lets an old name go, and keeps one that it only writes differently', async () => {
    const world = await openPeople();
    const mari = await account(world, 'Mari');
    const juku = await account(world, 'Juku');
    expect(await codeOf(renameAccount(world.people, juku, 'Mari'))).toBe('name-taken');
    expect(await codeOf(renameAccount(world.people, mari, 'MARI'))).toBe('ok');
    expect(value(await ownerOf(world.people, nameStream(foldName('Mari'))))).toBe(mari);
    expect(await codeOf(renameAccount(world.people, mari, 'Leida'))).toBe('ok');
    expect(await codeOf(renameAccount(world.people, juku, 'Mari'))).toBe('ok');
    expect(await codeOf(logIn(world.people, { name: 'Leida', password: PASSWORD }, HERE))).toBe(
      'ok',
    );
    expect(await codeOf(logIn(world.people, { name: 'Juku', password: PASSWORD }, HERE))).toBe(
      'wrong-name-or-password',
    );
  });

  test('gets a name whose claimant died before naming it, but not at once', async () => {
    const world = await openPeople();
    const { id } = await guest(world, 'Other');
    const key = foldName('Mari');
    // The claim was taken, and then the process was killed.
    expect(value(await takeName(world.people, key, id))).toBe(true);
    const late = await guest(world, 'Late');
    expect(await codeOf(makeAccount(world.people, late.id, 'Mari', PASSWORD))).toBe('name-taken');
    await world.clock.advance(11 * 60_000);
    expect(await codeOf(makeAccount(world.people, late.id, 'Mari', PASSWORD))).toBe('ok');
    expect(value(await world.rooms.read(claimKind, nameStream(key))).state.owner).toBe(late.id);
  });

  test('ends all other sessions and the old recovery link with a new password', async () => {
    const world = await openPeople();
    const id = await account(world, 'Mari');
    const one = value(await logIn(world.people, { name: 'Mari', password: PASSWORD }, HERE));
    const two = value(await logIn(world.people, { name: 'Mari', password: PASSWORD }, HERE));
    const session = (await whoIs(world, two.cookie))?.session.id ?? '';
    const link = value(await renewRecovery(world.people, id, session));
    const change = (password: string) => codeOf(setPassword(world.people, id, session, password));
    expect(await change('short')).toBe('password-too-short');
    expect(await change('another long one')).toBe('ok');
    expect(await whoIs(world, one.cookie)).toBeNull();
    expect(await whoIs(world, two.cookie)).not.toBeNull();
    expect(await codeOf(recover(world.people, link, HERE))).toBe('link-used');
  });

  test('asks again before another way in is made, and the answer is good for ten minutes', async () => {
    const world = await openPeople();
    const id = await account(world, 'Mari');
    const session = await confirmedIn(world, 'Mari');
    const steps = (): Promise<string[]> =>
      Promise.all([
        codeOf(addToken(world.people, id, session, { label: 'bot', scopes: ['read'] })),
        codeOf(setEmail(world.people, id, session, 'mari@mail.example')),
        codeOf(renewRecovery(world.people, id, session)),
        codeOf(endAll(world.people, id, session)),
        codeOf(setPassword(world.people, id, session, PASSWORD)),
      ]);
    await world.clock.advance(10 * 60_000 - 1);
    expect(await steps()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    await world.clock.advance(1);
    expect(await steps()).toEqual(Array.from({ length: 5 }, () => 'confirm-first'));
    const say = (password: string) =>
      codeOf(confirmByPassword(world.people, id, session, password));
    expect(await say('wrong')).toBe('wrong-name-or-password');
    expect(await steps()).toEqual(Array.from({ length: 5 }, () => 'confirm-first'));
    expect(await say(PASSWORD)).toBe('ok');
    expect(await steps()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  });

  test('is not confirmed for another session, nor by an entry over the socket', async () => {
    const world = await openPeople();
    const id = await account(world, 'Mari');
    const old = await confirmedIn(world, 'Mari');
    await world.clock.advance(11 * 60_000);
    await confirmedIn(world, 'Mari');
    expect(await codeOf(addToken(world.people, id, old, { label: 'x', scopes: ['read'] }))).toBe(
      'confirm-first',
    );
    const forged = { kind: 'email', address: 'thief@mail.example', session: old };
    expect(await send(world, id, person(id), forged)).toBe('not-permitted');
  });

  test.each([
    ['another password', setPassword],
    ['the end of all sessions', endAll],
  ] as const)('loses tokens, passkeys and other sessions with %s', async (_name, step) => {
    const world = await openPeople();
    const id = await account(world, 'Mari');
    const thief = value(await logIn(world.people, { name: 'Mari', password: PASSWORD }, HERE));
    const stolen = (await whoIs(world, thief.cookie))?.session.id ?? '';
    const { token } = value(
      await addToken(world.people, id, stolen, { label: 'bot', scopes: ['read'] }),
    );
    const passkey = { id: 'k', publicKey: 'p', counter: 0, transports: [], label: 'key' };
    const add = { kind: 'add-passkey', passkey, session: stolen };
    expect(await send(world, id, { kind: 'system' }, add)).toBe('ok');
    const session = await confirmedIn(world, 'Mari');
    expect(await codeOf(step(world.people, id, session, 'another long one'))).toBe('ok');
    const { sessions, tokens, passkeys } = await stateOf(world, id);
    expect([sessions.map((each) => each.id), tokens, passkeys]).toEqual([[session], [], []]);
    expect(await whoIs(world, thief.cookie)).toBeNull();
    expect(await asToken(world, token)).toBeNull();
    // What the thief had asked for and not yet got comes too late.
    expect(await send(world, id, { kind: 'system' }, add)).toBe('confirm-first');
  });

  test('lets nobody in by a password that was changed while it was compared', async () => {
    const world = await openPeople();
    const id = await account(world, 'Mari');
    const session = await confirmedIn(world, 'Mari');
    const { hasher } = world.people;
    const late = {
      ...world.people,
      hasher: {
        ...hasher,
        matches: async (hash: string | null, text: string) => {
          const isRight = await hasher.matches(hash, text);
          value(await setPassword(world.people, id, session, 'another long one'));
          return isRight;
        },
      },
    };
    expect(await codeOf(logIn(late, { name: 'Mari', password: PASSWORD }, HERE))).toBe(
      'confirm-first',
    );
    expect((await stateOf(world, id)).sessions.map((each) => each.id)).toEqual([session]);
  });

  test('whose password is forgotten gets another one after the recovery link', async () => {
    const world = await openPeople();
    const { id, recovery } = await guest(world);
    value(await makeAccount(world.people, id, 'Mari', PASSWORD));
    const back = value(await recover(world.people, recovery, HERE));
    const session = (await whoIs(world, back.cookie))?.session.id ?? '';
    expect(await codeOf(setPassword(world.people, id, session, 'another long one'))).toBe('ok');
    expect((await stateOf(world, id)).sessions.map((each) => each.id)).toEqual([session]);
  });

  test('is told what happened to it, and nobody else is', async () => {
    const world = await openPeople();
    const id = await account(world, 'Mari');
    const session = await confirmedIn(world, 'Mari');
    value(await addToken(world.people, id, session, { label: 'bot', scopes: ['read'] }));
    value(await setPassword(world.people, id, session, 'another long one'));
    const own = await viewOf(world, id, id);
    const history = own.kind === 'self' ? own.history : [];
    expect(history.map(({ kind, label }) => [kind, label])).toEqual([
      ['session-opened', HERE.label],
      ['account-made', ''],
      ['password-set', ''],
      ['session-opened', HERE.label],
      ['token-added', 'bot'],
      ['password-set', ''],
      ['recovery-set', ''],
      ['session-ended', HERE.label],
      ['token-revoked', 'bot'],
    ]);
    expect(JSON.stringify(await viewOf(world, id, 'person-somebodyelse'))).not.toContain('history');
  });

  test('is not shut out by somebody who guesses at it from another address', async () => {
    const world = await openPeople();
    await account(world, 'Mari');
    const guess = (address: string, password = 'wrong') =>
      codeOf(logIn(world.people, { name: 'Mari', password }, { ...HERE, address }));
    for (let i = 0; i < 3 * LIMITS['log-in-by-name'].most; i++) await guess('10.0.0.1');
    expect(await guess('10.0.0.2', PASSWORD)).toBe('ok');
  });

  test('is not shut out where it was logged in before, however many guess at it', async () => {
    const world = await openPeople();
    await account(world, 'Mari');
    const guess = (address: string, password = 'wrong') =>
      codeOf(logIn(world.people, { name: 'Mari', password }, { ...HERE, address }));
    expect(await guess('10.0.0.2', PASSWORD)).toBe('ok');
    for (let i = 0; i < 2 * LIMITS['log-in-by-name'].most; i++) await guess(`10.0.1.${i % 50}`);
    expect(await guess('10.0.0.3', PASSWORD)).toBe('too-many-attempts');
    expect(await guess('10.0.0.2', PASSWORD)).toBe('ok');
  });

  test('is guessed at only so often, from one address and from many', async () => {
    const world = await openPeople();
    await account(world, 'Mari');
    const guess = (address: string, password = 'wrong') =>
      codeOf(logIn(world.people, { name: 'Mari', password }, { ...HERE, address }));
    const { most, windowMs } = LIMITS['log-in-by-name-and-address'];
    for (let i = 0; i < most; i++) expect(await guess('10.0.0.1')).toBe('wrong-name-or-password');
    expect(await guess('10.0.0.1', PASSWORD)).toBe('too-many-attempts');
    expect(await guess('10.0.0.2', PASSWORD)).toBe('ok');
    for (let i = 0; i < LIMITS['log-in-by-name'].most; i++) await guess(`10.0.1.${i % 50}`);
    expect(await guess('10.0.0.3', PASSWORD)).toBe('too-many-attempts');
    await world.clock.advance(windowMs);
    expect(await guess('10.0.0.3', PASSWORD)).toBe('ok');
  });

  const ADDRESS = 'mari@mail.example';

  test('confirms an address by the link in the letter, and only the address that it was sent to', async () => {
    const sent: Parameters<Letters['send']>[0][] = [];
    const letters: Letters = {
      home: 'https://taht.example',
      send: async (letter) => {
        sent.push(letter);
        return 'sent';
      },
    };
    const world = await openPeople(undefined, undefined, { letters });
    const id = await account(world, 'Mari');
    const set = async (address: string) =>
      value(await setEmail(world.people, id, await confirmedIn(world, 'Mari'), address));
    const ticket = async (): Promise<string> => {
      expect(await codeOf(sendTicket(world.people, id))).toBe('ok');
      return /https:\/\/taht\.example\/me#email=(\S+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
    };
    expect(await codeOf(sendTicket(world.people, id))).toBe('nothing-to-confirm');
    await set('old@mail.example');
    const old = await ticket();
    await set(ADDRESS);
    expect(await codeOf(confirmEmail(world.people, old))).toBe('ok');
    expect((await stateOf(world, id)).email?.isConfirmed).toBe(false);
    const good = await ticket();
    expect(await codeOf(confirmEmail(world.people, good))).toBe('ok');
    expect((await stateOf(world, id)).email?.isConfirmed).toBe(true);
    expect(sent.map(({ to }) => to)).toEqual(['old@mail.example', ADDRESS]);
    expect(sent.at(-1)?.text).toContain('If it wasn’t you');
    expect(await codeOf(sendTicket(world.people, id))).toBe('nothing-to-confirm');
    await world.clock.advance(4 * DAY);
    expect(await codeOf(confirmEmail(world.people, good))).toBe('ticket-expired');
  });

  test.each([
    ['no-letters', null],
    ['letter-not-sent', 'failed'],
    ['letter-not-sent', 'refused'],
  ] as const)('is told %s where letters are %s', async (code, outcome) => {
    const letters = outcome && { home: 'https://taht.example', send: async () => outcome };
    const world = await openPeople(undefined, undefined, { letters });
    const id = await account(world, 'Mari');
    value(await setEmail(world.people, id, await confirmedIn(world, 'Mari'), ADDRESS));
    expect(await codeOf(sendTicket(world.people, id))).toBe(code);
  });

  test('cannot have anybody flooded with letters', async () => {
    const letters: Letters = { home: 'https://taht.example', send: async () => 'sent' };
    const world = await openPeople(undefined, undefined, { letters });
    const codes = new Map<string, number>();
    for (const name of ['Mari', 'Jaan']) {
      const id = await account(world, name);
      value(await setEmail(world.people, id, await confirmedIn(world, name), ADDRESS));
      for (let i = 0; i < 4; i++) {
        const code = await codeOf(sendTicket(world.people, id));
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(codes)).toEqual({ ok: 3, 'too-many-attempts': 5 });
  });
});

describe('a token', () => {
  test('lets a program play or watch until it is revoked, and never judge or manage', async () => {
    const world = await openPeople();
    const id = await account(world, 'Mari');
    const { mayCommand } = makeIdentities(world.people);
    const session = await confirmedIn(world, 'Mari');
    const play = value(
      await addToken(world.people, id, session, { label: 'bot', scopes: ['play'] }),
    );
    const read = value(
      await addToken(world.people, id, session, { label: 'site', scopes: ['read'] }),
    );
    expect(storedText(world.memory)).not.toContain(play.token.split('_').at(-1));
    const player = await asToken(world, play.token);
    const reader = await asToken(world, read.token);
    if (player === null || reader === null) throw new Error('nobody');
    const { viewing } = makeIdentities(world.people);
    const { cookie } = await guest(world, 'Jaan');
    const browser = await whoIs(world, cookie);
    if (browser === null) throw new Error('nobody');
    for (const kind of ['game', 'table', 'lobby', 'desk']) {
      expect(viewing(reader, kind), kind).toEqual(reader.who);
      expect(viewing(browser, kind), kind).toEqual(browser.who);
    }
    for (const kind of ['person', 'class', 'moderation', 'notice', 'claim', 'what comes later']) {
      expect(viewing(reader, kind), kind).toEqual(STRANGER);
      expect(viewing(player, kind), kind).toEqual(STRANGER);
      expect(viewing(browser, kind), kind).toEqual(browser.who);
    }
    const kinds = ['game', 'table', 'person', 'class', 'moderation'];
    expect(kinds.map((kind) => mayCommand(player, kind))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(kinds.map((kind) => mayCommand(reader, kind))).toEqual(kinds.map(() => false));
    expect(await send(world, id, person(id), { kind: 'revoke-token', token: play.id })).toBe('ok');
    expect(await asToken(world, play.token)).toBeNull();
    expect(await asToken(world, `${read.token.slice(0, -1)}~`)).toBeNull();
  });

  test('is for accounts only', async () => {
    const world = await openPeople();
    const { id } = await guest(world);
    expect(await codeOf(addToken(world.people, id, '', { label: 'x', scopes: ['play'] }))).toBe(
      'no-account',
    );
  });
});

describe('a class', () => {
  const withClass = async (outside = false) => {
    const world = await openPeople();
    const teacher = await account(world, 'Teacher Tiiu');
    const deleteBy = world.clock.now() + 30 * DAY;
    const made = value(await openClass(world.people, teacher, { title: '7b', deleteBy, outside }));
    return { world, teacher, ...made };
  };
  const KATI = { realName: 'Kati Karu', nickname: 'Karumõmm', pin: '2580' };

  test('is joined with a code and a PIN, and entered again from another device', async () => {
    const { world, teacher, id, code } = await withClass();
    const joined = value(
      await joinClass(world.people, { ...KATI, code: code.toLowerCase() }, HERE),
    );
    expect(await whoIs(world, joined.cookie)).toMatchObject({ standing: 'pupil' });
    const enter = (nickname: string, pin: string, by = code) =>
      codeOf(enterClass(world.people, { code: by, nickname, pin }, HERE));
    expect(await enter('karumõmm', '2580')).toBe('ok');
    expect(await enter('Karumõmm', '2581')).toBe('wrong-code-or-pin');
    expect(await enter('Nobody', '2580')).toBe('wrong-code-or-pin');
    expect(await enter('Karumõmm', '2580', 'AAAAAA')).toBe('wrong-code-or-pin');
    const list = value(await classList(world.people, { class: id, teacher }));
    expect(list).toMatchObject({ title: '7b', code, pupils: [{ realName: 'Kati Karu' }] });
    expect(await codeOf(classList(world.people, { class: id, teacher: joined.id }))).toBe(
      'no-such-class',
    );
  });

  test.each<[string, Partial<typeof KATI>, string]>([
    ['letters for a PIN', { pin: 'abcd' }, 'pin-not-digits'],
    ['a short PIN', { pin: '25' }, 'pin-not-digits'],
    ['a plain PIN', { pin: '1234' }, 'pin-too-plain'],
    ['no real name', { realName: '  ' }, 'real-name-missing'],
    ['no nickname', { nickname: '' }, 'name-empty'],
  ])('is not joined with %s', async (_name, change, expected) => {
    const { world, code } = await withClass();
    const streams = world.memory.streams.size;
    expect(await codeOf(joinClass(world.people, { ...KATI, ...change, code }, HERE))).toBe(
      expected,
    );
    expect(world.memory.streams.size).toBe(streams);
  });

  test('shows the real name to its teacher and to nobody else', async () => {
    const { world, teacher, id, code } = await withClass();
    const kati = value(await joinClass(world.people, { ...KATI, code }, HERE));
    const mati = value(
      await joinClass(world.people, { ...KATI, realName: 'Mati', nickname: 'M', code }, HERE),
    );
    const stranger = await account(world, 'Stranger');
    expect(await viewOf(world, kati.id, teacher)).toMatchObject({ realName: 'Kati Karu' });
    const others = [kati.id, mati.id, stranger].map((by) => person(by));
    const powerful = person(stranger, ['moderator', 'administrator', 'teacher']);
    for (const who of [...others, powerful])
      for (const stream of [kati.id, mati.id, id, MODERATION_STREAM]) {
        const seen = value(await world.rooms.viewFor(stream, who));
        expect(JSON.stringify(seen)).not.toMatch(/Kati Karu|Mati|2580|argon/);
      }
  });

  test('keeps pupils from strangers', async () => {
    const { world, code } = await withClass();
    const kati = value(await joinClass(world.people, { ...KATI, code }, HERE));
    const { state } = value(await world.rooms.read(personKind, kati.id));
    expect(state.pupil).toMatchObject({ outside: false });
    expect(await send(world, kati.id, person(kati.id), { kind: 'rename', nickname: 'X' })).toBe(
      'pupil-may-not',
    );
    expect(await codeOf(makeAccount(world.people, kati.id, 'Kati', PASSWORD))).toBe(
      'pupil-may-not',
    );
    expect(value(await ownerOf(world.people, nameStream(foldName('Kati'))))).toBeNull();
  });

  test('locks a place after too many guesses, many at the same moment included, until the teacher helps', async () => {
    const { world, teacher, id, code } = await withClass();
    const kati = value(await joinClass(world.people, { ...KATI, code }, HERE));
    const enter = (pin: string) =>
      codeOf(enterClass(world.people, { code, nickname: KATI.nickname, pin }, HERE));
    const together = await Promise.all(Array.from({ length: 20 }, (_, i) => enter(`90${i + 10}`)));
    expect(together.filter((each) => each === 'wrong-code-or-pin')).toHaveLength(
      CLASS_LIMITS.triesUntilPause,
    );
    expect(await enter(KATI.pin)).toBe('pin-locked');
    await world.clock.advance(CLASS_LIMITS.pauseMinutes * 60_000);
    expect(await enter(KATI.pin)).toBe('ok');
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < CLASS_LIMITS.triesUntilPause; j++) await enter('9999');
      await world.clock.advance(DAY);
    }
    expect(await enter(KATI.pin)).toBe('pin-locked');
    const list = value(await classList(world.people, { class: id, teacher }));
    expect(list.pupils[0]?.isLocked).toBe(true);
    const other = await account(world, 'Stranger');
    const reset = (by: string) => resetPin(world.people, { class: id, teacher: by }, kati.id);
    expect(await codeOf(reset(other))).toBe('no-such-class');
    const pin = value(await reset(teacher));
    expect(await enter(KATI.pin)).toBe('wrong-code-or-pin');
    expect(await enter(pin)).toBe('ok');
  });

  test('answers a nickname that nobody has as it answers one that somebody has, however often it is tried', async () => {
    const { world, code } = await withClass();
    value(await joinClass(world.people, { ...KATI, code }, HERE));
    const enter = (nickname: string, by = code) =>
      enterClass(world.people, { code: by, nickname, pin: '9999' }, HERE);
    for (let i = 0; i < CLASS_LIMITS.triesUntilLocked + 5; i++) {
      const answer = await enter(KATI.nickname);
      expect(await enter('Nobody')).toEqual(answer);
      expect(await enter(KATI.nickname, 'AAAAAA')).toEqual(answer);
      if (i % 7 === 6) await world.clock.advance(CLASS_LIMITS.pauseMinutes * 60_000);
    }
    expect(await enter('Nobody')).toMatchObject({ error: { code: 'pin-locked', until: null } });
  });

  test('takes pupils whom the teacher enters, refuses a nickname twice, and closes its door', async () => {
    const { world, teacher, id, code } = await withClass();
    const asked = { class: id, teacher };
    const added = value(
      await addPupils(world.people, asked, [{ realName: 'Kati Karu', nickname: 'Karu' }]),
    );
    const enter = { code, nickname: 'Karu', pin: added[0]?.pin ?? '' };
    expect(await codeOf(enterClass(world.people, enter, HERE))).toBe('ok');
    const again = joinClass(world.people, { ...KATI, nickname: 'KARU', code }, HERE);
    expect(await codeOf(again)).toBe('nickname-taken');
    await settle(world);
    expect(storedText(world.memory).match(/KARU/g)).toBeNull();
    await send(world, id, person(teacher), { kind: 'joining', isOpen: false });
    expect(await codeOf(joinClass(world.people, { ...KATI, code }, HERE))).toBe('class-not-open');
  });

  test('is made by an account, or only by a teacher where that is asked for', async () => {
    const world = await openPeople(undefined, undefined, { teachers: 'granted' });
    const id = await account(world, 'Mari');
    const wish = { title: '7b', deleteBy: world.clock.now() + DAY, outside: false };
    expect(await codeOf(openClass(world.people, id, wish))).toBe('teachers-only');
    const free = await openPeople();
    expect(await codeOf(openClass(free.people, (await guest(free)).id, wish))).toBe(
      'teachers-only',
    );
    const far = { ...wish, deleteBy: world.clock.now() + 401 * DAY };
    expect(await codeOf(openClass(free.people, await account(free, 'Mari'), far))).toBe(
      'date-out-of-range',
    );
  });

  test('forgets a pupil who is removed, at once and whole', async () => {
    const { world, teacher, id, code } = await withClass();
    const kati = value(await joinClass(world.people, { ...KATI, code }, HERE));
    const remove = { kind: 'remove-pupil', person: kati.id };
    expect(await send(world, id, person(kati.id), remove)).toBe('not-taking-part');
    expect(await send(world, id, person(teacher), remove)).toBe('ok');
    await settle(world);
    expect(await whoIs(world, kati.cookie)).toBeNull();
    expect(world.memory.streams.has(kati.id)).toBe(false);
    expect(storedText(world.memory)).not.toContain('Kati Karu');
    expect(value(await classList(world.people, { class: id, teacher })).pupils).toEqual([]);
  });

  test('is deleted on its day with all its pupils, though nobody does anything', async () => {
    const { world, teacher, id, code } = await withClass();
    const kati = value(await joinClass(world.people, { ...KATI, code }, HERE));
    await world.clock.advance(29 * DAY);
    expect(world.memory.streams.has(kati.id)).toBe(true);
    await world.clock.advance(2 * DAY);
    await settle(world);
    expect([id, kati.id].filter((each) => world.memory.streams.has(each))).toEqual([]);
    const left = storedText(world.memory);
    for (const trace of ['Kati Karu', 'Karumõmm', kati.id]) expect(left).not.toContain(trace);
    expect((await stateOf(world, teacher)).teaches).toEqual([]);
    expect(await codeOf(joinClass(world.people, { ...KATI, code }, HERE))).toBe(
      'wrong-code-or-pin',
    );
  });

  test('keeps its day also when the server was down on it, and ended before it was done', async () => {
    const { world, id, code } = await withClass();
    const kati = value(await joinClass(world.people, { ...KATI, code }, HERE));
    world.clock.forget(); // killed
    await world.clock.advance(60 * DAY);
    const again = await openPeople(world.memory, world.clock);
    await world.clock.advance(1000);
    await settle(again);
    expect([id, kati.id].filter((each) => world.memory.streams.has(each))).toEqual([]);
  });

  test('leaves no pupil behind whom it never took in', async () => {
    const { world, teacher, id } = await withClass();
    const orphan = 'person-orphan0000000000000a';
    const pupil = { class: id, teacher, outside: false, realName: 'Kati Karu' };
    // The process was killed before the class heard of the pupil.
    await world.rooms.create('person', orphan, {
      id: 'a',
      who: { kind: 'system' },
      action: { kind: 'arrive-as-pupil', id: orphan, nickname: 'Karu', pupil },
    });
    await world.clock.advance(3_600_001);
    await settle(world);
    expect(storedText(world.memory)).not.toContain('Kati Karu');
  });

  test('ends with its teacher', async () => {
    const { world, teacher, id, code } = await withClass();
    const kati = value(await joinClass(world.people, { ...KATI, code }, HERE));
    expect(await codeOf(deletePerson(world.people, teacher, '', PASSWORD))).toBe('ok');
    await settle(world);
    await settle(world);
    expect([id, kati.id, teacher].filter((each) => world.memory.streams.has(each))).toEqual([]);
  });
});

describe('the end', () => {
  test('needs the password, frees the name, and leaves nothing behind', async () => {
    const world = await openPeople();
    const id = await account(world, 'Mari Maasikas');
    const entered = value(
      await logIn(world.people, { name: 'Mari Maasikas', password: PASSWORD }, HERE),
    );
    expect(await codeOf(deletePerson(world.people, id, '', null))).toBe('wrong-name-or-password');
    expect(await codeOf(deletePerson(world.people, id, '', PASSWORD))).toBe('ok');
    expect(await whoIs(world, entered.cookie)).toBeNull();
    await settle(world);
    expect(world.memory.streams.has(id)).toBe(false);
    expect(storedText(world.memory)).not.toContain('Maasikas');
    const next = await guest(world, 'Next');
    expect(await codeOf(makeAccount(world.people, next.id, 'Mari Maasikas', PASSWORD))).toBe('ok');
  });

  test('reaches whatever else is kept of a person, and leaves others theirs', async () => {
    const world = await openPeople();
    const [mari, juku] = [await account(world, 'Mari'), await account(world, 'Juku')];
    const make = async (kind: string, stream: string, who: Who, action: unknown) =>
      value(await world.rooms.sendOrCreate(kind, stream, { id: `m${sent++}`, who, action }));
    const news = { topic: 'nudged', stream: 'table-1', turn: null, deadline: null, by: juku };
    for (const id of [mari, juku]) {
      await make('desk', draftStream('game-1', id), person(id), {
        kind: 'keep',
        notes: `note of ${id}`,
      });
      await make('notice', noticesOf(id), { kind: 'system' }, { kind: 'tell', news });
    }
    await make(
      'ratings',
      'ratings-en-blitz',
      { kind: 'system' },
      {
        kind: 'result',
        game: 'game-1',
        players: [
          { id: mari, place: 1 },
          { id: juku, place: 2 },
        ],
      },
    );
    value(await deletePerson(world.people, mari, '', PASSWORD));
    await settle(world);
    const left = [...world.memory.streams.keys()];
    expect(left.filter((stream) => stream.includes(mari))).toEqual([]);
    expect(left.filter((stream) => stream.includes(juku))).toHaveLength(3);
    const { state } = value(await world.rooms.read(ratingsKind, 'ratings-en-blitz'));
    expect(playerOf(state.boards.duel, juku)).toBeDefined();
    expect(playerOf(state.boards.duel, mari)).toBeUndefined();
  });

  test('what one takes along is all that one may see, and no secret', async () => {
    const { world, teacher, kati } = await schoolWithKati();
    await send(world, MODERATION_STREAM, person(kati), {
      kind: 'report',
      about: teacher,
      reason: 'other',
      text: 'too much homework',
      where: null,
    });
    const read = async (id: string, standing: 'pupil' | 'account') => {
      const pieces: string[] = [];
      for await (const piece of exportOf(world.people, { id, standing })) pieces.push(piece);
      return pieces.join('');
    };
    const text = await read(kati, 'pupil');
    const all = JSON.parse(text) as { streams: { stream: string; view: { kind: string } }[] };
    expect(all.streams.map(({ view }) => view.kind)).toEqual(['self', 'pupil', 'reporter']);
    expect(text).toContain('too much homework');
    expect(text).not.toMatch(/argon|Kati Karu/);
    expect(await read(teacher, 'account')).not.toMatch(/argon|homework/);
  });

  const schoolWithKati = async () => {
    const world = await openPeople();
    const teacher = await account(world, 'Tiiu');
    const deleteBy = world.clock.now() + 30 * DAY;
    const { code } = value(
      await openClass(world.people, teacher, { title: '7b', deleteBy, outside: true }),
    );
    const pupil = { realName: 'Kati Karu', nickname: 'Karu', pin: '2580', code };
    const kati = value(await joinClass(world.people, pupil, HERE)).id;
    return { world, teacher, kati };
  };
});

describe('moderators', () => {
  const mod = (world: PeopleWorld, who: Who, action: unknown) =>
    send(world, MODERATION_STREAM, who, action);
  const rolesOf = async (world: PeopleWorld, id: string) => (await stateOf(world, id)).roles;

  const withModerator = async () => {
    const world = await openPeople();
    const [admin, moderator, rude, kind] = [
      await account(world, 'Chief'),
      await account(world, 'Helper'),
      await account(world, 'Rude'),
      await account(world, 'Kind'),
    ];
    expect(value(await makeAdministrator(world.people, 'chief'))).toBe(admin);
    await settle(world);
    const chief = person(admin, await rolesOf(world, admin));
    const grant = {
      kind: 'order',
      person: moderator,
      order: { kind: 'grant', role: 'moderator' },
      reason: 'helps',
      report: null,
    };
    expect(await mod(world, person(moderator), grant)).toBe('not-permitted');
    expect(await mod(world, chief, grant)).toBe('ok');
    await settle(world);
    const helper = person(moderator, await rolesOf(world, moderator));
    return { world, admin, rude, kind, chief, helper };
  };

  const order = (id: string, what: object, report: number | null = null) => ({
    kind: 'order',
    person: id,
    order: what,
    reason: 'as seen',
    report,
  });

  test('the first administrator is made on the machine, and no name that is not there becomes one', async () => {
    const { world, admin, helper } = await withModerator();
    expect(await rolesOf(world, admin)).toEqual(['administrator']);
    expect(await codeOf(makeAdministrator(world.people, 'Nobody'))).toBe('no-such-person');
    const { log } = value(await world.rooms.viewFor(MODERATION_STREAM, helper))
      .view as ModerationView & { kind: 'moderator' };
    expect(log.at(-1)).toMatchObject({ by: 'machine', person: admin, did: 'ordered' });
  });

  test('a report is settled by an order that reaches its person once, with author and reason', async () => {
    const { world, rude, kind, helper } = await withModerator();
    const report = { kind: 'report', about: rude, reason: 'abuse', text: 'rude', where: null };
    expect(await mod(world, person(kind), report)).toBe('ok');
    expect(await mod(world, person(kind), report)).toBe('reported-before');
    const view = value(await world.rooms.viewFor(MODERATION_STREAM, helper)).view as ModerationView;
    const number = view.kind === 'moderator' ? (view.queue[0]?.number ?? 0) : 0;
    expect(await mod(world, person(rude), { kind: 'dismiss', report: number, reason: 'no' })).toBe(
      'not-permitted',
    );
    expect(await mod(world, helper, { kind: 'take', report: number })).toBe('ok');
    expect(await mod(world, helper, order(rude, { kind: 'mute', days: 2 }, number))).toBe('ok');
    await settle(world);
    const { mutedUntil } = (await stateOf(world, rude)).penalties;
    expect(mutedUntil).toBeGreaterThan(world.clock.now());
    expect(storedText(world.memory).match(/\\"kind\\":\\"ordered\\"/g)?.length).toBe(6);
    expect(value(await world.rooms.read(moderationKind, MODERATION_STREAM)).state.orders).toEqual(
      [],
    );
    expect(await mod(world, helper, { kind: 'take', report: number })).toBe('report-closed');
  });

  test('a closed account is out, with its sessions and tokens, until it is opened again', async () => {
    const { world, rude, helper } = await withModerator();
    const enter = () => logIn(world.people, { name: 'Rude', password: PASSWORD }, HERE);
    const { cookie } = value(await enter());
    const { token } = value(
      await addToken(world.people, rude, await confirmedIn(world, 'Rude'), {
        label: 'x',
        scopes: ['play'],
      }),
    );
    await mod(world, helper, order(rude, { kind: 'close', days: null }));
    await settle(world);
    expect(await whoIs(world, cookie)).toBeNull();
    expect(await asToken(world, token)).toBeNull();
    expect(await codeOf(enter())).toBe('account-closed');
    expect(await codeOf(logIn(world.people, { name: 'Rude', password: 'wrong' }, HERE))).toBe(
      'wrong-name-or-password',
    );
    await mod(world, helper, order(rude, { kind: 'reopen' }));
    await settle(world);
    expect(await codeOf(enter())).toBe('ok');
  });

  test('have no power over administrators, themselves, or roles', async () => {
    const { world, admin, rude, helper } = await withModerator();
    expect(await mod(world, helper, order(admin, { kind: 'close', days: null }))).toBe('ok');
    await settle(world);
    expect((await stateOf(world, admin)).penalties.closedUntil).toBeNull();
    const grant = { kind: 'grant', role: 'moderator' };
    expect(await mod(world, helper, order(rude, grant))).toBe('not-permitted');
    const self = helper.kind === 'person' ? helper.id : '';
    expect(await mod(world, helper, order(self, { kind: 'unmute' }))).toBe('that-is-you');
  });

  test('an order that a crash kept from its person reaches them afterwards, once', async () => {
    const { world, rude, helper } = await withModerator();
    const warnings = async (there: PeopleWorld) => (await stateOf(there, rude)).penalties.warnings;
    await mod(world, helper, order(rude, { kind: 'warn' }));
    expect(await warnings(world)).toBe(0);
    world.clock.forget(); // killed before anything was done about it
    for (let i = 0; i < 2; i++) {
      const again = await openPeople(world.memory, world.clock);
      await settle(again);
      expect(await warnings(again)).toBe(1);
      world.clock.forget();
    }
  });

  test('an order that a crash cut short half-way is not given twice', async () => {
    const { world, rude, helper } = await withModerator();
    await mod(world, helper, order(rude, { kind: 'warn' }));
    const { state } = value(await world.rooms.read(moderationKind, MODERATION_STREAM));
    for (let i = 0; i < 2; i++)
      expect(await carryOutOrders(MODERATION_STREAM, state, world.rooms)).toBe('done');
    expect((await stateOf(world, rude)).penalties.warnings).toBe(1);
  });

  test('a connection that was opened with a role ends when the role is taken away', async () => {
    const { world, rude, chief } = await withModerator();
    const role = async (kind: 'grant' | 'revoke') => {
      await mod(world, chief, order(rude, { kind, role: 'referee' }));
      await settle(world);
    };
    await role('grant');
    const { cookie } = value(await logIn(world.people, { name: 'Rude', password: PASSWORD }, HERE));
    const identity = await whoIs(world, cookie);
    if (identity === null) throw new Error('nobody');
    let ended = 0;
    await makeIdentities(world.people).onEnded(identity, () => ended++);
    await mod(world, chief, order(rude, { kind: 'grant', role: 'director' }));
    await settle(world);
    expect(ended).toBe(0);
    await role('revoke');
    expect(ended).toBeGreaterThan(0);
  });

  test('a referee is one by role', async () => {
    const { world, rude, chief } = await withModerator();
    await mod(world, chief, order(rude, { kind: 'grant', role: 'referee' }));
    await settle(world);
    const entered = value(await logIn(world.people, { name: 'Rude', password: PASSWORD }, HERE));
    const identity = await whoIs(world, entered.cookie);
    if (identity === null) throw new Error('nobody');
    expect(refereeOf(identity.who)).toEqual({ kind: 'referee', name: rude });
    expect(refereeOf({ kind: 'person', id: rude })).toBeNull();
  });
});
