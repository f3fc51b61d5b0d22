/** What is said beside the points, in chances and spreads, against the same counted again by other means. */
import { BLANK } from '@taht/letters';
import { layTiles, type PlacedTile, type TileSet } from '@taht/rules';
import { count, editions, isLong, makeRng, seed, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import type {
  BesideFact,
  Candidate,
  LastPlay,
  RankedCandidate,
  Reading,
  SimPosition,
} from '../../src/index.ts';
import { besideFacts } from '../../src/review/facts.ts';
import { type KeptTile, likelyRacks, readRack } from '../../src/review/reading.ts';
import { wrongBeside, wrongReading } from './beside-auditor.ts';
import { compared, type Table, tableFor } from './table.ts';

const rng = makeRng(seed());

/** Most of them with so few tiles in the bag that it counts how many one draws. */
function* turns(table: Table, most: number): Generator<SimPosition> {
  const open = table.positionsWith(7).filter(({ bag }) => bag > 14);
  const late = table.positionsWith(7).filter(({ bag }) => bag > 0 && bag <= 14);
  for (let i = 0; i < most; i++) {
    const { value } = (i % 4 === 0 ? open : late).next();
    if (value !== undefined) yield value;
  }
}

test('chances and spreads hold on random turns, in all six editions', () => {
  const told = new Set<string>();
  for (const {
    tilesets: [tileset],
  } of editions) {
    const table = tableFor(tileset as TileSet, rng);
    for (const { pair, position } of compared(table, turns(table, count(168, 40)), rng)) {
      const facts = besideFacts(...pair, table.comparisonOf(position));
      const weights = facts.map(({ weight }) => weight);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      for (const fact of facts) {
        expect(wrongBeside(fact, ...pair, position, table)).toBeNull();
        told.add(fact.kind);
      }
    }
  }
  expect([...told].toSorted()).toEqual(['bonus', 'draw', 'swing']);
});

test('chances and spreads that were made wrong are found out', () => {
  const caught = new Set<string>();
  const missed = new Set<string>();
  const table = tableFor(tilesetOf('en-100') as TileSet, rng);
  for (const { pair, position } of compared(table, turns(table, 400), rng)) {
    for (const fact of besideFacts(...pair, table.comparisonOf(position)))
      for (const [lie, wrong] of lies(fact)) {
        const found = wrongBeside(wrong, ...pair, position, table);
        (found === null ? missed : caught).add(lie);
      }
    if (caught.size >= LIES) break;
  }
  expect([...missed]).toEqual([]);
  expect(caught.size).toBe(LIES);
});

const LIES = 12;

/** A fact turned into ones that are not true. */
function lies(fact: BesideFact): [string, BesideFact][] {
  const flipped = (share: number): number => share + (share > 0.5 ? -0.75 : 0.75);
  switch (fact.kind) {
    case 'bonus':
      return [
        ['a chance that is none', { ...fact, chance: flipped(fact.chance) }],
        ['another chance without', { ...fact, instead: flipped(fact.instead) }],
        ['tiles that are not kept', { ...fact, kept: [...fact.kept, BLANK] }],
        ['a bonus of other points', { ...fact, points: fact.points + 10 }],
      ];
    case 'draw':
      return [
        ['tiles that are not drawn', { ...fact, drawn: fact.drawn + 1 }],
        ['another bag', { ...fact, left: fact.left + 1 }],
        ['a draw that is certain', { ...fact, chance: 1.02 }],
        ['a draw the other way round', { ...fact, size: -fact.size }],
        ['a tile worth more', { ...fact, worth: fact.worth + 1 }],
      ];
    case 'swing': {
      const far = fact.size + 12 * (fact.error + 5);
      return [
        ['a swing far too wide', { ...fact, size: far, spread: fact.instead + far }],
        ['spreads of other moves', { ...fact, spread: fact.spread + 20 }],
        ['a swing that nobody wants', { ...fact, isWanted: !fact.isWanted }],
      ];
    }
  }
}

interface Followed {
  readonly last: LastPlay;
  readonly position: SimPosition;
  readonly ranked: readonly RankedCandidate[];
}

/** Positions after somebody has made the best play of theirs. */
function* followed(table: Table): Generator<Followed> {
  for (const before of table.positionsWith(7).filter(({ bag }) => bag > 14)) {
    const [made] = table.rank(before);
    if (made?.candidate.kind !== 'place' || made.candidate.swaps.length > 0) continue;
    const { tiles, score } = made.candidate;
    const rack = rng.some(table.unseenOf(before), 7);
    const board = layTiles(before.board, tiles);
    const position: SimPosition = { ...before, board, rack, bag: before.bag - tiles.length };
    const ranked = table.rank(position).slice(0, 4);
    if (ranked.length > 1) yield { last: { board: before.board, tiles, score }, position, ranked };
  }
}

const untrue = (chance: number): number => chance + (chance > 0.5 ? -0.75 : 0.75);

test('what a play tells of the tiles that were kept is so', () => {
  const found: (string | null)[] = [];
  for (const {
    tilesets: [tileset],
  } of editions) {
    const table = tableFor(tileset as TileSet, rng);
    for (const { last, position, ranked } of followed(table).take(count(84, 6))) {
      const { leavesOf } = table.comparisonOf(position);
      const kept = likelyRacks(last, position, table.engine, leavesOf, 1)?.kept;
      if (kept === undefined) continue;
      const wrong = (told: KeptTile): string | null =>
        wrongReading(told, last, ranked[0]?.candidate as Candidate, position, table);
      expect(wrong(kept)).toBeNull();
      found.push(wrong({ ...kept, chance: untrue(kept.chance) }));
      found.push(wrong({ ...kept, usual: kept.usual / 2 }));
    }
  }
  expect(new Set(found)).toEqual(new Set(['chance', 'usual chance']));
});

/** It is rare that a rack that was read changes the choice: one reading wants a hundred turns. */
if (isLong)
  test('where a rack that was read makes another move the best, it is that much better', () => {
    for (const {
      tilesets: [tileset],
    } of editions) {
      const table = tableFor(tileset as TileSet, rng);
      let read = 0;
      for (const { last, position, ranked } of followed(table)) {
        const { trials, leavesOf } = table.comparisonOf(position);
        const reading = readRack(last, position, table.engine, leavesOf, trials, ranked, 1);
        if (reading === undefined) continue;
        const wrong = (told: Reading): string | null =>
          wrongReading(told, last, ranked[0]?.candidate as Candidate, position, table);
        expect(wrong(reading)).toBeNull();
        expect(wrong({ ...reading, size: reading.size + 12 * (reading.error + 1) })).not.toBeNull();
        if (++read === 3) break;
      }
    }
  });

test('nothing is read from a play that kept nothing', () => {
  const table = tableFor(tilesetOf('en-100') as TileSet, rng);
  const [{ last, position, ranked } = undefined as never] = followed(table).take(1);
  const { trials, leavesOf } = table.comparisonOf(position);
  const whole = { ...last, tiles: Array<PlacedTile>(7).fill(last.tiles[0] as PlacedTile) };
  expect(readRack(whole, position, table.engine, leavesOf, trials, ranked, 1)).toBeUndefined();
});
