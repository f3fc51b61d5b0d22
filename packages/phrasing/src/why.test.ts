/** What is said of a move that was not the best. */
import type { Tile } from '@taht/letters';
import type { TurnFact, TurnReview } from '@taht/search';
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { reasonsOf, verdictText } from './why.ts';

const columns = [...'ABCDEFGHIJKLMNO'];
const tiles = (text: string): Tile[] => [...text] as Tile[];

const review = (facts: readonly TurnFact[], more: Partial<TurnReview> = {}): TurnReview =>
  ({ facts, lost: 12, phony: false, ...more }) as TurnReview;

const told = (...facts: TurnFact[]): string[] =>
  reasonsOf(review(facts), columns, stubTexts, (share) => `${share * 100}%`).map(
    ({ text }) => text,
  );

const leave = (kept: string, instead: string, size = 5, because = 'tiles'): TurnFact =>
  ({ kind: 'leave', size, kept: tiles(kept), instead: tiles(instead), because }) as TurnFact;

test.each<[string, TurnFact]>([
  ['why.score.more', { kind: 'score', size: 20, hasBonus: false }],
  ['why.score.all-tiles', { kind: 'score', size: 60, hasBonus: true }],
  ['why.score.fewer', { kind: 'score', size: -4, hasBonus: false }],
  ['why.keep.tiles(kept=A\u00a0S, instead=I\u00a0I)', leave('SA', 'II')],
  ['why.keep.copies(kept=A, instead=I\u00a0I)', leave('A', 'II', 5, 'copies')],
  ['why.keep.vowels(kept=S, instead=A\u00a0I)', leave('S', 'AI', 5, 'vowels')],
  ['why.keep.blank', leave('?', 'I', 20, 'blank')],
  ['why.keep.nothing(kept=, instead=Q\u00a0V)', leave('', 'QV')],
  ['why.keep.hold(kept=S, instead=)', leave('S', '')],
  ['why.keep.worse(kept=V, instead=S)', leave('V', 'S', -8)],
  ['why.end.out', { kind: 'end', size: 14, goesOut: true }],
  ['why.end.less', { kind: 'end', size: 3, goesOut: false }],
  ['why.end.more', { kind: 'end', size: -3, goesOut: false }],
  ['why.replies.fewer', { kind: 'replies', size: 6, error: 1 }],
  ['why.replies.more', { kind: 'replies', size: -6, error: 1 }],
  [
    'why.replies.square(square=O1, share=50%)',
    {
      kind: 'replies',
      size: 9,
      error: 1,
      opened: { square: 14 as never, share: 0.5, instead: 0.1 },
    },
  ],
])('%s', (said, fact) => {
  expect(told(fact)).toEqual([said]);
});

test('two reasons at most, and one against where it weighs', () => {
  const facts: TurnFact[] = [
    { kind: 'score', size: 20, hasBonus: false },
    leave('V', 'S', -8),
    { kind: 'replies', size: 6, error: 1 },
    { kind: 'end', size: 2, goesOut: false },
  ];
  expect(told(...facts)).toEqual([
    'why.score.more',
    'why.replies.fewer',
    'why.keep.worse(kept=V, instead=S)',
  ]);
  expect(told({ kind: 'score', size: -2, hasBonus: false })).toEqual([]);
  // Nothing is said about the tiles kept where none are.
  expect(told(leave('', 'S', -8))).toEqual([]);
});

test.each<[string | null, Partial<TurnReview>]>([
  ['why.phony', { phony: true }],
  ['why.best', { lost: 0.9 }],
  ['why.close', { lost: 2.9 }],
  [null, {}],
])('%s', (said, about) => {
  expect(verdictText(review([leave('S', 'V')], about), stubTexts)).toBe(said);
});
