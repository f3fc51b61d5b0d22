/** Typing without having chosen a square: where it begins, and which keys it is about. */
import { type Alphabet, type Letter, parseLetter } from '@taht/letters';
import type { Game, Square } from '@taht/rules';
import { type Cursor, type Draft, pieceOn } from './draft.ts';

/** The letter of a key, of any keyboard. */
export const letterOfKey = (alphabet: Alphabet, key: string): Letter | undefined =>
  key.length > 2 ? undefined : parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));

/** What the pointer says of the board that is played on. */
export const pointed: {
  /** Where the mouse is or was last, or a tile was put down. */
  square: Square | null;
  /** Who points, or types without looking for a square first, turns a word with the arrows; who came by keys walks with them. */
  isLeading: boolean;
} = { square: null, isLeading: false };

export type Position = Pick<Game, 'board' | 'star'>;

/** On an empty board at the star, otherwise where the mouse is. */
export function typingCursor({ board, star }: Position, draft: Draft): Cursor {
  if (draft.cursor !== null) return draft.cursor;
  const isEmpty =
    board.every((cell) => cell === null) && draft.pieces.every(({ square }) => square === null);
  return { square: isEmpty ? star : (pointed.square ?? star), direction: 'across' };
}

/** Keys that go on with what is laid. */
const GOING_ON = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Backspace',
  'Enter',
  'Escape',
]);

/** Whether a key that nothing on the page has the focus for is meant for the board. */
export function isForBoard(key: string, draft: Draft, alphabet: Alphabet): boolean {
  if (draft.pieces.length === 0) return false;
  if (letterOfKey(alphabet, key) !== undefined) return true;
  const isBegun = draft.cursor !== null || draft.pieces.some(({ square }) => square !== null);
  return isBegun && GOING_ON.has(key);
}

/** The tile that was put down last goes first. */
export const lastPut = (draft: Draft): Draft['pieces'][number] | undefined =>
  (pointed.square === null ? undefined : pieceOn(draft, pointed.square)) ??
  draft.pieces.findLast(({ square }) => square !== null);
