/** Small changes to a game that several events share; each returns a new game. */
import type { Tile } from '@taht/letters';
import { removeTiles } from './bags.ts';
import type { Seat } from './command.ts';
import type { Game, SeatState } from './game.ts';
import { isOpeningHeld } from './opening.ts';
import { playingSeats, seatOf } from './seats.ts';

export function setSeat(game: Game, seat: Seat, change: Partial<SeatState>): Game {
  seatOf(game, seat);
  return { ...game, seats: game.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)) };
}

/** A seat says something once. */
export function join(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  if (seats.includes(seat)) throw new Error(`seat ${seat} has said so`);
  return [...seats, seat];
}

export const takeTiles = (game: Game, seat: Seat, tiles: readonly Tile[]): Game =>
  setSeat(game, seat, { rack: removeTiles(seatOf(game, seat).rack, tiles) });

export const addTiles = (game: Game, seat: Seat, tiles: readonly Tile[]): Game =>
  setSeat(game, seat, { rack: [...seatOf(game, seat).rack, ...tiles] });

/** What a turn was, as the ends of the game count it (RULES 10). */
export type TurnKind = 'scored' | 'scoreless' | 'pass' | 'skip';

/** Keeps the counts of passes and scoreless turns; before a held opening neither counts. */
export function countTurn(game: Game, seat: Seat, kind: TurnKind): Game {
  const opening = kind === 'scored' ? { round: 0, passed: [] } : missOpening(game, seat);
  if (kind !== 'scored' && isOpeningHeld(game)) return { ...game, opening };
  const passesOf = (state: SeatState, i: Seat): number => {
    if (kind === 'pass') return i === seat ? state.passes + 1 : state.passes;
    return kind === 'skip' ? state.passes : 0;
  };
  return {
    ...game,
    opening,
    scoreless: kind === 'scored' ? 0 : game.scoreless + 1,
    seats: game.seats.map((state, i) => ({ ...state, passes: passesOf(state, i) })),
  };
}

/** A play worth nothing is a scoreless turn, but no pass. */
export function countPlay(game: Game, seat: Seat, points: number): Game {
  const scored = countTurn(game, seat, 'scored');
  return points > 0 ? scored : { ...scored, scoreless: game.scoreless + 1 };
}

function missOpening(game: Game, seat: Seat): Game['opening'] {
  if (!isOpeningHeld(game)) return game.opening;
  const { round, passed } = game.opening;
  const now = passed.includes(seat) ? passed : [...passed, seat];
  return lowerOpening({ ...game, opening: { round, passed: now } });
}

/** The opening minimum falls when every playing seat has had its turn without opening (RULES 11.4.2). */
export function lowerOpening(game: Game): Game['opening'] {
  if (!isOpeningHeld(game)) return game.opening;
  const { round, passed } = game.opening;
  const all = playingSeats(game).every((s) => passed.includes(s));
  return all ? { round: round + 1, passed: [] } : game.opening;
}
