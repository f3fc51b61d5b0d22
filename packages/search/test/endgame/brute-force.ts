/** A slow, obvious solver: every move in every position, each sent through the rules, to the end that they declare. */
import type { Letter, Tile } from '@taht/letters';
import {
  type Action,
  decide,
  type Env,
  evolve,
  type Game,
  type PlacedTile,
  type Square,
} from '@taht/rules';
import { makeOracle } from '@taht/testkit';
import { gameAt, type SmallPosition } from './small-positions.ts';

const MOST_POSITIONS = 400;

/** What seat 0, which is on turn, gains on seat 1; undefined if the position is too large to try everything. */
export function bruteForce(position: SmallPosition): number | undefined {
  const plays = playsIn(position);
  const env = envFor(position, plays);
  const known = new Map<string, number>();
  let isTooLarge = false;
  const worthOf = (game: Game): number => {
    if (game.phase.kind === 'over')
      return (game.seats[0]?.score ?? 0) - (game.seats[1]?.score ?? 0);
    const key = keyOf(game);
    const found = known.get(key);
    if (found !== undefined) return found + spreadOf(game);
    if (known.size > MOST_POSITIONS) isTooLarge = true;
    if (isTooLarge) return 0;
    const seat = seatOnTurn(game);
    const moves: Action[] = [...plays(game, seat), { kind: 'pass' }];
    const values = moves.flatMap((action) => {
      const next = make(game, action, env);
      return next === undefined ? [] : [worthOf(next)];
    });
    const value = seat === 0 ? Math.max(...values) : Math.min(...values);
    known.set(key, value - spreadOf(game));
    return value;
  };
  const value = worthOf(gameAt(position));
  return isTooLarge ? undefined : value;
}

/** The game after a move of the seat on turn; undefined if the rules refuse it. */
export function make(game: Game, action: Action, env: Env): Game | undefined {
  const by = { kind: 'seat', seat: seatOnTurn(game) } as const;
  const decided = decide(game, { id: `${game.version}`, by, at: 0, action }, env);
  return decided.ok ? decided.value.reduce(evolve, game) : undefined;
}

export function envFor(position: SmallPosition, plays: PlaysOf = playsIn(position)): Env {
  const good = new Set(position.words.map((word) => word.join(' ')));
  return {
    judge: (word) => (good.has(word.join(' ')) ? 'valid' : 'invalid'),
    draw: () => 0,
    hasPlay: (game, seat) => plays(game, seat).length > 0,
  };
}

type PlaysOf = (game: Game, seat: number) => readonly Action[];

function playsIn({ words, equipment }: SmallPosition): PlaysOf {
  const oracle = makeOracle(words);
  const known = new Map<string, readonly Action[]>();
  return (game, seat) => {
    const rack = game.seats[seat]?.rack ?? [];
    const key = `${boardText(game)} ${rack.toSorted().join(' ')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const plays = oracle({
      ground: game,
      rack,
      rules: equipment.rules,
      alphabet: equipment.tileset.alphabet,
    });
    const actions = [...plays.keys()].map(readKey);
    known.set(key, actions);
    return actions;
  };
}

/** A play from the text by which the oracle knows it. */
function readKey(key: string): Action {
  const tiles: PlacedTile[] = [];
  const swaps: Square[] = [];
  for (const part of key.split(' ')) {
    const [, swap, square, letter, blank] = /^(swap)?(\d+)([^?]*)(\??)$/u.exec(part) ?? [];
    if (swap !== undefined) swaps.push(Number(square) as Square);
    else
      tiles.push({
        square: Number(square) as Square,
        letter: letter as Letter,
        blank: blank === '?',
      });
  }
  return { kind: 'place', tiles, swaps };
}

const seatOnTurn = ({ phase }: Game): number => (phase.kind === 'turn' ? phase.seat : 0);

const spreadOf = ({ seats }: Game): number => (seats[0]?.score ?? 0) - (seats[1]?.score ?? 0);

const boardText = ({ board }: Game): string =>
  board.map((cell) => (cell === null ? '.' : `${cell.letter}${cell.blank ? '?' : ''}`)).join('');

const keyOf = (game: Game): string =>
  [
    boardText(game),
    seatOnTurn(game),
    game.scoreless,
    ...game.seats.map(({ rack, passes }) => `${(rack as Tile[]).toSorted().join('')}${passes}`),
  ].join(' ');
