/** The state of an un-game: the fold of its events and nothing else. */
import {
  type Board,
  type BySeat,
  emptyBoard,
  type Player,
  type Seat,
  type TileTables,
} from '@taht/rules';
import { type Folded, UNTOUCHED } from '@taht/stream';
import { NO_TABLES } from '../equipment.ts';
import type { Setup } from './command.ts';
import type { Outcome } from './event.ts';

export type Phase =
  | { readonly kind: 'new' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export interface SeatState {
  readonly player: Player;
  readonly standing: 'playing' | 'resigned';
  readonly score: number;
  readonly tiles: number;
}

export interface Game extends Folded {
  readonly setup: Setup;
  readonly tables: TileTables;
  readonly phase: Phase;
  readonly seats: BySeat<SeatState>;
  readonly board: Board;
}

export const START: Game = {
  ...UNTOUCHED,
  setup: {} as Setup,
  tables: NO_TABLES,
  phase: { kind: 'new' },
  seats: [],
  board: emptyBoard,
};

export const isPlaying = ({ seats }: Pick<Game, 'seats'>, seat: Seat): boolean =>
  seats[seat]?.standing === 'playing';

export const playingSeats = ({ seats }: Pick<Game, 'seats'>): Seat[] =>
  seats.map((_, seat) => seat).filter((seat) => isPlaying({ seats }, seat));

/** The next in the order of play; the same one where nobody else is left. */
export function seatAfter({ setup: { order }, seats }: Game, seat: Seat): Seat {
  const place = order.indexOf(seat);
  const following = [...order.slice(place + 1), ...order.slice(0, place)];
  return following.find((next) => isPlaying({ seats }, next)) ?? seat;
}
