/** The state of a game. It lives nowhere but here, and it is nothing but the fold of the events. */
import type { Tile } from '@taht/letters';
import type { Folded } from '@taht/stream';
import type { Board, Premium } from './board.ts';
import type { BySeat, Player, Seat, Setup, Vote } from './command.ts';
import type { Outcome, PlacedPlay, SkipCause } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { Square } from './squares.ts';
import type { TileTables } from './tileset.ts';

export interface Pending extends PlacedPlay {
  readonly seat: Seat;
  /** Tiles already drawn for it, where the ruleset draws at once. */
  readonly drawn: readonly Tile[];
  readonly claim: { readonly words: readonly number[]; readonly votes: BySeat<Vote | null> } | null;
}

export interface Challenge {
  readonly seat: Seat;
  readonly words: readonly number[];
}

export interface DueChoice {
  readonly seat: Seat;
  readonly count: number;
  /** Tiles put aside in an exchange; they return to their bags when the new ones are drawn. */
  readonly returning: readonly Tile[];
  readonly during: 'deal' | 'game';
  readonly deadline: number | null;
}

/** What the game waits for. */
export type Phase =
  | { readonly kind: 'new' }
  | { readonly kind: 'setup'; readonly agreed: readonly Seat[] }
  /** A seat names how many tiles it wants from each bag. */
  | ({ readonly kind: 'choosing' } & DueChoice)
  /** The order of play is known and racks are being filled; lasts only between two events of one command. */
  | { readonly kind: 'dealing' }
  /** Tiles lie aside until the new ones are drawn; lasts only between two events of one command. */
  | { readonly kind: 'exchanging'; readonly seat: Seat; readonly returning: readonly Tile[] }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** A play lies on the board and may be challenged. */
  | {
      readonly kind: 'window';
      readonly play: Pending;
      readonly accepted: readonly Seat[];
      readonly deadline: number | null;
    }
  /** It has been challenged; others may still join. */
  | {
      readonly kind: 'joining';
      readonly play: Pending;
      readonly accepted: readonly Seat[];
      readonly challenges: readonly Challenge[];
      readonly deadline: number | null;
    }
  /** The referee or the table decides. */
  | {
      readonly kind: 'verdict';
      readonly play: Pending;
      readonly challenges: readonly Challenge[];
      readonly votes: BySeat<Vote | null>;
    }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export type Standing = 'playing' | 'vacant' | 'resigned';

/** What a seat has played that stood. */
export interface Tally {
  readonly plays: number;
  /** Plays that earned the bonus for many tiles. */
  readonly bonuses: number;
  /** Points of the best play. */
  readonly best: number;
}

export interface SeatState {
  readonly player: Player;
  readonly standing: Standing;
  readonly rack: readonly Tile[];
  readonly score: number;
  /** Passes in a row, for the end of the game. */
  readonly passes: number;
  /** Turns it must sit out, in the order they were earned. */
  readonly skips: readonly SkipCause[];
  readonly tally: Tally;
}

export interface Clock {
  /** Milliseconds left of the game, or of the time bank. */
  readonly left: BySeat<number>;
  readonly running: { readonly seat: Seat; readonly since: number } | null;
  readonly paused: number | null;
  /** Until when each seat is on vacation; a time that has passed says nothing. */
  readonly away: BySeat<number>;
  /** Milliseconds of vacation that each seat may still take. */
  readonly vacation: BySeat<number>;
}

export interface Secret {
  readonly seed: string;
  readonly contributions: BySeat<string | null>;
}

export interface Game extends Folded {
  readonly setup: Setup;
  readonly rules: Ruleset;
  readonly tables: TileTables;
  readonly premiums: readonly Premium[];
  readonly star: Square;
  readonly secret: Secret;
  /** How many random numbers the draws have used up. */
  readonly draws: number;
  readonly phase: Phase;
  readonly seats: BySeat<SeatState>;
  /** The order of play. */
  readonly order: readonly Seat[];
  /** Seats that have made a move. */
  readonly moved: readonly Seat[];
  readonly board: Board;
  /** One bag, or vowels, consonants and perhaps blanks; each in the order of the alphabet, for order means nothing. */
  readonly bags: readonly (readonly Tile[])[];
  /** Tiles of seats that resigned. */
  readonly aside: readonly Tile[];
  /** Scoreless turns in a row. */
  readonly scoreless: number;
  /** Seats that passed since the opening minimum was last lowered, and how often it was. */
  readonly opening: { readonly round: number; readonly passed: readonly Seat[] };
  readonly clock: Clock;
  readonly endAgreed: readonly Seat[];
  /** The question that is open. */
  readonly takeBack: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  /** Whether the last move has been asked back, whatever the answer. */
  readonly takeBackAsked: boolean;
  /** The game before the last move, and through it all before. */
  readonly undo: Game | null;
}
