/** Gives a plain table of tiles the type of a tile set; its rows stand in the order of the alphabet. */
import type { Letter } from '@taht/letters';
import type { TileSet } from '@taht/rules';

/** Letter, number of tiles, points. */
export type TileRow = readonly [letter: string, count: number, points: number];

export interface TileTable {
  readonly id: string;
  readonly language: string;
  readonly vowels: Iterable<string>;
  /** Neither vowel nor consonant (RULES 2.4). */
  readonly signs?: Iterable<string>;
  readonly tiles: readonly TileRow[];
}

/** Every set has two blanks. */
export const tileSet = ({ id, language, vowels, signs = '', tiles }: TileTable): TileSet => ({
  id,
  language,
  alphabet: tiles.map(([letter]) => letter as Letter),
  vowels: [...vowels] as Letter[],
  signs: [...signs] as Letter[],
  tiles: tiles as TileSet['tiles'],
  blanks: 2,
});
