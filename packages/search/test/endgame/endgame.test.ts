import { BLANK } from '@taht/letters';
import type { Game } from '@taht/rules';
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { Endgame, type EndgameMove, noDeadline } from '../../src/index.ts';
import { bruteForce, envFor, make } from './brute-force.ts';
import { largePositions } from './large-positions.ts';
import { plainValue } from './plain-search.ts';
import { gameAt, type SmallPosition, smallPosition } from './small-positions.ts';

/** Plays the moves by the rules, and returns the game they lead to. */
function follow(position: SmallPosition, moves: readonly EndgameMove[]): Game {
  const env = envFor(position);
  return moves.reduce((game, move, i) => {
    const next = make(game, move, env);
    if (next === undefined) throw new Error(`the rules refuse move ${i}: ${JSON.stringify(move)}`);
    return next;
  }, gameAt(position));
}

test('values agree with a solver that tries everything, and the best line reaches them by the rules', () => {
  const rng = makeRng(seed());
  let solved = 0;
  let longest = 0;
  for (let n = 0; solved < count(600); n++) {
    const position = smallPosition(rng);
    const value = bruteForce(position);
    if (value === undefined) continue;
    const {
      isExact,
      value: found,
      line,
    } = new Endgame(position.equipment).solve(position, noDeadline);
    expect([n, isExact, found]).toEqual([n, true, value]);
    const { phase, seats } = follow(position, line);
    expect([n, phase.kind]).toEqual([n, 'over']);
    expect((seats[0]?.score ?? 0) - (seats[1]?.score ?? 0)).toBe(value);
    solved++;
    longest = Math.max(longest, line.filter(({ kind }) => kind === 'place').length);
  }
  expect(longest).toBeGreaterThan(1);
  console.log(`LONG: endgame: ${solved} positions as brute force has them, up to ${longest} plays`);
});

const BY_PASSES = {
  outEmptyBag: true,
  passRounds: 2,
  scorelessTurns: 'none',
  noMoveLeft: false,
} as const;

test.each(['en-club', 'et-base', 'uk-base', 'tr-school'])(
  'values by %s agree with a plain search over the plays of the engine',
  (ruleset) => {
    const { equipment, positions } = largePositions(ruleset, { end: BY_PASSES }, 3, count(60));
    const endgame = new Endgame(equipment);
    for (const position of positions) {
      // With blanks the plain search takes too long; brute force has them.
      if (position.racks.flat().includes(BLANK)) continue;
      const { value, isExact } = endgame.solve(position, noDeadline);
      expect(isExact).toBe(true);
      expect(value).toBe(plainValue(equipment, position));
    }
  },
);

test.each([3, 4])('with %i players the move is legal', (seats) => {
  const rng = makeRng(seed());
  for (let n = 0; n < count(100); n++) {
    const position = smallPosition(rng, seats);
    let looks = 0;
    const deadline = { expired: () => ++looks > 3 };
    const { move, isExact, line } = new Endgame(position.equipment).solve(position, deadline);
    expect(isExact).toBe(false);
    expect(line).toEqual([move]);
    expect(make(gameAt(position), move, envFor(position))).toBeDefined();
  }
});

test('an empty board, or a bag of no tiles, is a mistake of the caller', () => {
  const position = smallPosition(makeRng(seed()));
  const endgame = new Endgame(position.equipment);
  const board = position.board.map(() => null);
  expect(() => endgame.solve({ ...position, board }, noDeadline)).toThrow(/board/);
  const [rack = [], unseen = []] = position.racks;
  expect(() =>
    endgame.rank({ board: position.board, rack, unseen, inBag: 0, lead: 0 }, noDeadline),
  ).toThrow(/bag/);
});
