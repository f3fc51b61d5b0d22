/** Gives a plain table of tiles the type of a tile set. */
import type { Letter } from '@taht/letters';
import type { TileSet } from '@taht/rules';

/** Letter, number of tiles, points. */
export type TileRow = readonly [letter: string, count: number, points: number];

export interface TileTable {
  readonly id: string;
  readonly language: string;
  /** In order, also letters that have no tile and that only a blank can be (RULES 2.3.1); without it the rows say all. */
  readonly alphabet?: Iterable<string>;
  readonly vowels: Iterable<string>;
  /** Neither vowel nor consonant (RULES 2.4). */
  readonly signs?: Iterable<string>;
  /** In the order of the alphabet. */
  readonly tiles: readonly TileRow[];
}

/** Every set has two blanks. */
export const tileSet = ({
  id,
  language,
  tiles,
  alphabet = tiles.map(([letter]) => letter),
  vowels,
  signs = '',
}: TileTable): TileSet => ({
  id,
  language,
  alphabet: [...alphabet] as Letter[],
  vowels: [...vowels] as Letter[],
  signs: [...signs] as Letter[],
  tiles: tiles as TileSet['tiles'],
  blanks: 2,
});
