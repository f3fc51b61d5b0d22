/** Whoever seeks an opponent may come to another process meanwhile; whoever has gone from all of them seeks no more. */
import type { LobbyView } from '@taht/protocol';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/limits.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import type { RawClient } from '../support/raw-client.ts';

const LOBBY = 'lobby-et';
const SEEK = {
  kind: 'seek',
  options: {
    ruleset: 'et-base',
    lexicon: 'et',
    clock: { kind: 'per-game', seconds: 300, increment: 0, capMinutes: 1 },
    places: 2,
    rated: false,
    range: { below: null, above: null },
  },
};

const worlds: Composed[] = [];
afterEach(async () => {
  for (const { stop, bugs } of worlds.splice(0)) {
    await stop();
    expect(bugs).toEqual([]);
  }
});

async function twoProcesses(): Promise<[Composed, Composed]> {
  const one = await composed();
  worlds.push(one);
  const two = await composed(one);
  worlds.push(two);
  return [one, two];
}

/** In the lobby, as the page of a browser is. */
async function enter(world: Composed, { cookie }: Guest): Promise<RawClient> {
  const client = await world.connect(cookie);
  client.send({ kind: 'watch', stream: LOBBY });
  await client.next('view');
  return client;
}

async function leave(client: RawClient, world: Composed): Promise<void> {
  client.close();
  const metrics = async (): Promise<string> => (await fetch(`${world.http}/metrics`)).text();
  while (!(await metrics()).includes('taht_sockets 0\n'));
  await world.clock.advance(LIMITS.gone + LIMITS.elsewhere);
}

async function seekers({ rooms }: Composed): Promise<string[]> {
  const seen = await rooms.viewFor(LOBBY, { kind: 'system' });
  if (!seen.ok) throw new Error(seen.error.code);
  return (seen.value.view as LobbyView).seeks.map(({ person }) => person);
}

test('a seek stays when its seeker comes to another process, and goes with them from there', async () => {
  const [one, two] = await twoProcesses();
  const guest = await one.guest('Aino');
  const first = await one.connect(guest.cookie);
  expect(await first.ask(LOBBY, 'seek', SEEK)).toMatchObject({ kind: 'done' });
  const second = await enter(two, guest);
  await leave(first, one);
  expect(await seekers(two)).toEqual([guest.id]);
  await leave(second, two);
  expect(await seekers(one)).toEqual([]);
});

test('nor is it lost with the process, and whoever goes from the next is not paired', async () => {
  const [one, two] = await twoProcesses();
  const guest = await one.guest('Aino');
  const first = await one.connect(guest.cookie);
  expect(await first.ask(LOBBY, 'seek', SEEK)).toMatchObject({ kind: 'done' });
  worlds.shift();
  await one.stop();
  const second = await enter(two, guest);
  await two.clock.advance(LIMITS.gone + LIMITS.elsewhere);
  expect(await seekers(two)).toEqual([guest.id]);
  await leave(second, two);
  expect(await seekers(two)).toEqual([]);
});
