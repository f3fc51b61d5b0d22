/** Folds one event into an un-game; throws on an event that could not have happened. */
import { assertNever } from '@taht/base';
import { type Seat, tileTables } from '@taht/rules';
import { folding } from '@taht/stream';
import type { Setup } from './command.ts';
import type { Fact, FactOf, UngameEvent } from './event.ts';
import { takeOff } from './removal.ts';
import { type Game, isPlaying, type SeatState, seatAfter } from './state.ts';

export const evolve = folding<Game, UngameEvent>(apply);

function apply(game: Game, fact: Fact): Game {
  if ((game.phase.kind === 'new') !== (fact.kind === 'created'))
    throw new Error(`${fact.kind} while ${game.phase.kind}`);
  switch (fact.kind) {
    case 'created':
      return evolveCreated(game, fact);
    case 'removed':
      return evolveRemoved(game, fact);
    case 'passed':
      return handOn(game, fact.seat);
    case 'resigned': {
      const gone = setSeat(game, fact.seat, { standing: 'resigned' });
      const isOnTurn = game.phase.kind === 'turn' && game.phase.seat === fact.seat;
      return isOnTurn ? handOn(gone, fact.seat) : gone;
    }
    case 'ended': {
      const { reason, scores, ranking } = fact;
      return { ...game, phase: { kind: 'over', outcome: { reason, scores, ranking } } };
    }
    default:
      return assertNever(fact);
  }
}

function evolveCreated(state: Game, fact: FactOf<'created'>): Game {
  const { game, from, players, order, rules, board, tileset, layout, notation, lexicon } = fact;
  const setup: Setup = {
    ...{ game, from, players, order, rules },
    ...{ board, tileset, layout, notation, lexicon },
  };
  return {
    ...state,
    setup,
    tables: tileTables(tileset),
    phase: { kind: 'turn', seat: order[0] as Seat },
    seats: players.map((player) => ({ player, standing: 'playing', score: 0, tiles: 0 })),
    board,
  };
}

function evolveRemoved(game: Game, { seat, squares, points }: FactOf<'removed'>): Game {
  if (squares.some((square) => (game.board[square] ?? null) === null))
    throw new Error('nothing lies there');
  const { score, tiles } = game.seats[seat] as SeatState;
  const credited = setSeat(game, seat, {
    score: score + points,
    tiles: tiles + squares.length,
  });
  return { ...handOn(credited, seat), board: takeOff(game.board, squares) };
}

function setSeat(game: Game, seat: Seat, change: Partial<SeatState>): Game {
  if (!isPlaying(game, seat)) throw new Error(`seat ${seat} does not play`);
  return { ...game, seats: game.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)) };
}

const handOn = (game: Game, seat: Seat): Game => ({
  ...game,
  phase: { kind: 'turn', seat: seatAfter(game, seat) },
});
