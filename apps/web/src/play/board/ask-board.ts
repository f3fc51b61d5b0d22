/** A tap on a tile of the board asks what its words mean, where the game lets that be told. */
import { homeOfTiles } from '@taht/editions';
import { type Game, mayTellWords, type Square } from '@taht/rules';
import { asked } from '../../ui/asked-word.ts';
import { wordsAt } from './words-at.ts';

export interface AskOptions {
  /** Who asks by a key goes on in the card. */
  readonly takesFocus?: boolean;
  /** The game is looked back on: this is how it was once. */
  readonly isPast?: boolean;
}

/** Whether there was something to ask about. */
export function askBoard(
  game: Game,
  square: Square,
  { takesFocus = false, isPast = false }: AskOptions = {},
): boolean {
  const words = isPast || mayTellWords(game) ? wordsAt(game.board, square) : [];
  const edition = homeOfTiles(game.setup.tileset.id)?.id;
  if (words.length === 0 || edition === undefined) return false;
  asked.value = { words, edition, list: game.setup.lexicon?.id, takesFocus };
  return true;
}
