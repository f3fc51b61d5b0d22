/** What every store must do, run on each of them. */
import { makeRng, seed } from '@taht/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Append,
  type Appended,
  BOOKS,
  type NewEntry,
  type Store,
  type StreamRow,
} from '../src/store/store.ts';

/** `open` opens the same data again and again; what was acknowledged before must be there. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the contract`, () => {
    let store: Store;
    let names = 0;
    const fresh = (): string => `stream-${names++}`;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const append = async (stream: string, expected: number, ...entries: NewEntry[]) =>
      value<Appended>(await store.append(made(stream, expected, entries)));

    describe('append', () => {
      test('gives every entry its versions, one after the other', async () => {
        const stream = fresh();
        expect(await append(stream, 0, entry('a', 2), entry('b', 1))).toEqual(appended(3));
        expect(await append(stream, 3, entry('c', 4))).toEqual(appended(7));
        const loaded = value(await store.load(stream, 0));
        expect(loaded).toEqual({
          kind: 'test',
          version: 7,
          entries: [stored('a', 0, 2), stored('b', 2, 3), stored('c', 3, 7)],
        });
      });

      test('refuses another version than the present one and says which that is', async () => {
        const stream = fresh();
        await append(stream, 0, entry('a', 2));
        for (const expected of [0, 1, 3])
          expect(await append(stream, expected, entry('b', 1))).toEqual({
            kind: 'conflict',
            version: 2,
          });
        expect(value(await store.load(stream, 0))?.version).toBe(2);
      });

      test('refuses to begin in the middle', async () => {
        const stream = fresh();
        expect(await append(stream, 5, entry('a', 1))).toEqual({ kind: 'conflict', version: 0 });
        expect(value(await store.load(stream, 0))).toBeNull();
      });

      test('answers a command that was carried out before with what it did then', async () => {
        const stream = fresh();
        await append(stream, 0, entry('a', 2));
        await append(stream, 2, entry('b', 3));
        await append(stream, 5, entry('c', 1));
        for (const expected of [0, 2, 5, 6])
          expect(await append(stream, expected, entry('b', 1))).toEqual({
            kind: 'repeated',
            done: [{ command: 'b', since: 2, version: 5 }],
          });
        expect(value(await store.load(stream, 0))?.version).toBe(6);
      });

      test('writes all entries of an append or none', async () => {
        const stream = fresh();
        await append(stream, 0, entry('a', 1));
        expect(await append(stream, 1, entry('b', 1), entry('a', 1))).toEqual({
          kind: 'repeated',
          done: [{ command: 'a', since: 0, version: 1 }],
        });
        expect(value(await store.find(stream, 'b'))).toBeNull();
      });

      test('knows the same command id in another stream as another command', async () => {
        const [one, two] = [fresh(), fresh()];
        await append(one, 0, entry('a', 1));
        expect(await append(two, 0, entry('a', 1))).toEqual(appended(1));
      });

      test('lets exactly one of many at the same version through', async () => {
        const stream = fresh();
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, i) => append(stream, 0, entry(`c${i}`, 1))),
        );
        expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
        expect(answers.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
        expect(value(await store.load(stream, 0))?.entries).toHaveLength(1);
      });

      test('lets exactly one of many with the same id through', async () => {
        const stream = fresh();
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => append(stream, 0, entry('same', 2))),
        );
        expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
        for (const answer of answers)
          if (answer.kind !== 'appended')
            expect(answer).toEqual({
              kind: 'repeated',
              done: [{ command: 'same', since: 0, version: 2 }],
            });
      });

      test('keeps any text, and any name', async () => {
        const stream = `${fresh()} 'quoted" ; ⟨7⟩ Ґ`;
        const body = `{"text":"Täht ⟨7⟩ Ґ \u2028 ' \\" 😀 ${'x'.repeat(100_000)}"}`;
        await append(stream, 0, { ...entry("it's", 1), body });
        expect(value(await store.load(stream, 0))?.entries).toMatchObject([
          { command: "it's", body },
        ]);
      });

      test.each<[string, Partial<Append>]>([
        ['no entry at all', { entries: [] }],
        ['an entry without events', { entries: [entry('a', 0)] }],
        ['the same command twice', { entries: [entry('a', 1), entry('a', 1)] }],
        ['a stream without a name', { stream: '' }],
        ['a version that cannot be', { expected: -1 }],
        ['a time that is no whole number', { due: 0.5 }],
        ['a zero character', { entries: [entry('a\0', 1)] }],
        ['half a character', { stream: 'a\ud800' }],
      ])('takes %s for a bug', async (_name, part) => {
        await expect(
          store.append({ ...made(fresh(), 0, [entry('a', 1)]), ...part }),
        ).rejects.toThrow();
      });
    });

    describe('load and find', () => {
      test('give what came after a version', async () => {
        const stream = fresh();
        await append(stream, 0, entry('a', 2), entry('b', 1), entry('c', 2));
        const commands = async (since: number) =>
          value(await store.load(stream, since))?.entries.map(({ command }) => command);
        expect(await commands(0)).toEqual(['a', 'b', 'c']);
        expect(await commands(2)).toEqual(['b', 'c']);
        expect(await commands(5)).toEqual([]);
        expect(value(await store.load(stream, 5))?.version).toBe(5);
      });

      test('know nothing of what is not there', async () => {
        expect(value(await store.load('never', 0))).toBeNull();
        expect(value(await store.find('never', 'a'))).toBeNull();
      });

      test('tell the present versions of several streams', async () => {
        const [one, two] = [fresh(), fresh()];
        await append(one, 0, entry('a', 2));
        await append(two, 0, entry('a', 7));
        const heads = value(await store.heads([one, 'never', two]));
        expect(new Map(heads.map(({ stream, version }) => [stream, version]))).toEqual(
          new Map([
            [one, 2],
            [two, 7],
          ]),
        );
        expect(value(await store.heads([]))).toEqual([]);
      });
    });

    describe('list', () => {
      const kinds = ['chess', 'go'] as const;
      const states = ['open', 'live', 'over'] as const;
      const labels = ['rated', 'edition:en', 'edition:is'];
      const rows: StreamRow[] = [];

      beforeAll(async () => {
        const rng = makeRng(seed());
        for (let i = 0; i < 60; i++) {
          const stream = `listed-${rng.below(1_000_000)}-${i}`;
          const kind = rng.pick(kinds);
          const at = 1000 + rng.below(20); // several at the same time
          const facts = () =>
            factsOf({
              kind,
              state: rng.pick(states),
              players: rng.some(['p', 'q', 'r'], 2),
              labels: rng.some(labels, rng.below(3)),
              summary: `{"n":${rng.below(100)}}`,
            });
          const steps = [facts(), facts(), facts()];
          for (const [version, each] of steps.entries())
            await store.append(
              made(stream, version, [{ ...entry(`c${version}`, 1), at: at + version }], each),
            );
          const players = [...new Set(steps.toReversed().flatMap((each) => each.players))];
          rows.push({ ...(steps[2] as Listed), stream, created: at, players });
        }
        rows.sort((a, b) => b.created - a.created || (a.stream < b.stream ? 1 : -1));
      });

      test.each<[Parameters<Store['list']>[0]]>([
        [{ kind: 'go', limit: 100 }],
        [{ kind: 'chess', state: 'live', limit: 100 }],
        [{ kind: 'chess', player: 'p', limit: 100 }],
        [{ kind: 'go', player: 'q', state: 'over', limit: 100 }],
        [{ kind: 'go', player: 'nobody', limit: 100 }],
        [{ kind: 'go', limit: 3 }],
        [{ kind: 'chess', player: 'r', state: 'open', limit: 1 }],
        [{ kind: 'go', labels: ['rated'], limit: 100 }],
        [{ kind: 'go', labels: ['rated', 'edition:en'], state: 'over', limit: 2 }],
        [{ kind: 'chess', labels: ['edition:is'], player: 'p', limit: 2 }],
        [{ kind: 'chess', labels: ['none'], limit: 2 }],
        [{ kind: 'none', limit: 2 }],
      ])('%j page by page, the newest first', async (query) => {
        const wanted = rows
          .filter(({ kind }) => kind === query.kind)
          .filter(({ state }) => query.state === undefined || state === query.state)
          .filter(({ players }) => !query.player || players.includes(query.player))
          .filter((row) => query.labels?.every((label) => row.labels.includes(label)) ?? true);
        const got: StreamRow[] = [];
        for (let after = got.at(-1); ; after = got.at(-1)) {
          const page = value(await store.list(after === undefined ? query : { ...query, after }));
          got.push(...page);
          expect(page.length).toBeLessThanOrEqual(query.limit);
          if (page.length < query.limit) break;
        }
        expect(got).toEqual(wanted);
      });

      test('whoever has left still finds the stream, whatever has become of it', async () => {
        const stream = fresh();
        const facts = (state: StreamRow['state'], ...players: string[]) =>
          factsOf({ state, players });
        await store.append(made(stream, 0, [entry('a', 1)], facts('open', 'old', 'other')));
        await store.append(made(stream, 1, [entry('b', 1)], facts('live', 'new', 'other')));
        await store.append(made(stream, 2, [entry('c', 1)], facts('over', 'new')));
        for (const player of ['old', 'new', 'other'])
          expect(value(await store.list({ kind: 'test', player, limit: 9 }))).toMatchObject([
            { stream, state: 'over', players: ['new', 'other', 'old'] },
          ]);
        expect(
          value(await store.list({ kind: 'test', player: 'old', state: 'live', limit: 9 })),
        ).toEqual([]);
      });
    });

    describe('snapshots', () => {
      const snapshot = (version: number, body = `state ${version}`) => ({
        version,
        format: 7,
        body,
      });
      const resume = async (stream: string) => {
        const { entries, ...rest } = value(await store.resume(stream)) ?? { entries: [] };
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
        value(await store.saveSnapshot(stream, snapshot(6), null));
        expect(await resume(stream)).toEqual({
          kind: 'test',
          version: 10,
          snapshot: snapshot(6),
          commands: ['c3', 'c4'],
        });
        expect(value(await store.load(stream, 0))?.entries).toHaveLength(5);
        expect(value(await store.resume('nowhere'))).toBeNull();
      });

      test('give way to later ones only', async () => {
        const stream = await five();
        for (const version of [6, 8, 4])
          value(await store.saveSnapshot(stream, snapshot(version), null));
        expect(await resume(stream)).toMatchObject({ snapshot: snapshot(8), commands: ['c4'] });
        value(await store.saveSnapshot('nowhere', snapshot(1), null));
        expect(value(await store.resume('nowhere'))).toBeNull();
      });

      test('let go of what lies before them and before a time, but never of the last entry', async () => {
        const stream = await five();
        value(await store.saveSnapshot(stream, snapshot(6), 200));
        expect(value(await store.load(stream, 0))?.entries.map(({ command }) => command)).toEqual([
          'c2',
          'c3',
          'c4',
        ]);
        value(await store.saveSnapshot(stream, snapshot(10), 9999));
        expect(await resume(stream)).toEqual({
          kind: 'test',
          version: 10,
          snapshot: snapshot(10),
          commands: [],
        });
        expect(value(await store.heads([stream]))).toEqual([{ stream, version: 10 }]);
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
            await store.append(
              made(stream, 2 * i, [{ ...entry(`c${i}`, 2), at: at + i }], i < 3 ? undefined : over),
            ),
          );
      };
      /** All that there are; other tests leave streams behind that are over, too. */
      const pack = async (before: number): Promise<number> => {
        let packed = 0;
        for (let n = -1; n !== 0; packed += n) n = value(await store.pack(before, 3));
        return packed;
      };

      test('of what is over are as good as what they were made of', async () => {
        const stream = fresh();
        await finish(stream);
        value(await store.saveSnapshot(stream, { version: 8, format: 1, body: 'x' }, null));
        const before = [
          value(await store.load(stream, 0)),
          value(await store.load(stream, 4)),
          value(await store.load(stream, 8)),
          value(await store.find(stream, 'c2')),
          value(await store.find(stream, 'c9')),
          value(await store.heads([stream])),
        ];
        expect(await pack(-500)).toBe(1);
        expect(await pack(-500)).toBe(0);
        expect([
          value(await store.load(stream, 0)),
          value(await store.load(stream, 4)),
          value(await store.load(stream, 8)),
          value(await store.find(stream, 'c2')),
          value(await store.find(stream, 'c9')),
          value(await store.heads([stream])),
        ]).toEqual(before);
        expect(value(await store.resume(stream))).toEqual({ ...before[0], snapshot: null });
        expect(
          value(await store.list({ kind: 'test', labels: ['packed'], player: 'packer', limit: 1 })),
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
        expect(value(await store.append(made(stream, 8, [late], over)))).toEqual(appended(9));
        const whole = value(await store.load(stream, 0));
        expect(whole?.entries.map(({ since }) => since)).toEqual([0, 2, 4, 6, 8]);
        expect(await append(stream, 9, entry('c1', 1))).toMatchObject({ kind: 'repeated' });
        expect(await pack(-500)).toBe(1);
        expect(value(await store.load(stream, 0))).toEqual(whole);
        expect(value(await store.find(stream, 'new'))).toMatchObject({ version: 9 });
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
        value(await store.saveSnapshot(stream, { version: 4, format: 1, body: 'x' }, 0));
        const before = value(await store.resume(stream));
        await pack(-500);
        expect(value(await store.resume(stream))).toEqual(before);
      });

      test('are made by many at once, each of its own', async () => {
        const streams = Array.from({ length: 20 }, fresh);
        for (const stream of streams) await finish(stream);
        const packed = await Promise.all([1, 2, 3, 4].map(() => pack(-500)));
        expect(packed.reduce((a, b) => a + b)).toBe(20);
        for (const stream of streams)
          expect(value(await store.load(stream, 0))?.entries).toHaveLength(4);
      });
    });

    describe('what is forgotten', () => {
      const facts = factsOf({ state: 'over', players: ['gone'], labels: ['gone'] });
      const bury = async (stream: string): Promise<void> => {
        value(
          await store.append({
            ...made(stream, 0, [{ ...entry('a', 2), at: -5000 }], facts),
            due: 77,
            owed: 77,
          }),
        );
        value(await store.saveSnapshot(stream, { version: 2, format: 1, body: 'x' }, null));
      };

      test.each(['as it is', 'when it is packed'])('is gone %s, and stays away', async (how) => {
        const stream = fresh();
        await bury(stream);
        if (how === 'when it is packed') while (value(await store.pack(-4000, 9)) > 0);
        value(await store.forget(stream));
        for (let again = 0; again < 2; again++) {
          expect(value(await store.load(stream, 0))).toBeNull();
          expect(value(await store.resume(stream))).toBeNull();
          expect(value(await store.find(stream, 'a'))).toBeNull();
          expect(value(await store.heads([stream]))).toEqual([]);
          for (const filter of [{ player: 'gone' }, { labels: ['gone'] }])
            expect(value(await store.list({ kind: 'test', ...filter, limit: 9 }))).toEqual([]);
          const listed = value(await store.list({ kind: 'test', limit: 9999 }));
          expect(listed.map((row) => row.stream)).not.toContain(stream);
          for (const book of BOOKS)
            expect(
              value(await store.dueBefore(book, 77, 999)).map((due) => due.stream),
            ).not.toContain(stream);
          for (const expected of [0, 2])
            expect(await append(stream, expected, entry('b', 1))).toEqual({ kind: 'forgotten' });
          value(await store.saveSnapshot(stream, { version: 2, format: 1, body: 'x' }, null));
          value(await store.forget(stream));
        }
      });

      test('takes nothing of another stream along', async () => {
        const [one, two] = [fresh(), fresh()];
        await bury(one);
        await bury(two);
        value(await store.forget(one));
        value(await store.forget('nowhere'));
        expect(value(await store.resume(two))).toMatchObject({ version: 2, snapshot: {} });
        expect(
          value(await store.list({ kind: 'test', player: 'gone', limit: 9 })).map(
            (row) => row.stream,
          ),
        ).toEqual([two]);
        value(await store.forget(two));
        expect(await append('nowhere', 0, entry('a', 1))).toEqual(appended(1));
      });

      test('leaves nothing behind of what is appended at the same moment', async () => {
        const streams = Array.from({ length: 20 }, fresh);
        for (const stream of streams) await bury(stream);
        await Promise.all(
          streams.flatMap((stream) => [
            store.forget(stream),
            store.append(made(stream, 2, [entry('b', 1)], facts)),
            store.append(made(stream, 0, [entry('c', 1)], facts)),
          ]),
        );
        for (const stream of streams) expect(value(await store.load(stream, 0))).toBeNull();
        expect(value(await store.list({ kind: 'test', player: 'gone', limit: 9 }))).toEqual([]);
      });
    });

    describe('deadlines', () => {
      const due = (stream: string, version: number, command: string, time: number | null) =>
        store.append({ ...made(stream, version, [entry(command, 1)]), due: time });
      /** Of the streams of one test. */
      const claim = async (now: number, mine: readonly string[], limit = 100) =>
        value(await store.claim('deadlines', now, 50, limit)).filter((stream) =>
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
        expect(value(await store.dueBefore('deadlines', -5, 100))).toEqual([
          { stream: early, due: -20 },
          { stream: late, due: -10 },
        ]);
        expect(value(await store.dueBefore('deadlines', -5, 1))).toHaveLength(1);
        expect(value(await store.dueBefore('deadlines', -15, 100))).toHaveLength(1);
      });
    });

    describe('debts', () => {
      const owe = (stream: string, version: number, command: string, time: number | null) =>
        store.append({ ...made(stream, version, [entry(command, 1)]), owed: time });
      const claim = async (now: number, mine: readonly string[]) =>
        value(await store.claim('debts', now, 50, 100)).filter((stream) => mine.includes(stream));

      test('are claimed by one caller until they are paid', async () => {
        const [one, two] = [fresh(), fresh()];
        await owe(one, 0, 'a', 1000);
        await owe(two, 0, 'a', 2000);
        expect(value(await store.dueBefore('debts', 1500, 10))).toEqual([
          { stream: one, due: 1000 },
        ]);
        expect(await claim(999, [one, two])).toEqual([]);
        expect(await claim(1000, [one, two])).toEqual([one]);
        expect(await claim(1049, [one, two])).toEqual([]);
        expect(await claim(1050, [one, two])).toEqual([one]);
        expect(value(await store.settle(one, 1))).toBe(true);
        expect(await claim(9000, [one, two])).toEqual([two]);
        expect(value(await store.settle(two, 1))).toBe(true);
        expect(value(await store.settle(two, 1))).toBe(true);
      });

      test('go on where the stream has moved on, under the same claim', async () => {
        const stream = fresh();
        await owe(stream, 0, 'a', 1000);
        expect(await claim(1000, [stream])).toEqual([stream]);
        await owe(stream, 1, 'b', 1001);
        expect(await claim(1010, [stream])).toEqual([]);
        expect(value(await store.settle(stream, 1))).toBe(false);
        expect(await claim(1050, [stream])).toEqual([stream]);
        expect(value(await store.settle(stream, 2))).toBe(true);
      });

      test('are not lost where a new one is made at the moment the old one is paid', async () => {
        const streams = Array.from({ length: 8 }, fresh);
        for (let version = 0; version < 10; version++) {
          await Promise.all(
            streams.flatMap((stream) => [
              owe(stream, version, `c${version}`, 1000),
              store.settle(stream, version),
            ]),
          );
          const owed = value(await store.dueBefore('debts', 1000, 1000)).map((due) => due.stream);
          expect(streams.filter((stream) => !owed.includes(stream))).toEqual([]);
        }
        await Promise.all(streams.map((stream) => store.settle(stream, 10)));
      });

      test('end where the stream owes nothing more', async () => {
        const stream = fresh();
        await owe(stream, 0, 'a', 1000);
        await owe(stream, 1, 'b', null);
        expect(await claim(1000, [stream])).toEqual([]);
        expect(value(await store.settle(stream, 1))).toBe(true);
        await owe(stream, 2, 'c', 1000);
        expect(await claim(1000, [stream])).toEqual([stream]);
        value(await store.settle(stream, 3));
      });

      test('are put off', async () => {
        const stream = fresh();
        await owe(stream, 0, 'a', 1000);
        expect(await claim(1000, [stream])).toEqual([stream]);
        value(await store.defer([stream, 'nowhere'], 3000));
        expect(value(await store.dueBefore('debts', 1000, 100))).toContainEqual({
          stream,
          due: 3000,
        });
        expect(await claim(2999, [stream])).toEqual([]);
        expect(await claim(3000, [stream])).toEqual([stream]);
        value(await store.defer([stream], 3010));
        expect(await claim(3010, [stream])).toEqual([stream]);
        value(await store.settle(stream, 1));
      });

      test('are no deadlines', async () => {
        const stream = fresh();
        await store.append({ ...made(stream, 0, [entry('a', 1)]), due: 700, owed: 600 });
        expect(await claim(600, [stream])).toEqual([stream]);
        expect(value(await store.claim('deadlines', 700, 1, 100))).toContain(stream);
        value(await store.settle(stream, 1));
        expect(value(await store.claim('deadlines', 701, 1, 100))).toContain(stream);
        await store.append(made(stream, 1, [entry('b', 1)]));
      });
    });

    describe('the heartbeat', () => {
      test('notes a silence that was too long, once', async () => {
        for (const at of [1000, 2000, 3000, 9000, 9000, 8000, 10_000, 20_000])
          value(await store.beat(at, 1500));
        const all = [
          { from: 3000, to: 9000 },
          { from: 10_000, to: 20_000 },
        ];
        expect(value(await store.absences(0))).toEqual(all);
        expect(value(await store.absences(9000))).toEqual(all.slice(1));
      });

      test('is one event for many processes that wake at once', async () => {
        await Promise.all([1, 2, 3, 4, 5].map(() => store.beat(50_000, 1500)));
        expect(value(await store.absences(20_000))).toEqual([{ from: 20_000, to: 50_000 }]);
      });
    });

    test('meta keeps a text under a key', async () => {
      expect(value(await store.readMeta('key'))).toBeNull();
      for (const text of ['one', 'two']) {
        await store.writeMeta('key', text);
        expect(value(await store.readMeta('key'))).toBe(text);
      }
    });

    test('everything is there when it is opened again', async () => {
      const stream = fresh();
      await append(stream, 0, entry('a', 2), entry('b', 1));
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

export const entry = (command: string, events: number): NewEntry => ({
  command,
  at: 5,
  events,
  body: `{"c":"${command}"}`,
});

export const factsOf = (part: Partial<Listed>): Listed => ({
  kind: 'test',
  state: 'live',
  players: [],
  labels: [],
  summary: '',
  ...part,
});

type Listed = NonNullable<Append['facts']>;

export const made = (
  stream: string,
  expected: number,
  entries: readonly NewEntry[],
  facts: Listed = factsOf({}),
): Append => ({ stream, expected, entries, format: 3, due: null, owed: null, facts });

const stored = (command: string, since: number, version: number) => ({
  command,
  since,
  version,
  at: 5,
  format: 3,
  body: `{"c":"${command}"}`,
});

const appended = (version: number) => ({ kind: 'appended', version }) as const;

export function value<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
