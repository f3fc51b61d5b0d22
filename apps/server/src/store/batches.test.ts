/** What arrives during a batch makes up the next one. */
import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

test('whatever waits goes together, in order, up to the most', async () => {
  const seen: number[][] = [];
  const gate = Promise.withResolvers<void>();
  const batches = new Batches<number, string>(async (items) => {
    seen.push([...items]);
    if (seen.length === 1) await gate.promise;
    return items.map(String);
  }, 3);
  const first = [batches.add(1), batches.add(2)];
  await Promise.resolve();
  await Promise.resolve();
  const later = [3, 4, 5, 6].map((n) => batches.add(n));
  gate.resolve();
  expect(await Promise.all([...first, ...later])).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(seen).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test('a batch that fails fails for each in it, and for none after it', async () => {
  const batches = new Batches<number, number>(async (items) => {
    if (items.includes(1)) throw new Error('broken');
    return items;
  }, 2);
  const answers = await Promise.allSettled([0, 1, 2, 3].map((n) => batches.add(n)));
  expect(answers.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await batches.add(4)).toBe(4);
});

test('it is settled when nothing is under way', async () => {
  let done = 0;
  const batches = new Batches<number, number>(async (items) => {
    await Promise.resolve();
    done += items.length;
    return items;
  }, 1);
  for (const n of [1, 2, 3]) void batches.add(n);
  await batches.settled();
  expect(done).toBe(3);
});
