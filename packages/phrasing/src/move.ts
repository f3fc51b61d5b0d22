/** A move that somebody might make or might have made, as a score sheet writes it. */
import { makeRack, type Tile } from '@taht/letters';
import { type Board, layTiles, lineOf, makePlay, type PlacedTile } from '@taht/rules';
import type { Naming } from './naming.ts';
import type { Texts } from './texts.ts';

export type AnyMove =
  | { readonly kind: 'place'; readonly tiles: readonly PlacedTile[] }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'pass' };

/** `board` is the one before the move. */
export function moveText(move: AnyMove, board: Board, naming: Naming, { t }: Texts): string {
  switch (move.kind) {
    case 'place':
      return laidText(move.tiles, board, naming);
    case 'exchange':
      return `${t('turn.exchange')} ${makeRack(move.tiles)}`;
    case 'pass':
      return t('turn.pass');
  }
}

/** `H8 SÕNA`, with the letters that lay there already. */
export function laidText(tiles: readonly PlacedTile[], board: Board, naming: Naming): string {
  const sorted = tiles.toSorted((a, b) => a.square - b.square);
  const direction = lineOf(layTiles(board, sorted), sorted);
  const { start, text } = makePlay(naming.script.alphabet, board, tiles, direction, 'letters');
  return naming.play({ square: start, direction, word: text });
}
