/** Estonian: 102 tiles; Š, Z and Ž stand between S and T, Õ Ä Ö Ü behind W. C Q W X Y have no tile. */
import type { Ruleset } from '@taht/rules';
import { defaults } from './defaults.ts';
import type { Edition } from './edition.ts';
import { friendlyRuleset } from './friendly-ruleset.ts';
import { tileSet } from './tile-set.ts';

const et102 = tileSet({
  id: 'et-102',
  language: 'et',
  alphabet: 'ABCDEFGHIJKLMNOPQRSŠZŽTUVWÕÄÖÜXY',
  vowels: 'AEIOUÕÄÖÜY',
  tiles: [
    ['A', 10, 1],
    ['B', 1, 4],
    ['D', 4, 2],
    ['E', 9, 1],
    ['F', 1, 8],
    ['G', 2, 3],
    ['H', 2, 4],
    ['I', 9, 1],
    ['J', 2, 4],
    ['K', 5, 1],
    ['L', 5, 1],
    ['M', 4, 2],
    ['N', 4, 2],
    ['O', 5, 1],
    ['P', 2, 4],
    ['R', 2, 2],
    ['S', 8, 1],
    ['Š', 1, 10],
    ['Z', 1, 10],
    ['Ž', 1, 10],
    ['T', 7, 1],
    ['U', 5, 1],
    ['V', 2, 3],
    ['Õ', 2, 4],
    ['Ä', 2, 5],
    ['Ö', 2, 6],
    ['Ü', 2, 5],
  ],
});

const etBase: Ruleset = {
  ...defaults,
  id: 'et-base',
  tileset: 'et-102',
  exchange: { ...defaults.exchange, minBag: 7 },
  words: {
    ...defaults.words,
    forms: ['nominative-singular', 'nominative-plural', 'ma-infinitive', 'indeclinable'],
    exclude: [...defaults.words.exclude, 'apostrophe'],
  },
  notation: { ...defaults.notation, across: 'letter-first' },
};

export const et: Edition = {
  id: 'et',
  language: 'et',
  writing: {},
  tilesets: [et102],
  rulesets: [etBase, friendlyRuleset('et-friendly', etBase)],
  lexicons: ['et', 'et-all'],
  duplicate: { laid: 'best-slip', score: 'best-word-only' },
};
