/** What becomes of streams with time: snapshots, packs, and what is forgotten. */
import { describe, expect, test } from 'vitest';
import { BOOKS, type StoredSnapshot } from '../../../src/store/store.ts';
import { appended, entry, factsOf, made, value } from '../../support/store-parts.ts';
import type { Subject } from './subject.ts';

const snapshot = (version: number): StoredSnapshot => ({
  version,
  format: 7,
  body: `state ${version}`,
  chain: `chain of ${version}`,
  seal: `seal of ${version}`,
});

export function keepingContract(subject: Subject): void {
  const { fresh, append } = subject;

  describe('snapshots', () => {
    const resume = async (stream: string) => {
      const { entries, ...rest } = value(await subject.store.resume(stream)) ?? { entries: [] };
      return { ...rest, commands: entries.map(({ command }) => command) };
    };
    const five = async (): Promise<string> => {
      const stream = fresh();
      for (let i = 0; i < 5; i++)
        await append(stream, 2 * i, { ...entry(`c${i}`, 2), at: 100 * i });
      return stream;
    };

    test('come with what happened after them, and take nothing away', async () => {
      const stream = await five();
      expect(await resume(stream)).toEqual({
        kind: 'test',
        version: 10,
        snapshot: null,
        commands: ['c0', 'c1', 'c2', 'c3', 'c4'],
      });
      value(await subject.store.saveSnapshot(stream, snapshot(6), null));
      expect(await resume(stream)).toEqual({
        kind: 'test',
        version: 10,
        snapshot: snapshot(6),
        commands: ['c3', 'c4'],
      });
      expect(value(await subject.store.load(stream, 0))?.entries).toHaveLength(5);
      expect(value(await subject.store.resume('nowhere'))).toBeNull();
    });

    test('give way to later ones only', async () => {
      const stream = await five();
      for (const version of [6, 8, 4])
        value(await subject.store.saveSnapshot(stream, snapshot(version), null));
      expect(await resume(stream)).toMatchObject({ snapshot: snapshot(8), commands: ['c4'] });
      value(await subject.store.saveSnapshot('nowhere', snapshot(1), null));
      expect(value(await subject.store.resume('nowhere'))).toBeNull();
    });

    test('let go of what lies before them and before a time, but never of the last entry', async () => {
      const stream = await five();
      value(await subject.store.saveSnapshot(stream, snapshot(6), 200));
      expect(
        value(await subject.store.load(stream, 0))?.entries.map(({ command }) => command),
      ).toEqual(['c2', 'c3', 'c4']);
      value(await subject.store.saveSnapshot(stream, snapshot(10), 9999));
      expect(await resume(stream)).toEqual({
        kind: 'test',
        version: 10,
        snapshot: snapshot(10),
        commands: [],
      });
      expect(value(await subject.store.heads([stream]))).toEqual([{ stream, version: 10 }]);
      expect(await append(stream, 10, entry('c4', 1))).toMatchObject({ kind: 'repeated' });
      expect(await append(stream, 10, entry('c5', 1))).toEqual(appended(11));
      expect(await resume(stream)).toMatchObject({ commands: ['c5'], version: 11 });
    });
  });

  describe('packs', () => {
    const over = factsOf({ state: 'over', players: ['packer'], labels: ['packed'] });
    const finish = async (stream: string, at = -1000): Promise<void> => {
      for (let i = 0; i < 4; i++)
        value(
          await subject.store.append(
            made(stream, 2 * i, [{ ...entry(`c${i}`, 2), at: at + i }], i < 3 ? undefined : over),
          ),
        );
    };
    /** All that there are; other tests leave streams behind that are over, too. */
    const pack = async (before: number): Promise<number> => {
      let packed = 0;
      for (let n = -1; n !== 0; packed += n) n = value(await subject.store.pack(before, 3));
      return packed;
    };

    test('of what is over are as good as what they were made of', async () => {
      const stream = fresh();
      await finish(stream);
      value(await subject.store.saveSnapshot(stream, snapshot(8), null));
      const before = [
        value(await subject.store.load(stream, 0)),
        value(await subject.store.load(stream, 4)),
        value(await subject.store.load(stream, 8)),
        value(await subject.store.find(stream, 'c2')),
        value(await subject.store.find(stream, 'c9')),
        value(await subject.store.heads([stream])),
      ];
      expect(await pack(-500)).toBe(1);
      expect(await pack(-500)).toBe(0);
      expect([
        value(await subject.store.load(stream, 0)),
        value(await subject.store.load(stream, 4)),
        value(await subject.store.load(stream, 8)),
        value(await subject.store.find(stream, 'c2')),
        value(await subject.store.find(stream, 'c9')),
        value(await subject.store.heads([stream])),
      ]).toEqual(before);
      expect(value(await subject.store.resume(stream))).toEqual({ ...before[0], snapshot: null });
      expect(
        value(
          await subject.store.list({
            kind: 'test',
            labels: ['packed'],
            player: 'packer',
            limit: 1,
          }),
        ),
      ).toMatchObject([{ stream }]);
    });

    test('are appended to, and packed again', async () => {
      const stream = fresh();
      await finish(stream);
      await pack(-500);
      expect(await append(stream, 8, entry('c1', 1))).toEqual({
        kind: 'repeated',
        done: [{ command: 'c1', since: 2, version: 4 }],
      });
      expect(await append(stream, 7, entry('new', 1))).toEqual({ kind: 'conflict', version: 8 });
      const late = { ...entry('new', 1), at: -700 };
      expect(value(await subject.store.append(made(stream, 8, [late], over)))).toEqual(appended(9));
      const whole = value(await subject.store.load(stream, 0));
      expect(whole?.entries.map(({ since }) => since)).toEqual([0, 2, 4, 6, 8]);
      expect(await append(stream, 9, entry('c1', 1))).toMatchObject({ kind: 'repeated' });
      expect(await pack(-500)).toBe(1);
      expect(value(await subject.store.load(stream, 0))).toEqual(whole);
      expect(value(await subject.store.find(stream, 'new'))).toMatchObject({ version: 9 });
    });

    test('are made only of what has been over for long enough', async () => {
      const [young, live] = [fresh(), fresh()];
      await finish(young, -400);
      await append(live, 0, { ...entry('a', 1), at: -9000 });
      expect(await pack(-500)).toBe(0);
      expect(await pack(-300)).toBe(1);
    });

    test('leave a stream alone that has lost its beginning', async () => {
      const stream = fresh();
      await finish(stream);
      value(await subject.store.saveSnapshot(stream, snapshot(4), 0));
      const before = value(await subject.store.resume(stream));
      await pack(-500);
      expect(value(await subject.store.resume(stream))).toEqual(before);
    });

    test('are made by many at once, each of its own', async () => {
      const streams = Array.from({ length: 20 }, fresh);
      for (const stream of streams) await finish(stream);
      const packed = await Promise.all([1, 2, 3, 4].map(() => pack(-500)));
      expect(packed.reduce((a, b) => a + b)).toBe(20);
      for (const stream of streams)
        expect(value(await subject.store.load(stream, 0))?.entries).toHaveLength(4);
    });
  });

  describe('what is forgotten', () => {
    const facts = factsOf({ state: 'over', players: ['gone'], labels: ['gone'] });
    const bury = async (stream: string): Promise<void> => {
      value(
        await subject.store.append({
          ...made(stream, 0, [{ ...entry('a', 2), at: -5000 }], facts),
          due: 77,
          owed: 77,
        }),
      );
      value(await subject.store.saveSnapshot(stream, snapshot(2), null));
    };

    test.each(['as it is', 'when it is packed'])('is gone %s, and stays away', async (how) => {
      const stream = fresh();
      await bury(stream);
      if (how === 'when it is packed') while (value(await subject.store.pack(-4000, 9)) > 0);
      value(await subject.store.forget(stream));
      for (let again = 0; again < 2; again++) {
        expect(value(await subject.store.load(stream, 0))).toBeNull();
        expect(value(await subject.store.resume(stream))).toBeNull();
        expect(value(await subject.store.find(stream, 'a'))).toBeNull();
        expect(value(await subject.store.heads([stream]))).toEqual([]);
        for (const filter of [{ player: 'gone' }, { labels: ['gone'] }])
          expect(value(await subject.store.list({ kind: 'test', ...filter, limit: 9 }))).toEqual(
            [],
          );
        const listed = value(await subject.store.list({ kind: 'test', limit: 9999 }));
        expect(listed.map((row) => row.stream)).not.toContain(stream);
        for (const book of BOOKS)
          expect(
            value(await subject.store.dueBefore(book, 77, 999)).map((due) => due.stream),
          ).not.toContain(stream);
        for (const expected of [0, 2])
          expect(await append(stream, expected, entry('b', 1))).toEqual({ kind: 'forgotten' });
        value(await subject.store.saveSnapshot(stream, snapshot(2), null));
        value(await subject.store.forget(stream));
      }
    });

    test('takes nothing of another stream along', async () => {
      const [one, two] = [fresh(), fresh()];
      await bury(one);
      await bury(two);
      value(await subject.store.forget(one));
      value(await subject.store.forget('nowhere'));
      expect(value(await subject.store.resume(two))).toMatchObject({ version: 2, snapshot: {} });
      expect(
        value(await subject.store.list({ kind: 'test', player: 'gone', limit: 9 })).map(
          (row) => row.stream,
        ),
      ).toEqual([two]);
      value(await subject.store.forget(two));
      expect(await append('nowhere', 0, entry('a', 1))).toEqual(appended(1));
    });

    test('leaves nothing behind of what is appended at the same moment', async () => {
      const streams = Array.from({ length: 20 }, fresh);
      for (const stream of streams) await bury(stream);
      await Promise.all(
        streams.flatMap((stream) => [
          subject.store.forget(stream),
          subject.store.append(made(stream, 2, [entry('b', 1)], facts)),
          subject.store.append(made(stream, 0, [entry('c', 1)], facts)),
        ]),
      );
      for (const stream of streams) expect(value(await subject.store.load(stream, 0))).toBeNull();
      expect(value(await subject.store.list({ kind: 'test', player: 'gone', limit: 9 }))).toEqual(
        [],
      );
    });
  });
}
