/** Random placements that fit the board: some tiles in a line through a square beside what lies there. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import {
  type Board,
  DIRECTIONS,
  type Game,
  isEmpty,
  neighbour,
  openingMinimum,
  type PlacedTile,
  type Seat,
  SQUARES,
  type Square,
} from '@taht/rules';
import type { Rng } from './rng.ts';

/** Tiles of the rack laid so that only the words could be wrong; undefined if the try found no room. */
function randomPlacement(rng: Rng, game: Game, seat: Seat): PlacedTile[] | undefined {
  const { board, star } = game;
  const rack = game.seats[seat]?.rack ?? [];
  if (rack.length === 0) return undefined;
  const direction = rng.pick(DIRECTIONS);
  const opening = isEmpty(board);
  const least = opening ? openingMinimum(game) : 1;
  if (least > rack.length) return undefined;
  const howMany = Math.max(least, 1 + rng.below(rack.length));
  const through = opening ? star : rng.pick(freeNeighbours(board));
  const back = rng.below(howMany);
  const before: Square[] = [];
  for (let s = neighbour(through, direction, -1); s !== undefined && before.length < back; ) {
    if (board[s] === null) before.push(s);
    s = neighbour(s, direction, -1);
  }
  const squares = [...before, through];
  for (let s = neighbour(through, direction, 1); s !== undefined && squares.length < howMany; ) {
    if (board[s] === null) squares.push(s);
    s = neighbour(s, direction, 1);
  }
  if (squares.length < least) return undefined;
  const tiles = rng.some(rack, squares.length);
  return squares.map((square, i) => lay(rng, game, square, tiles[i] as Tile));
}

/** Up to so many tries at a placement that pleases. */
export function findPlacement(
  rng: Rng,
  game: Game,
  seat: Seat,
  tries: number,
  pleases: (tiles: readonly PlacedTile[]) => boolean,
): PlacedTile[] | undefined {
  for (let i = 0; i < tries; i++) {
    const tiles = randomPlacement(rng, game, seat);
    if (tiles !== undefined && pleases(tiles)) return tiles;
  }
  return undefined;
}

function lay(rng: Rng, game: Game, square: Square, tile: Tile): PlacedTile {
  return tile === BLANK
    ? { square, letter: rng.pick(game.setup.tileset.alphabet), blank: true }
    : { square, letter: tile as Letter, blank: false };
}

/** Empty squares with a tile beside them. */
function freeNeighbours(board: Board): Square[] {
  const free: Square[] = [];
  for (let s = 0; s < SQUARES; s++) {
    const square = s as Square;
    const isBeside = DIRECTIONS.some((direction) =>
      [-1, 1].some((step) => {
        const next = neighbour(square, direction, step);
        return next !== undefined && board[next] !== null;
      }),
    );
    if (board[s] === null && isBeside) free.push(square);
  }
  return free;
}
