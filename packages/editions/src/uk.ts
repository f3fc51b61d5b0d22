/** Ukrainian: 104 tiles, the apostrophe among them, stored as U+0027 and last in the alphabet. */
import type { Ruleset } from '@taht/rules';
import { defaults } from './defaults.ts';
import type { Edition } from './edition.ts';
import { friendlyRuleset } from './friendly-ruleset.ts';
import { tileSet } from './tile-set.ts';

const uk104 = tileSet({
  id: 'uk-104',
  language: 'uk',
  vowels: 'АЕЄИІЇОУЮЯ',
  signs: "Ь'",
  tiles: [
    ['А', 8, 1],
    ['Б', 2, 4],
    ['В', 4, 1],
    ['Г', 2, 4],
    ['Ґ', 1, 10],
    ['Д', 3, 2],
    ['Е', 5, 1],
    ['Є', 1, 8],
    ['Ж', 1, 6],
    ['З', 2, 4],
    ['И', 7, 1],
    ['І', 5, 1],
    ['Ї', 1, 6],
    ['Й', 1, 5],
    ['К', 4, 2],
    ['Л', 3, 2],
    ['М', 4, 2],
    ['Н', 7, 1],
    ['О', 10, 1],
    ['П', 3, 2],
    ['Р', 5, 1],
    ['С', 4, 2],
    ['Т', 5, 1],
    ['У', 3, 3],
    ['Ф', 1, 8],
    ['Х', 1, 5],
    ['Ц', 1, 6],
    ['Ч', 1, 5],
    ['Ш', 1, 6],
    ['Щ', 1, 8],
    ['Ь', 1, 5],
    ['Ю', 1, 7],
    ['Я', 2, 4],
    ["'", 1, 10],
  ],
});

export const ukBase: Ruleset = {
  ...defaults,
  id: 'uk-base',
  tileset: 'uk-104',
  words: { ...defaults.words, forms: ['headword', 'plural'] },
  lookup: 'after-play',
  notation: { ...defaults.notation, across: 'letter-first', labels: 'local' },
};

const writing: Edition['writing'] = {
  lookalikes: {
    '\u2018': "'", // left single quotation mark
    '\u2019': "'", // right single quotation mark
    '\u02BC': "'", // modifier letter apostrophe
    '\u02B9': "'", // modifier letter prime
    '\u2032': "'", // prime
    '\u0060': "'", // grave accent
    '\u00B4': "'", // acute accent
    '\uFF07': "'", // fullwidth apostrophe
  },
  // Latin on the left, Cyrillic on the right.
  confusables: {
    A: 'А',
    B: 'В',
    C: 'С',
    E: 'Е',
    H: 'Н',
    I: 'І',
    Ï: 'Ї',
    K: 'К',
    M: 'М',
    O: 'О',
    P: 'Р',
    T: 'Т',
    X: 'Х',
    Y: 'У',
  },
};

export const uk: Edition = {
  id: 'uk',
  language: 'uk',
  writing,
  tilesets: [uk104],
  rulesets: [ukBase, friendlyRuleset('uk-friendly', ukBase)],
  lexicons: ['uk', 'uk-all'],
  duplicate: { laid: 'best-slip', score: 'own-word' },
};
