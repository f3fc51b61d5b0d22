/** Who may ask for what, and numbers that make no sense (RULES 14.5, 14.7). */
import { Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import type { Action, Author, Seat, Square } from '../src/index.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
const A: Author = { kind: 'seat', seat: 0 };
const REFEREE: Author = { kind: 'referee', name: 'R' };
const HOST: Author = { kind: 'system' };

describe('who may ask', () => {
  const player = { id: 'x', name: 'X' };
  const officers: Action[] = [
    { kind: 'close-window' },
    { kind: 'rule', verdicts: ['valid'], reason: '' },
    { kind: 'find-misdraw', seat: 0, count: 6, reason: '' },
    { kind: 'undo', reason: '' },
    { kind: 'replace', seat: 0, player },
    { kind: 'pause' },
    { kind: 'resume' },
    { kind: 'begin-vacation', seat: 0, until: 0 },
    { kind: 'end-vacation', seat: 0 },
  ];
  const seats: Action[] = [
    { kind: 'refuse-rule', name: 'theme' },
    { kind: 'agree' },
    { kind: 'place', tiles: [] },
    { kind: 'exchange', tiles: [] },
    { kind: 'pass' },
    { kind: 'choose-bags', counts: [] },
    { kind: 'accept' },
    { kind: 'challenge' },
    { kind: 'vote-verdict', vote: 'yes' },
    { kind: 'claim-theme', words: [0] },
    { kind: 'vote-theme', vote: 'yes' },
    { kind: 'look-up', word: [] },
    { kind: 'resign' },
    { kind: 'leave' },
    { kind: 'agree-end' },
    { kind: 'ask-take-back' },
    { kind: 'answer-take-back', vote: 'yes' },
  ];

  test.each(officers)('only referee and host: $kind', (action) => {
    const table = Table.dealt();
    expect(table.refusalOf(A, action)).toEqual({ code: 'not-for-you', needs: 'referee' });
  });

  test.each(seats)('only a seat: $kind', (action) => {
    const table = Table.dealt();
    for (const by of [REFEREE, HOST])
      expect(table.refusalOf(by, action)).toEqual({ code: 'not-for-you', needs: 'seat' });
  });

  test('only the host lets time pass and creates games', () => {
    const { setup } = Table.offered().game;
    for (const by of [A, REFEREE]) {
      expect(Table.dealt().refusalOf(by, { kind: 'tick' }).code).toBe('not-for-you');
      const create = { kind: 'create', setup, seed: '' } as const;
      expect(Table.empty().refusalOf(by, create).code).toBe('not-for-you');
    }
  });

  test('every act of a referee is recorded with its author', () => {
    const table = Table.dealt({ racks: RACKS });
    table.play('A 8E HORN; ref close; ref undo; ref pause; ref resume; ref replace B Nova');
    const acts = table.events.filter(({ by }) => by.kind === 'referee');
    expect(acts.map(({ kind }) => kind)).toEqual([
      'stood',
      'drew',
      'undone',
      'paused',
      'resumed',
      'replaced',
    ]);
  });
});

describe('seats that are not there', () => {
  test.each([-1, 3, 0.5, Number.NaN, 1e308])('seat %d says nothing', (seat: Seat) => {
    const table = Table.dealt({ racks: RACKS });
    expect(table.refusalOf({ kind: 'seat', seat }, { kind: 'pass' }).code).toBe('no-such-seat');
    const player = { id: 'x', name: 'X' };
    expect(table.refusalOf(HOST, { kind: 'replace', seat, player }).code).toBe('no-such-seat');
    const school = Table.dealt({ ruleset: 'tr-school', racks: RACKS });
    const misdraw = { kind: 'find-misdraw', seat, count: 6, reason: '' } as const;
    expect(school.refusalOf(REFEREE, misdraw).code).toBe('no-such-seat');
  });
});

describe('lists without measure', () => {
  const many = <T>(item: T): T[] => Array<T>(100_000).fill(item);
  const tile = { square: 112 as Square, letter: 'H', blank: false };
  const bags: TableSpec = { racks: RACKS, houseRules: ['two-bags'] };

  test.each<[string, TableSpec, string, Action, string]>([
    [
      'tiles',
      {},
      '',
      { kind: 'place', tiles: many(tile) } as unknown as Action,
      'tile-not-on-rack',
    ],
    ['swaps', {}, '', { kind: 'place', tiles: [], swaps: many(1 as Square) }, 'blank-reuse-off'],
    [
      'tiles to exchange',
      {},
      '',
      { kind: 'exchange', tiles: many('H') } as unknown as Action,
      'bag-too-small',
    ],
    ['bags', bags, 'A exchange H', { kind: 'choose-bags', counts: many(0) }, 'wrong-count'],
  ])('%s', (_name, spec, script, action, code) => {
    const table = Table.dealt({ racks: RACKS, ...spec });
    table.play(script);
    expect(table.refusalOf(A, action).code).toBe(code);
  });

  test('a word named a hundred thousand times is one word', () => {
    const table = Table.dealt({ racks: RACKS });
    table.play('A 8E HORN');
    table.send({ kind: 'seat', seat: 1 }, { kind: 'challenge', words: many(0) });
    expect(table.events.find(({ kind }) => kind === 'challenged')).toMatchObject({ words: [0] });
  });

  test('verdicts beyond the words are refused', () => {
    const table = Table.dealt({ ruleset: 'tr-school', racks: RACKS });
    table.play('A 8E HORN; B challenge');
    const rule = { kind: 'rule', verdicts: many('valid' as const), reason: '' } as const;
    expect(table.refusalOf(REFEREE, rule)).toEqual({ code: 'wrong-verdicts', needs: 1 });
  });
});
