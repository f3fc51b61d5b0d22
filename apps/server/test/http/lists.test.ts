/** Lists show what is open to all, and to everybody their own. */
import { TABLE_EXAMPLES, type TableOptions } from '@taht/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Composed, composed, type Guest } from '../support/composed.ts';

let world: Composed;
beforeEach(async () => {
  world = await composed();
});
afterEach(() => world.stop());

const first = TABLE_EXAMPLES.actions[0];
const OPTIONS = { ...(first?.kind === 'open' ? first.options : {}), lexicon: null } as TableOptions;

async function openTable({ cookie }: Guest, options: Partial<TableOptions>): Promise<string> {
  const client = await world.connect(cookie);
  const action = { kind: 'open', options: { ...OPTIONS, ...options }, sits: true, invite: [] };
  client.send({ kind: 'create', id: 'open', of: 'table', action });
  const { stream } = await client.next('done');
  client.close();
  return stream;
}

async function listed(query: string, guest?: Guest): Promise<readonly string[]> {
  const headers = guest === undefined ? {} : { cookie: guest.cookie };
  const answer = await fetch(`${world.http}/api/v1/streams?${query}`, { headers });
  const { rows } = (await answer.json()) as { rows: readonly { stream: string }[] };
  return rows.map(({ stream }) => stream).sort();
}

test('a table that is not open to all is found only by who sits there', async () => {
  const [mari, jaan, eve] = [
    await world.guest('Mari'),
    await world.guest('Jaan'),
    await world.guest('Eve'),
  ];
  const open = await openTable(mari, { visibility: 'open' });
  const hidden = await openTable(jaan, { visibility: 'link' });
  for (const guest of [mari, eve, undefined]) {
    expect(await listed('kind=table', guest)).toEqual([open]);
    expect(await listed(`kind=table&player=${jaan.id}`, guest)).toEqual([]);
    expect(await listed('kind=table&label=speed:rapid', guest)).toEqual([open]);
    expect(await listed('kind=table&label=rated', guest)).toEqual([]);
  }
  expect(await listed('kind=table&player=me', jaan)).toEqual([hidden]);
  const live = await fetch(`${world.http}/api/v1/streams?kind=game&state=live&player=${jaan.id}`);
  expect([live.status, await live.json()]).toEqual([403, { code: 'not-allowed' }]);
  expect(world.bugs).toEqual([]);
});

test('a code leads to its table', async () => {
  const mari = await world.guest('Mari');
  const table = await openTable(mari, { visibility: 'link' });
  const looked = (await (
    await fetch(`${world.http}/api/v1/streams/${table}`, { headers: { cookie: mari.cookie } })
  ).json()) as { view: { head: { code: string } } };
  const { code } = looked.view.head;
  const found = await fetch(`${world.http}/api/v1/codes/${code.toLowerCase()}`);
  expect(await found.json()).toEqual({ stream: table });
  expect((await fetch(`${world.http}/api/v1/codes/QQQQQQ`)).status).toBe(404);
});
