/** `taht users` against a server that runs. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { NetworkServer } from './network-server.ts';
import { makeWorld } from './world.ts';

let server: NetworkServer;
beforeAll(async () => {
  server = await NetworkServer.open();
  const arrived = await post('/guests', { nickname: 'Mari' });
  const cookie = arrived.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const account = { name: 'Mari', password: 'a horse on the meadow' };
  expect((await post('/me/account', account, cookie)).status).toBe(200);
});
afterAll(async () => {
  expect(await server.close()).toBe(0);
});

const post = (path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(new URL(`/api/v1${path}`, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

async function users(
  args: readonly string[],
  data = server.data,
  port: string = new URL(server.url).port,
) {
  const world = makeWorld();
  const place = ['--host', '127.0.0.1', '--port', port, '--data', data];
  const exit = await runCli(['users', ...args, ...place], world);
  return { exit, output: world.output, complaints: world.complaints };
}

test('lists accounts, and makes a link by which a new password is chosen', async () => {
  const listed = await users(['list']);
  expect(listed).toMatchObject({
    exit: 0,
    output: expect.stringMatching(/^Mari {2}[\s\S]*1 account/),
  });
  const { output } = await users(['link', 'mari']);
  const ticket = /\/me#reset=(\S+)/.exec(output)?.[1] ?? '';
  const password = 'another horse on another meadow';
  expect((await post('/password/reset', { ticket, password })).status).toBe(200);
  expect((await post('/log-in', { name: 'Mari', password })).status).toBe(200);
});

test('says why nothing was done', async () => {
  expect(await users(['disable', 'Nobody'])).toMatchObject({
    exit: 1,
    complaints: expect.stringContaining('Nobody'),
  });
  expect(await users(['list'], join(server.data, 'elsewhere'))).toMatchObject({ exit: 1 });
  expect(await users(['list'], server.data, '1')).toMatchObject({
    exit: 1,
    complaints: expect.stringContaining('http://127.0.0.1:1'),
  });
});

test('nobody else can send what it sends', async () => {
  for (const ticket of ['', 'x.y', 'e30.e30'])
    expect((await post('/operator', { ticket })).status).toBe(403);
});
