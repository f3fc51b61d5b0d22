/** What is dear to work out is counted by its cost: nobody has the server draw and undo all day. */
import { drawStream } from '@taht/record';
import { decide } from '@taht/tournament';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../../src/people/limits.ts';
import { tournamentFeature } from '../../src/tournament/feature.ts';
import { TournamentThread } from '../../src/tournament/thread/tournament-thread.ts';
import { tournamentKind } from '../../src/tournament/tournament-kind.ts';
import { type Composed, composed } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';

const MINUTE = 60_000;
const PLAYERS = 1000;
/** As many as one frame holds. */
const AT_ONCE = 100;

let server: Composed;
afterEach(async () => {
  await server.stop();
  expect(server.bugs).toEqual([]);
});

let ids = 0;
const said = async (client: RawClient, stream: string, id: string, action: object) => {
  const answer = await client.ask(stream, id, action);
  return answer.kind === 'failed' ? answer.code : answer.kind;
};

const OPEN = {
  kind: 'open',
  options: {
    ...{ name: 'Cup', edition: 'en', ruleset: 'tr-school', lexicon: 'en' },
    ...{ preset: 'school-day', keepDays: 30 },
  },
};

async function tournament(name: string, players: number) {
  const { id: person, cookie } = await server.guest(name);
  const client = await server.connect(cookie);
  client.send({ kind: 'create', of: 'tournament', id: 'o', action: OPEN } as never);
  const { stream } = await client.next('done');
  const ask = (action: object, id = `c${++ids}`) => said(client, stream, id, action);
  for (let i = 0; i < players; i += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, n) => ({
      ...{
        id: null,
        name: `P${i + n}`,
        school: `S${(i + n) % 50}`,
        class: '',
        ageGroup: '',
        team: '',
      },
      needs: { table: null, note: '' },
    }));
    expect(await ask({ kind: 'enter', players: some, status: 'present' })).toBe('done');
  }
  expect(await ask({ kind: 'begin-stage', stage: 1, runnersUp: null })).toBe('done');
  const draw = (id: string) => ask({ kind: 'draw-round', stage: 1, round: 1 }, id);
  const undo = (command: string) => ask({ kind: 'undo', command: `${person}/${command}` });
  return { stream, cookie, draw, undo };
}

test('a guest who has a large tournament drawn and undone over and over is told to wait; others draw on', async () => {
  server = await composed();
  const greedy = await tournament('Greedy', PLAYERS);
  const steps = Array.from({ length: 10 }, (_, i) => [
    () => greedy.draw(`draw-${i}`),
    () => greedy.undo(`draw-${i}`),
  ]).flat();
  let done = 0;
  for (const step of steps) {
    const answer = await step();
    if (answer === 'too-many') break;
    expect(answer).toBe('done');
    done++;
  }
  expect(done).toBeGreaterThanOrEqual(2);
  expect(done).toBeLessThan(steps.length);
  const modest = await tournament('Modest', AT_ONCE);
  expect(await modest.draw('mine')).toBe('done');
  await server.clock.advance(MINUTE);
  expect(await steps[done]?.()).toBe('done');
});

test('a large draw is decided in a thread of its own, and comes out the same', async () => {
  server = await composed();
  const { stream, draw } = await tournament('Large', 3 * AT_ONCE);
  const before = value(await server.rooms.read(tournamentKind, stream)).state;
  expect(await draw('apart')).toBe('done');
  const last = value(await server.rooms.history(tournamentKind, stream)).at(-1);
  const { command, events } = last as NonNullable<typeof last>;
  const here = decide(before, command, { judge: () => 'unknown', draw: drawStream });
  expect(value(here)).toEqual(events);
  const feature = tournamentFeature({ clock: new FakeClock(), copies: { folder: null } } as never);
  const [hosted] = feature.kinds ?? [];
  expect(await hosted?.decideInThread?.(before, command)).toEqual({ ok: true, value: events });
  await feature.close?.();
});

test('what takes longer than it may is ended, and said to be so; the next is done', async () => {
  server = await composed();
  const { stream } = await tournament('Long', 3 * AT_ONCE);
  const { state } = value(await server.rooms.read(tournamentKind, stream));
  const clock = new FakeClock();
  const thread = new TournamentThread(clock);
  const by = { kind: 'director', id: state.officials[0]?.id ?? '' } as const;
  const action = { kind: 'draw-round', stage: 1, round: 1 } as const;
  const command = { id: 'd', by, at: state.now, action };
  const late = thread.decide(state, command);
  await clock.advance(MINUTE);
  expect(await late).toEqual({ ok: false, error: { code: 'busy' } });
  expect(await thread.decide(state, command)).toMatchObject({ ok: true, value: { ok: true } });
  expect(thread.decide({ ...state, players: [] }, command)).toBeNull();
  await thread.close();
});

test('while the process is late, what is dear is refused as busy, and what is open goes on', async () => {
  let isHeavy = false;
  server = await composed({ load: { isHeavy: () => isHeavy } });
  const { draw, stream } = await tournament('Late', AT_ONCE);
  isHeavy = true;
  expect(await draw('late')).toBe('busy');
  const { cookie } = await server.guest('Mari');
  const client = await server.connect(cookie);
  client.send({ kind: 'create', of: 'tournament', id: 't', action: OPEN } as never);
  expect(await client.next('failed')).toMatchObject({ code: 'busy' });
  expect(value(await server.rooms.viewFor(stream, { kind: 'system' })).version).toBeGreaterThan(0);
  isHeavy = false;
  expect(await draw('later')).toBe('done');
});

test('whoever takes the file of a large tournament over and over is told to wait', async () => {
  server = await composed();
  const { stream, cookie } = await tournament('Files', AT_ONCE);
  const take = async () =>
    (await fetch(`${server.http}/api/v1/tournaments/${stream}/file`, { headers: { cookie } }))
      .status;
  const answers = new Set<number>();
  const { version } = value(await server.rooms.read(tournamentKind, stream));
  for (let i = 0; i <= LIMITS['work-by-guest'].most / version; i++) answers.add(await take());
  expect([...answers]).toEqual([200, 429]);
  await server.clock.advance(MINUTE);
  expect(await take()).toBe(200);
});
