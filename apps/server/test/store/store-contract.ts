/** What every store must do, run on each of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { entry, made, value } from '../support/store-parts.ts';
import { alarmsContract } from './store-contract/alarms.ts';
import { keepingContract } from './store-contract/compacting.ts';
import { entriesContract } from './store-contract/entries.ts';
import type { Subject } from './store-contract/subject.ts';

/** `open` opens the same data again and again; what was acknowledged before must be there. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the contract`, () => {
    let store: Store;
    let names = 0;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    const subject: Subject = {
      get store() {
        return store;
      },
      fresh: () => `stream-${names++}`,
      append: async (stream, expected, ...entries) =>
        value(await store.append(made(stream, expected, entries))),
    };

    entriesContract(subject);
    keepingContract(subject);
    alarmsContract(subject);

    test('meta keeps a text under a key', async () => {
      expect(value(await store.readMeta('key'))).toBeNull();
      for (const text of ['one', 'two']) {
        await store.writeMeta('key', text);
        expect(value(await store.readMeta('key'))).toBe(text);
      }
    });

    test('everything is there when it is opened again', async () => {
      const stream = subject.fresh();
      await subject.append(stream, 0, entry('a', 2), entry('b', 1));
      await store.writeMeta('again', 'yes');
      const before = value(await store.load(stream, 0));
      await store.close();
      expect(await store.load(stream, 0)).toMatchObject({ ok: false, error: { reason: 'closed' } });
      store = await open();
      expect(value(await store.load(stream, 0))).toEqual(before);
      expect(value(await store.readMeta('again'))).toBe('yes');
    });
  });
}
