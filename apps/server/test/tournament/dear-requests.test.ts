/** What is dear to work out is counted by its cost: nobody has the server draw and undo all day. */
import { afterEach, expect, test } from 'vitest';
import { type Composed, composed } from '../support/composed.ts';
import type { RawClient } from '../support/raw-client.ts';

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

async function tournament(name: string, players: number) {
  const { id: person, cookie } = await server.guest(name);
  const client = await server.connect(cookie);
  const options = {
    ...{ name: 'Cup', edition: 'en', ruleset: 'tr-school', lexicon: 'en' },
    ...{ preset: 'school-day', keepDays: 30 },
  };
  client.send({
    kind: 'create',
    of: 'tournament',
    id: 'o',
    action: { kind: 'open', options },
  } as never);
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
  return { draw, undo };
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
