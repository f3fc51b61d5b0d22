/** The engine for everybody: how long a bot may think, by the clock that is handed in, and how jobs are called off. */
import type { BotWork, EnginePool } from '@taht/host';
import { viewFor } from '@taht/rules';
import { type BotProfile, botProfile } from '@taht/search';
import { Table } from '@taht/testkit';
import { expect, test } from 'vitest';
import { Engines } from '../../src/bots/engines.ts';
import { FakeClock, quiet } from '../support/fake-clock.ts';

const { game } = Table.dealt({ ruleset: 'en-club', racks: ['BATCADE', 'TESTING'] });
const view = viewFor(game, { kind: 'seat', seat: 0 });
const work = { view } as BotWork;
const bot = { profile: botProfile('champion') as BotProfile, seed: 1 };

/** A pool that thinks until it is told to stop, and says when that was. */
function enginesOf(width = 1) {
  const clock = new FakeClock();
  const begun = clock.now();
  const stopped: number[] = [];
  const think = (_work: unknown, ...rest: { readonly signal?: AbortSignal }[]) =>
    new Promise((resolve) => {
      const signal = rest.at(-1)?.signal;
      signal?.addEventListener('abort', () => {
        stopped.push(clock.now() - begun);
        resolve({ kind: 'pass' });
      });
    });
  const pool = { botAction: think, findHints: think, close: async () => {} };
  const engines = new Engines({ clock, width, pool: pool as unknown as EnginePool });
  return { engines, clock, stopped };
}

const order = (owner: string, signal?: AbortSignal) =>
  ({ class: 'live', owner, ...(signal && { signal }) }) as const;

test('a bot is stopped when its time is over, and what it has found by then counts', async () => {
  const { engines, clock, stopped } = enginesOf();
  const found = engines.botAction(order('a'), work, bot);
  await clock.advance(10_000);
  expect([await found, stopped]).toEqual([{ ok: true, value: { kind: 'pass' } }, [3000]]);
});

test('its time begins when its turn has come, and is shorter while others wait', async () => {
  const { engines, clock, stopped } = enginesOf();
  const all = ['a', 'b', 'c'].map((owner) => engines.botAction(order(owner), work, bot));
  await clock.advance(20_000);
  await Promise.all(all);
  expect(stopped).toEqual([3000, 4500, 7500]);
});

test('whoever is called off stops at once, and gets no answer', async () => {
  const { engines, clock, stopped } = enginesOf();
  const stop = new AbortController();
  const found = engines.botAction(order('a', stop.signal), work, bot);
  await clock.advance(1000);
  stop.abort();
  expect([await found, stopped]).toEqual([{ ok: false, error: { code: 'called-off' } }, [1000]]);
  expect(engines.load).toEqual({ running: 0, waiting: 0 });
});

test('analysis goes through the same queue, after the bots', async () => {
  const { engines, clock } = enginesOf();
  const done: string[] = [];
  const jobs = [
    engines.botAction(order('a'), work, bot).then(() => done.push('first bot')),
    engines
      .analyse({ class: 'analysis', owner: 'person' }, async () => 'report')
      .then((report) => done.push(`analysis ${report.ok && report.value}`)),
    engines.hints(order('b'), work).then(() => done.push('hint')),
  ];
  await clock.advance(20_000);
  await Promise.all(jobs);
  await quiet();
  expect(done).toEqual(['first bot', 'hint', 'analysis report']);
  await engines.close();
  expect(await engines.hints(order('b'), work)).toEqual({ ok: false, error: { code: 'closed' } });
});
