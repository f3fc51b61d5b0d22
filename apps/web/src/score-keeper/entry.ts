/** What is being entered on a score sheet: where the word begins, what was typed, and for which line. A plain value. */
import { err, type Result } from '@taht/base';
import { type Letter, makeTile, parseRack, type Tile } from '@taht/letters';
import {
  type CalledPlay,
  type Handwriting,
  type Left,
  type Line,
  readCalledPlay,
  readCalledWord,
} from '@taht/record';
import { type Board, crossOf, type NotationFailure, type Seat, type Square } from '@taht/rules';
import type { Cursor } from '../play/input/draft.ts';

/** Behind all lines, in the place of one, or before one. */
export type Place =
  | { readonly kind: 'write' }
  | { readonly kind: 'mend'; readonly id: number }
  | { readonly kind: 'insert'; readonly before: number };

export interface Entry {
  readonly text: string;
  readonly rack: string;
  readonly cursor: Cursor | null;
  readonly isBlankNext: boolean;
  /** Null for whoever is on turn. */
  readonly seat: Seat | null;
  readonly place: Place;
}

export const emptyEntry: Entry = {
  text: '',
  rack: '',
  cursor: null,
  isBlankNext: false,
  seat: null,
  place: { kind: 'write' },
};

/** The square again turns the word around. */
export function chooseSquare(entry: Entry, square: Square): Entry {
  const { cursor } = entry;
  const direction =
    cursor?.square === square ? crossOf(cursor.direction) : (cursor?.direction ?? 'across');
  return { ...entry, cursor: { square, direction } };
}

/** From the letters on the screen: a blank in brackets, so that it is one in any case. */
export const addLetter = (entry: Entry, letter: Letter): Entry => ({
  ...entry,
  text: `${entry.text}${entry.isBlankNext ? `(${makeTile(letter)})` : makeTile(letter)}`,
  isBlankNext: false,
});

export const eraseLetter = (entry: Entry): Entry => ({
  ...entry,
  text: entry.text.replace(/(?:\([^)]*\)|\[[^\]]*\]|\S\p{M}*)\s*$/u, ''),
});

/** Null where nothing is typed; a word alone needs a square chosen on the board. */
export function readEntry(
  { text, cursor }: Entry,
  hand: Handwriting,
  board: Board,
): Result<CalledPlay, NotationFailure | { readonly code: 'choose-square' }> | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (/\s/u.test(typed)) return readCalledPlay(typed, hand, board);
  if (cursor === null) return err({ code: 'choose-square' });
  const word = readCalledWord(typed, hand.alphabet, board, cursor);
  return word.ok ? { ok: true, value: { ...cursor, word: word.value } } : word;
}

/** Null for a rack that is not known; undefined for a text that names no tiles. */
export function readRack(text: string, hand: Handwriting): readonly Tile[] | null | undefined {
  const typed = text.replaceAll(/[\s,]/gu, '');
  if (typed === '') return null;
  const tiles = parseRack(hand.alphabet, typed);
  return tiles.ok ? tiles.value : undefined;
}

/** Tiles, or how many; undefined where it is neither. */
export function readExchange(
  text: string,
  hand: Handwriting,
  move: { readonly seat: Seat; readonly rack: readonly Tile[] | null },
): Line | undefined {
  const count = wholeNumber(text);
  if (count !== undefined) return { kind: 'exchange', ...move, tiles: null, count };
  const tiles = readRack(text, hand);
  if (tiles === null || tiles === undefined) return undefined;
  return { kind: 'exchange', ...move, tiles, count: tiles.length };
}

/** Tiles, or what they count; nothing at all is an empty rack. */
export function readLeft(text: string, hand: Handwriting): Left | undefined {
  const points = wholeNumber(text);
  if (points !== undefined) return { kind: 'points', points };
  const tiles = readRack(text, hand);
  return tiles === undefined ? undefined : { kind: 'tiles', tiles: tiles ?? [] };
}

const wholeNumber = (text: string): number | undefined =>
  /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined;
