/** The end that a review counts out, against trying everything. */
import { BLANK, type Tile } from '@taht/letters';
import { layTiles, type TileSet } from '@taht/rules';
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { findCandidates, makeBotKit, type SimPosition, staticPolicy } from '../../src/index.ts';
import { keptAfter } from '../../src/review/after-move.ts';
import { exactEnd } from '../../src/review/exact-end.ts';
import { bruteForce } from '../endgame/brute-force.ts';
import { type SmallPosition, smallPosition } from '../endgame/small-positions.ts';

const rng = makeRng(seed());

/** The same rules with a set of just these tiles, so that what is not seen is the other rack. */
function closed(small: SmallPosition): SmallPosition {
  const { equipment, board, racks } = small;
  const used: readonly Tile[] = [
    ...board.flatMap((cell) => (cell === null ? [] : [cell.blank ? BLANK : cell.letter])),
    ...racks.flat(),
  ];
  const tileset: TileSet = {
    ...equipment.tileset,
    tiles: equipment.tileset.alphabet.map((letter) => [
      letter,
      used.filter((tile) => tile === letter).length,
      equipment.tileset.tiles.find(([each]) => each === letter)?.[2] ?? 0,
    ]),
    blanks: used.filter((tile) => tile === BLANK).length,
  };
  const fresh = { passes: [0, 0], scoreless: 0 };
  return { ...small, turns: fresh, equipment: { ...equipment, tileset } };
}

test('the best move and all others gain what the rules say in the end', () => {
  let told = 0;
  for (let n = count(60, 12); n > 0; n--) {
    const small = closed(smallPosition(rng));
    const { equipment, board, racks } = small;
    const { rules, tileset } = equipment;
    const whole = bruteForce(small);
    const kit = makeBotKit({ ...equipment, edition: 'en' });
    const position: SimPosition = {
      board,
      rack: racks[0] ?? [],
      seats: racks.map(({ length: tiles }) => ({ score: 0, tiles, passes: 0 })),
      bag: 0,
      scoreless: 0,
      fewest: 1,
    };
    const end = exactEnd(position, { kit, rules, tileset });
    if (whole === undefined || end === undefined) continue;
    expect(end.gainOf(end.best)).toBeCloseTo(whole, 6);
    const policy = staticPolicy(kit.engine, rules.final, kit.evaluator);
    for (const { candidate } of findCandidates(kit.engine, { rules, policy }, position, 4)) {
      if (candidate.kind !== 'place' || candidate.swaps.length > 0) continue;
      const kept = keptAfter(candidate, position);
      if (kept.length === 0) continue;
      const after = bruteForce({
        ...small,
        board: layTiles(board, candidate.tiles),
        racks: [racks[1] ?? [], kept],
      });
      if (after === undefined) continue;
      expect(end.gainOf(candidate)).toBeCloseTo(candidate.score - after, 6);
      told++;
    }
  }
  expect(told).toBeGreaterThan(0);
});
