/** What every store must do, run on each of them. */
import { makeRng, seed } from '@taht/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, Appended, NewEntry, Store, StreamRow } from '../src/store/store.ts';

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
        expect(value(await store.load('nowhere', 0))).toBeNull();
        expect(value(await store.find('nowhere', 'a'))).toBeNull();
      });

      test('tell the present versions of several streams', async () => {
        const [one, two] = [fresh(), fresh()];
        await append(one, 0, entry('a', 2));
        await append(two, 0, entry('a', 7));
        const heads = value(await store.heads([one, 'nowhere', two]));
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
      const rows: StreamRow[] = [];
      const players = new Map<string, readonly string[]>();

      beforeAll(async () => {
        const rng = makeRng(seed());
        for (let i = 0; i < 40; i++) {
          const stream = `listed-${rng.below(1_000_000)}-${i}`;
          const kind = rng.pick(kinds);
          const at = 1000 + rng.below(20); // several at the same time
          const sitting = rng.some(['p', 'q', 'r'], 2);
          const facts = (state: StreamRow['state']) => ({ kind, state, players: sitting });
          const first = made(stream, 0, [{ ...entry('a', 1), at }], facts('open'));
          await store.append(first);
          const state = rng.pick(states);
          await store.append(made(stream, 1, [{ ...entry('b', 1), at: 9999 }], facts(state)));
          rows.push({ stream, kind, state, created: at });
          players.set(stream, sitting);
        }
        rows.sort((a, b) => b.created - a.created || (a.stream < b.stream ? 1 : -1));
      });

      test.each<[Parameters<Store['list']>[0]]>([
        [{ kind: 'go', limit: 100 }],
        [{ kind: 'chess', state: 'live', limit: 100 }],
        [{ player: 'p', limit: 100 }],
        [{ player: 'q', kind: 'go', state: 'over', limit: 100 }],
        [{ player: 'nobody', limit: 100 }],
        [{ kind: 'go', limit: 3 }],
        [{ player: 'r', state: 'open', limit: 1 }],
      ])('%j page by page, the newest first', async (query) => {
        const wanted = rows
          .filter(({ kind }) => query.kind === undefined || kind === query.kind)
          .filter(({ state }) => query.state === undefined || state === query.state)
          .filter(({ stream }) => !query.player || players.get(stream)?.includes(query.player));
        const got: StreamRow[] = [];
        for (let after = got.at(-1); ; after = got.at(-1)) {
          const page = value(await store.list(after === undefined ? query : { ...query, after }));
          got.push(...page);
          expect(page.length).toBeLessThanOrEqual(query.limit);
          if (page.length < query.limit) break;
        }
        expect(got).toEqual(wanted);
      });

      test('whoever has left still finds the stream', async () => {
        const stream = fresh();
        const facts = (...sitting: string[]) =>
          ({ kind: 'test', state: 'live', players: sitting }) as const;
        await store.append(made(stream, 0, [entry('a', 1)], facts('old', 'other')));
        await store.append(made(stream, 1, [entry('b', 1)], facts('new', 'other')));
        for (const player of ['old', 'new'])
          expect(value(await store.list({ player, limit: 9 }))).toMatchObject([{ stream }]);
      });
    });

    describe('deadlines', () => {
      const due = (stream: string, version: number, command: string, time: number | null) =>
        store.append({ ...made(stream, version, [entry(command, 1)]), due: time });
      /** Of the streams of one test. */
      const claim = async (now: number, mine: readonly string[], limit = 100) =>
        value(await store.claim(now, 50, limit)).filter((stream) => mine.includes(stream));

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
        expect(value(await store.dueBefore(-5, 100))).toEqual([
          { stream: early, due: -20 },
          { stream: late, due: -10 },
        ]);
        expect(value(await store.dueBefore(-5, 1))).toHaveLength(1);
        expect(value(await store.dueBefore(-15, 100))).toHaveLength(1);
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

export const made = (
  stream: string,
  expected: number,
  entries: readonly NewEntry[],
  facts: NonNullable<Append['facts']> = { kind: 'test', state: 'live', players: [] },
): Append => ({ stream, expected, entries, format: 3, due: null, facts });

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
