/** Copies that the server saves by itself after every round (TOURNAMENT 1.9). */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Composed, composed } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { ask, hall, settle, stateOf } from './tournament-hall.ts';

const DAY = 24 * 3600 * 1000;

let folder = '';
const open: Composed[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-copies-'));
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function serving(options: Parameters<typeof composed>[0] = {}): Promise<Composed> {
  const server = await composed({ copies: folder, ...options });
  open.push(server);
  return server;
}

/** The only table of the round gets its result. */
async function played(server: Composed) {
  const there = await hall(server);
  const { tournament, director } = there;
  const state = await stateOf(server, tournament);
  const seats = state.stages[0]?.rounds[0]?.tables[0]?.seats ?? [];
  const entered = await ask(director, tournament, {
    ...{ kind: 'enter-result', source: 'slip', where: { stage: 1, round: 1, table: 1 } },
    ...{ seen: state.version, sum: null },
    scores: seats.map((player) => ({ player, score: 300 - player, before: null })),
  });
  expect(entered).toBe('done');
  await settle(server);
  return there;
}

test('nothing is saved while a round is played, and all of it when it is over', async () => {
  const server = await serving();
  const { tournament } = await hall(server);
  await settle(server);
  expect(readdirSync(folder)).toEqual([]);
  const over = await played(server);
  expect(readdirSync(folder)).toEqual([`${over.tournament}.jsonl`]);
  expect(over.tournament).not.toBe(tournament);
});

test('from the copy another server goes on', async () => {
  const { tournament } = await played(await serving());
  const file = readFileSync(join(folder, `${tournament}.jsonl`), 'utf8');
  const other = await serving({ copies: null });
  const { cookie } = await other.guest('mari');
  const answer = await fetch(`${other.http}/api/v1/tournaments`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ file }),
  });
  expect(answer.status).toBe(200);
  const brought = await stateOf(other, tournament);
  expect(brought.stages[0]?.rounds[0]?.tables[0]?.result?.scores).toHaveLength(2);
});

test('what cannot be saved now is saved when the folder is there', async () => {
  const place = join(folder, 'stick');
  writeFileSync(place, 'no folder');
  const server = await serving({ copies: place });
  const { tournament } = await played(server);
  expect(server.logged.some((line) => line.includes('could not be saved'))).toBe(true);
  rmSync(place);
  for (let i = 0; i < 20; i++) await settle(server, 60_000);
  expect(readdirSync(place)).toEqual([`${tournament}.jsonl`]);
});

test('the copy is gone on the day of deletion', async () => {
  const server = await serving();
  const { tournament } = await played(server);
  await server.clock.advance(2 * DAY);
  await settle(server);
  expect(existsSync(join(folder, `${tournament}.jsonl`))).toBe(false);
});

test('a server that begins removes copies whose day has come, and nothing else', async () => {
  const { tournament } = await played(await serving());
  const file = readFileSync(join(folder, `${tournament}.jsonl`));
  writeFileSync(join(folder, 'tournament-broken.jsonl'), 'no tournament');
  writeFileSync(join(folder, 'mine.jsonl'), file);
  const later = new FakeClock(1_794_700_000_000 + 3 * DAY);
  await serving({ clock: later });
  expect(readdirSync(folder).toSorted()).toEqual(['mine.jsonl', 'tournament-broken.jsonl']);
});
