/**
 * What a player has in hand: the own tiles in the order they like, each on the rack or laid on a square but not yet
 * played. A plain value; every function gives a new one. Whether what is laid is a play, the rules say.
 */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { type Board, type Direction, neighbour, type PlacedTile, type Square } from '@taht/rules';

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

export interface Draft {
  readonly pieces: readonly Piece[];
  /** Where the next typed letter goes. */
  readonly cursor: Cursor | null;
}

export const emptyDraft: Draft = { pieces: [], cursor: null };

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
  const kept = draft.pieces.filter(({ tile }) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const next = 1 + Math.max(0, ...draft.pieces.map(({ id }) => id));
  const fresh = left.map((tile, i) => ({ id: next + i, tile, square: null, letter: null }));
  const pieces = [...kept, ...fresh].map((piece) =>
    piece.square !== null && board[piece.square] !== null ? lifted(piece) : piece,
  );
  return { ...draft, pieces };
}

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

/** Back to the rack, before the piece at that place of the rack, or at its end. */
export function recall(draft: Draft, id: number, place?: number): Draft {
  const lifting = change(draft, id, lifted);
  return place === undefined ? lifting : moveTo(lifting, id, place);
}

export const recallAll = (draft: Draft): Draft => ({
  pieces: draft.pieces.map(lifted),
  cursor: null,
});

/** To a place of the rack, counted among the tiles that are on it. */
export function moveTo(draft: Draft, id: number, place: number): Draft {
  const piece = draft.pieces.find((each) => each.id === id);
  if (piece === undefined) return draft;
  const rest = draft.pieces.filter((each) => each.id !== id);
  const before = rest.filter(({ square }) => square === null)[place];
  const at = before === undefined ? rest.length : rest.indexOf(before);
  return { ...draft, pieces: rest.toSpliced(at, 0, piece) };
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
  const after = neighbour(square, cursor.direction, 1) ?? square;
  const next = freeFrom(laid, board, { ...cursor, square: after }) ?? after;
  return { ...laid, cursor: { ...cursor, square: next } };
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
