/** Bots with a manner of their own, and what they see: in games by the rules, with made-up words. */
import type { Game, Ruleset, Setup, TileSet } from '@taht/rules';
import { count, rulesetOf, seed, std15, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  type BotProfile,
  botProfile,
  levelProfile,
  makeRandom,
  playBots,
  STATIC_LEVEL,
} from '../../src/index.ts';
import { kitFor } from './kit.ts';

const base = {
  ...(rulesetOf('et-base') as Ruleset),
  challenge: { ...(rulesetOf('et-base') as Ruleset).challenge, mode: 'off-auto-reject' },
} as const satisfies Ruleset;
const kit = kitFor(base);

const setup = (game: string): Setup => ({
  game,
  players: ['a', 'b'].map((id) => ({ id, name: id })),
  base,
  houseRules: [],
  tileset: tilesetOf(base.tileset) as TileSet,
  board: std15,
  lexicon: null,
  commitment: '',
});

/** The first named begins every other game; their scores in the order of the names. */
function play(games: number, ...profiles: readonly BotProfile[]): (readonly number[])[] {
  return Array.from({ length: games }, (_, game) => {
    const bots = profiles.map((profile, i): Bot => ({ profile, seed: 2 * game + i }));
    const isTurned = game % 2 === 1;
    const played: Game = playBots(
      kit,
      setup(`${game}`),
      isTurned ? bots.toReversed() : bots,
      makeRandom(seed() + game),
    );
    const scores = played.seats.map(({ score }) => score);
    return isTurned ? scores.toReversed() : scores;
  });
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const spreads = (scores: readonly (readonly number[])[]): number[] =>
  scores.map(([own = 0, other = 0]) => own - other);

const named = (name: string): BotProfile => botProfile(name) as BotProfile;

describe('strength', () => {
  test.each([
    [4, 1],
    [8, 4],
    [STATIC_LEVEL, 8],
  ])('level %i scores more than level %i', (upper, lower) =>
    expect(
      meanOf(spreads(play(count(200), levelProfile(upper), levelProfile(lower)))),
    ).toBeGreaterThan(0),
  );
});

describe('the adaptive bot', () => {
  test.each([2, 6, STATIC_LEVEL])('stays nearer to level %i than the strongest does', (level) => {
    const games = count(200);
    const apart = (profile: BotProfile): number =>
      meanOf(spreads(play(games, profile, levelProfile(level))).map(Math.abs));
    const other = level === STATIC_LEVEL ? levelProfile(2) : levelProfile(STATIC_LEVEL);
    expect(apart(named('adaptive'))).toBeLessThan(apart(other));
  });
});

test('the same games are played again from the same seeds', () => {
  const games = (): unknown => play(3, levelProfile(3), named('teacher'));
  expect(games()).toEqual(games());
});
