/** Events of the seat on turn: laying, drawing, exchanging, passing, sitting out. */
import { assertNever } from '@taht/base';
import { BLANK, type Tile } from '@taht/letters';
import { takeFromBags } from './bags.ts';
import type { Board } from './board.ts';
import { deadlineAfter } from './clock.ts';
import type { Seat } from './command.ts';
import type { Fact, FactOf } from './event.ts';
import type { Game, Phase } from './game.ts';
import { layTiles } from './placement.ts';
import { tileOf } from './score.ts';
import { nextSeat, seatOf } from './seats.ts';
import type { Square } from './squares.ts';
import { addTiles, countTurn, setSeat, takeTiles } from './update.ts';

type MoveFact = Extract<
  Fact,
  { kind: 'choice-due' | 'drew' | 'placed' | 'exchanged' | 'passed' | 'skipped' }
>;

export function evolveMove(game: Game, fact: MoveFact, at: number): Game {
  switch (fact.kind) {
    case 'choice-due':
      return { ...game, phase: choosing(game, fact, at) };
    case 'drew':
      return evolveDrew(game, fact);
    case 'placed':
      return evolvePlaced(begunBy(game, fact.seat), fact, at);
    case 'exchanged': {
      const taken = takeTiles(begunBy(game, fact.seat), fact.seat, fact.tiles);
      const isPass = game.rules.exchange.countsAsPass;
      const counted = countTurn(taken, fact.seat, isPass ? 'pass' : 'scoreless');
      return {
        ...counted,
        phase: { kind: 'exchanging', seat: fact.seat, returning: fact.tiles },
      };
    }
    case 'passed':
      return endTurn(countTurn(begunBy(game, fact.seat), fact.seat, 'pass'), fact.seat);
    case 'skipped':
      return evolveSkipped(game, fact);
    default:
      return assertNever(fact);
  }
}

export const endTurn = (game: Game, seat: Seat): Game => ({
  ...game,
  phase: { kind: 'turn', seat: nextSeat(game, seat) },
});

/** A move begins: what came before can be gone back to, and open questions lapse. */
function begunBy(game: Game, seat: Seat): Game {
  if (game.phase.kind !== 'turn' || game.phase.seat !== seat)
    throw new Error(`seat ${seat} is not on turn`);
  const moved = game.moved.includes(seat) ? game.moved : [...game.moved, seat];
  return { ...game, moved, undo: game, endAgreed: [], takeBack: null, takeBackAsked: false };
}

function choosing(game: Game, { seat, count }: FactOf<'choice-due'>, at: number): Phase {
  seatOf(game, seat);
  return {
    kind: 'choosing',
    seat,
    count,
    returning: game.phase.kind === 'exchanging' ? game.phase.returning : [],
    during: game.phase.kind === 'dealing' ? 'deal' : 'game',
    deadline: deadlineAfter(game.rules.bags.seconds, at),
  };
}

function evolveDrew(game: Game, { seat, counts, tiles }: FactOf<'drew'>): Game {
  const drawn: Game = {
    ...addTiles(game, seat, tiles),
    bags: takeFromBags(game.bags, counts, tiles),
    draws: game.draws + tiles.length,
  };
  return { ...drawn, phase: phaseAfterDraw(drawn, seat, tiles) };
}

function phaseAfterDraw(game: Game, seat: Seat, tiles: readonly Tile[]): Phase {
  const { phase } = game;
  if (phase.kind === 'window') return { ...phase, play: { ...phase.play, drawn: tiles } };
  const isDeal = phase.kind === 'dealing' || (phase.kind === 'choosing' && phase.during === 'deal');
  if (isDeal) {
    const dealt = game.seats.every(({ rack }) => rack.length > 0);
    return dealt ? { kind: 'turn', seat: game.order[0] as Seat } : { kind: 'dealing' };
  }
  if (phase.kind !== 'choosing') return phase;
  return phase.returning.length > 0
    ? { kind: 'exchanging', seat, returning: phase.returning }
    : { kind: 'turn', seat: nextSeat(game, seat) };
}

/** The play lies on the board but scores nothing before its window has closed. */
function evolvePlaced(game: Game, fact: FactOf<'placed'>, at: number): Game {
  const { seat, tiles, swaps, direction, words, bonus, score } = fact;
  const swapped = swapBlanks(game, seat, swaps);
  if (tiles.some(({ square }) => swapped.board[square] !== null))
    throw new Error('a square is taken or not on the board');
  return {
    ...takeTiles(swapped, seat, tiles.map(tileOf)),
    board: layTiles(swapped.board, tiles),
    phase: {
      kind: 'window',
      play: { seat, tiles, swaps, direction, words, bonus, score, drawn: [], claim: null },
      accepted: [],
      deadline: deadlineAfter(game.rules.challenge.window.seconds, at),
    },
  };
}

/** The real letter takes the blank's place on the board, the blank comes to the rack (RULES 11.1). */
function swapBlanks(game: Game, seat: Seat, swaps: readonly Square[]): Game {
  if (swaps.length === 0) return game;
  const letters = swaps.map((square) => {
    const cell = game.board[square];
    if (!cell?.blank) throw new Error(`no blank on square ${square}`);
    return cell.letter;
  });
  const board = game.board.slice();
  swaps.forEach((square, i) => {
    board[square] = { letter: letters[i] as (typeof letters)[number], blank: false };
  });
  const taken = takeTiles(game, seat, letters);
  return { ...addTiles(taken, seat, Array<Tile>(swaps.length).fill(BLANK)), board };
}

/** Undoes `swapBlanks` when a play is taken back. */
export function unswapBlanks(game: Game, seat: Seat, swaps: readonly Square[]): Game {
  if (swaps.length === 0) return game;
  const board: Board[number][] = game.board.slice();
  const letters = swaps.map((square) => {
    const cell = game.board[square];
    if (!cell) throw new Error(`nothing on square ${square}`);
    board[square] = { letter: cell.letter, blank: true };
    return cell.letter;
  });
  const taken = takeTiles(game, seat, Array<Tile>(swaps.length).fill(BLANK));
  return { ...addTiles(taken, seat, letters), board };
}

function evolveSkipped(game: Game, { seat, cause }: FactOf<'skipped'>): Game {
  const { skips } = seatOf(game, seat);
  const at = skips.indexOf(cause);
  if (at < 0 && cause !== 'vacant') throw new Error(`seat ${seat} owes no such skip`);
  const served = setSeat(game, seat, { skips: skips.filter((_, i) => i !== at) });
  if (cause === 'vacant') return endTurn(served, seat);
  const isPass = game.rules.challenge.forcedSkipCountsAsPass;
  return endTurn(countTurn(served, seat, isPass ? 'pass' : 'skip'), seat);
}
