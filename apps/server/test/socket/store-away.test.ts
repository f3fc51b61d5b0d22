/** A store that is away for a while: nobody is taken for somebody else meanwhile, and nobody is lost. */
import { CLOSE_CODES } from '@taht/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import { type Fault, faultless } from '../support/faulty-store.ts';
import { RawClient } from '../support/raw-client.ts';

let world: Composed;
let mari: Guest;
let fault: Fault | undefined;

beforeEach(async () => {
  fault = undefined;
  const before = await composed();
  mari = await before.guest('Mari');
  await before.stop();
  world = await composed({
    memory: before.memory,
    faults: { ...faultless, append: () => fault, read: () => fault },
  });
});
afterEach(() => world.stop());

const me = async (): Promise<{ status: number; json: unknown }> => {
  const answer = await fetch(`${world.http}/api/v1/me`, { headers: { cookie: mari.cookie } });
  return { status: answer.status, json: await answer.json() };
};

test('over HTTP whoever has a session is told to come again, and not that they are nobody', async () => {
  fault = 'fails';
  expect(await me()).toEqual({ status: 503, json: { code: 'store-failed' } });
  fault = undefined;
  expect((await me()).json).toMatchObject({ me: { card: { id: mari.id } } });
});

test('over a socket they are sent away for a while, and not greeted as a stranger', async () => {
  fault = 'fails';
  const socket = `${world.http.replace('http', 'ws')}/api/socket`;
  const early = await RawClient.open(socket, { cookie: mari.cookie });
  early.send({ kind: 'hello', protocol: 1, client: 'test' });
  expect(await early.next('failed')).toMatchObject({ code: 'store-failed' });
  await early.until(() => early.closed !== null);
  expect(early.closed).toBe(CLOSE_CODES.later);
  expect(early.text).not.toContain('welcome');
  fault = undefined;
  const later = await world.connect(mari.cookie);
  later.close();
  expect(later.text).toContain(mari.id);
});

test('it is not ready meanwhile', async () => {
  const ready = async (): Promise<number> => (await fetch(`${world.http}/readyz`)).status;
  expect(await ready()).toBe(200);
  fault = 'fails';
  expect(await ready()).toBe(503);
});
