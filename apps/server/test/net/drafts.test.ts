/** What somebody keeps on their desk is for their eyes only, on all their devices, and comes back after a reload. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Composed, composed } from './composed.ts';

let house: Composed;
beforeEach(async () => {
  house = await composed();
});
afterEach(() => house.stop());

const NOTE = 'my-secret-plan';

test('a draft', async () => {
  const [me, other] = [await house.guest('Mari'), await house.guest('Jaan')];
  const desk = `desk-game-somewhere-1-${me.id}`;
  const [phone, laptop, rival] = [
    await house.connect(me.cookie),
    await house.connect(me.cookie),
    await house.connect(other.cookie),
  ];
  expect(await phone.ask(desk, 'd1', { kind: 'keep', notes: NOTE })).toMatchObject({
    kind: 'done',
  });
  laptop.send({ kind: 'watch', stream: desk });
  expect(JSON.stringify(await laptop.next('view'))).toContain(NOTE);
  rival.send({ kind: 'watch', stream: desk });
  rival.send({ kind: 'watch', stream: desk, since: 0 });
  expect(await rival.ask(desk, 'd2', { kind: 'keep', notes: 'x' })).toMatchObject({
    kind: 'failed',
    code: 'not-taking-part',
  });
  await phone.ask(desk, 'd3', { kind: 'keep', notes: `${NOTE}-2` });
  expect(JSON.stringify(await laptop.next('events'))).toContain(`${NOTE}-2`);
  await rival.settled();
  for (const headers of [{ cookie: other.cookie }, {}]) {
    const paths = [`/streams/${desk}`, '/streams?kind=game', `/people/${me.id}`];
    for (const path of paths)
      expect(await (await fetch(`${house.http}/api/v1${path}`, { headers })).text()).not.toContain(
        NOTE,
      );
  }
  expect(rival.text).not.toContain(NOTE);
  expect(house.bugs).toEqual([]);
});
