/** Threads that break down or hang: they are replaced, and what they were doing is tried once more. */
import { setEnvironmentData } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { EnginePool } from '../../src/index.ts';
import type { Trouble } from '../make-trouble.ts';
import { workAt } from './work.ts';

const pools: EnginePool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** `hang` is not to answer at all. The time of the pool is in the hands of the test. */
function troubled(how: Trouble['how'], times: number) {
  const attempts = new Int32Array(new SharedArrayBuffer(4));
  setEnvironmentData('trouble', { how, times, attempts } as never);
  const alarms: (() => void)[] = [];
  const after = (_ms: number, callback: () => void) => {
    alarms.push(callback);
    return () => alarms.splice(alarms.indexOf(callback), 1);
  };
  const pool = new EnginePool(1, {
    worker: new URL('../make-trouble.ts', import.meta.url),
    after,
  });
  pools.push(pool);
  const tried = async (): Promise<void> => {
    await Atomics.waitAsync(attempts, 0, 0).value;
  };
  return { pool, alarms, tried, attempts: () => Atomics.load(attempts, 0) };
}

const work = workAt(4);

test.each(['throw', 'exit'] as const)(
  'a task whose thread breaks down (%s) is tried again',
  async (how) => {
    const { pool, attempts } = troubled(how, 1);
    expect(await pool.findCandidates(work, 3)).toBe('done');
    expect(attempts()).toBe(2);
  },
);

test.each(['throw', 'exit'] as const)(
  'but not for ever (%s), and the next one goes on',
  async (how) => {
    const { pool, attempts } = troubled(how, 2);
    await expect(pool.findCandidates(work, 3)).rejects.toThrow('a thread');
    expect(attempts()).toBe(2);
    expect(await pool.findCandidates(work, 3)).toBe('done');
  },
);

test('a thread that does not stop when it is told to is replaced', async () => {
  const { pool, alarms, tried, attempts } = troubled('hang', 1);
  const stop = new AbortController();
  const found = pool.findCandidates(work, 3, { signal: stop.signal });
  await tried();
  expect(alarms).toEqual([]);
  stop.abort();
  expect(alarms.length).toBe(1);
  alarms[0]?.();
  expect(await found).toBe('done');
  expect([attempts(), alarms]).toEqual([2, []]);
});

test('closing does not wait for a thread that hangs', async () => {
  const { pool } = troubled('hang', 1);
  const refused = expect(pool.findCandidates(work, 3)).rejects.toThrow('closed');
  await pool.close();
  await refused;
});
