/** The routes for people on a real HTTP server, spoken to without a network. */
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeApp } from '../../src/http/app.ts';
import type { Parts } from '../../src/http/parts.ts';
import { addRoutes, type Route } from '../../src/http/route.ts';
import { makeIdentities } from '../../src/people/who-is.ts';
import { askedOf } from '../../src/socket/socket-route.ts';
import { Authenticator } from './authenticator.ts';
import { openPeople, PASSWORD, type PeopleWorld, storedText } from './people-world.ts';

const HALL = '192.168.1.5:8080';
const SITE = 'https://taht.example';
const DAY = 86_400_000;

type App = Awaited<ReturnType<typeof makeApp>>;
let world: PeopleWorld;
let app: App;

beforeEach(async () => {
  world = await openPeople();
  const log = pino({ level: 'silent' });
  app = await makeApp({ log, version: '0', tls: null, isBehindProxy: true });
  const { whoIs } = makeIdentities(world.people);
  addRoutes(app, routes(), (request) => whoIs(askedOf(request)));
  await app.ready();
});
afterEach(() => app.close());

const routes = (): readonly Route[] =>
  world.features.flatMap((each) => each.routes?.({ rooms: world.rooms } as Parts) ?? []);

/** A browser with a page of this server open: it keeps its cookie, and says where the page is from. */
class Browser {
  readonly #origin: string;
  cookie: string | undefined;
  setCookie = '';

  constructor(origin = `http://${HALL}`) {
    this.#origin = origin;
  }

  get = (path: string) => this.#ask('GET', path);
  post = (path: string, body: object = {}) => this.#ask('POST', path, body);

  async #ask(method: 'GET' | 'POST', path: string, body?: object) {
    const { host, protocol } = new URL(this.#origin);
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        host,
        origin: this.#origin,
        'x-forwarded-proto': protocol.slice(0, -1),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const set = answer.headers['set-cookie'];
    if (typeof set === 'string') {
      this.setCookie = set;
      const [pair = ''] = set.split(';');
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
    return { status: answer.statusCode, body: answer.body, json: answer.json<Json>() };
  }
}

/** What is looked into of the answers of all routes; each has some of it. */
interface Json {
  readonly code: string;
  readonly id: string;
  readonly pin: string;
  readonly token: string;
  readonly session: string;
  readonly ticket: string;
  readonly options: { readonly challenge: string };
  readonly me: {
    readonly card: { readonly id: string };
    readonly sessions: readonly { readonly id: string }[];
    readonly passkeys: readonly { readonly id: string }[];
    readonly preferences: Readonly<Record<string, string>>;
  };
  readonly pupils: readonly Record<'person' | 'pin' | 'realName', string>[];
  readonly streams: readonly object[];
  readonly reports: readonly object[];
}

const arrived = async (nickname = 'Mari', origin?: string): Promise<Browser> => {
  const browser = new Browser(origin);
  expect((await browser.post('/guests', { nickname })).status).toBe(200);
  return browser;
};

test('guesses from all addresses of one IPv6 network are counted together', async () => {
  const guess = async (from: string) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/v1/log-in',
      headers: { host: HALL, origin: `http://${HALL}`, 'x-forwarded-for': from },
      payload: { name: 'Mari', password: 'nothing' },
    });
    return statusCode;
  };
  for (let i = 1; i <= 10; i++) expect(await guess(`2001:db8::${i}`)).not.toBe(429);
  expect(await guess('2001:db8::ffff:ffff:ffff:ffff')).toBe(429);
  expect(await guess('2001:db8:0:1::1')).not.toBe(429);
});

describe('the cookie', () => {
  test('works over plain http in a hall', async () => {
    const browser = await arrived();
    expect(browser.setCookie).toMatch(/^taht=person-/);
    expect(browser.setCookie).toContain('HttpOnly');
    expect(browser.setCookie).toContain('SameSite=Lax');
    expect(browser.setCookie).not.toMatch(/Secure|Domain/);
    expect((await browser.get('/me')).json).toMatchObject({
      hasPasskeys: false,
      me: { card: { nickname: 'Mari' }, sessions: [{ label: 'Firefox, Linux' }] },
    });
  });

  test('is tied to its host over TLS', async () => {
    const browser = await arrived('Mari', SITE);
    expect(browser.setCookie).toMatch(/^__Host-taht=person-/);
    expect(browser.setCookie).toContain('Secure');
    expect(browser.setCookie).toContain('Path=/');
    expect((await browser.get('/me')).json).toMatchObject({ hasPasskeys: true });
    // What another page of the domain could have set counts for nothing.
    browser.cookie = browser.cookie?.replace('__Host-', '');
    expect((await browser.get('/me')).json).toMatchObject({ me: null, session: null });
  });

  test('is gone after logging out, and its session with it', async () => {
    const browser = await arrived();
    const { cookie } = browser;
    expect((await browser.post('/me/log-out')).status).toBe(200);
    expect(browser.cookie).toBeUndefined();
    browser.cookie = cookie;
    expect((await browser.get('/me')).json).toMatchObject({ me: null, session: null });
    expect((await browser.post('/me/recovery')).json).toEqual({ code: 'not-signed-in' });
  });
});

test('a page of another site changes nothing in a visitor’s name', async () => {
  const browser = await arrived();
  const before = storedText(world.memory);
  const forged = (headers: Record<string, string>, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/me/delete',
      headers: { host: HALL, cookie: browser.cookie ?? '', ...headers },
      payload,
    });
  const body = JSON.stringify({ password: null });
  for (const headers of [
    { 'content-type': 'application/json', origin: 'http://evil.example' },
    { 'content-type': 'application/json', origin: 'null' },
    { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'text/plain', origin: `http://${HALL}` },
  ]) {
    const { statusCode } = await forged(headers, body);
    expect(statusCode, JSON.stringify(headers)).toBeGreaterThanOrEqual(400);
  }
  expect(storedText(world.memory)).toBe(before);
});

describe('an account over HTTP', () => {
  test('carries how far somebody has come on the path, from one device to another and back', async () => {
    const here = await arrived();
    await here.post('/me/account', { name: 'Mari', password: PASSWORD });
    // Two figures for each of the twelve rungs: positions solved, games won (`encodePath` of the page).
    const path = (...passed: number[]): string =>
      Array.from({ length: 12 }, (_, rung) => (passed.includes(rung) ? '72' : '00')).join('');
    const tell = (browser: Browser, text: string) =>
      browser.post('/me/do', { action: { kind: 'prefer', preferences: { 'path.et': text } } });
    const known = async (browser: Browser) =>
      (await browser.get('/me')).json.me.preferences['path.et'];
    expect((await tell(here, path(0, 1))).status).toBe(200);
    const there = new Browser();
    await there.post('/log-in', { name: 'Mari', password: PASSWORD });
    expect(await known(there)).toBe(path(0, 1));
    expect((await tell(there, path(0, 1, 2))).status).toBe(200);
    expect(await known(here)).toBe(path(0, 1, 2));
    expect(await known(new Browser()).catch(() => 'nothing')).toBe('nothing');
  });

  test('is made, left, entered again, renamed and deleted', async () => {
    const browser = await arrived();
    expect((await browser.post('/me/account', { name: 'Mari', password: PASSWORD })).json).toEqual(
      {},
    );
    const other = new Browser();
    const wrong = await other.post('/log-in', { name: 'Mari', password: 'x' });
    const unknown = await other.post('/log-in', { name: 'Nobody', password: 'x' });
    expect([wrong.status, wrong.body]).toEqual([401, '{"code":"wrong-name-or-password"}']);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect((await other.post('/log-in', { name: 'mari', password: PASSWORD })).status).toBe(200);
    const { me, session } = (await other.get('/me')).json;
    expect(me.sessions).toHaveLength(2);
    const first = me.sessions.find(({ id }) => id !== session)?.id;
    const end = { action: { kind: 'end-session', session: first } };
    expect((await other.post('/me/do', end)).status).toBe(200);
    expect((await browser.get('/me')).json).toMatchObject({ me: null });
    expect((await other.post('/me/name', { name: 'Leida' })).status).toBe(200);
    expect((await other.get('/people/named/leida')).json).toMatchObject({ nickname: 'Leida' });
    expect((await other.get('/people/named/mari')).status).toBe(404);
    const saved = await other.get('/me/export');
    expect(saved.json.streams[0]).toMatchObject({ kind: 'person', view: { kind: 'self' } });
    expect(saved.body).not.toContain('argon');
    expect((await other.post('/me/delete', { password: 'x' })).status).toBe(401);
    expect((await other.post('/me/delete', { password: PASSWORD })).status).toBe(200);
    expect(other.cookie).toBeUndefined();
    expect((await other.get(`/people/${me.card.id}`)).json).toMatchObject({ standing: 'gone' });
  });

  test('gives a program a token, which opens no door to the account', async () => {
    const browser = await arrived();
    await browser.post('/me/account', { name: 'Mari', password: PASSWORD });
    const wish = { label: 'my bot', scopes: ['play'] };
    const asked = await browser.post('/me/tokens', wish);
    expect([asked.status, asked.json]).toEqual([403, { code: 'confirm-first' }]);
    expect((await browser.post('/me/confirm', { password: 'wrong' })).status).toBe(401);
    expect((await browser.post('/me/confirm', { password: PASSWORD })).status).toBe(200);
    const made = await browser.post('/me/tokens', wish);
    const asProgram = (method: 'GET' | 'POST', path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { host: HALL, authorization: `Bearer ${made.json.token}` },
        ...(payload === undefined ? {} : { payload }),
      });
    for (const [method, path, body] of [
      ['GET', '/me/export'],
      ['POST', '/me/delete', { password: PASSWORD }],
      ['POST', '/me/tokens', { label: 'x', scopes: ['play'] }],
      ['POST', '/me/do', { action: { kind: 'vacation-end' } }],
    ] as const)
      expect((await asProgram(method, path, body)).json()).toEqual({ code: 'not-permitted' });
  });

  test.each<[string, string, object]>([
    ['no body', '/guests', {}],
    ['a number for a name', '/guests', { nickname: 5 }],
    ['a field too many', '/guests', { nickname: 'a', roles: ['administrator'] }],
    ['a very long name', '/guests', { nickname: 'x'.repeat(500) }],
    ['an action of the server', '/me/do', { action: { kind: 'delete' } }],
    ['a role for oneself', '/me/do', { action: { kind: 'order', order: { kind: 'grant' } } }],
    ['an unknown scope', '/me/tokens', { label: 'x', scopes: ['all'] }],
  ])('refuses %s', async (_name, path, body) => {
    const browser = await arrived();
    const before = storedText(world.memory);
    const answer = await browser.post(path, body);
    expect([answer.status, answer.json.code]).toEqual([400, 'malformed']);
    expect(storedText(world.memory)).toBe(before);
  });
});

describe('a passkey', () => {
  const add = async (browser: Browser, authenticator: Authenticator, name: string | null) => {
    const { options, ticket } = (await browser.post('/me/passkeys/offer')).json;
    const response = authenticator.register(options);
    return browser.post('/me/passkeys', { ticket, response, label: 'my phone', name });
  };

  test.each(['counts', 'never counts'] as const)(
    'that %s makes a guest an account and opens it again, each offer once',
    async (counting) => {
      const browser = await arrived('Mari', SITE);
      const { id } = (await browser.get('/me')).json.me.card;
      const key = new Authenticator(SITE, counting);
      expect((await add(browser, key, 'Mari')).json).toEqual({});
      const other = new Browser(SITE);
      const { options, ticket } = (await other.post('/log-in/passkey/offer')).json;
      const response = key.enter(options, id);
      expect((await other.post('/log-in/passkey', { ticket, response })).json).toEqual({ id });
      expect((await other.get('/me')).json.me).toMatchObject({
        card: { id, standing: 'account' },
        hasPassword: false,
        passkeys: [{ label: 'my phone' }],
      });
      const again = await new Browser(SITE).post('/log-in/passkey', { ticket, response });
      expect(again.json).toEqual({
        code: counting === 'counts' ? 'passkey-refused' : 'ticket-expired',
      });
      const passkey = (await other.get('/me')).json.me.passkeys[0]?.id;
      const removed = await other.post('/me/do', { action: { kind: 'remove-passkey', passkey } });
      expect(removed.json).toEqual({ code: 'last-way-in' });
    },
  );

  test('confirms what its owner wants to change, in one session, and stays when all else ends', async () => {
    const browser = await arrived('Mari', SITE);
    const { id } = (await browser.get('/me')).json.me.card;
    const key = new Authenticator(SITE);
    await add(browser, key, 'Mari');
    const second = new Authenticator(SITE);
    expect((await browser.post('/me/passkeys/offer')).json).toEqual({ code: 'confirm-first' });
    const confirm = async (by: Authenticator, holder = id): Promise<Json> => {
      const { options, ticket } = (await browser.post('/me/confirm/passkey/offer')).json;
      const response = by.enter(options, holder);
      return (await browser.post('/me/confirm/passkey', { ticket, response })).json;
    };
    expect(await confirm(second)).toEqual({ code: 'passkey-refused' });
    const stranger = await arrived('Jaan', SITE);
    const strange = new Authenticator(SITE);
    await add(stranger, strange, 'Jaan');
    const other = (await stranger.get('/me')).json.me.card.id;
    expect(await confirm(strange, other)).toEqual({ code: 'passkey-refused' });
    expect((await browser.post('/me/end-all')).json).toEqual({ code: 'confirm-first' });
    expect((await browser.post('/me/delete', { password: null })).json).toEqual({
      code: 'confirm-first',
    });
    expect(await confirm(key)).toEqual({});
    expect((await add(browser, second, null)).json).toEqual({});
    expect((await browser.get('/me')).json.me.passkeys).toHaveLength(2);
    expect((await browser.post('/me/end-all')).status).toBe(200);
    expect((await browser.get('/me')).json.me.passkeys).toHaveLength(1);
    expect(await confirm(key)).toEqual({});
  });

  test('of somebody else, for another challenge or too late opens nothing', async () => {
    const browser = await arrived('Mari', SITE);
    const { id } = (await browser.get('/me')).json.me.card;
    const key = new Authenticator(SITE);
    await add(browser, key, 'Mari');
    const other = new Browser(SITE);
    const enter = async (
      change: (offer: Json) => { ticket: string; response: object },
    ): Promise<string> => {
      const offer = (await other.post('/log-in/passkey/offer')).json;
      return (await other.post('/log-in/passkey', change(offer))).json.code;
    };
    const stranger = new Authenticator(SITE);
    const elsewhere = new Authenticator('https://evil.example');
    expect(
      await enter(({ options, ticket }) => ({ ticket, response: stranger.enter(options, id) })),
    ).toBe('passkey-refused');
    expect(
      await enter(({ options, ticket }) => ({ ticket, response: elsewhere.enter(options, id) })),
    ).toBe('passkey-refused');
    expect(
      await enter(({ ticket }) => ({ ticket, response: key.enter({ challenge: 'AAAA' }, id) })),
    ).toBe('passkey-refused');
    expect(
      await enter(({ options }) => ({ ticket: 'made.up', response: key.enter(options, id) })),
    ).toBe('ticket-expired');
    expect(
      await enter(({ options, ticket }) => ({
        ticket,
        response: key.enter(options, 'person-00000000000000000000'),
      })),
    ).toBe('passkey-refused');
    expect(await enter(({ ticket }) => ({ ticket, response: { id: 'x', response: {} } }))).toBe(
      'passkey-refused',
    );
    expect(other.cookie).toBeUndefined();
  });

  test('is not offered where browsers have none', async () => {
    const browser = await arrived();
    expect((await browser.post('/me/passkeys/offer')).json).toEqual({ code: 'passkeys-need-tls' });
    expect((await browser.post('/log-in/passkey/offer')).json).toEqual({
      code: 'passkeys-need-tls',
    });
  });
});

test('a class is made, joined, listed and printed over HTTP', async () => {
  const teacher = await arrived('Tiiu');
  await teacher.post('/me/account', { name: 'Tiiu', password: PASSWORD });
  const wish = { title: '7b', deleteBy: world.clock.now() + 30 * DAY, outside: false };
  const { id, code } = (await teacher.post('/classes', wish)).json;
  const entered = await teacher.post(`/classes/${id}/pupils`, {
    pupils: [{ realName: 'Kati Karu', nickname: 'Karu' }],
  });
  const [{ pin, person } = { pin: '', person: '' }] = entered.json.pupils;
  const pupil = new Browser();
  expect((await pupil.post('/classes/enter', { code, nickname: 'Karu', pin })).json).toEqual({
    id: person,
  });
  const joined = new Browser();
  const join = { code, nickname: 'Mati', realName: 'Mati Mets', pin: '2580' };
  expect((await joined.post('/classes/join', join)).status).toBe(200);
  const list = (await teacher.get(`/classes/${id}/list`)).json;
  expect(list.pupils.map(({ realName }) => realName)).toEqual(['Kati Karu', 'Mati Mets']);
  expect((await joined.get(`/classes/${id}/list`)).json).toEqual({ code: 'no-such-class' });
  expect((await teacher.post(`/classes/${id}/pin`, { person })).json.pin).toMatch(/^\d{4}$/);
  const remove = { action: { kind: 'remove-pupil', person } };
  expect((await joined.post(`/classes/${id}/do`, remove)).status).toBe(403);
  expect((await teacher.post(`/classes/${id}/do`, remove)).status).toBe(200);
});

test('somebody is reported over HTTP, and only moderators see by whom', async () => {
  const [rude, kind] = [await arrived('Rude'), await arrived('Kind')];
  const about = (await rude.get('/me')).json.me.card.id;
  const report = { kind: 'report', about, reason: 'abuse', text: 'rude', where: null };
  expect((await kind.post('/moderation/do', { action: report })).status).toBe(200);
  expect((await kind.get('/moderation')).json.reports).toHaveLength(1);
  expect((await rude.get('/moderation')).json).toEqual({ kind: 'reporter', reports: [] });
  const dismiss = { action: { kind: 'dismiss', report: 1, reason: 'I say so' } };
  expect((await rude.post('/moderation/do', dismiss)).json).toEqual({ code: 'not-permitted' });
});

test('all routes are described', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: object }>();
  const described = Object.keys(paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
  for (const { path } of routes()) expect(described).toContain(`/api/v1${path}`);
});
