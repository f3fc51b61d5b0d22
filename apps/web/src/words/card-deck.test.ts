import { expect, test } from 'vitest';
import { answered, type Cards, dayOf, deckOf, nextCard } from './card-deck.ts';

test('a card stands for all words of its letters', () => {
  expect([...deckOf(['EST', 'SET', 'TEA', 'ATE'], [...'AEST'])]).toEqual([
    ['EST', ['EST', 'SET']],
    ['AET', ['TEA', 'ATE']],
  ]);
});

test('what is known comes back later and later, what is not comes back the same day', () => {
  let cards: Cards = {};
  const waits: number[] = [];
  for (let times = 0, today = 100; times < 5; times++) {
    cards = answered(cards, 'AB', true, today);
    waits.push((cards.AB?.due ?? 0) - today);
    today = cards.AB?.due ?? 0;
  }
  expect(waits).toEqual([1, 3, 7, 16, 35]);
  expect(answered(cards, 'AB', false, 200).AB).toEqual({ box: 0, due: 200 });
});

test('what was missed is asked before what is new, never the same twice in a row if there is another', () => {
  const deck = ['AB', 'CD', 'EF'];
  const cards = answered({}, 'CD', false, 5);
  expect(nextCard(deck, cards, 5, undefined)).toBe('CD');
  expect(nextCard(deck, cards, 5, 'CD')).toBe('AB');
  expect(nextCard(['CD'], cards, 5, 'CD')).toBe('CD');
  expect(nextCard(['CD'], answered({}, 'CD', true, 5), 5, undefined)).toBeUndefined();
});

test('a day begins at midnight here', () => {
  const before = dayOf(new Date(2026, 10, 15, 23, 59));
  expect(dayOf(new Date(2026, 10, 16, 0, 1))).toBe(before + 1);
});
