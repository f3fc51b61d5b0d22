/** What a store wakes its servers for: deadlines, debts, and the heartbeat. */
import { describe, expect, test } from 'vitest';
import { entry, made, value } from '../../support/store-parts.ts';
import type { Subject } from './subject.ts';

export function alarmsContract(subject: Subject): void {
  const { fresh } = subject;

  describe('deadlines', () => {
    const due = (stream: string, version: number, command: string, time: number | null) =>
      subject.store.append({ ...made(stream, version, [entry(command, 1)]), due: time });
    /** Of the streams of one test. */
    const claim = async (now: number, mine: readonly string[], limit = 100) =>
      value(await subject.store.claim('deadlines', now, 50, limit)).filter((stream) =>
        mine.includes(stream),
      );

    test('a stream is claimed when it is due, by one caller', async () => {
      const [one, two] = [fresh(), fresh()];
      await due(one, 0, 'a', 1000);
      await due(two, 0, 'a', 1500);
      expect(await claim(999, [one, two])).toEqual([]);
      expect(await claim(1000, [one, two])).toEqual([one]);
      expect(await claim(1000, [one, two])).toEqual([]);
      expect(new Set(await claim(1500, [one, two]))).toEqual(new Set([one, two])); // the lease ran out
      expect(await claim(1549, [one, two])).toEqual([]);
      expect(new Set(await claim(1550, [one, two]))).toEqual(new Set([one, two]));
    });

    test('many at once share what is due', async () => {
      const streams = Array.from({ length: 30 }, fresh);
      for (const stream of streams) await due(stream, 0, 'a', 100);
      const claims = await Promise.all([1, 2, 3, 4].map(() => claim(100, streams, 8)));
      const all = claims.flat();
      expect(new Set(all).size).toBe(all.length);
    });

    test('an append moves the deadline or takes it away, and frees it', async () => {
      const stream = fresh();
      await due(stream, 0, 'a', 100);
      expect(await claim(2000, [stream])).toEqual([stream]);
      await due(stream, 1, 'b', 150);
      expect(await claim(2000, [stream])).toEqual([stream]);
      await due(stream, 2, 'c', null);
      expect(await claim(9000, [stream])).toEqual([]);
    });

    test('an append that was refused moves nothing', async () => {
      const stream = fresh();
      await due(stream, 0, 'a', 5000);
      await due(stream, 7, 'b', 1);
      await due(stream, 0, 'a', 1);
      expect(await claim(4999, [stream])).toEqual([]);
    });

    test('what is coming is told, the earliest first', async () => {
      const [late, early] = [fresh(), fresh()];
      await due(late, 0, 'a', -10);
      await due(early, 0, 'a', -20);
      expect(value(await subject.store.dueBefore('deadlines', -5, 100))).toEqual([
        { stream: early, due: -20 },
        { stream: late, due: -10 },
      ]);
      expect(value(await subject.store.dueBefore('deadlines', -5, 1))).toHaveLength(1);
      expect(value(await subject.store.dueBefore('deadlines', -15, 100))).toHaveLength(1);
    });
  });

  describe('debts', () => {
    const owe = (stream: string, version: number, command: string, time: number | null) =>
      subject.store.append({ ...made(stream, version, [entry(command, 1)]), owed: time });
    const claim = async (now: number, mine: readonly string[]) =>
      value(await subject.store.claim('debts', now, 50, 100)).filter((stream) =>
        mine.includes(stream),
      );

    test('are claimed by one caller until they are paid', async () => {
      const [one, two] = [fresh(), fresh()];
      await owe(one, 0, 'a', 1000);
      await owe(two, 0, 'a', 2000);
      expect(value(await subject.store.dueBefore('debts', 1500, 10))).toEqual([
        { stream: one, due: 1000 },
      ]);
      expect(await claim(999, [one, two])).toEqual([]);
      expect(await claim(1000, [one, two])).toEqual([one]);
      expect(await claim(1049, [one, two])).toEqual([]);
      expect(await claim(1050, [one, two])).toEqual([one]);
      expect(value(await subject.store.settle(one, 1))).toBe(true);
      expect(await claim(9000, [one, two])).toEqual([two]);
      expect(value(await subject.store.settle(two, 1))).toBe(true);
      expect(value(await subject.store.settle(two, 1))).toBe(true);
    });

    test('go on where the stream has moved on, under the same claim', async () => {
      const stream = fresh();
      await owe(stream, 0, 'a', 1000);
      expect(await claim(1000, [stream])).toEqual([stream]);
      await owe(stream, 1, 'b', 1001);
      expect(await claim(1010, [stream])).toEqual([]);
      expect(value(await subject.store.settle(stream, 1))).toBe(false);
      expect(await claim(1050, [stream])).toEqual([stream]);
      expect(value(await subject.store.settle(stream, 2))).toBe(true);
    });

    test('are not lost where a new one is made at the moment the old one is paid', async () => {
      const streams = Array.from({ length: 8 }, fresh);
      for (let version = 0; version < 10; version++) {
        await Promise.all(
          streams.flatMap((stream) => [
            owe(stream, version, `c${version}`, 1000),
            subject.store.settle(stream, version),
          ]),
        );
        const owed = value(await subject.store.dueBefore('debts', 1000, 1000)).map(
          (due) => due.stream,
        );
        expect(streams.filter((stream) => !owed.includes(stream))).toEqual([]);
      }
      await Promise.all(streams.map((stream) => subject.store.settle(stream, 10)));
    });

    test('end where the stream owes nothing more', async () => {
      const stream = fresh();
      await owe(stream, 0, 'a', 1000);
      await owe(stream, 1, 'b', null);
      expect(await claim(1000, [stream])).toEqual([]);
      expect(value(await subject.store.settle(stream, 1))).toBe(true);
      await owe(stream, 2, 'c', 1000);
      expect(await claim(1000, [stream])).toEqual([stream]);
      value(await subject.store.settle(stream, 3));
    });

    test('are put off', async () => {
      const stream = fresh();
      await owe(stream, 0, 'a', 1000);
      expect(await claim(1000, [stream])).toEqual([stream]);
      value(await subject.store.defer([stream, 'nowhere'], 3000));
      expect(value(await subject.store.dueBefore('debts', 1000, 100))).toContainEqual({
        stream,
        due: 3000,
      });
      expect(await claim(2999, [stream])).toEqual([]);
      expect(await claim(3000, [stream])).toEqual([stream]);
      value(await subject.store.defer([stream], 3010));
      expect(await claim(3010, [stream])).toEqual([stream]);
      value(await subject.store.settle(stream, 1));
    });

    test('are no deadlines', async () => {
      const stream = fresh();
      await subject.store.append({ ...made(stream, 0, [entry('a', 1)]), due: 700, owed: 600 });
      expect(await claim(600, [stream])).toEqual([stream]);
      expect(value(await subject.store.claim('deadlines', 700, 1, 100))).toContain(stream);
      value(await subject.store.settle(stream, 1));
      expect(value(await subject.store.claim('deadlines', 701, 1, 100))).toContain(stream);
      await subject.store.append(made(stream, 1, [entry('b', 1)]));
    });
  });

  describe('the heartbeat', () => {
    test('notes a silence that was too long, once', async () => {
      for (const at of [1000, 2000, 3000, 9000, 9000, 8000, 10_000, 20_000])
        value(await subject.store.beat(at, 1500));
      const all = [
        { from: 3000, to: 9000 },
        { from: 10_000, to: 20_000 },
      ];
      expect(value(await subject.store.absences(0))).toEqual(all);
      expect(value(await subject.store.absences(9000))).toEqual(all.slice(1));
    });

    test('is one event for many processes that wake at once', async () => {
      await Promise.all([1, 2, 3, 4, 5].map(() => subject.store.beat(50_000, 1500)));
      expect(value(await subject.store.absences(20_000))).toEqual([{ from: 20_000, to: 50_000 }]);
    });
  });
}
