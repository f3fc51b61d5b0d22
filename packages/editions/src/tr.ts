/** Turkish: 100 tiles; I and İ are two letters, with ı and i in lower case. No rulebook of its own was at hand. */
import type { Ruleset } from '@taht/rules';
import { defaults } from './defaults.ts';
import type { Edition } from './edition.ts';
import { friendlyRuleset } from './friendly-ruleset.ts';
import { tileSet } from './tile-set.ts';
import { ukBase } from './uk.ts';

const tr100 = tileSet({
  id: 'tr-100',
  language: 'tr',
  vowels: 'AEIİOÖUÜ',
  tiles: [
    ['A', 12, 1],
    ['B', 2, 3],
    ['C', 2, 4],
    ['Ç', 2, 4],
    ['D', 2, 3],
    ['E', 8, 1],
    ['F', 1, 7],
    ['G', 1, 5],
    ['Ğ', 1, 8],
    ['H', 1, 5],
    ['I', 4, 2],
    ['İ', 7, 1],
    ['J', 1, 10],
    ['K', 7, 1],
    ['L', 7, 1],
    ['M', 4, 2],
    ['N', 5, 1],
    ['O', 3, 2],
    ['Ö', 1, 7],
    ['P', 1, 5],
    ['R', 6, 1],
    ['S', 3, 2],
    ['Ş', 2, 4],
    ['T', 5, 1],
    ['U', 3, 2],
    ['Ü', 2, 3],
    ['V', 1, 7],
    ['Y', 2, 3],
    ['Z', 2, 4],
  ],
});

const trBase: Ruleset = {
  ...ukBase,
  id: 'tr-base',
  tileset: 'tr-100',
  words: defaults.words,
  notation: defaults.notation,
};

export const tr: Edition = {
  id: 'tr',
  language: 'tr',
  writing: {
    lookalikes: {
      // What software without Turkish makes of İ: i and a dot above.
      'i\u0307': 'İ',
      // Written in some words, and played without.
      â: 'A',
      Â: 'A',
      î: 'İ',
      Î: 'İ',
      û: 'U',
      Û: 'U',
    },
    // Romanian comma-below letter, often typed for the one with a cedilla.
    confusables: { Ș: 'Ş' },
  },
  tilesets: [tr100],
  rulesets: [trBase, friendlyRuleset('tr-friendly', trBase)],
  lexicons: ['tr'],
  duplicate: null,
};
