/** Tiles as they lie on a rack or in the bag: a letter, or a blank that stands for none yet. */
import { type Brand, err, ok, type Result } from '@taht/base';
import type { Alphabet, Letter } from './alphabet.ts';
import { bracketed } from './clusters.ts';
import type { LetterFailure } from './parse.ts';
import { parseTokens } from './tokens.ts';

/** A letter on a tile, or the blank. */
export type Tile = Letter | Brand<'?', 'Blank'>;

/** The blank tile, written `?`; no alphabet has such a letter. */
export const BLANK = '?' as Brand<'?', 'Blank'>;

/** Reads a rack such as `AEI?[CH]`; letters in either case, `?` or `_` for the blank. A letter without a tile is none. */
export function parseRack(alphabet: Alphabet, text: string): Result<Tile[], LetterFailure> {
  return readTiles(alphabet, text, ({ withoutTile }, letter) => withoutTile.has(letter));
}

/** Letters to look for words with, written as on a rack: any letter of the alphabet, `?` for whichever. */
export function parseLetters(alphabet: Alphabet, text: string): Result<Tile[], LetterFailure> {
  return readTiles(alphabet, text, () => false);
}

/** The tiles of a rack as text: `AB?`, tiles of several characters in brackets. */
export const makeRack = (tiles: readonly Tile[]): string => tiles.map(makeTile).join('');

/** One tile as text. */
export const makeTile = (tile: Tile): string => bracketed(tile);

function readTiles(
  alphabet: Alphabet,
  text: string,
  isRefused: (alphabet: Alphabet, letter: Letter) => boolean,
): Result<Tile[], LetterFailure> {
  const tiles: Tile[] = [];
  let from = 0;
  for (const piece of text.split(/([?_])/)) {
    if (piece === '?' || piece === '_') tiles.push(BLANK);
    else {
      const tokens = parseTokens(alphabet, piece);
      if (!tokens.ok) return err({ ...tokens.error, at: tokens.error.at + from });
      for (const token of tokens.value) {
        const at = token.at + from;
        if (token.kind === 'dot') return err({ code: 'unknown-letter', at, character: '.' });
        if (isRefused(alphabet, token.letter))
          return err({ code: 'no-tile', at, character: token.letter });
        tiles.push(token.letter);
      }
    }
    from += piece.length;
  }
  return ok(tiles);
}
