/** What is said of a move that was not the best. */
import type { Tile } from '@taht/letters';
import type { Square } from '@taht/rules';
import type { BesideFact, RepliesSpot, ScoreFact, TurnFact, TurnReview } from '@taht/search';
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { type Depth, reasonsOf, shortReason, verdictText } from './why.ts';

const words = {
  columns: [...'ABCDEFGHIJKLMNO'],
  texts: stubTexts,
  percent: (share: number) => `${share * 100}%`,
  whole: (points: number) => `${Math.round(points)}`,
};
const tiles = (text: string): Tile[] => [...text] as Tile[];
const at = (square: number): Square => square as Square;

const turn = (more: Partial<TurnReview>): TurnReview =>
  ({ facts: [], beside: [], lost: 12, phony: false, chanceLost: 0, ...more }) as TurnReview;

const told = (depth: Depth, ...facts: TurnFact[]): string[] =>
  reasonsOf({ facts, beside: [] }, words, depth).map(({ text }) => text);

const score = (size: number, more: Partial<ScoreFact> = {}): TurnFact => {
  const points = { size, score: 30 + size, instead: 30 };
  return { kind: 'score', error: 0, hasBonus: false, ...points, ...more };
};
const leave = (kept: string, instead: string, size = 5, because = 'tiles'): TurnFact =>
  ({
    kind: 'leave',
    size,
    error: 0,
    kept: tiles(kept),
    instead: tiles(instead),
    because,
  }) as TurnFact;
const end = (size: number, goesOut: boolean, isExact = false): TurnFact => ({
  ...{ kind: 'end', size, error: 0, goesOut, isExact },
});
const replies = (size: number, spot?: RepliesSpot): TurnFact => ({
  ...{ kind: 'replies', size, error: 1 },
  ...(spot && { spot }),
});
const spot = { share: 0.5, instead: 0.1, error: 0.1, mean: 24 };

test.each<[string, TurnFact]>([
  ['why.score.more(score=50, instead=30)', score(20)],
  [
    'why.score.premium(score=50, instead=30, times=3, square=O1)',
    score(20, { premium: { square: at(14), times: 3 } }),
  ],
  ['why.score.all-tiles(score=90, instead=30)', score(60, { hasBonus: true })],
  ['why.score.fewer(score=26, instead=30)', score(-4)],
  ['why.score.none(score=0, instead=30)', score(-30)],
  ['why.keep.tiles(kept=A\u00a0S, instead=I\u00a0I)', leave('SA', 'II')],
  ['why.keep.tiles(kept=‹’›, instead=?)', leave('’', '?')],
  ['why.keep.copies(kept=A, instead=I\u00a0I)', leave('A', 'II', 5, 'copies')],
  ['why.keep.vowels(kept=S, instead=A\u00a0I)', leave('S', 'AI', 5, 'vowels')],
  ['why.keep.blank', leave('?', 'I', 20, 'blank')],
  ['why.keep.nothing(kept=, instead=Q\u00a0V)', leave('', 'QV')],
  ['why.keep.hold(kept=S, instead=)', leave('S', '')],
  ['why.keep.worse(kept=V, instead=S)', leave('V', 'S', -8)],
  ['why.end.out', end(14, true)],
  ['why.end.less', end(3, false)],
  ['why.end.more', end(-3, false)],
  ['why.end.rest-more', end(3, false, true)],
  ['why.end.rest-less', end(-3, true, true)],
  ['why.replies.fewer', replies(6)],
  ['why.replies.more', replies(-6)],
  [
    'why.replies.opened(share=50%, mean=24, square=O1)',
    replies(9, { ...spot, kind: 'premium', square: at(14), wasOpen: false }),
  ],
  [
    'why.replies.closed(share=50%, mean=24, square=O1)',
    replies(9, { ...spot, kind: 'premium', square: at(14), wasOpen: true }),
  ],
  ['why.replies.tiles(share=50%, mean=24)', replies(9, { ...spot, kind: 'tiles', squares: [] })],
  [
    'why.next.setup(share=50%, mean=40)',
    { kind: 'next', size: 8, error: 2, setup: { squares: [at(3)], share: 0.5, mean: 40 } },
  ],
  [
    'why.next.needs(tile=S, chance=25%, mean=40)',
    {
      ...{ kind: 'next', size: 8, error: 2 },
      setup: {
        ...{ squares: [at(3)], share: 0.5, mean: 40 },
        needs: { tile: 'S' as Tile, chance: 0.25 },
      },
    },
  ],
  ['why.next.more', { kind: 'next', size: 8, error: 2 }],
  ['why.next.less', { kind: 'next', size: -8, error: 2 }],
])('%s', (said, fact) => {
  expect(told('club', fact)).toEqual([said]);
});

test('three reasons at most, the largest first, and what speaks most against is one of them', () => {
  const facts = [score(20), leave('V', 'S', -8), replies(6), end(2, false)];
  const most = ['why.score.more(score=50, instead=30)', 'why.keep.worse(kept=V, instead=S)'];
  expect(told('club', ...facts)).toEqual([...most, 'why.replies.fewer']);
  // Nothing is said about the tiles kept where none are.
  expect(told('club', leave('', 'S', -8))).toEqual([]);
});

test('first games hear of points and premium squares, and of nothing else by name', () => {
  const square = replies(9, { ...spot, kind: 'premium', square: at(14), wasOpen: false });
  expect(told('first', leave('SA', 'II', 12), score(3), square)).toEqual([
    'why.replies.opened(share=50%, mean=24, square=O1)',
    'why.score.more(score=33, instead=30)',
    'why.first.rest',
  ]);
  expect(told('first', replies(12), score(3))).toEqual([
    'why.score.more(score=33, instead=30)',
    'why.replies.fewer',
  ]);
  const inTheEnd = (isExact: boolean): string[] => told('first', score(3), end(12, false, isExact));
  expect(inTheEnd(true)).toEqual(['why.score.more(score=33, instead=30)', 'why.end.rest-more']);
  expect(inTheEnd(false)).toEqual(['why.score.more(score=33, instead=30)', 'why.end.less']);
  expect(told('first', leave('SA', 'II', 12), score(-3))).toEqual([
    'why.score.fewer(score=27, instead=30)',
    'why.first.rest',
  ]);
});

test('a reason names what is to be shown while it is read', () => {
  const facts = [score(20, { premium: { square: at(14), times: 3 } }), leave('SA', 'II', 12)];
  const reasons = reasonsOf({ facts, beside: [] }, words, 'expert');
  expect(reasons.map(({ squares }) => squares)).toEqual([[14], []]);
  expect(reasons.map(({ tiles: kept }) => kept)).toEqual([[], tiles('SA')]);
});

test.each<[string, TurnFact | undefined]>([
  ['why.short.same', undefined],
  ['why.short.score.better(points=20)', score(20)],
  ['why.short.score.worse(points=4)', score(-4)],
  ['why.short.leave.better(kept=A\u00a0S)', leave('SA', 'II')],
  ['why.short.nothing.worse', leave('', 'S', -8)],
  ['why.short.replies.worse', replies(-6)],
  ['why.short.end.better', end(3, true)],
])('%s', (said, fact) => {
  expect(shortReason(fact, words)).toBe(said);
});

test.each<[string | null, Partial<TurnReview>]>([
  ['why.phony', { phony: true }],
  ['why.best', { lost: 0.9 }],
  ['why.close', { lost: 2.9 }],
  [null, {}],
  [
    'why.chance(before=75%, after=50%)',
    { chanceLost: 0.25, chanceError: 0.05, played: { winChance: 0.5 } as TurnReview['played'] },
  ],
  [null, { chanceLost: 0.2, chanceError: 0.15 }],
])('%s', (said, about) => {
  expect(verdictText(turn(about), words, 'club')).toBe(said);
});

const bonus: BesideFact = {
  ...{ kind: 'bonus', size: 0.25, error: 0.05, chance: 0.5, instead: 0.25, points: 50 },
  ...{ kept: tiles('SER'), weight: 12.5 },
};
const draw: BesideFact = {
  ...{ kind: 'draw', size: -0.25, error: 0, tile: '?' as Tile, worth: 25, chance: 0.25 },
  ...{ instead: 0.5, drawn: 2, drawnInstead: 5, left: 1, weight: 6.25 },
};
const swing: BesideFact = {
  ...{ kind: 'swing', size: -12, error: 3, spread: 20, instead: 32, isWanted: true },
  ...{ isBehind: false, weight: 1 },
};

test.each<[string, BesideFact]>([
  ['why.bonus.better(chance=50%, instead=25%)', bonus],
  ['why.bonus.worse(chance=50%, instead=25%)', { ...bonus, size: -0.25 }],
  ['why.draw(tile=blank, drawn=2, drawnInstead=5, left=1, chance=25%, instead=50%)', draw],
  ['why.swing.narrow.wanted(spread=20, instead=32)', swing],
  ['why.swing.wide.unwanted(spread=20, instead=32)', { ...swing, size: 12, isWanted: false }],
])('beside the points: %s', (said, fact) => {
  const [first, second] = reasonsOf({ facts: [score(20)], beside: [fact] }, words, 'expert');
  expect(first?.text).toBe('why.score.more(score=50, instead=30)');
  expect(second?.text).toBe(said);
  expect(second?.unit).toBe(fact.kind === 'swing' ? 'points' : 'chance');
});

test('a chance stands among the points by its weight, and lifts the tiles that are kept', () => {
  const reasons = reasonsOf(
    { facts: [score(8), leave('SE', 'V', 20)], beside: [bonus] },
    words,
    'club',
  );
  expect(reasons.map(({ size }) => size)).toEqual([20, 0.25, 8]);
  expect(reasons[1]?.tiles).toEqual(tiles('SER'));
});

test('only experts hear of swings, and first games of no chance', () => {
  const facts = { facts: [score(8)], beside: [bonus, swing] };
  const heard = (depth: Depth): number => reasonsOf(facts, words, depth).length;
  expect([heard('first'), heard('club'), heard('expert')]).toEqual([1, 2, 3]);
});

test('what was read of a rack comes last, in place of what weighs least', () => {
  const reading = {
    ...{ tile: 'S' as Tile, chance: 0.5, usual: 0.2, chanceError: 0.05 },
    ...{ move: '8D SERE', size: 6.4, error: 2 },
  };
  const facts = [score(20), leave('SA', 'II', 12), replies(6)];
  const texts = reasonsOf({ facts, beside: [], reading }, words, 'club').map(({ text }) => text);
  expect(texts).toHaveLength(3);
  expect(texts.at(-1)).toBe(
    'why.reading.holds(tile=S, chance=50%, usual=20%, move=8D SERE, points=6)',
  );
});
