import type { Tile } from '@taht/letters';
import { type Ruleset, type TileSet, viewFor } from '@taht/rules';
import { makeRng, rulesetOf, seed, Table, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  CODES,
  findCandidates,
  LeaveEvaluator,
  leaveModel,
  type SimPosition,
  simPosition,
  staticPolicy,
} from '../../src/index.ts';
import { candidateKey } from '../../src/sim/candidate.ts';
import { engineFor } from '../equipment.ts';
import { randomPositions } from '../positions.ts';
import { randomWords } from '../words.ts';
import { unseenOf } from './oracle.ts';

const tileset = tilesetOf('en-100') as TileSet;
const rules = rulesetOf('en-club') as Ruleset;
const engine = engineFor(randomWords(tileset, seed()), tileset);
const model = leaveModel(engine.tiles, tileset);
const weights = Float64Array.from({ length: model.size }, (_, i) => (i % 11) - 5);
const policy = staticPolicy(engine, rules.final, new LeaveEvaluator(model, weights));

const positions: readonly SimPosition[] = randomPositions(makeRng(seed()), engine, tileset)
  .take(40)
  .map(({ board, rack }): SimPosition => {
    const unseen = unseenOf(tileset, board, rack).length;
    const held = Math.min(7, unseen);
    const seats = [rack.length, held].map((tiles) => ({ score: 0, tiles, passes: 0 }));
    return { board, rack, seats, bag: unseen - held, scoreless: 0, fewest: 2 };
  })
  .toArray();

/** What a leave is worth, looked up by itself. */
function leaveWorth(leave: readonly Tile[], { bag, board, rack }: SimPosition): number {
  const counts = new Uint8Array(CODES);
  for (const tile of leave) counts[engine.codeOf(tile)] = (counts[engine.codeOf(tile)] ?? 0) + 1;
  const worth = unseenOf(tileset, board, rack).reduce(
    (sum, tile) => sum + (engine.tiles.points[engine.codeOf(tile)] as number),
    0,
  );
  engine.rack.load(counts);
  const values = new Float64Array(engine.rack.full + 1);
  policy.leaves(bag, worth)(engine.rack, values);
  return values[engine.rack.full] as number;
}

test('the candidates are the best plays and exchanges by score and leave, in order', () => {
  const kinds = new Set<string>();
  for (const position of positions) {
    const found = findCandidates(engine, { rules, policy }, position, 12);
    engine.setBoard(position.board);
    const { size } = engine.findAll(engine.countsOf(position.rack), 2);
    const plays = Array.from({ length: size }, (_, i) => engine.decode(i));
    const equities = plays.map(({ score, leave }) => score + leaveWorth(leave, position));
    for (const { candidate, equity } of found) {
      kinds.add(candidate.kind);
      if (candidate.kind !== 'exchange') continue;
      const kept = [...position.rack];
      for (const tile of candidate.tiles) kept.splice(kept.indexOf(tile), 1);
      expect(equity).toBeCloseTo(leaveWorth(kept, position), 8);
      equities.push(equity);
    }
    const best = equities.toSorted((a, b) => b - a).slice(0, 12);
    if (found[0]?.candidate.kind === 'pass') expect(best).toEqual([]);
    else for (const [i, equity] of best.entries()) expect(found[i]?.equity).toBeCloseTo(equity, 8);
    expect(new Set(found.map(({ candidate }) => candidateKey(candidate))).size).toBe(found.length);
  }
  expect(kinds).toContain('place');
  expect(kinds).toContain('exchange');
});

test('a seat on turn sees a position, with itself first and nothing of the other racks', () => {
  const table = Table.dealt({ racks: ['AAEIOUT', 'BCDEFGH', 'LMNOPRS'], scores: [5, 60, 700] });
  const see = (seat: number) => simPosition(viewFor(table.game, { kind: 'seat', seat }));
  const onTurn = table.game.order[0] as number;
  const position = see(onTurn);
  const scores = [5, 60, 700];
  expect(position?.rack).toEqual(table.game.seats[onTurn]?.rack);
  expect(position?.seats.map(({ score }) => score)).toEqual(
    table.game.order.map((seat) => scores[seat]),
  );
  expect(position?.bag).toBe(79);
  expect(see(table.game.order[1] as number)).toBeUndefined();
  expect(simPosition(viewFor(table.game, { kind: 'spectator' }))).toBeUndefined();
});
