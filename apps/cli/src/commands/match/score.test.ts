import { expect, test } from 'vitest';
import { type MatchGame, scoreOf } from './score.ts';

const game = (pair: number, began: 0 | 1, own: number, other: number): MatchGame => ({
  pair,
  began,
  scores: [own, other],
  fault: null,
});
const lost = (pair: number, began: 0 | 1, player: 0 | 1): MatchGame => ({
  ...game(pair, began, 50, 40),
  fault: { player, fault: { kind: 'silent', text: '' } },
});

test('a pair counts as one, and its games are averaged', () => {
  const score = scoreOf([
    game(1, 0, 400, 300),
    game(1, 1, 300, 380),
    game(2, 0, 350, 350),
    game(2, 1, 420, 300),
  ]);
  expect(score).toMatchObject({ pairs: 2, games: 4, wins: [2, 1], draws: 1, faults: [0, 0] });
  // The shares of the pairs are 0.5 and 0.75, the leads 10 and 60.
  expect(score.share).toEqual({ mean: 0.625, error: 0.125 });
  expect(score.lead).toEqual({ mean: 35, error: 25 });
});

test('whoever is at fault has lost, and the points of that pair say nothing', () => {
  const score = scoreOf([
    lost(1, 0, 0),
    game(1, 1, 300, 200),
    game(2, 0, 10, 0),
    game(2, 1, 10, 0),
  ]);
  expect(score).toMatchObject({ wins: [3, 1], faults: [1, 0] });
  expect(score.share.mean).toBe(0.75);
  expect(score.lead.mean).toBe(10);
});

test('a game without its twin is a game and no pair', () => {
  const score = scoreOf([game(1, 0, 2, 1)]);
  expect(score).toMatchObject({ pairs: 0, games: 1, wins: [1, 0] });
});
