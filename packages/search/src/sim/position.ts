/** A position as the seat on turn knows it: the board, its own rack, and of the others only how many tiles they hold. */
import type { Tile } from '@taht/letters';
import type { Board, GameView, Seat, SeatView } from '@taht/rules';
import type { Engine } from '../engine.ts';
import { CODES } from '../tiles.ts';

export interface SimSeat {
  readonly score: number;
  /** How many tiles it holds. */
  readonly tiles: number;
  /** Passes in a row, for the end of the game. */
  readonly passes: number;
}

export interface SimPosition {
  readonly board: Board;
  /** The rack of the seat on turn. */
  readonly rack: readonly Tile[];
  /** In the order of play, the seat on turn first. */
  readonly seats: readonly SimSeat[];
  /** Tiles in the bag. */
  readonly bag: number;
  /** Scoreless turns in a row. */
  readonly scoreless: number;
  /** The least number of tiles for the first play, while the board is empty. */
  readonly fewest: number;
}

/** What a seat sees, when it is on turn; undefined when it is not. Seats that have left the game take no part. */
export function simPosition(view: GameView): SimPosition | undefined {
  const { viewer, phase, seats, order } = view;
  if (viewer.kind !== 'seat' || phase.kind !== 'turn' || phase.seat !== viewer.seat)
    return undefined;
  const { rack } = seats[viewer.seat] as SeatView;
  if (rack === null) return undefined;
  const from = order.indexOf(viewer.seat);
  const inOrder = [...order.slice(from), ...order.slice(0, from)];
  const playing = inOrder.map((seat: Seat) => seats[seat] as SeatView);
  return {
    board: view.board,
    rack,
    seats: playing
      .filter(({ standing }) => standing === 'playing')
      .map(({ score, tiles, passes }) => ({ score, tiles, passes })),
    bag: view.bags.reduce((sum, tiles) => sum + tiles, 0),
    scoreless: view.scoreless,
    fewest: view.openingMinimum,
  };
}

/** The tiles that are neither on the board nor on the own rack, by code in ascending order. */
export function unseenTiles(engine: Engine, { board, rack }: SimPosition): Uint8Array {
  const left = Int32Array.from(engine.tiles.counts);
  const take = (code: number): void => {
    left[code] = (left[code] as number) - 1;
  };
  for (const cell of board) if (cell) take(cell.blank ? 0 : engine.codeOf(cell.letter));
  for (const tile of rack) take(engine.codeOf(tile));
  if (left.some((count) => count < 0)) throw new Error('more tiles than the set has');
  const unseen: number[] = [];
  for (let code = 0; code < CODES; code++)
    for (let i = left[code] as number; i > 0; i--) unseen.push(code);
  return Uint8Array.from(unseen);
}
