/**
 * Tile sets to try: those of every edition, the one of tiles of several characters, and two with as many letters as
 * there can be, one of them with letters here and there that only a blank can be.
 */
import type { Letter } from '@taht/letters';
import { MAX_LETTER } from '@taht/lexicon';
import { type Ruleset, readLayout, type TileSet, tileTables } from '@taht/rules';
import { editions, type OraclePosition, rulesetOf, std15, testEdition } from '@taht/testkit';
import { Engine } from '../src/index.ts';
import type { WordList } from './words.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯÕÄÖÜŠŽ'];

const widest: TileSet = {
  id: 'widest',
  language: 'en',
  alphabet: LETTERS.slice(0, MAX_LETTER) as Letter[],
  vowels: ['A', 'E', 'I', 'O', 'U'] as Letter[],
  signs: [],
  tiles: LETTERS.slice(0, MAX_LETTER).map((letter, i) => [
    letter as Letter,
    1 + (i % 2),
    1 + (i % 9),
  ]),
  blanks: 2,
};

const sparse: TileSet = {
  ...widest,
  id: 'sparse',
  tiles: widest.tiles
    .filter((_, i) => i % 3 !== 1)
    .map(([letter, , points]) => [letter, 2, points]),
};

export const tilesets: readonly TileSet[] = [
  ...editions.map(({ tilesets: [first] }) => first),
  testEdition.tilesets[0],
  widest,
  sparse,
];

export const plainRules = rulesetOf('et-base') as Ruleset;

export const engineFor = (
  { lexicon }: WordList,
  tileset: TileSet,
  rules: OraclePosition['rules'] = plainRules,
): Engine => new Engine({ lexicon, tileset, layout: std15, rules });

export const groundFor = (tileset: TileSet, board: OraclePosition['ground']['board']) => ({
  ...readLayout(std15),
  tables: tileTables(tileset),
  board,
});
