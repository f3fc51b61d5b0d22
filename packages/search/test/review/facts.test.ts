/** The facts about two moves against what they claim, counted again by other means. */
import { BLANK, type Tile } from '@taht/letters';
import type { Square, TileSet } from '@taht/rules';
import { count, editions, makeRng, seed, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  type Candidate,
  CODES,
  LEAVE_REASONS,
  type SimPosition,
  type TurnFact,
} from '../../src/index.ts';
import { keptAfter } from '../../src/review/after-move.ts';
import { sumOf } from '../../src/review/facts.ts';
import { tilesets } from '../equipment.ts';
import { wrongWith } from './auditor.ts';
import { compared, type Table, tableFor } from './table.ts';

const rng = makeRng(seed());

test('the parts of a leave sum up to its value', () => {
  for (const tileset of tilesets) {
    const { engine, evaluator } = tableFor(tileset, rng);
    const values = new Float64Array(1024);
    for (let n = count(200, 20); n > 0; n--) {
      const codes = Uint8Array.from({ length: rng.below(8) }, () =>
        rng.below(engine.tiles.letters.length),
      ).toSorted();
      const counts = new Uint8Array(CODES);
      for (const code of codes) counts[code] = (counts[code] as number) + 1;
      engine.rack.load(counts);
      evaluator.evaluate(engine.rack, values);
      const { tiles, copies, pairs, balance } = evaluator.partsOf(codes);
      expect(tiles + copies + pairs + balance).toBeCloseTo(values[engine.rack.full] as number, 8);
    }
  }
});

test('points and what is kept sum up to what the better move is worth more, the largest first', () => {
  const seen = new Set<string>();
  for (const tileset of tilesets) {
    const table = tableFor(tileset, rng);
    const positions = table.positionsWith(7).take(count(60, 20));
    for (const { facts, first, other } of compared(table, positions, rng)) {
      for (const fact of facts) seen.add(fact.kind === 'leave' ? fact.because : fact.kind);
      const certain = facts.filter(({ kind }) => ['score', 'leave', 'end'].includes(kind));
      expect(sumOf(certain)).toBeCloseTo(first.equity - other.equity, 1);
      const sizes = facts.map(({ size }) => Math.abs(size));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }
  }
  for (const kind of ['score', 'replies', ...LEAVE_REASONS]) expect(seen).toContain(kind);
});

test('where every rack can be counted, in all six editions, the facts are true', () => {
  for (const {
    tilesets: [tileset],
  } of editions) {
    const table = tableFor(tileset as TileSet, rng);
    const small = table
      .positionsWith(2)
      .filter(({ bag, rack }) => bag > 0 && bag < 8 && rack.length === 7)
      .take(count(20, 3));
    for (const { facts, pair, position } of compared(table, small, rng))
      for (const fact of facts) expect(wrongWith(fact, ...pair, position, table)).toBeNull();
  }
});

test('what is said of answers, lanes and squares holds on random turns', () => {
  const told = new Set<string>();
  for (const {
    tilesets: [tileset],
  } of editions) {
    const table = tableFor(tileset as TileSet, rng);
    const open = table.positionsWith(7).filter(({ bag }) => bag > 0);
    for (const { facts, pair, position } of compared(table, open.take(count(84, 3)), rng))
      for (const fact of facts) {
        expect(wrongWith(fact, ...pair, position, table)).toBeNull();
        told.add(fact.kind);
      }
  }
  expect(told).toContain('replies');
});

/** Late ones, of which much can be counted, and earlier ones, in which there is a next turn; setups are rare. */
function* turns(table: Table): Generator<SimPosition> {
  const late = table.positionsWith(3).filter(({ bag }) => bag > 0 && bag < 20);
  const early = table.positionsWith(3).filter(({ bag }) => bag > 20);
  for (let i = 0; i < count(4000, 150); i++) {
    const { value } = (i % 8 === 0 ? late : early).next();
    if (value !== undefined) yield value;
  }
}

test('facts that were made wrong are found out, every kind of them', () => {
  const caught = new Set<string>();
  const missed = new Set<string>();
  const table = tableFor(tilesetOf('en-100') as TileSet, rng);
  for (const { facts, pair, position } of compared(table, turns(table), rng)) {
    for (const fact of facts)
      for (const [lie, wrong] of lies(fact, position)) {
        const found = wrongWith(wrong, ...pair, position, table);
        (found === null ? missed : caught).add(lie);
      }
    if (caught.size >= WANTED) break;
  }
  expect(caught.size).toBeGreaterThanOrEqual(WANTED);
  expect([...missed]).toEqual([]);
});

/** Of fifteen; the three about setups are too rare to be met every day. */
const WANTED = count(15, 12);

/** A fact turned into ones that are not true. */
function lies(fact: TurnFact, { board }: SimPosition): [string, TurnFact][] {
  switch (fact.kind) {
    case 'score':
      return [
        ['points the other way round', { ...fact, size: -fact.size - 1 }],
        ['a bonus that nobody gets', { ...fact, hasBonus: !fact.hasBonus }],
      ];
    case 'leave':
      return [
        ['another leave', { ...fact, kept: [...fact.kept, BLANK] }],
        ['a leave worth double', { ...fact, size: 2 * fact.size + 1 }],
        ['a blank that is not kept', { ...fact, because: 'blank' as const }],
        ['repeats that are none', { ...fact, because: 'copies' as const }],
      ].filter(([lie]) => isALie(lie as string, fact)) as [string, TurnFact][];
    case 'end':
      return [];
    case 'replies': {
      const far = fact.size + 12 * (fact.error + 1);
      const { spot } = fact;
      const size: [string, TurnFact] = ['answers that score otherwise', { ...fact, size: far }];
      if (spot === undefined) return [size];
      const plain = board.findIndex((_, square) => square > 0 && square % 15 === 1) as Square;
      const share = spot.share + (spot.share > 0.5 ? -0.8 : 0.8);
      return [
        size,
        ['a share that is none', { ...fact, spot: { ...spot, share } }],
        ['a mean far too high', { ...fact, spot: { ...spot, mean: spot.mean + 200 } }],
        spot.kind === 'premium'
          ? ['a square that is no premium', { ...fact, spot: { ...spot, square: plain } }]
          : ['tiles that were not laid', { ...fact, spot: { ...spot, squares: [plain] } }],
      ];
    }
    case 'next': {
      const { setup } = fact;
      const far = fact.size + 12 * (fact.error + 1);
      const size: [string, TurnFact] = [
        'a next turn that brings otherwise',
        { ...fact, size: far },
      ];
      if (setup === undefined) return [size];
      const share = setup.share + (setup.share > 0.5 ? -0.8 : 0.8);
      return [
        size,
        ['a setup that is seldom there', { ...fact, setup: { ...setup, share } }],
        ['a setup that scores little', { ...fact, setup: { ...setup, mean: setup.mean + 200 } }],
        ['a setup at other tiles', { ...fact, setup: { ...setup, squares: [0 as Square] } }],
      ];
    }
  }
}

function isALie(
  lie: string,
  { kept, instead, size }: Extract<TurnFact, { kind: 'leave' }>,
): boolean {
  const [more, less] = size < 0 ? [instead, kept] : [kept, instead];
  const blanks = (tiles: readonly Tile[]): number => tiles.filter((tile) => tile === BLANK).length;
  if (lie === 'a blank that is not kept') return blanks(more) <= blanks(less);
  return lie !== 'repeats that are none' || new Set(less).size === less.length;
}

test('what stays on the rack is what neither went to the board nor back to the bag', () => {
  const { positionsWith, rank } = tableFor(tilesetOf('en-100') as TileSet, rng);
  for (const position of positionsWith(7).take(count(100, 20)))
    for (const { candidate } of rank(position)) {
      const gone = candidate.kind === 'pass' ? 0 : candidate.tiles.length;
      expect(keptAfter(candidate, position)).toHaveLength(position.rack.length - gone);
    }
  const [cell] = [{ letter: 'A', blank: true }];
  const board = Array.from({ length: 225 }, (_, square) => (square === 112 ? cell : null));
  const position = { board, rack: ['A', 'B', 'C'] } as unknown as SimPosition;
  const move = { kind: 'place', tiles: [{ square: 113, letter: 'B', blank: false }], swaps: [112] };
  expect(keptAfter(move as never, position).toSorted()).toEqual(['C', BLANK].toSorted());
});

test('a bonus is told of only where the rules give one, not for the last tiles of a rack', () => {
  const { facts } = tableFor(tilesetOf('en-100') as TileSet, rng);
  const board = Array<null>(225).fill(null);
  const place = (laid: number, score: number): Candidate => ({
    kind: 'place',
    tiles: [...'ABCDEFG'].slice(0, laid).map((letter, i) => ({
      ...{ square: (112 + i) as never, letter: letter as never, blank: false },
    })),
    direction: 'across',
    swaps: [],
    score,
  });
  const hasBonus = (rack: string): boolean => {
    const seats = [rack.length, 7].map((tiles) => ({ score: 0, tiles, passes: 0 }));
    const position = { board, rack: [...rack], seats, bag: 0, scoreless: 0, fewest: 1 };
    const found = facts(place(rack.length, 30), place(1, 5), position as never);
    return found.some((fact) => fact.kind === 'score' && fact.hasBonus);
  };
  expect(hasBonus('ABCDEFG')).toBe(true);
  expect(hasBonus('ABC')).toBe(false);
});
