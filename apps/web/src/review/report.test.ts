import type { Letter } from '@taht/letters';
import type { Square } from '@taht/rules';
import type { Candidate, MoveReview, TurnReview } from '@taht/search';
import { expect, test } from 'vitest';
import { addSlice } from './pool.ts';
import { type MissKind, missesOf, starsOf, totalsOf, winChancesOf } from './report.ts';

const place = (tiles: number, score: number): Candidate => ({
  kind: 'place',
  tiles: Array.from({ length: tiles }, (_, i) => ({
    square: i as Square,
    letter: 'A' as Letter,
    blank: false,
  })),
  direction: 'across',
  swaps: [],
  score,
});

const move = (candidate: Candidate, winChance = 0.5): MoveReview => ({
  move: candidate,
  score: candidate.kind === 'place' ? candidate.score : 0,
  equity: 0,
  winChance,
});

const review = (more: Partial<TurnReview>): TurnReview => ({
  turn: 1,
  player: 0,
  played: move(place(3, 10)),
  best: [move(place(3, 10))],
  phony: false,
  lost: 0,
  chanceLost: 0,
  chanceError: 0,
  luck: 0,
  facts: [],
  beside: [],
  isCommon: false,
  ...more,
});

test.each<[MissKind, Partial<TurnReview>]>([
  ['phony', { phony: true, lost: 1 }],
  ['phony-paid', { phony: true, lost: 0 }],
  ['all-tiles', { best: [move(place(7, 70))], lost: 60 }],
  ['exchange', { best: [move({ kind: 'exchange', tiles: [] })], lost: 9 }],
  ['points', { best: [move(place(4, 30))], lost: 20 }],
  ['keep', { best: [move(place(2, 9))], lost: 12 }],
])('%s', (kind, more) => expect(missesOf([review(more)], 7, 5)[0]?.kind).toBe(kind));

test('the costliest comes first, and what cost next to nothing is not told', () => {
  const reviews = [
    review({ turn: 1, lost: 2 }),
    review({ turn: 2, lost: 5, chanceLost: 0.1 }),
    review({ turn: 3, lost: 30, chanceLost: 0.05 }),
  ];
  expect(missesOf(reviews, 7, 5).map((miss) => miss.review.turn)).toEqual([2, 3]);
  expect(missesOf(reviews, 7, 1).length).toBe(1);
});

test('whoever got away with a word that is none is told, however many turns cost more', () => {
  const costly = [1, 2, 3].map((turn) => review({ turn, lost: 30, chanceLost: 0.2 }));
  const reviews = [...costly, review({ turn: 4, phony: true })];
  expect(missesOf(reviews, 7, 2).map((miss) => miss.review.turn)).toEqual([1, 2, 4]);
});

test('luck and what was given away are added up for each player', () => {
  const reviews = [
    review({ player: 0, lost: 4, luck: 3, chanceLost: 0.1 }),
    review({ player: 1, luck: -2 }),
    review({ player: 0, luck: 1 }),
  ];
  expect(totalsOf(reviews, 2)).toEqual([
    { player: 0, turns: 2, lost: 4, chanceLost: 0.1, luck: 4, perfect: 1 },
    { player: 1, turns: 1, lost: 0, chanceLost: 0, luck: -2, perfect: 1 },
  ]);
});

test('chances are those of all players at every turn', () => {
  const reviews = [
    review({ player: 0, played: move(place(1, 1), 0.7) }),
    review({ player: 1, played: move(place(1, 1), 1) }),
    review({ player: 0, played: move(place(1, 1), 0.25) }),
  ];
  const all = winChancesOf(reviews, 2).map(({ chances }) => chances);
  expect(all).toEqual([
    [0.7, expect.closeTo(0.3)],
    [0, 1],
    [0.25, 0.75],
  ]);
});

test('slices of a simulation count alike', () => {
  const once = addSlice({ slices: 0, values: [] }, [{ win: 0.4, spread: 10 }]);
  expect(addSlice(once, [{ win: 0.6, spread: 20 }])).toEqual({
    slices: 2,
    values: [{ win: 0.5, spread: 15 }],
  });
});

test.each<[number, Partial<TurnReview>]>([
  [3, { lost: 0 }],
  [3, { lost: 0.4 }],
  [2, { lost: 0.5 }],
  [2, { lost: 7.9 }],
  [1, { lost: 8 }],
  [0, { lost: 0, phony: true }],
])('%i stars', (stars, about) => {
  expect(starsOf(review(about))).toBe(stars);
});
