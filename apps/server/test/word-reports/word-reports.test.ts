/** Words reported over HTTP, ruled on by those who may, and handed out as a patch that the lists take. */
import { parsePatch } from '@taht/lexicon';
import type { WordEvidence, WordReportsView } from '@taht/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SYSTEM } from '../../src/kind/kind.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import { value } from '../support/store-parts.ts';

let world: Composed;
beforeEach(async () => {
  world = await composed();
});
afterEach(() => world.stop());

async function ask<T>(by: Guest | null, path: string, action?: object) {
  const answer = await fetch(`${world.http}/api/v1${path}`, {
    ...(action !== undefined && { method: 'POST', body: JSON.stringify({ action }) }),
    headers: {
      ...(action !== undefined && { 'content-type': 'application/json' }),
      ...(by !== null && { cookie: by.cookie }),
    },
  });
  return { status: answer.status, json: (await answer.json()) as T & { code?: string } };
}

const seen = async (by: Guest | null): Promise<WordReportsView> =>
  (await ask<WordReportsView>(by, '/words/reports')).json;

const report = (by: Guest | null, word: string, claim = 'missing', lexicon = 'en') =>
  ask(by, '/words/reports', { kind: 'report', lexicon, word, claim, text: 'said so' });

const rule = (by: Guest, number: number, ruling: string) =>
  ask(by, '/words/reports', {
    kind: 'rule',
    report: number,
    ruling,
    signed: 'Committee',
    reason: 'we looked',
  });

async function judge(): Promise<Guest> {
  const guest = await world.guest('Judge');
  const order = { kind: 'grant', role: 'word-judge' };
  const action = { kind: 'order', order, by: 'machine', rank: 'machine', reason: '', number: 1 };
  value(await world.rooms.send(guest.id, { id: 'order-1', who: SYSTEM, action }));
  return guest;
}

test('a report goes from a player to a judge, and what is granted becomes a line of a patch', async () => {
  const [mari, jaan, ruler] = [await world.guest('Mari'), await world.guest('Jaan'), await judge()];
  expect((await report(mari, 'qxz')).status).toBe(200);
  expect((await report(jaan, 'QXZ')).status).toBe(200);
  expect((await report(jaan, 'zebra', 'wrong')).status).toBe(200);
  expect(await seen(mari)).toMatchObject({ isJudge: false, reports: [{ word: 'QXZ', count: 2 }] });
  expect((await seen(ruler)).reports.map(({ word }) => word)).toEqual(['QXZ', 'ZEBRA']);
  expect((await rule(ruler, 1, 'granted')).status).toBe(200);
  expect((await rule(ruler, 2, 'refused')).status).toBe(200);
  const { reports, rulings } = await seen(null);
  expect(reports).toEqual([]);
  expect(rulings.map(({ word, ruling }) => [word, ruling])).toEqual([
    ['ZEBRA', 'refused'],
    ['QXZ', 'granted'],
  ]);
  const text = await (await fetch(`${world.http}/api/v1/words/patch/en`)).text();
  const patch = parsePatch(text);
  expect(patch.ok && patch.value.entries).toEqual([
    {
      word: 'QXZ',
      change: 'add',
      author: 'Committee',
      date: new Date(world.clock.now()).toISOString().slice(0, 10),
      reason: 'we looked',
    },
  ]);
  expect((await ask(null, '/words/patch/et')).json.code).toBe('no-such-lexicon');
});

test('only what could change a list is reported, and once by each', async () => {
  const mari = await world.guest('Mari');
  const codes: unknown[] = [];
  for (const [word, claim, lexicon] of [
    ['ZEBRA', 'missing', 'en'],
    ['QXZ', 'wrong', 'en'],
    ['Õ-Õ', 'missing', 'en'],
    ['ZEBRA', 'wrong', 'none-such'],
    ['ZEBRA', 'rude', 'en'],
    ['ZEBRA', 'offensive', 'en'],
    ['zebra', 'offensive', 'en'],
  ] as const)
    codes.push((await report(mari, word, claim, lexicon)).json.code);
  expect(codes).toEqual([
    'word-settled',
    'word-settled',
    'word-no-tile',
    'no-such-lexicon',
    'malformed',
    undefined,
    'word-reported-before',
  ]);
  expect((await report(null, 'QXZ')).json.code).toBe('not-signed-in');
});

test('a player rules on nothing and sees no evidence; a judge does, once', async () => {
  const [mari, ruler] = [await world.guest('Mari'), await judge()];
  await report(mari, 'QXZ');
  expect((await rule(mari, 1, 'granted')).json.code).toBe('not-permitted');
  expect((await ask(mari, '/words/evidence/en/QXZ')).json.code).toBe('not-permitted');
  expect((await rule(ruler, 1, 'refused')).status).toBe(200);
  expect((await rule(ruler, 1, 'granted')).json.code).toBe('word-ruled');
  expect((await rule(ruler, 7, 'granted')).json.code).toBe('no-such-word-report');
});

test('evidence says which lists of the language have the word, how common it is, and what is near', async () => {
  const ruler = await judge();
  const of = async (lexicon: string, word: string) =>
    (await ask<WordEvidence>(ruler, `/words/evidence/${lexicon}/${encodeURIComponent(word)}`)).json;
  const known = await of('uk', 'книгу');
  expect(known.lists.map(({ id, has }) => [id, has])).toEqual([
    ['uk', false],
    ['uk-all', true],
  ]);
  expect(known.lists[1]?.sources.join()).toContain('dictionary-uk');
  expect(known.near).toContain('КНИГА');
  const common = await of('en', 'house');
  expect(common.rank).toBeGreaterThan(10);
  expect((await of('en', 'qxz')).rank).toBeNull();
  expect(await of('en', '12')).toEqual({ code: 'no-such-lexicon' });
});
