/** A move as GCG writes it, `8G STAINER`, `-AB` or `-`: the way that engines and people tell each other. */
import { ok, type Result } from '@taht/base';
import { type Alphabet, type LetterFailure, makeRack, parseRack } from '@taht/letters';
import {
  type Board,
  columnOf,
  type Direction,
  GCG_NOTATION,
  type Move,
  makePlay,
  makePosition,
  type NotationFailure,
  neighbour,
  type PlacedTile,
  parsePlay,
  parsePosition,
} from '@taht/rules';
import type { Candidate } from './sim/candidate.ts';

export function moveText(move: Move | Candidate, board: Board, alphabet: Alphabet): string {
  switch (move.kind) {
    case 'place': {
      const direction = 'direction' in move ? move.direction : directionOf(move.tiles, board);
      const { start, text } = makePlay(alphabet, board, move.tiles, direction);
      return `${makePosition({ square: start, direction }, GCG_NOTATION)} ${text}`;
    }
    case 'exchange':
      return `-${makeRack(move.tiles)}`;
    case 'pass':
      return '-';
  }
}

/** That of the tiles; of a single one that in which it makes a word, across if it makes two. */
function directionOf([first, second]: readonly PlacedTile[], board: Board): Direction {
  if (first === undefined) return 'across';
  if (second !== undefined)
    return columnOf(first.square) === columnOf(second.square) ? 'down' : 'across';
  const touches = ([-1, 1] as const).some((by) => {
    const square = neighbour(first.square, 'across', by);
    return square !== undefined && board[square] !== null;
  });
  return touches ? 'across' : 'down';
}

/** What it means on the board; whether it is legal is for the rules to say. */
export function readMoveText(
  text: string,
  board: Board,
  alphabet: Alphabet,
): Result<Move, LetterFailure | NotationFailure> {
  const [first = '', word = ''] = text.trim().split(/\s+/u);
  if (first === '-') return ok({ kind: 'pass' });
  if (first.startsWith('-')) {
    const tiles = parseRack(alphabet, first.slice(1));
    return tiles.ok ? ok({ kind: 'exchange', tiles: tiles.value }) : tiles;
  }
  const start = parsePosition(first, GCG_NOTATION);
  if (start === undefined) return { ok: false, error: { code: 'bad-position', at: 0 } };
  const tiles = parsePlay(alphabet, board, start, word);
  return tiles.ok ? ok({ kind: 'place', tiles: tiles.value }) : tiles;
}
