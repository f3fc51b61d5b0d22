/** What a store must be able to do that an earlier version began, with the stream `old` of `p` and `q` in it from version 1 on. */
import { expect } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { entry, factsOf, made, value } from '../support/store-parts.ts';

export async function checkUpgraded(store: Store, version: number): Promise<void> {
  expect(value(await store.load('old', 0))?.version).toBe(version > 0 ? 2 : undefined);
  const next = made('old', version > 0 ? 2 : 0, [entry('b', 1)], factsOf({ state: 'over' }));
  expect(value(await store.append({ ...next, due: 9, owed: 9 }))).toMatchObject({
    kind: 'appended',
  });
  expect(value(await store.claim('deadlines', 9, 1, 1))).toEqual(['old']);
  expect(value(await store.claim('debts', 9, 1, 1))).toEqual(['old']);
  for (const filter of [{}, ...(version > 0 ? [{ player: 'p' }] : [])])
    expect(
      value(await store.list({ kind: 'test', state: 'over', ...filter, limit: 9 })),
    ).toMatchObject([{ stream: 'old', created: version > 0 ? 7 : 5 }]);
  expect(value(await store.list({ kind: 'test', state: 'live', limit: 9 }))).toEqual([]);
  expect(value(await store.pack(99, 9))).toBe(1);
  value(await store.forget('old'));
  value(await store.beat(1, 1));
  value(await store.writeMeta('a', 'b'));
}
