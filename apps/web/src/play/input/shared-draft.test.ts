import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Square } from '@taht/rules';
import { expect, test } from 'vitest';
import { type Draft, lay, onRack } from './draft.ts';
import { isSameDraft, sharedDraft, storeAction, takeShared } from './shared-draft.ts';

const hand = (tiles: string): Draft => ({
  pieces: [...tiles].map((tile, i) => ({
    id: i + 1,
    tile: (tile === '?' ? BLANK : tile) as Tile,
    square: null,
    letter: null,
  })),
  cursor: null,
  swaps: [],
});

const at = (square: number): Square => square as Square;
const rackOf = (draft: Draft): string =>
  onRack(draft)
    .map(({ tile }) => tile)
    .join('');

test('order and laid tiles come back on another device', () => {
  const here = lay(lay(hand('TÄHT?'), 2, at(112)), 5, at(113), 'E' as Letter);
  const there = takeShared(hand('?TTHÄ'), sharedDraft(here));
  expect(rackOf(there)).toBe('THT');
  expect(sharedDraft(there)).toEqual(sharedDraft(here));
});

test('tiles that are no longer in hand are passed over, new ones stand at the end', () => {
  const shared = sharedDraft(lay(hand('ABC'), 1, at(7)));
  const draft = takeShared(hand('XCB'), shared);
  expect(rackOf(draft)).toBe('BCX');
  expect(sharedDraft(draft).laid).toEqual([]);
});

test('what was laid here and taken up there is taken up', () => {
  const draft = takeShared(lay(hand('AB'), 1, at(3)), sharedDraft(hand('BA')));
  expect(rackOf(draft)).toBe('BA');
});

test('a blank without a letter stays on the rack of the other device', () => {
  const laid = lay(hand('?A'), 1, at(3));
  expect(rackOf(takeShared(hand('?A'), sharedDraft(laid)))).toBe('?A');
});

test('two hands are the same by order and by what is laid', () => {
  expect(isSameDraft(sharedDraft(hand('AB')), sharedDraft(hand('AB')))).toBe(true);
  expect(isSameDraft(sharedDraft(hand('AB')), sharedDraft(hand('BA')))).toBe(false);
  expect(isSameDraft(sharedDraft(hand('AB')), sharedDraft(lay(hand('AB'), 1, at(0))))).toBe(false);
});

test('what is kept says in which version of the game it was laid', () => {
  expect(storeAction(sharedDraft(lay(hand('A'), 1, at(9))), 17)).toEqual({
    kind: 'keep',
    rack: ['A'],
    laid: { tiles: [{ square: 9, letter: 'A', blank: false }], seen: 17 },
  });
});
