/** Reads CGP: `board racks scores [zero turns] [operations;]`, rows, racks and scores divided by `/`. */
import { err, ok, type Result } from '@taht/base';
import { type Alphabet, parseRack, type Tile } from '@taht/letters';
import type { Board } from '@taht/rules';
import { parseCgpBoard } from './parse-board.ts';
import type { CgpFailure, CgpOperation, CgpPosition } from './position.ts';

/** A piece of the text, and where it stands. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

const FIELDS = ['board', 'racks', 'scores'] as const;
const MOST_PLAYERS = 4;
/** In characters; a whole set of tiles is shorter. */
const LONGEST_RACK = 1000;

export function parseCgp(alphabet: Alphabet, text: string): Result<CgpPosition, CgpFailure> {
  const [board, racks, scores] = wordsOf(text, FIELDS.length);
  if (board === undefined) return missing('board', text);
  const cells = parseCgpBoard(alphabet, board.text, board.at);
  if (!cells.ok) return cells;
  if (racks === undefined) return missing('racks', text);
  const tiles = parseRacks(alphabet, racks);
  if (!tiles.ok) return tiles;
  if (scores === undefined) return missing('scores', text);
  const points = parseScores(scores, tiles.value.length);
  if (!points.ok) return points;
  const rest = scores.at + scores.text.length;
  return parseRest(text, rest, cells.value, tiles.value, points.value);
}

const missing = (expected: (typeof FIELDS)[number], { length }: string) =>
  err({ code: 'missing-field', at: length, expected } as const);

function parseRacks(alphabet: Alphabet, field: Piece): Result<readonly Tile[][], CgpFailure> {
  const pieces = piecesOf(field, '/');
  if (pieces.length < 2 || pieces.length > MOST_PLAYERS)
    return err({ code: 'bad-rack-count', at: field.at, expected: '2-4' });
  const racks: Tile[][] = [];
  for (const { text, at } of pieces) {
    if (text.length > LONGEST_RACK)
      return err({ code: 'rack-too-long', at, expected: String(LONGEST_RACK) });
    const rack = parseRack(alphabet, text);
    if (!rack.ok) return err({ ...rack.error, at: rack.error.at + at });
    racks.push(rack.value);
  }
  return ok(racks);
}

function parseScores(field: Piece, players: number): Result<readonly number[], CgpFailure> {
  const pieces = piecesOf(field, '/');
  const wrong = pieces.find(({ text }) => !/^[+-]?\d{1,6}$/u.test(text));
  if (wrong !== undefined) return err({ code: 'bad-score', at: wrong.at, expected: 'number' });
  if (pieces.length !== players)
    return err({ code: 'bad-score-count', at: field.at, expected: String(players) });
  return ok(pieces.map(({ text }) => Number(text) || 0));
}

function parseRest(
  text: string,
  from: number,
  board: Board,
  racks: CgpPosition['racks'],
  scores: readonly number[],
): Result<CgpPosition, CgpFailure> {
  const [next] = wordsOf(text, 1, from);
  const isCount = next !== undefined && /^[+-]?\d/u.test(next.text);
  if (!isCount)
    return ok({ board, racks, scores, zeroTurns: null, operations: parseOperations(text, from) });
  if (!/^\d{1,6}$/u.test(next.text))
    return err({ code: 'bad-zero-turns', at: next.at, expected: 'number' });
  const operations = parseOperations(text, next.at + next.text.length);
  return ok({ board, racks, scores, zeroTurns: Number(next.text), operations });
}

function parseOperations(text: string, from: number): readonly CgpOperation[] {
  return text
    .slice(from)
    .split(';')
    .map((operation) => operation.trim())
    .filter((operation) => operation !== '')
    .map((operation) => {
      const name = /^\S*/u.exec(operation)?.[0] ?? '';
      return { name, value: operation.slice(name.length).trim() };
    });
}

function wordsOf(text: string, most: number, from = 0): Piece[] {
  const word = /\S+/gu;
  word.lastIndex = from;
  const words: Piece[] = [];
  for (let found = word.exec(text); found !== null; found = word.exec(text)) {
    words.push({ text: found[0], at: found.index });
    if (words.length === most) break;
  }
  return words;
}

function piecesOf({ text, at }: Piece, divider: string): Piece[] {
  let from = at;
  return text.split(divider).map((piece) => {
    const start = from;
    from += piece.length + divider.length;
    return { text: piece, at: start };
  });
}
