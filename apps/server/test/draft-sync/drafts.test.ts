/** Drafts are for their owner only, on all their devices, and come back after a reload. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Composed, composed } from '../support/composed.ts';
import { finishedGame } from '../support/finished-game.ts';

let world: Composed;
beforeEach(async () => {
  world = await composed();
});
afterEach(() => world.stop());

const NOTE = 'my-secret-plan';

test('a draft', async () => {
  const [me, other] = [await world.guest('Mari'), await world.guest('Jaan')];
  const game = await finishedGame(world, [me, other], []);
  const drafts = `desk-${game}-${me.id}`;
  const [phone, laptop, rival] = [
    await world.connect(me.cookie),
    await world.connect(me.cookie),
    await world.connect(other.cookie),
  ];
  expect(await phone.ask(drafts, 'd1', { kind: 'keep', notes: NOTE })).toMatchObject({
    kind: 'done',
  });
  laptop.send({ kind: 'watch', stream: drafts });
  expect(JSON.stringify(await laptop.next('view'))).toContain(NOTE);
  rival.send({ kind: 'watch', stream: drafts });
  rival.send({ kind: 'watch', stream: drafts, since: 0 });
  expect(await rival.ask(drafts, 'd2', { kind: 'keep', notes: 'x' })).toMatchObject({
    kind: 'failed',
    code: 'not-taking-part',
  });
  await phone.ask(drafts, 'd3', { kind: 'keep', notes: `${NOTE}-2` });
  expect(JSON.stringify(await laptop.next('events'))).toContain(`${NOTE}-2`);
  await rival.settled();
  for (const headers of [{ cookie: other.cookie }, {}]) {
    const paths = [`/streams/${drafts}`, '/streams?kind=game', `/people/${me.id}`];
    for (const path of paths)
      expect(await (await fetch(`${world.http}/api/v1${path}`, { headers })).text()).not.toContain(
        NOTE,
      );
  }
  expect(rival.text).not.toContain(NOTE);
  expect(world.bugs).toEqual([]);
});

test('nobody has drafts in a game that is not theirs, or not there', async () => {
  const [me, other, eve] = [
    await world.guest('Mari'),
    await world.guest('Jaan'),
    await world.guest('Eve'),
  ];
  const game = await finishedGame(world, [me, other], []);
  const client = await world.connect(eve.cookie);
  const keep = { kind: 'keep', notes: NOTE };
  let ids = 0;
  const answer = async (stream: string) => {
    const { kind, ...facts } = await client.ask(stream, `d${++ids}`, keep);
    return 'code' in facts ? facts.code : kind;
  };
  expect(await answer(`desk-${game}-${eve.id}`)).toBe('not-taking-part');
  expect(await answer(`desk-game-none-1-${eve.id}`)).toBe('no-such-stream');
  expect(await answer(`desk-${game}-${me.id}`)).toBe('no-such-stream');
  expect(await answer(`desk-${game}-x-${eve.id}`)).toBe('no-such-stream');
  client.send({ kind: 'create', of: 'desk', id: 'c', action: keep });
  expect(await client.next('failed')).toMatchObject({ code: 'no-such-stream', id: 'c' });
  const streams = [...world.memory.streams.keys()];
  expect(streams.filter((stream) => stream.startsWith('desk-'))).toEqual([]);
});
