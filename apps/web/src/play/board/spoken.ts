/** How a square and a tile sound: what a screen reader says of them. */
import { BLANK, type Tile } from '@taht/letters';
import type { Naming, Texts } from '@taht/phrasing';
import {
  type EventView,
  type Game,
  makeSquare,
  type Premium,
  type Square,
  tilePoints,
} from '@taht/rules';
import type { Piece } from '../input/draft.ts';
import type { PremiumId } from './premium-kinds.ts';

export function premiumId(premium: Premium): PremiumId | undefined {
  if (premium.word > 1) return premium.word === 2 ? 'double-word' : 'triple-word';
  if (premium.letter > 1) return premium.letter === 2 ? 'double-letter' : 'triple-letter';
  return undefined;
}

export function tileSpoken(tile: Tile, game: Game, { t }: Texts): string {
  if (tile === BLANK) return t('tile.blank');
  return t('game.tile', { letter: tile, points: tilePoints(game.tables, tile) });
}

/** What the player has put on a square. */
export interface OnSquare {
  readonly piece: Piece | undefined;
  readonly isSwapped: boolean;
}

export function squareSpoken(
  game: Game,
  { piece, isSwapped }: OnSquare,
  square: Square,
  naming: Naming,
  texts: Texts,
): string {
  const { t, find } = texts;
  const name = makeSquare(square, naming.columns);
  const cell = game.board[square];
  if (cell !== null && cell !== undefined && isSwapped)
    return t('game.square-laid', { square: name, tile: cell.letter });
  if (cell !== null && cell !== undefined)
    return cell.blank
      ? t('game.square-blank', { square: name, letter: cell.letter })
      : t('game.square-tile', { square: name, tile: cell.letter });
  if (piece !== undefined)
    return t('game.square-laid', {
      square: name,
      tile: piece.letter ?? tileSpoken(piece.tile, game, texts),
    });
  const premium = game.premiums[square];
  const id = square === game.star ? 'star' : premium === undefined ? undefined : premiumId(premium);
  const about = id === undefined ? undefined : find(`premium.${id}`);
  return about === undefined
    ? t('game.square-empty', { square: name })
    : t('game.square-premium', { square: name, premium: about });
}

/** Where a play lies, which those who see the board see. */
export function placeSpoken(event: EventView, { columns }: Naming, { t }: Texts): string | null {
  const word = event.kind === 'placed' ? event.words[0] : undefined;
  if (word === undefined) return null;
  return `${makeSquare(word.start, columns)}, ${t(`direction.${word.direction}`)}.`;
}

/** The tiles that somebody drew for oneself to see; null for any other event. */
export function drawnSpoken(event: EventView, { t, list }: Texts): string | null {
  if (event.kind !== 'drew' || !('tiles' in event)) return null;
  const tiles = event.tiles.map((tile) => (tile === BLANK ? t('tile.blank') : tile));
  return t('play.drew', { tiles: list(tiles) });
}
