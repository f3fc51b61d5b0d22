/** `taht users` against a server that runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrive, ServerProcess } from '../../server/test/support/server-process.ts';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'taht-cli-users-'));
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start(['--data', folder]);
  const { cookie } = await arrive(server, 'Mari');
  const made = await post(
    '/me/account',
    { name: 'Mari', password: 'a horse on the meadow' },
    cookie,
  );
  expect(made.status).toBe(200);
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

const post = (path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`${server.http}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

async function users(args: readonly string[], data = folder, port = server.port) {
  const world = makeWorld({ cwd: folder, env: {} });
  const place = ['--host', '127.0.0.1', '--port', String(port), '--data', data];
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
  expect(await users(['list'], join(folder, 'elsewhere'))).toMatchObject({ exit: 1 });
  expect(await users(['list'], folder, 1)).toMatchObject({
    exit: 1,
    complaints: expect.stringContaining('http://127.0.0.1:1'),
  });
});

test('nobody else can send what it sends', async () => {
  for (const ticket of ['', 'x.y', 'e30.e30'])
    expect((await post('/operator', { ticket })).status).toBe(403);
});
