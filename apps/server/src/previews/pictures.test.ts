/** What pictures cost: each is drawn once, what fails is tried again, and whoever is greedy has to wait. */
import { err, ok } from '@taht/base';
import { expect, test } from 'vitest';
import { Pictures } from './pictures.ts';
import { previewRoutes } from './preview-routes.ts';
import { tellHome } from './tell.ts';

function drawing(answers: readonly boolean[] = []) {
  let drawn = 0;
  const pictures = new Pictures({
    draw: async () => (answers[drawn++] === false ? err({ code: 'busy' }) : ok(new Uint8Array(1))),
    puzzle: async () => ok(null),
  });
  return { pictures, count: () => drawn };
}

test('the same picture is drawn once', async () => {
  const { pictures, count } = drawing();
  await Promise.all([1, 2].map(() => pictures.pictureOf(tellHome('et'))));
  await pictures.pictureOf(tellHome('et'));
  expect(count()).toBe(1);
  await pictures.pictureOf(tellHome('uk'));
  expect(count()).toBe(2);
});

test('what could not be drawn is tried again', async () => {
  const { pictures, count } = drawing([false, true]);
  expect((await pictures.pictureOf(tellHome('et'))).ok).toBe(false);
  expect((await pictures.pictureOf(tellHome('et'))).ok).toBe(true);
  expect(count()).toBe(2);
});

test('so many are remembered, and no more', async () => {
  const { pictures, count } = drawing();
  const title = (n: number) => ({ ...tellHome('et'), title: String(n) });
  for (let n = 0; n < 100; n++) await pictures.pictureOf(title(n));
  expect([pictures.has(title(0)), pictures.has(title(99))]).toEqual([false, true]);
  expect(count()).toBe(100);
});

test('whoever wants too many drawn has to wait; what is drawn already is for all', async () => {
  const { pictures } = drawing();
  await pictures.pictureOf(tellHome('et'));
  const [route] = previewRoutes({
    pictures,
    rooms: { history: async () => err({ code: 'no-such-stream' }) } as never,
    watching: { viewFor: async () => err({ code: 'no-such-stream' }) },
    clock: { now: () => 0 },
    limits: { take: () => 42 },
    streamNamed: async () => null,
    originOf: () => null,
  });
  const headers: Record<string, string> = {};
  const get = (picture: string) =>
    route?.handle({
      ...{ params: { picture }, query: {}, body: undefined, identity: null },
      request: { headers: {}, ip: '127.0.0.1' } as never,
      reply: { headers: (more: object) => Object.assign(headers, more) } as never,
    });
  expect(await get('home-et.png')).toMatchObject({ ok: true });
  expect(await get('home-uk.png')).toMatchObject({ error: { status: 429, code: 'too-many' } });
  expect(headers['retry-after']).toBe('42');
});
