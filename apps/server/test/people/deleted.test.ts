/** What is left of somebody who had their data deleted: nothing that anybody sees, and soon nothing that is stored. */
import { answersStream, TABLE_EXAMPLES, type TableOptions } from '@taht/protocol';
import { afterEach, expect, test } from 'vitest';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import type { RawClient } from '../support/raw-client.ts';

const NAME = 'Zebulon';
const WORDS = 'quite a secret';
const LOBBY = 'lobby-et';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const first = TABLE_EXAMPLES.actions[0];
const OPTIONS = {
  ...(first?.kind === 'open' ? first.options : {}),
  lexicon: null,
  visibility: 'open',
} as TableOptions;
const SEEK = {
  ruleset: 'et-base',
  lexicon: 'et',
  clock: { kind: 'per-game', seconds: 300, increment: 0, capMinutes: 1 },
  places: 2,
  rated: false,
  range: { below: null, above: null },
};

let world: Composed;
afterEach(() => world.stop());

let ids = 0;
const ask = async (client: RawClient, stream: string, action: object): Promise<void> =>
  void expect(await client.ask(stream, `c${ids++}`, action)).toMatchObject({ kind: 'done' });

async function openTable(host: RawClient): Promise<string> {
  const action = { kind: 'open', options: OPTIONS, sits: true, invite: [] };
  host.send({ kind: 'create', id: 'open', of: 'table', action });
  return (await host.next('done')).stream;
}

/** Where the name or the words lie. */
const traces = (): string[] =>
  [...world.memory.streams].flatMap(([stream, kept]) =>
    [NAME, WORDS].some((text) => JSON.stringify(kept).includes(text)) ? [stream] : [],
  );

/** Everything that somebody at the table is shown. */
async function shownTo({ cookie }: Guest, table: string, gone: Guest): Promise<string> {
  const client = await world.connect(cookie);
  for (const stream of [table, LOBBY]) {
    client.send({ kind: 'watch', stream, since: 0 });
    await client.until(() =>
      client.frames.some((frame) => 'stream' in frame && frame.stream === stream),
    );
    client.send({ kind: 'watch', stream });
    await client.next('view', (view) => view.stream === stream);
  }
  client.close();
  const paths = ['streams?kind=table', `streams/${table}`, `people/${gone.id}`];
  const answers = paths.map((path) =>
    fetch(`${world.http}/api/v1/${path}`, { headers: { cookie } }),
  );
  const texts = (await Promise.all(answers)).map((answer) => answer.text());
  return [client.text, ...(await Promise.all(texts))].join('\n');
}

async function lookForOpponent(world: Composed, name: string): Promise<void> {
  const client = await world.connect((await world.guest(name)).cookie);
  await ask(client, LOBBY, { kind: 'seek', options: SEEK });
  await ask(client, LOBBY, { kind: 'cancel' });
  client.close();
}

async function goAway({ cookie, id }: Guest): Promise<void> {
  const deleted = await fetch(`${world.http}/api/v1/me/delete`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: null }),
  });
  expect(deleted.status).toBe(200);
  while (!world.memory.forgotten.has(id)) await world.clock.advance(100);
}

test('the name and all that was said', async () => {
  world = await composed();
  const [mari, gone] = [await world.guest('Mari'), await world.guest(NAME)];
  const [host, guest] = [await world.connect(mari.cookie), await world.connect(gone.cookie)];
  const table = await openTable(host);
  await ask(guest, table, { kind: 'sit', place: 1 });
  await ask(guest, table, { kind: 'say', text: WORDS });
  await ask(guest, LOBBY, { kind: 'seek', options: SEEK });
  await ask(guest, LOBBY, { kind: 'cancel' });
  expect(await shownTo(mari, table, gone)).toContain(NAME);
  await goAway(gone);

  const shown = await shownTo(mari, table, gone);
  for (const text of [NAME, WORDS]) expect(shown).not.toContain(text);
  expect(traces()).toEqual([table, LOBBY]);
  // Nobody does anything there any more, and it closes.
  while (world.memory.streams.has(table)) await world.clock.advance(MINUTE);
  expect(traces()).toEqual([LOBBY]);
  const { memory, clock, stop } = world;
  await stop();
  world = await composed({ memory, clock: new FakeClock(clock.now() + DAY) });
  await lookForOpponent(world, 'Jaan');
  expect(traces()).toEqual([]);
});

async function create(host: RawClient, of: string, options: object): Promise<string> {
  const id = `c${ids++}`;
  host.send({ kind: 'create', id, of, action: { kind: 'open', options } });
  return (await host.next('done', (done) => done.id === id)).stream;
}

test('the name in other games, the card of a bingo, and the answers in a duplicate game', async () => {
  world = await composed();
  const [mari, gone] = [await world.guest('Mari'), await world.guest(NAME)];
  const [host, guest] = [await world.connect(mari.cookie), await world.connect(gone.cookie)];
  const common = { edition: 'et', lexicon: 'et' };
  const hall = await create(host, 'duplicate', { ...common, ruleset: 'et-base', rules: {} });
  const bingo = await create(host, 'bingo', { ...common, lexicon: null, rules: { letters: 3 } });
  await ask(guest, hall, { kind: 'join', hall: '' });
  await ask(host, hall, { kind: 'start' });
  await ask(guest, hall, { kind: 'hand-in', call: 1, tiles: [], claimed: 5 });
  const words = ['KAS', 'TEE'].map((word) => [...word]);
  await ask(guest, bingo, { kind: 'enter', name: NAME, words });
  const answers = answersStream(hall, gone.id);
  expect(world.memory.streams.has(answers)).toBe(true);
  await goAway(gone);

  expect(world.memory.streams.has(answers)).toBe(false);
  for (const stream of [hall, bingo]) {
    const client = await world.connect(mari.cookie);
    for (const since of [{ since: 0 }, {}]) {
      client.send({ kind: 'watch', stream, ...since });
      await client.settled();
    }
    expect(client.text).toContain('"view"');
    for (const text of [NAME, '"K","A","S"']) expect(client.text).not.toContain(text);
    client.close();
  }
  // The round is judged without the answer that went.
  await world.clock.advance(5 * MINUTE);
  expect(world.bugs).toEqual([]);
  await ask(host, bingo, { kind: 'end' });
  while (world.memory.streams.has(bingo)) await world.clock.advance(60 * MINUTE);
});
