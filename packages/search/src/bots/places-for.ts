/** Where the tiles of a rack lay a given word, any word at all: the engine finds only those of its list. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import {
  BOARD_SIZE,
  type Board,
  DIRECTIONS,
  type Direction,
  type Ground,
  isEmpty,
  neighbour,
  type PlacedTile,
  type Square,
  squareAt,
  takeTile,
} from '@taht/rules';

/** Joined to what lies there; whether it is a play, the rules say. A blank is taken where the letter itself is missing. */
export function* placesFor(
  word: readonly Letter[],
  rack: readonly Tile[],
  ground: Ground,
): Generator<readonly PlacedTile[], void> {
  const { board } = ground;
  if (!isWithin(word, rack, board)) return;
  for (const direction of DIRECTIONS)
    for (let line = 0; line < BOARD_SIZE; line++)
      for (let first = 0; first + word.length <= BOARD_SIZE; first++) {
        const squares = word.map((_, i) => squareOn(direction, line, first + i));
        const tiles = tilesAt(word, squares, direction, rack, board);
        if (tiles?.some(({ square }) => isJoined(ground, square))) yield tiles;
      }
}

/** Whether rack and board have its letters at all, which saves most words the search. */
function isWithin(word: readonly Letter[], rack: readonly Tile[], board: Board): boolean {
  const left = [...rack];
  return word.every(
    (letter) =>
      takeTile(left, letter) ||
      left.includes(BLANK) ||
      board.some((cell) => cell?.letter === letter),
  );
}

const squareOn = (direction: Direction, line: number, at: number): Square =>
  direction === 'across' ? squareAt(line, at) : squareAt(at, line);

/** Undefined where another letter lies in the way, where the word would go on, or where the rack lacks a letter. */
function tilesAt(
  word: readonly Letter[],
  squares: readonly Square[],
  direction: Direction,
  rack: readonly Tile[],
  board: Board,
): readonly PlacedTile[] | undefined {
  if (isTaken(board, squares[0], direction, -1) || isTaken(board, squares.at(-1), direction, 1))
    return undefined;
  const left = [...rack];
  const tiles: PlacedTile[] = [];
  for (const [i, square] of squares.entries()) {
    const letter = word[i] as Letter;
    const cell = board[square];
    if (cell && cell.letter !== letter) return undefined;
    if (cell) continue;
    const at = left.includes(letter) ? left.indexOf(letter) : left.indexOf(BLANK);
    const [tile] = at < 0 ? [] : left.splice(at, 1);
    if (tile === undefined) return undefined;
    tiles.push({ square, letter, blank: tile === BLANK });
  }
  return tiles;
}

function isTaken(
  board: Board,
  square: Square | undefined,
  direction: Direction,
  steps: number,
): boolean {
  const beside = square === undefined ? undefined : neighbour(square, direction, steps);
  return beside !== undefined && board[beside] !== null;
}

/** Beside a tile, or on the star of an empty board. */
const isJoined = ({ board, star }: Ground, square: Square): boolean =>
  isEmpty(board)
    ? square === star
    : DIRECTIONS.some(
        (direction) =>
          isTaken(board, square, direction, -1) || isTaken(board, square, direction, 1),
      );
