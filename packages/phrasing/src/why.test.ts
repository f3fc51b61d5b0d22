/** What is said of a move that was not the best. */
import type { Tile } from '@taht/letters';
import type { Square } from '@taht/rules';
import type { RepliesSpot, ScoreFact, TurnFact, TurnReview } from '@taht/search';
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

const review = (facts: readonly TurnFact[], more: Partial<TurnReview> = {}): TurnReview =>
  ({ facts, lost: 12, phony: false, ...more }) as TurnReview;

const told = (depth: Depth, ...facts: TurnFact[]): string[] =>
  reasonsOf(review(facts), words, depth).map(({ text }) => text);

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
  ]);
  expect(told('first', leave('SA', 'II', 12), score(-3))).toEqual(['why.first.rest']);
});

test('a reason names what is to be shown while it is read', () => {
  const facts = [score(20, { premium: { square: at(14), times: 3 } }), leave('SA', 'II', 12)];
  const reasons = reasonsOf(review(facts), words, 'expert');
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
])('%s', (said, about) => {
  expect(verdictText(review([leave('S', 'V')], about), stubTexts)).toBe(said);
});
