import { count, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { FairQueue, type JobClass, type QueueOptions } from './fair-queue.ts';

const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose jobs end when the test says so, and a log of the order in which they began. */
function queueOf(options: Partial<QueueOptions> = {}) {
  const queue = new FairQueue({ width: 1, mostOfOwner: 100, most: 1000, ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const bring = (name: string, owner: string, of: JobClass = 'live', signal?: AbortSignal) =>
    queue.run({ class: of, owner, ...(signal && { signal }) }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await quiet();
  };
  const endAll = async (): Promise<void> => {
    while (ends.length > 0) await end();
  };
  return { queue, begun, bring, end, endAll };
}

describe('the order', () => {
  test('owners take turns, whoever brought most', async () => {
    const { bring, begun, endAll } = queueOf();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void bring(name, 'a');
    for (const name of ['b1', 'b2']) void bring(name, 'b');
    void bring('c1', 'c');
    await endAll();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('live tables go before slow games, and those before analysis', async () => {
    const { bring, begun, endAll } = queueOf();
    void bring('first', 'x', 'analysis');
    void bring('analysis', 'a', 'analysis');
    void bring('slow', 'b', 'slow');
    void bring('live', 'c', 'live');
    await endAll();
    expect(begun).toEqual(['first', 'live', 'slow', 'analysis']);
  });

  test('what was passed over for long goes first once', async () => {
    const { bring, begun, endAll } = queueOf();
    void bring('analysis', 'a', 'analysis');
    void bring('later', 'a', 'analysis');
    for (let i = 0; i < 40; i++) void bring(`live ${i}`, `t${i}`);
    await endAll();
    expect(begun.indexOf('later')).toBe(17);
  });

  test('no more are under way than there may be', async () => {
    const { queue, bring, begun, end, endAll } = queueOf({ width: 2 });
    for (let i = 0; i < 5; i++) void bring(`${i}`, 'a');
    expect([begun.length, queue.load]).toEqual([2, { running: 2, waiting: 3 }]);
    await end();
    expect([begun.length, queue.load]).toEqual([3, { running: 2, waiting: 2 }]);
    await endAll();
    expect(queue.load).toEqual({ running: 0, waiting: 0 });
  });
});

describe('refusals', () => {
  test('an owner who has brought too much is told so, and others are not', async () => {
    const { bring, endAll } = queueOf({ mostOfOwner: 2 });
    const all = ['run', 'wait', 'wait too', 'too many'].map((name) => bring(name, 'a'));
    const other = bring('other', 'b');
    await endAll();
    expect(await all[3]).toEqual({
      ok: false,
      error: { code: 'queue-full', of: 'owner', most: 2 },
    });
    expect([await all[2], await other].every((done) => done?.ok)).toBe(true);
  });

  test('so is everybody when too much waits in all', async () => {
    const { bring, endAll } = queueOf({ most: 1 });
    void bring('runs', 'a');
    void bring('waits', 'b');
    expect(await bring('too many', 'c')).toEqual({
      ok: false,
      error: { code: 'queue-full', of: 'all', most: 1 },
    });
    await endAll();
  });

  test('what is called off while it waits is never begun', async () => {
    const { queue, bring, begun, endAll } = queueOf();
    void bring('runs', 'a');
    const stop = new AbortController();
    const waits = bring('waits', 'b', 'live', stop.signal);
    stop.abort();
    expect(await waits).toEqual({ ok: false, error: { code: 'called-off' } });
    expect(queue.load.waiting).toBe(0);
    await endAll();
    expect(begun).toEqual(['runs']);
    expect(await bring('late', 'b', 'live', stop.signal)).toMatchObject({ ok: false });
  });

  test('what is called off while it runs is not answered with what it found', async () => {
    const { bring, endAll } = queueOf();
    const stop = new AbortController();
    const runs = bring('runs', 'a', 'live', stop.signal);
    stop.abort();
    await endAll();
    expect(await runs).toEqual({ ok: false, error: { code: 'called-off' } });
  });

  test('a job that breaks down harms none behind it', async () => {
    const { queue, bring, endAll } = queueOf();
    const broken = queue.run({ class: 'live', owner: 'a' }, () => Promise.reject(new Error('no')));
    const behind = bring('behind', 'a');
    expect(await broken).toEqual({ ok: false, error: { code: 'engine-failed', detail: 'no' } });
    await endAll();
    expect(await behind).toEqual({ ok: true, value: 'behind' });
  });

  test('a closed queue refuses what waits and takes no more', async () => {
    const { queue, bring, endAll } = queueOf();
    const runs = bring('runs', 'a');
    const waits = bring('waits', 'a');
    queue.close();
    await endAll();
    expect(await waits).toEqual({ ok: false, error: { code: 'closed' } });
    expect(await bring('late', 'a')).toEqual({ ok: false, error: { code: 'closed' } });
    expect(await runs).toEqual({ ok: true, value: 'runs' });
  });
});

test('between two jobs of one owner no other owner has two turns', async () => {
  for (let n = 0; n < count(40); n++) {
    const rng = makeRng(seed() + n);
    const { bring, begun, end, endAll } = queueOf({ width: 1 + rng.below(3) });
    const owners = 2 + rng.below(5);
    /** How many had begun when a job was brought. */
    const brought = new Map<string, number>();
    for (let i = 0; i < 60; i++) {
      const owner = `${rng.below(owners)}`;
      brought.set(`${owner}:${i}`, begun.length);
      void bring(`${owner}:${i}`, owner);
      if (rng.chance(0.3)) await end();
    }
    await endAll();
    expect(begun.length).toBe(60);
    for (const [at, name] of begun.entries()) {
      const before = begun.slice(0, at).findLastIndex((other) => ownerOf(other) === ownerOf(name));
      const since = Math.max(before + 1, brought.get(name) as number);
      const others = begun.slice(since, at).map(ownerOf);
      expect(new Set(others).size, `seed ${seed() + n}`).toBe(others.length);
    }
  }
});

const ownerOf = (name: string): string => name.split(':')[0] as string;
