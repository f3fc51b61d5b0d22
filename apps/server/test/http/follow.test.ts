/** A stream followed over plain HTTP: what a program without a socket is told, and when that ends. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/limits.ts';
import { streamRoutes } from '../../src/http/stream-routes.ts';
import { type Served, serve } from '../support/serve.ts';

let served: Served;
const start = async (): Promise<void> => {
  served = await serve({ server: { routes: streamRoutes } });
  const who = { kind: 'person', id: 'ann' } as const;
  await served.rooms.create('toy', 'toy-1', { id: 'open', who, action: { kind: 'open' } });
};
beforeEach(start);
afterEach(() => served.stop());

const as = (id: string) => ({ authorization: `Bearer ${id}` });

const send = async (id: string, action: object, command: string): Promise<number> => {
  const { status } = await fetch(`${served.http}/api/v1/streams/toy-1/commands`, {
    method: 'POST',
    headers: { ...as(id), 'content-type': 'application/json' },
    body: JSON.stringify({ id: command, action }),
  });
  return status;
};

const follow = (id: string | null, stream = 'toy-1'): Promise<Response> =>
  fetch(`${served.http}/api/v1/streams/${stream}/follow`, { headers: id === null ? {} : as(id) });

/** The lines as they come. */
async function* linesOf(response: Response): AsyncGenerator<{ version: number; view: unknown }> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}

test('there is a line now, and one after every change', async () => {
  const lines = linesOf(await follow('ann'));
  const first = (await lines.next()).value;
  expect(first).toMatchObject({ view: { sum: 0 } });
  await send('ann', { kind: 'add', n: 3 }, 'a2');
  const second = (await lines.next()).value;
  expect(second).toMatchObject({ view: { sum: 3 } });
  expect(second.version).toBeGreaterThan(first.version);
  await lines.return(undefined);
});

test.each<[string, string | null, string, number, string]>([
  ['a stranger', null, 'toy-1', 401, 'not-signed-in'],
  ['a stream that is not there', 'ann', 'toy-none', 404, 'no-such-stream'],
])('%s is answered', async (_what, id, stream, status, code) => {
  const response = await follow(id, stream);
  expect([response.status, await response.json()]).toMatchObject([status, { code }]);
});

test('it ends with the session, and with the server', async () => {
  const lines = linesOf(await follow('ann'));
  await lines.next();
  served.signOut('ann');
  expect((await lines.next()).done).toBe(true);
  const others = linesOf(await follow('ben'));
  await others.next();
  await served.stop();
  expect((await others.next()).done).toBe(true);
  await start();
});

test('nobody follows without end', async () => {
  const open = await Promise.all(Array.from({ length: LIMITS.mostFollowed }, () => follow('ann')));
  expect((await follow('ann')).status).toBe(429);
  expect((await follow('ben')).status).toBe(200);
  await Promise.all(open.map((response) => response.body?.cancel()));
});

test('who only asks for the head of it follows nothing', async () => {
  const url = `${served.http}/api/v1/streams/toy-1/follow`;
  for (let i = 0; i <= LIMITS.mostFollowed; i++)
    await fetch(url, { method: 'HEAD', headers: as('ann') });
  const response = await follow('ann');
  expect(response.status).toBe(200);
  await response.body?.cancel();
});
