/** The bots to begin with, each a process of its own: they sit down, agree, lay words and see the game end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrive, clientOf, ServerProcess } from '../support/server-process.ts';
import { TABLE_OPTIONS, TablePlayer } from '../support/table-player.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BOTS = join(ROOT, 'examples/bots');
const TAHT = `"${process.execPath}" "${join(ROOT, 'apps/cli/src/main.js')}"`;

let data: string;
let server: ServerProcess;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'taht-starter-'));
  server = await ServerProcess.start(['--data', data]);
});
afterAll(async () => {
  await server.end();
  rmSync(data, { recursive: true });
});

/** Of an account, as its owner would make it. */
async function tokenOf(name: string): Promise<string> {
  const { cookie } = await arrive(server, name);
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${server.http}/api/v1/me/${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const password = 'a long enough one';
  await post('account', { name, password });
  await post('confirm', { password });
  const made = await post('tokens', { label: 'bot', scopes: ['read', 'play'] });
  return ((await made.json()) as { token: string }).token;
}

/** Passes until the other one has moved so often, and then gives up; the scores at the end. */
async function sitThrough(host: TablePlayer, moves: number): Promise<readonly number[]> {
  const game = await host.until(() => host.table?.game);
  let passed = 0;
  for (;;) {
    const { phase, seats, version, viewer } = await host.until(() => host.view);
    const own = viewer.kind === 'seat' ? viewer.seat : -1;
    const act = (action: object) => host.client.send(game, action);
    if (phase.kind === 'over') return seats.map(({ score }) => score);
    if (phase.kind === 'setup' && !phase.agreed.includes(own)) await act({ kind: 'agree' });
    if (phase.kind === 'turn' && phase.seat === own)
      await act({ kind: passed++ < moves ? 'pass' : 'resign' });
    if (phase.kind === 'window' && phase.play.seat !== own && !phase.accepted.includes(own))
      await act({ kind: 'accept' });
    await host.until(() => host.view?.version !== version);
  }
}

test.each([
  ['TypeScript', process.execPath, 'bot.ts', 'Kratt'],
  ['Python', 'python3', 'bot.py', 'Ratas'],
])('the bot in %s plays', async (_language, program, file, name) => {
  const host = new TablePlayer(clientOf(await arrive(server, 'Mari'), () => server));
  const table = await host.open(TABLE_OPTIONS);
  const { code } = await host.until(() => host.table);
  const args = [join(BOTS, file), server.http, await tokenOf(name), code ?? ''];
  const bot = spawn(program, args, { env: { ...process.env, TAHT }, stdio: 'inherit' });
  const ended = once(bot, 'exit');
  await host.client.send(table, { kind: 'ready', isReady: true });
  const scores = await sitThrough(host, 2);
  expect(await ended).toEqual([0, null]);
  expect(Math.max(...scores)).toBeGreaterThan(0);
  host.client.close();
});
