/** The alphabet of a game's tiles, by which its plays are written. */
import { alphabetFor, tilesetOf } from '@taht/editions';
import type { Alphabet } from '@taht/letters';
import type { TileSet } from '@taht/rules';

/** Null for tiles of no edition: a play is written in a known alphabet. An older game may lack some letters. */
export function alphabetOf(tileset: TileSet): Alphabet | null {
  const known = tilesetOf(tileset.id)?.alphabet ?? [];
  return tileset.alphabet.every((letter) => known.includes(letter)) ? alphabetFor(tileset) : null;
}
