/**
 * A draft: the own tiles in the order they like, each on the rack or laid on a square but not yet
 * played. A plain value; every function gives a new one. Whether what is laid is a play, the rules say.
 */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import {
  type Board,
  type Direction,
  neighbour,
  type PlacedTile,
  type Square,
  takeTile,
} from '@taht/rules';

export interface Piece {
  /** Stays with the tile as long as it is in hand. */
  readonly id: number;
  readonly tile: Tile;
  /** Null on the rack. */
  readonly square: Square | null;
  /** What a blank that is laid stands for. */
  readonly letter: Letter | null;
}

export interface Cursor {
  readonly square: Square;
  readonly direction: Direction;
}

/** A blank on the board that was taken in hand, and the real letter put in its place. */
export interface Swap {
  readonly square: Square;
  readonly letter: Letter;
}

export interface Draft {
  readonly pieces: readonly Piece[];
  /** Where the next typed letter goes. */
  readonly cursor: Cursor | null;
  readonly swaps: readonly Swap[];
}

export const emptyDraft: Draft = { pieces: [], cursor: null, swaps: [] };

export const onRack = ({ pieces }: Draft): readonly Piece[] =>
  pieces.filter(({ square }) => square === null);

/** What would be played; a blank without a letter is not there yet. */
export const laidTiles = ({ pieces }: Draft): readonly PlacedTile[] =>
  pieces.flatMap(({ tile, square, letter }) => {
    const shown = tile === BLANK ? letter : (tile as string as Letter);
    return square === null || shown === null
      ? []
      : [{ square, letter: shown, blank: tile === BLANK }];
  });

export const pieceOn = ({ pieces }: Draft, square: Square): Piece | undefined =>
  pieces.find((piece) => piece.square === square);

/** Keeps order and places of the tiles that are still in hand; what lies on a square taken meanwhile comes back. */
export function takeRack(draft: Draft, rack: readonly Tile[], board: Board): Draft {
  const left = [...rack];
  const swaps = draft.swaps.filter(({ square, letter }) => {
    const at = left.indexOf(letter as string as Tile);
    const isOpen = at >= 0 && board[square]?.blank === true && board[square].letter === letter;
    if (isOpen) left.splice(at, 1, BLANK);
    return isOpen;
  });
  const kept = draft.pieces.filter(({ tile }) => takeTile(left, tile));
  const next = nextId(draft);
  const fresh = left.map((tile, i) => ({ id: next + i, tile, square: null, letter: null }));
  const pieces = [...kept, ...fresh].map((piece) =>
    piece.square !== null && board[piece.square] !== null ? lifted(piece) : piece,
  );
  return { ...draft, pieces, swaps };
}

const nextId = ({ pieces }: Draft): number => 1 + Math.max(0, ...pieces.map(({ id }) => id));

const lifted = (piece: Piece): Piece => ({ ...piece, square: null, letter: null });

const change = (draft: Draft, id: number, by: (piece: Piece) => Piece): Draft => ({
  ...draft,
  pieces: draft.pieces.map((piece) => (piece.id === id ? by(piece) : piece)),
});

/** Puts a tile on a free square; one that lies there already changes places with it. */
export function lay(draft: Draft, id: number, square: Square, letter: Letter | null = null): Draft {
  const piece = draft.pieces.find((each) => each.id === id);
  if (piece === undefined) return draft;
  const other = pieceOn(draft, square);
  const swapped =
    other === undefined || other.id === id
      ? draft
      : change(draft, other.id, (each) =>
          piece.square === null ? lifted(each) : { ...each, square: piece.square },
        );
  return change(swapped, id, (each) => ({ ...each, square, letter: letter ?? each.letter }));
}

export const nameBlank = (draft: Draft, id: number, letter: Letter): Draft =>
  change(draft, id, (piece) => ({ ...piece, letter }));

/** Back to the rack. */
export const recall = (draft: Draft, id: number): Draft => change(draft, id, lifted);

export const recallAll = (draft: Draft): Draft =>
  draft.swaps.reduce(giveBack, { ...draft, pieces: draft.pieces.map(lifted), cursor: null });

/** Puts the real letter in the place of a blank on the board and takes the blank in hand; unchanged where it does not fit. */
export function swapBlank(draft: Draft, id: number, square: Square, board: Board): Draft {
  const piece = draft.pieces.find((each) => each.id === id);
  const cell = board[square];
  const isFit = cell?.blank === true && (piece?.tile as string | undefined) === cell.letter;
  if (!isFit || isSwapped(draft, square)) return draft;
  const blank: Piece = { id: nextId(draft), tile: BLANK, square: null, letter: null };
  const pieces = draft.pieces.map((each) => (each.id === id ? blank : each));
  return { ...draft, pieces, swaps: [...draft.swaps, { square, letter: cell.letter }] };
}

export const isSwapped = ({ swaps }: Draft, square: Square): boolean =>
  swaps.some((swap) => swap.square === square);

/** The blank goes back where it lay, the letter to the rack; of several blanks in hand one on the rack goes first. */
export function undoSwap(draft: Draft, square: Square): Draft {
  const swap = draft.swaps.find((each) => each.square === square);
  return swap === undefined ? draft : giveBack(draft, swap);
}

function giveBack(draft: Draft, swap: Swap): Draft {
  const blanks = draft.pieces.filter(({ tile }) => tile === BLANK);
  const gone = blanks.find((blank) => blank.square === null) ?? blanks[0];
  const tile = swap.letter as string as Tile;
  const back: Piece = { id: nextId(draft), tile, square: null, letter: null };
  return {
    ...draft,
    pieces: draft.pieces.map((piece) => (piece === gone ? back : piece)),
    swaps: draft.swaps.filter((each) => each !== swap),
  };
}

/** The board with the real letters where blanks were taken. */
export const boardWithSwaps = (board: Board, { swaps }: Draft): Board =>
  swaps.length === 0
    ? board
    : board.map((cell, i) =>
        cell !== null && swaps.some(({ square }) => square === i)
          ? { ...cell, blank: false }
          : cell,
      );

/** Lays a tile at the cursor, as if its letter had been typed; unchanged where there is no free square. */
export function layAtCursor(draft: Draft, board: Board, id: number): Draft {
  const { cursor } = draft;
  const square = cursor === null ? null : freeFrom(draft, board, cursor);
  if (cursor === null || square === null) return draft;
  return goOn(lay(draft, id, square), board, { ...cursor, square });
}

/** The cursor on the next free square after the one it names. */
function goOn(draft: Draft, board: Board, { square, direction }: Cursor): Draft {
  const after = neighbour(square, direction, 1) ?? square;
  const next = freeFrom(draft, board, { direction, square: after }) ?? after;
  return { ...draft, cursor: { direction, square: next } };
}

/** Lays the tiles of a move that somebody else has found, as far as they are in hand. */
export const layMove = (draft: Draft, tiles: readonly PlacedTile[]): Draft =>
  tiles.reduce((present, { square, letter, blank }) => {
    const wanted = blank ? BLANK : (letter as string as Tile);
    const piece = onRack(present).find(({ tile }) => tile === wanted);
    return piece === undefined ? present : lay(present, piece.id, square, blank ? letter : null);
  }, recallAll(draft));

/** To a place of the rack; tiles that are laid have one, too. */
export function moveTo(draft: Draft, id: number, place: number): Draft {
  const piece = draft.pieces.find((each) => each.id === id);
  if (piece === undefined || draft.pieces[place] === piece) return draft;
  const rest = draft.pieces.filter((each) => each.id !== id);
  return { ...draft, pieces: rest.toSpliced(place, 0, piece) };
}

export function shuffle(draft: Draft, random: () => number): Draft {
  const pieces = [...draft.pieces];
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pieces[i], pieces[j]] = [pieces[j] as Piece, pieces[i] as Piece];
  }
  return { ...draft, pieces };
}

/** In the order of the alphabet, blanks last. */
export function sort(draft: Draft, alphabet: readonly string[]): Draft {
  const rank = ({ tile }: Piece): number =>
    tile === BLANK ? alphabet.length : alphabet.indexOf(tile);
  return { ...draft, pieces: draft.pieces.toSorted((a, b) => rank(a) - rank(b)) };
}

/** The next square along the cursor that nothing lies on; null beyond the edge. */
function freeFrom(draft: Draft, board: Board, from: Cursor): Square | null {
  let square: Square | undefined = from.square;
  while (square !== undefined) {
    if (board[square] === null && pieceOn(draft, square) === undefined) return square;
    square = neighbour(square, from.direction, 1);
  }
  return null;
}

/** Lays the tile of a letter at the cursor, a blank where there is no such tile, and goes one square on. */
export function typeLetter(draft: Draft, board: Board, letter: Letter): Draft {
  const { cursor } = draft;
  const square = cursor === null ? null : freeFrom(draft, board, cursor);
  const rack = onRack(draft);
  const piece =
    rack.find(({ tile }) => (tile as string) === letter) ?? rack.find(({ tile }) => tile === BLANK);
  if (cursor === null || square === null || piece === undefined) return draft;
  const laid = lay(draft, piece.id, square, piece.tile === BLANK ? letter : null);
  return goOn(laid, board, { ...cursor, square });
}

/** What was typed up to the cursor, and the cursor with it, goes the other way from its first tile; where there is no room for it, the cursor alone is turned. */
export function turnWord(draft: Draft, board: Board, direction: Direction): Draft {
  const { cursor } = draft;
  if (cursor === null || cursor.direction === direction) return draft;
  const turned = { ...draft, cursor: { ...cursor, direction } };
  const word = typedBefore(draft, cursor);
  const [first] = word;
  if (first?.square == null) return turned;
  const ids = new Set(word.map(({ id }) => id));
  const rest = { ...draft, pieces: draft.pieces.filter(({ id }) => !ids.has(id)) };
  const from = first.square;
  const squares = [...word, null].map((_, i) => neighbour(from, direction, i));
  const isFree = squares
    .slice(0, -1)
    .every((at) => at !== undefined && board[at] === null && pieceOn(rest, at) === undefined);
  if (!isFree) return turned;
  const places = new Map(word.map(({ id }, i) => [id, squares[i] as Square]));
  const pieces = draft.pieces.map((each) => ({
    ...each,
    square: places.get(each.id) ?? each.square,
  }));
  const last = squares[word.length - 1] as Square;
  return goOn({ ...draft, pieces }, board, { square: last, direction });
}

/** The tiles laid one beside the other up to the square before the cursor. */
function typedBefore(draft: Draft, { square, direction }: Cursor): readonly Piece[] {
  const word: Piece[] = [];
  for (let steps = -1; ; steps--) {
    const at = neighbour(square, direction, steps);
    const piece = at === undefined ? undefined : pieceOn(draft, at);
    if (piece === undefined) return word;
    word.unshift(piece);
  }
}

/** Takes back the last tile before the cursor, or under it, and puts the cursor there. */
export function eraseLetter(draft: Draft): Draft {
  const { cursor } = draft;
  if (cursor === null) return draft;
  let square: Square | undefined = cursor.square;
  while (square !== undefined) {
    const piece = pieceOn(draft, square);
    if (piece !== undefined) return { ...recall(draft, piece.id), cursor: { ...cursor, square } };
    square = neighbour(square, cursor.direction, -1);
  }
  return draft;
}
