/** A seventh edition that nobody plays: tiles of two and three characters, to show that a language is only data. */
import { defaults, type Edition, tileSet } from '@taht/editions';

const tiles = tileSet({
  id: 'test-100',
  language: 'es',
  vowels: 'AEIOU',
  signs: "'",
  tiles: [
    ['A', 12, 1],
    ['B', 2, 3],
    ['C', 4, 3],
    ['CH', 1, 5],
    ['D', 5, 2],
    ['E', 12, 1],
    ['F', 1, 4],
    ['G', 2, 2],
    ['H', 2, 4],
    ['I', 6, 1],
    ['J', 1, 8],
    ['L', 4, 1],
    ['LL', 1, 8],
    ['L·L', 1, 10],
    ['M', 2, 3],
    ['N', 5, 1],
    ['Ñ', 1, 8],
    ['O', 9, 1],
    ['P', 2, 3],
    ['Q', 1, 5],
    ['R', 4, 1],
    ['RR', 1, 8],
    ['S', 6, 1],
    ['T', 4, 1],
    ['U', 5, 1],
    ['V', 1, 4],
    ['Y', 1, 4],
    ['Z', 1, 10],
    ["'", 1, 10],
  ],
});

export const testEdition: Edition = {
  id: 'test',
  language: 'es',
  writing: {
    lookalikes: { '\u2019': "'", ĿL: 'L·L' },
    confusables: { А: 'A' },
  },
  tilesets: [tiles],
  rulesets: [{ ...defaults, id: 'test-base', tileset: 'test-100' }],
  lexicons: [],
  duplicate: null,
};
