/** Finnish: 101 tiles, or the 100 of older boxes, which have no W. Q X Z Å Š Ž have no tile. */
import type { Ruleset } from '@taht/rules';
import { defaults } from './defaults.ts';
import type { Edition } from './edition.ts';
import { friendlyRuleset } from './friendly-ruleset.ts';
import { type TileTable, tileSet } from './tile-set.ts';

const fi101: TileTable = {
  id: 'fi-101',
  language: 'fi',
  alphabet: 'ABCDEFGHIJKLMNOPQRSŠTUVWXYZŽÅÄÖ',
  vowels: 'AEIOUYÅÄÖ',
  tiles: [
    ['A', 10, 1],
    ['B', 1, 8],
    ['C', 1, 10],
    ['D', 1, 7],
    ['E', 8, 1],
    ['F', 1, 8],
    ['G', 1, 8],
    ['H', 2, 4],
    ['I', 10, 1],
    ['J', 2, 4],
    ['K', 5, 2],
    ['L', 5, 2],
    ['M', 3, 3],
    ['N', 9, 1],
    ['O', 5, 2],
    ['P', 2, 4],
    ['R', 2, 4],
    ['S', 7, 1],
    ['T', 9, 1],
    ['U', 4, 3],
    ['V', 2, 4],
    ['W', 1, 8],
    ['Y', 2, 4],
    ['Ä', 5, 2],
    ['Ö', 1, 7],
  ],
};

const fi100: TileTable = {
  ...fi101,
  id: 'fi-100',
  tiles: fi101.tiles.filter(([letter]) => letter !== 'W'),
};

const fiBase: Ruleset = {
  ...defaults,
  id: 'fi-base',
  tileset: 'fi-101',
  words: {
    ...defaults.words,
    forms: [
      'nominative-singular',
      'nominative-plural',
      'first-infinitive',
      'fourth-infinitive',
      'indeclinable',
    ],
    exclude: [...defaults.words.exclude, 'hate-speech'],
  },
  challenge: {
    ...defaults.challenge,
    onGood: { ...defaults.challenge.onGood, challenger: 'points', points: -10 },
  },
};

export const fi: Edition = {
  id: 'fi',
  language: 'fi',
  writing: {},
  tilesets: [tileSet(fi101), tileSet(fi100)],
  rulesets: [fiBase, friendlyRuleset('fi-friendly', fiBase)],
  lexicons: ['fi', 'fi-compounds', 'fi-all'],
  duplicate: null,
};
