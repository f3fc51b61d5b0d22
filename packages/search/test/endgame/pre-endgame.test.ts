import type { Tile } from '@taht/letters';
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { Endgame, noDeadline, type PreEndgameMove } from '../../src/index.ts';
import { boardAfter } from '../positions.ts';
import { bruteForce } from './brute-force.ts';
import { type SmallPosition, smallPosition } from './small-positions.ts';

type Place = PreEndgameMove & { readonly kind: 'place' };

/** The lead at the end when the only tile of the bag is the one drawn, by trying everything after the move. */
function leadAfter(position: SmallPosition, move: Place, drawn: Tile): number | undefined {
  const [own = [], unseen = []] = position.racks;
  const rack = [...own];
  for (const square of move.swaps)
    rack.splice(rack.indexOf(position.board[square]?.letter as Tile), 1, '?' as Tile);
  for (const { letter, blank } of move.tiles)
    rack.splice(rack.indexOf(blank ? ('?' as Tile) : letter), 1);
  const value = bruteForce({
    ...position,
    board: boardAfter(position.board, { ...move, leave: [] }),
    racks: [unseen.toSpliced(unseen.indexOf(drawn), 1), [...rack, drawn]],
    turns: { passes: [0, 0], scoreless: 0 },
  });
  return value === undefined ? undefined : move.score - value;
}

test('with one tile in the bag the best plays have the mean of brute force over every draw', () => {
  const rng = makeRng(seed());
  let checked = 0;
  while (checked < count(60)) {
    const position = smallPosition(rng);
    const [rack = [], unseen = []] = position.racks;
    const usual = position.equipment.rules.end.scorelessTurns === 'none';
    if (!usual || unseen.length < 2) continue;
    const lead = rng.below(9) - 4;
    const asked = { board: position.board, rack, unseen, inBag: 1, lead };
    const { ranking, isWhole } = new Endgame(position.equipment).rank(asked, noDeadline);
    expect(isWhole).toBe(true);
    for (const { move, spread, winChance } of ranking.slice(0, 2)) {
      if (move.kind !== 'place') continue;
      const leads = unseen.map((drawn) => leadAfter(position, move, drawn));
      if (leads.includes(undefined)) continue;
      const ends = leads.map((value) => lead + (value as number));
      expect(spread).toBeCloseTo(ends.reduce((sum, end) => sum + end, 0) / ends.length, 9);
      const wins = ends.map((end) => (Math.sign(end) + 1) / 2);
      expect(winChance).toBeCloseTo(wins.reduce((sum, win) => sum + win, 0) / wins.length, 9);
      checked++;
    }
  }
});

test('exchanges and passes are ranked where the ruleset allows them', () => {
  const rng = makeRng(seed());
  for (let n = 0; n < count(40); n++) {
    const position = smallPosition(rng);
    const { exchange, pass } = position.equipment.rules;
    const [rack = [], unseen = []] = position.racks;
    const inBag = Math.min(2, unseen.length);
    const asked = { board: position.board, rack, unseen, inBag, lead: 0 };
    let looks = 0;
    const deadline = { expired: () => ++looks > 20 };
    const { ranking } = new Endgame(position.equipment).rank(asked, deadline);
    const kinds = new Set(ranking.map(({ move }) => move.kind));
    expect(kinds.has('exchange')).toBe(inBag >= exchange.minBag);
    if (pass.when === 'always') expect(kinds.has('pass')).toBe(true);
    for (const { move } of ranking)
      if (move.kind === 'exchange') expect(move.tiles.length).toBeLessThanOrEqual(inBag);
  }
});
