/** What only somebody who means harm would send: each is answered with a code, and nothing comes of it. */
import { TABLE_EXAMPLES } from '@taht/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApp } from '../../src/http/app.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import { RawClient } from '../support/raw-client.ts';

let world: Composed;
let mari: Guest;
let client: RawClient;

beforeAll(async () => {
  world = await composed();
  mari = await world.guest('Mari');
  client = await world.connect(mari.cookie);
});
afterAll(async () => {
  client.close();
  await world.stop();
  expect(world.bugs).toEqual([]);
});

const get = (path: string): Promise<Response> =>
  fetch(`${world.http}/api/v1/${path}`, { headers: { cookie: mari.cookie } });

const post = (path: string, body: object, headers: Record<string, string>): Promise<Response> =>
  fetch(`${world.http}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'what every object has is no kind of stream: %s',
  (kind) => {
    test('over a socket', async () => {
      client.send({ kind: 'create', id: `create-${kind}`, of: kind, action: {} });
      expect(await client.next('failed')).toMatchObject({ code: 'no-such-kind' });
      const answer = await client.ask(`${kind}-x`, `ask-${kind}`, {});
      expect(answer).toMatchObject({ kind: 'failed', code: 'no-such-stream' });
    });

    test('over HTTP', async () => {
      const sent = { id: `post-${kind}`, action: {} };
      const answer = await post(`streams/${kind}-x/commands`, sent, { cookie: mari.cookie });
      expect([answer.status, await answer.json()]).toEqual([404, { code: 'no-such-stream' }]);
    });
  },
);

test.each(['streams/%F0%28%8C%28', `people/${'x'.repeat(300)}`])(
  'an address that cannot be read is a code, and is not repeated: %s',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toEqual({ code: 'malformed' });
  },
);

test.each(['player', 'label'])('a list is not searched for what is no name: %s', async (field) => {
  const answer = await get(`streams?${field}=%00`);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 'malformed', at: `query.${field}` },
  ]);
});

describe('a program that may only read', () => {
  let token: string;
  const authorization = (): string => `Bearer ${token}`;
  beforeAll(async () => {
    const { cookie } = mari;
    const password = 'a long enough one';
    await post('me/account', { name: 'Mari', password }, { cookie });
    await post('me/confirm', { password }, { cookie });
    const made = await post('me/tokens', { label: 'reader', scopes: ['read'] }, { cookie });
    ({ token } = (await made.json()) as { token: string });
  });

  test('gets no hints', async () => {
    const answer = await post(
      'games/game-x/hint',
      { step: 'where' },
      { authorization: authorization() },
    );
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'not-allowed' }]);
  });

  test('sees of its own person what anybody sees, over HTTP and over a socket', async () => {
    const card = { kind: 'card', card: { id: mari.id, nickname: 'Mari' } };
    const answer = await fetch(`${world.http}/api/v1/streams/${mari.id}`, {
      headers: { authorization: authorization() },
    });
    const seen = (await answer.json()) as { view: object };
    expect(seen.view).toMatchObject(card);
    expect(Object.keys(seen.view)).toEqual(['kind', 'card']);
    const program = await RawClient.greeted(
      `${world.http.replace('http', 'ws')}/api/socket`,
      token,
    );
    program.send({ kind: 'watch', stream: mari.id });
    expect((await program.next('view')).view).toEqual(seen.view);
    client.send({ kind: 'watch', stream: mari.id });
    expect((await client.next('view')).view).toMatchObject({ kind: 'self' });
    client.send({ kind: 'unwatch', stream: mari.id });
    program.close();
  });
});

describe('tables', () => {
  const [open] = TABLE_EXAMPLES.actions;

  test('are named by the server alone', async () => {
    for (const name of ['table-mine', `table-${'x'.repeat(94)}`]) {
      const answer = await client.ask(name, `open-${name.length}`, open);
      expect(answer).toMatchObject({ kind: 'failed', code: 'no-such-stream' });
    }
  });

  test('are not opened by the hundred', async () => {
    const { cookie } = await world.guest('Jaan');
    let opener = await world.connect(cookie);
    const outcomes: string[] = [];
    for (let i = 0; i < 70; i++) {
      if (i === 50) {
        opener.close();
        opener = await world.connect(cookie);
      }
      opener.send({ kind: 'create', id: `open-${i}`, of: 'table', action: open });
      await opener.until(() => opener.frames.some((frame) => 'id' in frame));
      const at = opener.frames.findIndex((frame) => 'id' in frame);
      const [answer] = opener.frames.splice(at, 1);
      outcomes.push(answer?.kind === 'failed' ? answer.code : (answer?.kind ?? ''));
    }
    opener.close();
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(60);
    expect(outcomes.at(-1)).toBe('too-many');
  });
});

test('behind a proxy an address counts as the proxy tells it, whatever was claimed to it', async () => {
  const log = pino({ level: 'silent' });
  const app = await makeApp({
    log,
    version: '0',
    tls: null,
    isBehindProxy: true,
    requestsPerMinute: 1,
  });
  app.get('/address', async ({ ip }) => ({ ip }));
  const ask = (claimed: string) =>
    app.inject({ url: '/address', headers: { 'x-forwarded-for': `${claimed}, 192.0.2.7` } });
  expect((await ask('198.51.100.1')).json()).toEqual({ ip: '192.0.2.7' });
  expect((await ask('198.51.100.2')).statusCode).toBe(429);
  await app.close();
});
