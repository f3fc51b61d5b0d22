/** Halls that play at the same time have the same racks, and so has whoever plays the game of the week. */
import { createHash } from 'node:crypto';
import { duplicate } from '@taht/modes';
import { commitmentOf } from '@taht/record';
import { expect, test } from 'vitest';
import { seedOfRacks } from '../../src/duplicate/seed-of-racks.ts';
import { composed } from '../support/composed.ts';
import { closeHalls, Hall, handIn, NONSENSE, open, type Person, ROUND_MS } from './net-hall.ts';

closeHalls();

const POSSIBLE = { laid: 'best-possible', caller: 'automatic' } as const;

/** The racks of the first rounds; in each the players hand in what they like. */
async function racksIn(hall: Hall, rounds: number): Promise<readonly string[]> {
  await hall.must(hall.referee, { kind: 'start' });
  for (let round = 1; round <= rounds; round++) {
    const [ann] = hall.players as [Person];
    if (round % 2 === 0) await hall.must(ann, handIn(round, NONSENSE));
    await hall.server.clock.advance(ROUND_MS);
    for (const { client } of [hall.referee, ...hall.players]) await client.settled();
    await hall.server.clock.advance(1000);
    for (const { client } of [hall.referee, ...hall.players]) await client.settled();
  }
  return (await hall.game()).rounds.map(({ rack }) => rack.join(''));
}

test('two halls on two servers that were given the same word have the same racks', async () => {
  const racks = await Promise.all(
    ['Autumn  2026', 'autumn 2026', 'winter 2026'].map(async (word, i) =>
      racksIn(await Hall.open(i === 0 ? ['ann', 'bob'] : ['ann'], POSSIBLE, word), 4),
    ),
  );
  expect(racks[0]).toHaveLength(4);
  expect(racks[1]).toEqual(racks[0]);
  expect(racks[2]).not.toEqual(racks[0]);
});

test('nobody tries a list of words against the hash of the seed as fast as a digest is made', async () => {
  const hall = await Hall.open([], POSSIBLE, 'autumn 2026');
  const { commitment } = (await hall.game()).setup;
  const digest = createHash('sha256').update('racks et autumn 2026').digest('hex');
  expect(commitment).toBe(commitmentOf(await seedOfRacks({ edition: 'et', racks: 'Autumn 2026' })));
  expect(commitment).not.toBe(commitmentOf(digest));
});

test('where the best slip is laid, or a referee calls, no word makes racks the same', async () => {
  for (const rules of [{ laid: 'best-slip' }, { caller: 'referee' }] as const)
    await expect(Hall.open([], { ...POSSIBLE, ...rules }, 'autumn')).rejects.toThrow(
      'options.racks',
    );
});

test('the game of a week is the same for everybody, to be played alone', async () => {
  const servers = [await composed(), await composed()];
  open.push(...servers);
  const week = duplicate.weekAt(servers[0]?.clock.now() ?? 0);
  const [one, two] = await Promise.all(
    servers.map(async ({ http }) => (await fetch(`${http}/api/v1/weekly/et/${week}`)).json()),
  );
  expect(one).toEqual(two);
  const archive = one as duplicate.Archive;
  expect(archive.field).toEqual([]);
  expect(archive.rounds.length).toBeGreaterThan(12);
  expect(archive.rounds.every(({ best }) => best === null || best.score > 0)).toBe(true);
});

test.each([
  ['et', '2020-W01'],
  ['et', '2199-W01'],
  ['et', 'week'],
  ['xx', '2026-W47'],
])('there is no game of %s in %s', async (edition, week) => {
  const server = await composed();
  open.push(server);
  const answer = await fetch(`${server.http}/api/v1/weekly/${edition}/${week}`);
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'no-such-week' }]);
});
