import { count, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  drawSeating,
  type Entrant,
  type Seating,
  type TableRules,
  type Warning,
  warningsOf,
} from '../../src/index.ts';
import { everybodyIn, fieldOf } from './field.ts';

const RULES: TableRules = {
  kind: 'tables',
  by: 'lot',
  schools: 'softly',
  repeats: 'softly',
  rest: 'small-tables',
};

const tableOf = ({ tables }: Seating, player: number): number | undefined =>
  tables.find(({ seats }) => seats.includes(player))?.table;

describe('tables that players need', () => {
  test('are where they sit, whatever the number, and beside whom they need it with', () => {
    const needs: Record<number, number> = { 3: 1, 8: 40, 9: 40, 20: 7 };
    const field = fieldOf(40, (i) => ({ table: needs[i + 1] ?? null, school: `school ${i % 9}` }));
    for (let i = 0; i < count(200); i++) {
      const { seating, why } = drawSeating(field, RULES, makeRng(seed() + i).below);
      for (const [player, table] of Object.entries(needs))
        expect(tableOf(seating, Number(player))).toBe(table);
      expect(why.sameSchool).toBe(0);
      expect(new Set(seating.tables.map(({ table }) => table)).size).toBe(10);
    }
  });

  test('whoever finds theirs full is named', () => {
    const field = fieldOf(8, (i) => ({ table: i < 5 ? 2 : null }));
    const { seating, why } = drawSeating(field, RULES, makeRng(2).below);
    expect(everybodyIn(seating)).toHaveLength(8);
    expect(why.warnings).toEqual([
      { code: 'wrong-table', player: expect.any(Number), needs: 2 } satisfies Warning,
    ]);
  });

  test('in duels too', () => {
    const field = fieldOf(12, (i) => ({ rank: i + 1, table: { 0: 5, 10: 2 }[i] ?? null }));
    const rules = { kind: 'duels', by: 'swiss', schools: 'never', repeats: 'never' } as const;
    const { seating, why } = drawSeating(field, rules, makeRng(1).below);
    expect([tableOf(seating, 1), tableOf(seating, 11)]).toEqual([5, 2]);
    expect(why.warnings).toEqual([]);
  });
});

test.each<[string, (i: number) => Partial<Entrant>, Seating, readonly Warning[]]>([
  [
    'players of one school',
    (i) => ({ school: i < 2 ? 'one' : null }),
    { tables: [{ table: 1, seats: [2, 3, 1] }], byes: [] },
    [{ code: 'same-school', table: 1, players: [2, 1] }],
  ],
  [
    'old opponents, once however often they met',
    (i) => ({ met: [[3, 3], [], [1, 1]][i] ?? [] }),
    { tables: [{ table: 4, seats: [1, 2, 3] }], byes: [] },
    [{ code: 'met-before', table: 4, players: [1, 3] }],
  ],
  [
    'a small table, and a second bye',
    (i) => ({ byes: i === 2 ? 1 : 0 }),
    { tables: [{ table: 1, seats: [1, 2] }], byes: [3] },
    [
      { code: 'small-table', table: 1, seats: 2 },
      { code: 'second-bye', player: 3 },
    ],
  ],
  [
    'the wrong table; a number that nobody has is passed over',
    (i) => ({ table: i === 0 ? 1 : null }),
    { tables: [{ table: 2, seats: [1, 2, 9] }], byes: [8] },
    [{ code: 'wrong-table', player: 1, needs: 1 }],
  ],
])('a seating made by hand warns of %s', (_name, about, seating, warnings) => {
  expect(warningsOf(fieldOf(3, about), RULES, seating)).toEqual(warnings);
});

test('schools and old opponents are nothing to warn of where the rules do not keep them apart', () => {
  const field = fieldOf(3, () => ({ school: 'one', met: [1, 2, 3] }));
  const seating = { tables: [{ table: 1, seats: [1, 2, 3] }], byes: [] };
  const rules = { ...RULES, schools: 'never', repeats: 'never' } as const;
  expect(warningsOf(field, rules, seating)).toEqual([]);
});
