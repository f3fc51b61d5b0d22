import { columnOf, type Ruleset, rowOf, tileOf, viewFor } from '@taht/rules';
import { count, rulesetOf, seed, Table } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { type Hint, hintsFor, levelProfile, STATIC_LEVEL } from '../../src/index.ts';
import { kitFor } from './kit.ts';

const rules = rulesetOf('en-club') as Ruleset;
const kit = kitFor(rules);

const stepOf = <S extends Hint['step']>(hints: readonly Hint[], step: S) =>
  hints.find((hint): hint is Extract<Hint, { step: S }> => hint.step === step);

describe('each step tells more of one legal move', () => {
  test.each(Array.from({ length: count(100) }, (_, n) => n))('game %i', (n) => {
    const table = Table.dealt({
      ruleset: 'en-club',
      rules: { clock: { kind: 'none' } },
      draw: (_, index, bound) => (index * 7919 + (seed() + n) * 31) % bound,
      judge: () => 'valid',
    });
    for (let turn = 0; turn < 12 && table.game.phase.kind === 'turn'; turn++) {
      const { seat } = table.game.phase;
      const hints = hintsFor(kit, viewFor(table.game, { kind: 'seat', seat }));
      const { move } = stepOf(hints, 'move') as Extract<Hint, { step: 'move' }>;
      expect(hints.at(-1)?.step).toBe('move');
      if (move.kind === 'place') {
        const where = stepOf(hints, 'where') as Extract<Hint, { step: 'where' }>;
        for (const { square } of move.tiles) {
          expect(rowOf(square)).toBeGreaterThanOrEqual(where.rows[0]);
          expect(rowOf(square)).toBeLessThanOrEqual(where.rows[1]);
          expect(columnOf(square)).toBeGreaterThanOrEqual(where.columns[0]);
          expect(columnOf(square)).toBeLessThanOrEqual(where.columns[1]);
        }
        expect(hints.map(({ step }) => step)).toEqual(['where', 'length', 'letters', 'move']);
        expect(stepOf(hints, 'length')?.tiles).toBe(move.tiles.length);
        expect(stepOf(hints, 'letters')?.tiles).toEqual(move.tiles.map(tileOf).toSorted());
      }
      table.send({ kind: 'seat', seat }, move);
      if (table.phase.startsWith('window'))
        table.send({ kind: 'seat', seat: 1 - seat }, { kind: 'accept' });
    }
  });
});

test('a hint may keep to words that a beginner knows', () => {
  const table = Table.dealt({ ruleset: 'en-club' });
  const view = viewFor(table.game, { kind: 'seat', seat: 0 });
  const [hard, easy] = [
    levelProfile(STATIC_LEVEL),
    { ...levelProfile(1), attention: Number.POSITIVE_INFINITY },
  ].map((profile) => stepOf(hintsFor(kit, view, profile), 'move')?.move);
  expect(easy).not.toEqual(hard);
});

test('there is none for a seat that is not on turn', () => {
  const table = Table.dealt({ ruleset: 'en-club' });
  expect(hintsFor(kit, viewFor(table.game, { kind: 'seat', seat: 1 }))).toEqual([]);
  expect(hintsFor(kit, viewFor(table.game, { kind: 'spectator' }))).toEqual([]);
});
