/** A play as it is called out: `H8 SÕNA`, `8H SÕNA` or the word first; read against the board of the moment. */
import { err, ok, type Result } from '@taht/base';
import { type Alphabet, parseTokens, withoutShift } from '@taht/letters';
import {
  type Board,
  type Notation,
  type NotationFailure,
  neighbour,
  type Position,
  parsePosition,
  type Square,
} from '@taht/rules';
import type { WordLetter } from './score-sheet.ts';

/** How this table writes. */
export interface Handwriting {
  readonly alphabet: Alphabet;
  readonly notation: Notation;
  readonly columns: readonly string[];
}

export interface CalledPlay extends Position {
  readonly word: readonly WordLetter[];
}

export function readCalledPlay(
  line: string,
  hand: Handwriting,
  board: Board,
): Result<CalledPlay, NotationFailure> {
  const parts = Array.from(line.matchAll(/\S+/gu), ([text], i) => ({ text, i }));
  const places = parts.map(({ text }) =>
    parsePosition(text.replaceAll('İ', 'I'), hand.notation, hand.columns),
  );
  const where = places.findIndex((place) => place !== undefined);
  const start = places[where];
  if (start === undefined || parts.length > 2) return err({ code: 'bad-position', at: 0 });
  const what = parts[where === 0 ? 1 : 0];
  if (what === undefined) return err({ code: 'empty-play', at: line.length });
  const word = readCalledWord(what.text, hand.alphabet, board, start);
  return word.ok ? ok({ ...start, word: word.value }) : word;
}

export function readCalledWord(
  text: string,
  alphabet: Alphabet,
  board: Board,
  start: Position,
): Result<readonly WordLetter[], NotationFailure> {
  const tokens = parseTokens(alphabet, withoutShift(text, alphabet));
  if (!tokens.ok) return tokens;
  if (tokens.value.length === 0) return err({ code: 'empty-play', at: 0 });
  const word: WordLetter[] = [];
  let square: Square | undefined = start.square;
  for (const token of tokens.value) {
    if (square === undefined) return err({ code: 'runs-off-board', at: token.at });
    const cell = board[square] ?? null;
    if (token.kind === 'tile')
      word.push({ letter: token.letter, blank: cell?.blank ?? token.marked });
    else if (cell === null) return err({ code: 'dot-on-empty', at: token.at, square });
    else word.push({ letter: cell.letter, blank: cell.blank });
    square = neighbour(square, start.direction, 1);
  }
  return ok(word);
}
