import { decodeCommonness, encodeCommonness, words } from '@taht/lexicon';
import type { TileSet } from '@taht/rules';
import { seed, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { LEVELS, levelProfile, Vocabulary } from '../../src/index.ts';
import { randomWords } from '../words.ts';

const { lexicon } = randomWords(tilesetOf('en-100') as TileSet, seed());
const all = [...words(lexicon)].map((word) => word.slice());
const ranks = Uint8Array.from(all, (_, i) => (i * i) % 16);
const commonness = decodeCommonness(encodeCommonness(lexicon, ranks), lexicon);
if (!commonness.ok) throw new Error(commonness.error.code);
const vocabulary = new Vocabulary(lexicon, commonness.value);

const known = (share: number, of = vocabulary): number[] =>
  all.flatMap((word, i) => (of.familiarity(word) >= of.leastOf(share) ? [i] : []));

/** A word of lower rank may be more familiar than others up to this many ranks above it. */
const SCATTER = 3;

test('a word of much higher rank is more familiar', () => {
  for (const [i, word] of all.entries()) {
    expect(vocabulary.familiarity(word)).toBeGreaterThanOrEqual(ranks[i] as number);
    expect(vocabulary.familiarity(word)).toBeLessThan((ranks[i] as number) + SCATTER);
  }
});

describe('a share of the words', () => {
  const short = all.map((word) => word.length <= 8);
  const shareKnown = (share: number, of = vocabulary): number =>
    known(share, of).filter((i) => short[i]).length / short.filter(Boolean).length;

  test.each([0, 0.01, 0.1, 0.5, 0.93, 1])(
    '%d is that share of those of up to eight letters',
    (share) => expect(Math.abs(shareKnown(share) - share)).toBeLessThan(0.03),
  );

  test('without ranks too', () =>
    expect(Math.abs(shareKnown(0.3, new Vocabulary(lexicon)) - 0.3)).toBeLessThan(0.06));

  test('the most common ones', () => {
    const least = Math.min(...known(0.2).map((i) => ranks[i] as number));
    const unknown = all.keys().filter((i) => !known(0.2).includes(i));
    expect(Math.max(...unknown.map((i) => ranks[i] as number))).toBeLessThan(least + SCATTER);
  });
});

test('whoever is a level higher knows all that the level below knows, and more until all are known', () => {
  for (let level = 2; level <= LEVELS; level++) {
    const below = known(levelProfile(level - 1).words);
    const here = known(levelProfile(level).words);
    expect(below.filter((i) => !here.includes(i))).toEqual([]);
    if (below.length < all.length) expect(here.length).toBeGreaterThan(below.length);
  }
});

test('a word that is not in the list is the least familiar, and known only to those who know all', () => {
  const stranger = Uint8Array.from([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(vocabulary.familiarity(stranger)).toBeLessThan(vocabulary.leastOf(0.999));
  expect(vocabulary.familiarity(stranger)).toBeGreaterThan(vocabulary.leastOf(1));
});
