/** Commands that must be refused, or at least looked at twice: wrong seats, wrong moments, impossible placements. */
import { BLANK, type Letter } from '@taht/letters';
import {
  type Action,
  type Author,
  BOARD_SIZE,
  type Game,
  type PlacedTile,
  type Seat,
  SQUARES,
  type Square,
} from '@taht/rules';
import type { Rng } from './rng.ts';

const CORNERS = [0, BOARD_SIZE - 1, SQUARES - BOARD_SIZE, SQUARES - 1];

export function nonsense(rng: Rng, game: Game): { by: Author; action: Action } {
  if (game.phase.kind === 'new') return { by: { kind: 'seat', seat: 0 }, action: { kind: 'pass' } };
  const seat = rng.below(game.seats.length);
  const onTurn = game.phase.kind === 'turn' ? game.phase.seat : seat;
  const any: Author = rng.pick<Author>([
    { kind: 'seat', seat },
    { kind: 'seat', seat: onTurn },
    { kind: 'seat', seat: onTurn },
    { kind: 'seat', seat: 3 },
    { kind: 'referee', name: 'Nobody' },
    { kind: 'system' },
  ]);
  if (rng.chance(0.3)) return almostRight(rng, game);
  return rng.chance(0.5)
    ? {
        by: { kind: 'seat', seat: onTurn },
        action: { kind: 'place', ...badPlacement(rng, game, onTurn) },
      }
    : { by: any, action: anyAction(rng, game, seat) };
}

/** The right seat at the right moment, with one thing wrong. */
function almostRight(rng: Rng, game: Game): { by: Author; action: Action } {
  const { phase } = game;
  const by = (seat: Seat): Author => ({ kind: 'seat', seat });
  const someone = by(rng.below(game.seats.length));
  const referee: Author = { kind: 'referee', name: 'Referee' };
  switch (phase.kind) {
    case 'setup':
      return {
        by: someone,
        action: rng.chance(0.5) ? { kind: 'refuse-rule', name: 'no such rule' } : { kind: 'agree' },
      };
    case 'choosing':
      return {
        by: by(phase.seat),
        action: { kind: 'choose-bags', counts: rng.chance(0.5) ? [1] : chosenWrongly(game) },
      };
    case 'window':
      return {
        by: rng.chance(0.5) ? by(phase.play.seat) : someone,
        action: rng.pick<Action>([
          { kind: 'claim-theme', words: [0] },
          { kind: 'accept' },
          { kind: 'challenge', words: [99] },
          { kind: 'ask-take-back' },
        ]),
      };
    case 'joining':
    case 'verdict':
      return { by: referee, action: { kind: 'rule', verdicts: [], reason: '' } };
    case 'turn':
      if (game.board[game.star] === null)
        return {
          by: by(phase.seat),
          action: rng.pick([
            shortOpening(game, phase.seat, rng.pick([game.star, 0 as Square, 0 as Square])),
            { kind: 'exchange', tiles: game.seats[phase.seat]?.rack.slice(0, 1) ?? [] },
          ]),
        };
      return { by: someone, action: { kind: rng.pick(['challenge', 'pass', 'ask-take-back']) } };
    default:
      return { by: someone, action: { kind: 'agree' } };
  }
}

/** One tile, on the star or far from it. */
function shortOpening(game: Game, seat: Seat, square: Square): Action {
  const letter = game.seats[seat]?.rack.find((tile) => tile !== BLANK) as Letter;
  return { kind: 'place', tiles: [{ square, letter, blank: false }] };
}

function badPlacement(rng: Rng, game: Game, seat: Seat): { tiles: PlacedTile[]; swaps?: Square[] } {
  const rack = game.seats[seat]?.rack ?? [];
  const { alphabet } = game.setup.tileset;
  const free = game.board.flatMap((cell, s) => (cell === null ? [s as Square] : []));
  const taken = game.board.flatMap((cell, s) => (cell === null ? [] : [s as Square]));
  const own = (i: number): Letter => (rack[i] ?? alphabet[0]) as Letter;
  const lay = (square: number, letter: Letter = own(0)): PlacedTile => ({
    square: square as Square,
    letter,
    blank: false,
  });
  const square = rng.pick(free);
  return rng.pick<() => { tiles: PlacedTile[]; swaps?: Square[] }>([
    () => ({ tiles: [] }),
    () => ({ tiles: [lay(SQUARES)] }),
    () => ({ tiles: [lay(-1)] }),
    () => ({ tiles: [lay(square), lay(square, own(1))] }),
    () => ({ tiles: [lay(taken.length > 0 ? rng.pick(taken) : 400)] }),
    () => ({ tiles: [lay(16), lay(32, own(1))] }),
    () => ({ tiles: [lay(0), lay(2, own(1))] }),
    () => ({ tiles: [lay(rng.pick(CORNERS))] }),
    () => ({ tiles: [lay(game.star)] }),
    () => ({ tiles: [lay(square, rng.pick(alphabet))] }),
    () => ({ tiles: [lay(square, 'ß!' as Letter)] }),
    () => ({ tiles: [lay(square)], swaps: [rng.pick([...free, ...taken])] }),
    () => {
      const blank = game.board.findIndex((cell) => cell?.blank) as Square;
      return { tiles: [lay(square)], swaps: blank < 0 ? [square] : [blank] };
    },
    () => {
      const blank = game.board.findIndex((cell) => cell?.blank) as Square;
      return { tiles: [lay(square)], swaps: blank < 0 ? [square] : [blank, blank] };
    },
  ])();
}

function anyAction(rng: Rng, game: Game, seat: Seat): Action {
  const { alphabet } = game.setup.tileset;
  const player = { id: 'x', name: 'X' };
  return rng.pick<Action>([
    { kind: 'create', setup: game.setup, seed: 'again' },
    { kind: 'propose', houseRules: [] },
    { kind: 'refuse-rule', name: 'no such rule' },
    { kind: 'agree' },
    { kind: 'exchange', tiles: [] },
    { kind: 'exchange', tiles: rng.some(alphabet, 1) },
    { kind: 'exchange', tiles: game.seats[seat]?.rack ?? [] },
    { kind: 'pass' },
    { kind: 'choose-bags', counts: [1] },
    { kind: 'choose-bags', counts: chosenWrongly(game) },
    { kind: 'accept' },
    { kind: 'challenge' },
    { kind: 'challenge', words: [99] },
    { kind: 'vote-verdict', vote: 'yes' },
    { kind: 'claim-theme', words: [0] },
    { kind: 'claim-theme', words: [] },
    { kind: 'vote-theme', vote: 'no' },
    { kind: 'look-up', word: rng.some(alphabet, 3) },
    { kind: 'look-up', word: ['ß!'] },
    { kind: 'ask-take-back' },
    { kind: 'answer-take-back', vote: 'no' },
    { kind: 'give-time', seat, seconds: 30 },
    { kind: 'give-time', seat, seconds: 2_000_000 },
    { kind: 'begin-vacation', seat, until: game.now + 3_600_000 },
    { kind: 'begin-vacation', seat, until: 0 },
    { kind: 'end-vacation', seat },
    { kind: 'close-window' },
    { kind: 'rule', verdicts: [], reason: '' },
    { kind: 'find-misdraw', seat, count: game.seats[seat]?.rack.length ?? 0, reason: '' },
    { kind: 'find-misdraw', seat, count: 200, reason: '' },
    { kind: 'find-misdraw', seat: 9, count: 2, reason: '' },
    { kind: 'replace', seat: 9, player },
    { kind: 'resume' },
    { kind: 'tick' },
  ]);
}

/** The right sum, but more than the first bag holds. */
function chosenWrongly({ phase, bags }: Game): number[] {
  if (phase.kind !== 'choosing') return [0, 0];
  const first = (bags[0]?.length ?? 0) + 1;
  return bags.map((_, i) => (i === 0 ? first : i === 1 ? phase.count - first : 0));
}
