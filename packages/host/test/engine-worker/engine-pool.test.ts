import { findCandidates, noDeadline, type SimResult, simulate } from '@taht/search';
import { afterEach, expect, test } from 'vitest';
import { carryOut } from '../../src/engine-worker/carry-out.ts';
import { EnginePool, type SimulationWork, shareLexicon } from '../../src/index.ts';
import { endWork, lexicon, ready, workAt } from './work.ts';

const pools: EnginePool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function poolOf(size: number): EnginePool {
  const pool = new EnginePool(size);
  pools.push(pool);
  return pool;
}

const here = ({ position, candidates, options }: SimulationWork): SimResult =>
  simulate(ready.engine, ready.outlook, position, candidates, options);

const work = workAt(4);
/** More than anybody waits for. */
const endless: SimulationWork = {
  ...work,
  options: { ...work.options, iterations: 10_000_000, confidence: 1 },
};

test.each([1, 2, 3])('%i threads find what this thread finds', async (size) => {
  const pool = poolOf(size);
  for (const confidence of [0.6, 1]) {
    const asked = { ...work, options: { ...work.options, confidence } };
    expect(await pool.simulate(asked)).toEqual(here(asked));
  }
});

test('several simulations at once do not disturb each other', async () => {
  const pool = poolOf(2);
  const asked = [3, 4, 5].map(workAt);
  const results = await Promise.all(asked.map((each) => pool.simulate(each)));
  expect(results).toEqual(asked.map(here));
});

test('candidates are found as in this thread', async () => {
  const { engine, outlook } = ready;
  expect(await poolOf(1).findCandidates(work, 7)).toEqual(
    findCandidates(engine, outlook, work.position, 7),
  );
});

test('the end of a game is searched as in this thread, and not at all where it is stopped before', async () => {
  const asked = endWork();
  const terms = { mostExchanged: 0, looks: 1000 };
  const task = { kind: 'search-end', position: asked.position, ...terms } as const;
  const pool = poolOf(1);
  const found = await pool.searchEnd(asked, terms);
  expect(found).toMatchObject({ isExact: true, moves: [{ move: { kind: 'place' } }] });
  expect(found).toEqual(carryOut(ready, task, noDeadline));
  expect(await pool.searchEnd(asked, terms, { signal: AbortSignal.abort() })).toBeUndefined();
});

test('progress is told as it is made, up to the result', async () => {
  const told: SimResult[] = [];
  const result = await poolOf(1).simulate(work, { onProgress: (now) => told.push(now) });
  expect(told.length).toBeGreaterThan(1);
  expect(told.at(-1)).toEqual(result);
  const iterations = told.map((now) => now.iterations);
  expect(iterations.toSorted((a, b) => a - b)).toEqual(iterations);
});

test.each([1, 2])(
  'with %i threads a simulation that is stopped tells what it knows',
  async (size) => {
    const stop = new AbortController();
    const result = await poolOf(size).simulate(endless, {
      signal: stop.signal,
      onProgress: ({ iterations }) => {
        if (iterations > 20) stop.abort();
      },
    });
    expect(result.end).toBe('deadline');
    expect(result.iterations).toBeGreaterThan(20);
    const { iterations } = result;
    const whole = here({ ...endless, options: { ...endless.options, iterations } });
    expect(result.candidates).toEqual(whole.candidates);
  },
);

test('what is stopped before it begins does nothing', async () => {
  const result = await poolOf(1).simulate(endless, { signal: AbortSignal.abort() });
  expect(result).toMatchObject({ end: 'deadline', iterations: 0, rollouts: 0 });
});

test('work that makes no sense is refused, and the pool goes on', async () => {
  const pool = poolOf(1);
  const wrong = { ...work, position: { ...work.position, bag: 1000 } };
  await expect(pool.simulate(wrong)).rejects.toThrow('tiles');
  expect(await pool.simulate(work)).toEqual(here(work));
});

test('closing stops what is under way, refuses what waits, and takes no more', async () => {
  const pool = poolOf(1);
  const refused = [
    pool.simulate(endless),
    pool.simulate(endless),
    pool.findCandidates(work, 3),
  ].map((asked) => expect(asked).rejects.toThrow('closed'));
  await pool.close();
  await Promise.all(refused);
  await expect(pool.simulate(work)).rejects.toThrow('closed');
  await pool.close();
});

test('the words are in memory that threads share, and are put there once', () => {
  const shared = shareLexicon(lexicon);
  for (const name of ['nodes', 'counts', 'pairs'] as const) {
    expect(shared.graph[name].buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(shared.graph[name]).toEqual(lexicon.graph[name]);
    expect(shareLexicon(shared).graph[name]).toBe(shared.graph[name]);
  }
  const sent = structuredClone(shared);
  expect(sent).toEqual(shared);
  new Int32Array(shared.graph.nodes.buffer)[0] = 77;
  expect(sent.graph.nodes[0]).toBe(77);
});
