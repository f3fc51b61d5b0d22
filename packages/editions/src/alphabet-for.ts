/** The alphabet of a tile set, with the other ways of typing its letters that its edition knows. */
import { type Alphabet, lettersWithoutTile, makeAlphabet } from '@taht/letters';
import type { TileSet } from '@taht/rules';
import { alphabetSpec } from './edition.ts';
import { homeOfTiles } from './editions.ts';

const made = new WeakMap<TileSet, Alphabet>();

/** Made once for each tile set: every screen asks for it. */
export function alphabetFor(tileset: TileSet): Alphabet {
  const known = made.get(tileset) ?? alphabetOf(tileset);
  made.set(tileset, known);
  return known;
}

/** A record may carry a tile set that no edition has; then only its own letters count. */
function alphabetOf(tileset: TileSet): Alphabet {
  const edition = homeOfTiles(tileset.id);
  const { language, alphabet: letters, vowels, signs } = tileset;
  if (edition !== undefined) return makeAlphabet(alphabetSpec(edition, tileset));
  const withoutTile = lettersWithoutTile(tileset);
  return makeAlphabet({ language, letters, vowels, signs, withoutTile });
}
