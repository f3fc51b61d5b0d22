import { expect, test } from 'vitest';
import { editions, PREMIUM_COLOURS, type PremiumColours, premiumColoursOf } from './index.ts';

const KNOWN: readonly [ruleset: string, colours: PremiumColours, why: string][] = [
  ['et-base', 'pink-red', 'ET 126–134: light and dark blue letters, pink and red words'],
  ['is-base', 'light-dark-red', 'IS 74–76: light and dark blue letters, light and dark red words'],
  ['fi-base', 'printed', 'FI 69: what a square gives is written on it'],
  ['uk-base', 'light-dark-red', 'UK 71–78: as the Icelandic'],
  ['tr-school', 'pink-red', 'TR 45–51: as the Estonian'],
  ['tr-base', 'pink-red', 'ours: as the Turkish school text'],
  ['en-club', 'pink-red', 'ours: as the text that is played with its tiles'],
  ['et-friendly', 'pink-red', 'as its rulebook'],
  ['is-friendly', 'light-dark-red', 'as its rulebook'],
  ['fi-friendly', 'printed', 'as its rulebook'],
  ['uk-friendly', 'light-dark-red', 'as its rulebook'],
  ['tr-friendly', 'pink-red', 'as the home game'],
  ['en-friendly', 'pink-red', 'as the club game'],
  ['somebody-elses', 'printed', 'nothing is known of it'],
];

test.each(KNOWN)('premium squares of %s are %s (%s)', (ruleset, colours) => {
  expect(premiumColoursOf(ruleset)).toBe(colours);
});

test('every set of colours has a rulebook, and what no rulebook colours is written on the squares', () => {
  const rulesets = editions.flatMap((edition) => edition.rulesets.map(({ id }) => id));
  const others = rulesets.filter((id) => KNOWN.every(([known]) => known !== id));
  expect(others.filter((id) => premiumColoursOf(id) !== 'printed')).toEqual([]);
  expect(new Set(rulesets.map(premiumColoursOf))).toEqual(new Set(PREMIUM_COLOURS));
});
