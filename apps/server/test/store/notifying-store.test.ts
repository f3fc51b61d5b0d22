import { expect, test } from 'vitest';
import { notifyingStore } from '../../src/store/notifying-store.ts';
import type { StoreFailure } from '../../src/store/store.ts';
import { type Fault, faultless, faultyStore } from '../support/faulty-store.ts';
import { memoryStore } from '../support/memory-store.ts';

test('a store that fails is told of, and not with every request', async () => {
  let fault: Fault | undefined;
  let now = 0;
  const told: StoreFailure[] = [];
  const faulty = faultyStore(memoryStore(), { ...faultless, read: () => fault });
  const answers: unknown[] = [];
  const store = notifyingStore(faulty, {
    tell: (failure) => told.push(failure),
    onAnswer: (...answer) => answers.push(answer),
    now: () => now,
  });
  expect(await store.readMeta('x')).toEqual({ ok: true, value: null });
  expect(told).toEqual([]);
  fault = 'fails';
  for (let i = 0; i < 5; i++) expect((await store.readMeta('x')).ok).toBe(false);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ reason: 'away', detail: 'test' });
  now = 10_000;
  await store.heads(['a']);
  expect(told).toHaveLength(2);
  expect(answers).toEqual([
    ['readMeta', 0, null],
    ...Array.from({ length: 5 }, () => ['readMeta', 0, 'away']),
    ['heads', 0, 'away'],
  ]);
});
