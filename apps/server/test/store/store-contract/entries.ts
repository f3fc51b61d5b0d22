/** What is written is read again: entries, versions, commands, lists. */
import { makeRng, seed } from '@taht/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Append, Store, StreamRow } from '../../../src/store/store.ts';
import {
  appended,
  entry,
  factsOf,
  type Listed,
  made,
  stored,
  value,
} from '../../support/store-parts.ts';
import type { Subject } from './subject.ts';

export function entriesContract(subject: Subject): void {
  const { fresh, append } = subject;

  describe('append', () => {
    test('gives every entry its versions, one after the other', async () => {
      const stream = fresh();
      expect(await append(stream, 0, entry('a', 2), entry('b', 1))).toEqual(appended(3));
      expect(await append(stream, 3, entry('c', 4))).toEqual(appended(7));
      const loaded = value(await subject.store.load(stream, 0));
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
      expect(value(await subject.store.load(stream, 0))?.version).toBe(2);
    });

    test('refuses to begin in the middle', async () => {
      const stream = fresh();
      expect(await append(stream, 5, entry('a', 1))).toEqual({ kind: 'conflict', version: 0 });
      expect(value(await subject.store.load(stream, 0))).toBeNull();
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
      expect(value(await subject.store.load(stream, 0))?.version).toBe(6);
    });

    test('writes all entries of an append or none', async () => {
      const stream = fresh();
      await append(stream, 0, entry('a', 1));
      expect(await append(stream, 1, entry('b', 1), entry('a', 1))).toEqual({
        kind: 'repeated',
        done: [{ command: 'a', since: 0, version: 1 }],
      });
      expect(value(await subject.store.find(stream, 'b'))).toBeNull();
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
      expect(value(await subject.store.load(stream, 0))?.entries).toHaveLength(1);
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
      expect(value(await subject.store.load(stream, 0))?.entries).toMatchObject([
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
        subject.store.append({ ...made(fresh(), 0, [entry('a', 1)]), ...part }),
      ).rejects.toThrow();
    });
  });

  describe('load and find', () => {
    test('give what came after a version', async () => {
      const stream = fresh();
      await append(stream, 0, entry('a', 2), entry('b', 1), entry('c', 2));
      const commands = async (since: number) =>
        value(await subject.store.load(stream, since))?.entries.map(({ command }) => command);
      expect(await commands(0)).toEqual(['a', 'b', 'c']);
      expect(await commands(2)).toEqual(['b', 'c']);
      expect(await commands(5)).toEqual([]);
      expect(value(await subject.store.load(stream, 5))?.version).toBe(5);
    });

    test('know nothing of what is not there', async () => {
      expect(value(await subject.store.load('never', 0))).toBeNull();
      expect(value(await subject.store.find('never', 'a'))).toBeNull();
    });

    test('tell the present versions of several streams', async () => {
      const [one, two] = [fresh(), fresh()];
      await append(one, 0, entry('a', 2));
      await append(two, 0, entry('a', 7));
      const heads = value(await subject.store.heads([one, 'never', two]));
      expect(new Map(heads.map(({ stream, version }) => [stream, version]))).toEqual(
        new Map([
          [one, 2],
          [two, 7],
        ]),
      );
      expect(value(await subject.store.heads([]))).toEqual([]);
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
          await subject.store.append(
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
        const page = value(
          await subject.store.list(after === undefined ? query : { ...query, after }),
        );
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
      await subject.store.append(made(stream, 0, [entry('a', 1)], facts('open', 'old', 'other')));
      await subject.store.append(made(stream, 1, [entry('b', 1)], facts('live', 'new', 'other')));
      await subject.store.append(made(stream, 2, [entry('c', 1)], facts('over', 'new')));
      for (const player of ['old', 'new', 'other'])
        expect(value(await subject.store.list({ kind: 'test', player, limit: 9 }))).toMatchObject([
          { stream, state: 'over', players: ['new', 'other', 'old'] },
        ]);
      expect(
        value(await subject.store.list({ kind: 'test', player: 'old', state: 'live', limit: 9 })),
      ).toEqual([]);
    });
  });
}
