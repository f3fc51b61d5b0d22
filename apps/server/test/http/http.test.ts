/** HTTP as it is: headers, limits, errors as codes, health, lists, records, the description of it all. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err } from '@taht/base';
import { editions } from '@taht/editions';
import { seed, tilesetOf } from '@taht/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameKind } from '../../src/game/game-kind.ts';
import { gameRoutes } from '../../src/game/game-routes.ts';
import { LIMITS } from '../../src/http/limits.ts';
import { listRoutes } from '../../src/http/list-routes.ts';
import { streamRoutes } from '../../src/http/stream-routes.ts';
import { catalogueRoutes } from '../../src/lexicons/catalogue-routes.ts';
import type { ServerOptions } from '../../src/server/server.ts';
import { addressRoutes } from '../../src/start/address-routes.ts';
import { addressesOf } from '../../src/start/addresses.ts';
import type { Store } from '../../src/store/store.ts';
import { composed } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { type Replay, replayOf, whoOf } from '../support/played.ts';
import { type Served, serve } from '../support/serve.ts';

let served: Served;
const memory = new Memory();
const store = memoryStore(memory);
const routes: NonNullable<ServerOptions['routes']> = (parts) => [
  ...streamRoutes(parts),
  ...listRoutes(store, [{ kind: 'game', others: 'over' }, { kind: 'table' }]),
  ...gameRoutes(parts),
  ...catalogueRoutes('/nowhere'),
  ...addressRoutes,
];

const start = async (server: Partial<ServerOptions> = {}): Promise<void> => {
  served = await serve({ store, server: { routes, ...server } });
};
beforeEach(() => start());
afterEach(() => served.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${served.http}${path}`, { headers });
const as = (id: string) => ({ authorization: `Bearer ${id}` });

describe('headers', () => {
  test('protect the page, and ask for nothing that plain http lacks', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
    expect(headers.get('content-security-policy')).not.toMatch(/upgrade-insecure/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of [
      'strict-transport-security',
      'cross-origin-opener-policy',
      'origin-agent-cluster',
    ])
      expect(headers.get(name), name).toBeNull();
  });

  test('behind a proxy no visitor says which site this is', async () => {
    await served.stop();
    await start({ isBehindProxy: true });
    const post = (forwarded: object) =>
      fetch(`${served.http}/api/v1/streams/game-x/commands`, {
        method: 'POST',
        headers: {
          origin: 'https://evil.example',
          'content-type': 'application/json',
          ...forwarded,
        },
        body: '{}',
      });
    for (const forwarded of [{}, { 'x-forwarded-host': 'evil.example' }]) {
      const answer = await post(forwarded);
      expect([answer.status, await answer.json()]).toEqual([403, { code: 'forged' }]);
    }
  });

  test('behind a proxy with a certificate they do', async () => {
    await served.stop();
    await start({ isBehindProxy: true });
    const { headers } = await get('/');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

describe('errors', () => {
  test.each<[string, string, RequestInit, number, object]>([
    ['an unknown address', '/api/v1/nowhere', {}, 404, { code: 'not-found' }],
    [
      'a stream that is not there',
      '/api/v1/streams/game-none',
      {},
      404,
      { code: 'no-such-stream' },
    ],
    [
      'a bad query',
      '/api/v1/streams?limit=1000',
      {},
      400,
      { code: 'malformed', at: 'query.limit' },
    ],
    ['an unknown query', '/api/v1/streams?x=1', {}, 400, { code: 'malformed', at: 'query.x' }],
    ['mine, as nobody', '/api/v1/streams?player=me', {}, 401, { code: 'not-signed-in' }],
    ['no socket', '/api/socket', {}, 426, { code: 'not-a-socket' }],
    ['no JSON', '/api/v1/streams/toy-1/commands', post('{'), 400, { code: 'malformed' }],
    [
      'a stranger’s command',
      '/api/v1/streams/toy-1/commands',
      post('{"id":"a","action":1}'),
      401,
      { code: 'not-signed-in' },
    ],
    [
      'too much',
      '/api/v1/streams/toy-1/commands',
      post(`"${'x'.repeat(70_000)}"`),
      413,
      { code: 'malformed' },
    ],
  ])('%s', async (_, path, init, status, body) => {
    const answer = await fetch(`${served.http}${path}`, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(body);
  });

  function post(body: string): RequestInit {
    return { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  }

  test('a form of another site is not taken for its visitor', async () => {
    const answer = await fetch(`${served.http}/api/v1/streams/toy-1/commands`, {
      method: 'POST',
      body: '{"id":"a","action":1}',
      headers: { cookie: 'taht=x', origin: 'https://evil.example', 'content-type': 'text/plain' },
    });
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'forged' }]);
  });

  test('a flood of requests is answered with a code', async () => {
    await served.stop();
    await start({ requestsPerMinute: 10 });
    const answers = await Promise.all(Array.from({ length: 15 }, () => get('/healthz')));
    const over = answers.filter(({ status }) => status === 429);
    expect(over).toHaveLength(5);
    expect(await over[0]?.json()).toEqual({ code: 'too-many' });
    // Sixty phones behind one address load the page and look about at once.
    expect(LIMITS.requestsPerMinute).toBeGreaterThan(60 * 40);
    expect(LIMITS.socketsPerAddress).toBeGreaterThan(60 * 4);
  });
});

test('a command over HTTP happens once', async () => {
  await served.rooms.create('toy', 'toy-http', {
    id: 'open',
    who: { kind: 'person', id: 'person-a' },
    action: { kind: 'open' },
  });
  const send = (action: object, id = 'c1') =>
    fetch(`${served.http}/api/v1/streams/toy-http/commands`, {
      method: 'POST',
      headers: { ...as('person-a'), 'content-type': 'application/json' },
      body: JSON.stringify({ id, action }),
    });
  for (let i = 0; i < 2; i++)
    expect(await (await send({ kind: 'add', n: 5 })).json()).toEqual({
      stream: 'toy-http',
      since: 2,
      version: 3,
    });
  const refused = await send({ kind: 'add', n: 5000 }, 'c2');
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { code: 'refused', refusal: { code: 'too-much' } },
  ]);
  expect(await (await get('/api/v1/streams/toy-http')).json()).toMatchObject({ view: { sum: 5 } });
});

test('it is not ready while nothing can be written, though the store still reads', async () => {
  await served.stop();
  const clock = new FakeClock(1_794_000_000_000);
  const full = { isFull: false };
  const disk: Store = {
    ...store,
    beat: async (...args) =>
      full.isFull
        ? err({ code: 'store-failed', reason: 'disk-full', detail: 'disk full' })
        : store.beat(...args),
  };
  served = await serve({ store: disk, clock, server: { routes } });
  expect((await get('/readyz')).status).toBe(200);
  full.isFull = true;
  await clock.advance(1001);
  const answer = await get('/readyz');
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false }]);
  expect((await get('/healthz')).status).toBe(200);
  full.isFull = false;
  expect((await get('/readyz')).status).toBe(200);
});

test.each([
  ['nothing', ''],
  ['half a head', 'GET /healthz HTTP/1.1\r\nHost: a\r\n'],
  [
    'half a body',
    'POST /api/v1/streams/game-x/commands HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])('whoever sends %s and then waits is cut off', async (_name, text) => {
  await served.stop();
  await start({ patience: { head: 50, request: 100, check: 20 } });
  const socket = connect(served.port, '127.0.0.1');
  socket.write(text);
  socket.resume();
  await once(socket, 'close');
  expect((await get('/healthz')).status).toBe(200);
});

test('health, readiness and figures', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  expect(await (await get('/readyz')).json()).toEqual({ ok: true });
  expect(await (await get('/metrics')).text()).toMatch(/^taht_sockets 0$/m);
  await served.stop();
  await start({ hasMetrics: false });
  expect((await get('/metrics')).status).toBe(404);
});

test('what can be played', async () => {
  const listed = (await (await get('/api/v1/editions')).json()) as { editions: { id: string }[] };
  expect(listed.editions.map(({ id }) => id)).toEqual(editions.map(({ id }) => id));
});

test('its address in the network is told on the machine itself, and to no stranger', async () => {
  await served.stop();
  await start({ host: '0.0.0.0', isBehindProxy: true });
  const port = Number(new URL(served.http).port);
  const { network } = addressesOf({ host: '0.0.0.0', port, isTls: false });
  expect(await (await get('/api/v1/address')).json()).toEqual({ network });
  const far = { 'x-forwarded-for': '203.0.113.5' };
  expect(await (await get('/api/v1/address', far)).json()).toEqual({ network: null });
  expect(await (await get('/api/v1/connection', far)).json()).toMatchObject({ protocol: 'http' });
});

test('the description names every route', async () => {
  const { paths } = (await (await get('/api/openapi.json')).json()) as { paths: object };
  expect(Object.keys(paths).sort()).toEqual([
    '/api/v1/address',
    '/api/v1/connection',
    '/api/v1/editions',
    '/api/v1/games/{stream}/events',
    '/api/v1/games/{stream}/gcg',
    '/api/v1/games/{stream}/record',
    '/api/v1/lexicons',
    '/api/v1/streams',
    '/api/v1/streams/{stream}',
    '/api/v1/streams/{stream}/commands',
    '/api/v1/streams/{stream}/follow',
  ]);
  const names = Object.values(paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(names).toContain('getStreamsByStreamFollow');
  expect(new Set(names).size).toBe(names.length);
});

test('pages of other sites may read what everybody may, as strangers, and nothing else', async () => {
  const elsewhere = { origin: 'https://club.example' };
  const allowed = async (path: string) =>
    (await get(path, elsewhere)).headers.get('access-control-allow-origin');
  for (const path of [
    '/api/v1/editions',
    '/api/v1/lexicons',
    '/api/v1/streams/game-none',
    '/api/v1/games/game-none/events',
    '/api/v1/games/game-none/record',
    '/api/v1/games/game-none/gcg',
  ])
    expect(await allowed(path), path).toBe('*');
  for (const path of ['/api/v1/address', '/api/v1/streams?kind=game', '/', '/metrics'])
    expect(await allowed(path), path).toBeNull();
  const { headers } = await get('/api/v1/editions', elsewhere);
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test('a record is given when the game is over, not before', async () => {
  let i = 0;
  let replay = replayOf(seed());
  while (replay === undefined || !isPlain(replay) || replay.played.entries.length < 20)
    replay = replayOf(seed() + ++i);
  await served.stop();
  const clock = new FakeClock(replay.played.entries[0]?.command.at);
  served = await serve({ store, clock, env: replay.env, server: { routes } });
  const stream = 'game-for-the-record';
  const asked: number[] = [];
  let game = gameKind.start;
  for (const { command, events } of replay.played.entries) {
    await clock.advance(command.at - clock.now());
    const { id, action } = command;
    const players = game.seats.map(({ player }) => player.id);
    const who = whoOf(command, players);
    for (const event of events) game = gameKind.evolve(game, event);
    if (action.kind === 'create') await served.rooms.create('game', stream, { id, who, action });
    else await served.rooms.send(stream, { id, who, action });
    if (asked.length === 0) asked.push((await get(`/api/v1/games/${stream}/record`)).status);
  }
  expect(asked).toEqual([409]);
  const record = await get(`/api/v1/games/${stream}/record`);
  expect(record.headers.get('content-type')).toMatch(/json/);
  expect(await record.text()).toContain('"revealed"');
  expect(await (await get(`/api/v1/games/${stream}/gcg`)).text()).toMatch(/^#/);
  const events = (await (await get(`/api/v1/games/${stream}/events`)).json()) as {
    items: unknown[];
  };
  expect(events.items.length).toBeGreaterThan(20);
  const list = (await (await get('/api/v1/streams?kind=game&state=over')).json()) as {
    rows: { stream: string }[];
  };
  expect(list.rows.map((row) => row.stream)).toContain(stream);
});

/** Played with the tiles of an edition as they are. */
const isPlain = ({ setup: { tileset } }: Replay): boolean =>
  tilesetOf(tileset.id)?.alphabet.join() === tileset.alphabet.join();

test('the web app is served where it was built, under all its addresses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-web-'));
  writeFileSync(join(folder, 'index.html'), '<p>the app');
  writeFileSync(join(folder, 'app-0123456789ab.js'), 'x');
  await served.stop();
  await start({ web: folder });
  expect(await (await get('/')).text()).toBe('<p>the app');
  expect(await (await get('/game/x', { accept: 'text/html' })).text()).toBe('<p>the app');
  expect((await get('/app-0123456789ab.js')).headers.get('cache-control')).toMatch(/immutable/);
  expect((await get('/', { accept: 'text/html' })).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/api/v1/x', { accept: 'text/html' })).status).toBe(404);
  const moved = await fetch(`${served.http}/event/ABC-DEF/me?a=1`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    '/tournament/ABC-DEF/me?a=1',
  ]);
  expect((await get('/../package.json')).status).toBe(404);
  rmSync(folder, { recursive: true });
});

test('the files of the page are not counted: a class behind one address loads hundreds of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>the app');
  writeFileSync(join(folder, 'assets', 'app-0123456789ab.js'), 'x');
  await served.stop();
  await start({ web: folder, requestsPerMinute: 10 });
  const loaded = await Promise.all(
    Array.from({ length: 30 }, () => get('/assets/app-0123456789ab.js')),
  );
  expect(loaded.map(({ status }) => status)).toEqual(loaded.map(() => 200));
  const asked = await Promise.all(Array.from({ length: 12 }, () => get('/healthz')));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(2);
  rmSync(folder, { recursive: true });
});

test('the figures count what is done, and the log has a line for each request and socket', async () => {
  const world = await composed();
  const { id, cookie } = await world.guest('Mari');
  (await world.connect(cookie)).close();
  await fetch(`${world.http}/api/v1/people/${id}`);
  const lines = () => world.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  await vi.waitUntil(() => lines().some(({ msg }) => msg === 'socket closed'));
  const answered = lines().filter(({ msg, level }) => msg === 'answered' && level === 30);
  expect(answered).toMatchObject([
    { method: 'POST', url: '/api/v1/guests', status: 200 },
    { method: 'GET', url: '/api/v1/people/:id', status: 200 },
  ]);
  for (const line of answered)
    expect(line).toMatchObject({ request: expect.any(String), ms: expect.any(Number) });
  expect(new Set(answered.map(({ request }) => request)).size).toBe(2);
  expect(lines()).toContainEqual(
    expect.objectContaining({ msg: 'socket closed', reason: 'by-client', ms: expect.any(Number) }),
  );
  expect(JSON.stringify(answered)).not.toContain(id);
  const figures = await (await fetch(`${world.http}/metrics`)).text();
  expect(figures).toMatch(/^taht_commands_total\{kind="person",action="\w[\w-]*"\} 1$/m);
  expect(figures).toMatch(/^taht_rooms_by_kind\{kind="person"\} 1$/m);
  expect(figures).toMatch(/^taht_engine_jobs\{state="waiting"\} 0$/m);
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  await world.stop();
});
