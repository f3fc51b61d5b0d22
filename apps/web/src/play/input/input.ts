/** What a player's fingers do: tiles taken up, put down, typed and taken back. What comes of it is the draft. */
import { type Signal, signal } from '@preact/signals';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Direction, Game, Square } from '@taht/rules';
import { hear } from '../../ui/hear.ts';
import {
  type Draft,
  eraseLetter,
  isSwapped,
  lay,
  layAtCursor,
  moveTo,
  nameBlank,
  onRack,
  pieceOn,
  recall,
  recallAll,
  shuffle,
  sort,
  swapBlank,
  turnWord,
  typeLetter,
  undoSwap,
} from './draft.ts';
import type { Drop } from './drop.ts';
import { lastPut, pointed } from './typing.ts';

export interface TileInput {
  /** The tile taken up by a tap. */
  readonly held: Signal<number | null>;
  tapSquare(square: Square): void;
  tapTile(id: number): void;
  drop(id: number, to: Drop): void;
  putHeld(square: Square): boolean;
  /** The tile that was laid for the letter; undefined where there was none, or no room. */
  type(letter: Letter, from: Square): Tile | undefined;
  turn(direction: Direction): void;
  erase(): void;
  recallAll(): void;
  shuffle(): void;
  sort(alphabet: readonly string[]): void;
}

export function makeInput(draft: Signal<Draft>, game: () => Game | null): TileInput {
  const held = signal<number | null>(null);

  const change = (next: Draft): void => {
    const before = draft.value;
    if (next === before) return;
    const out = (each: Draft): number => each.pieces.filter(({ square }) => square !== null).length;
    if (out(next) > out(before)) hear('lay');
    else if (out(next) < out(before)) hear('lift');
    draft.value = next;
  };

  /** On a free square; on a blank that lies there it takes its place, where the ruleset lets it. */
  const putDown = (id: number, square: Square): void => {
    const present = game();
    if (present === null) return;
    held.value = null;
    pointed.square = square;
    if (present.board[square] === null) change(lay(draft.value, id, square));
    else if (present.rules.blank.reuse !== 'none')
      change(swapBlank(draft.value, id, square, present.board));
  };

  const turnCursor = (square: Square): void => {
    const before = draft.value.cursor;
    const isAgain = before?.square === square;
    const cursor =
      isAgain && before.direction === 'down'
        ? null
        : { square, direction: isAgain ? ('down' as const) : ('across' as const) };
    draft.value = { ...draft.value, cursor };
  };

  return {
    held,
    tapSquare: (square) => {
      const piece = pieceOn(draft.value, square);
      if (held.value !== null) putDown(held.value, square);
      else if (isSwapped(draft.value, square)) change(undoSwap(draft.value, square));
      else if (piece !== undefined) change(recall(draft.value, piece.id));
      else turnCursor(square);
    },
    tapTile: (id) => {
      const other = held.value;
      const present = game();
      held.value = null;
      if (other === id) return;
      if (other !== null) {
        const place = draft.value.pieces.findIndex((piece) => piece.id === id);
        change(moveTo(draft.value, other, place));
      } else if (present !== null && draft.value.cursor !== null) {
        const next = layAtCursor(draft.value, present.board, id);
        if (next === draft.value) held.value = id;
        change(next);
      } else held.value = id;
    },
    drop: (id, to) => {
      held.value = null;
      if (to.kind === 'square') putDown(id, to.square);
      else if (to.kind === 'rack') change(moveTo(recall(draft.value, id), id, to.place));
      // Beside everything it goes back to the rack, wherever it came from.
      else change(recall(draft.value, id));
    },
    putHeld: (square) => {
      if (held.value === null) return false;
      putDown(held.value, square);
      return true;
    },
    type: (letter, from) => {
      const present = game();
      if (present === null) return undefined;
      held.value = null;
      const unnamed = unnamedBlank(draft.value);
      if (unnamed !== undefined) {
        change(nameBlank(draft.value, unnamed.id, letter));
        return BLANK;
      }
      const cursor = draft.value.cursor ?? { square: from, direction: 'across' };
      const start = { ...draft.value, cursor };
      const next = typeLetter(start, present.board, letter);
      if (next === start) hear('refused');
      change(next === start && draft.value.cursor !== null ? draft.value : next);
      const rack = new Set(onRack(start).map(({ id }) => id));
      return next.pieces.find(({ id, square }) => rack.has(id) && square !== null)?.tile;
    },
    turn: (direction) => {
      const present = game();
      if (present !== null) change(turnWord(draft.value, present.board, direction));
    },
    erase: () => {
      held.value = null;
      const next = eraseLetter(draft.value);
      const last = lastPut(draft.value);
      if (next !== draft.value) change(next);
      else if (last !== undefined) change(recall(draft.value, last.id));
    },
    recallAll: () => {
      held.value = null;
      // A blank that waits for its letter is the only thing taken back.
      const unnamed = unnamedBlank(draft.value);
      change(unnamed === undefined ? recallAll(draft.value) : recall(draft.value, unnamed.id));
    },
    shuffle: () => change(shuffle(draft.value, Math.random)),
    sort: (alphabet) => change(sort(draft.value, alphabet)),
  };
}

/** Whether a tile would stay on a square: it is free, or a blank lies there that the tile may be exchanged for. */
export function takesTile(
  draft: Draft,
  { board, rules }: Game,
  id: number,
  square: Square,
): boolean {
  if (board[square] === null) return true;
  return rules.blank.reuse !== 'none' && swapBlank(draft, id, square, board) !== draft;
}

/** A blank that lies on the board without a letter yet. */
export const unnamedBlank = ({ pieces }: Draft): Draft['pieces'][number] | undefined =>
  pieces.find(({ tile, square, letter }) => tile === BLANK && square !== null && letter === null);
