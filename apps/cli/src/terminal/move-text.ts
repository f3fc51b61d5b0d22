/** Reads a typed move against the board and the rack: `H8 SÕNA`, `8H s.na`, with swaps before it. */
import { err, ok, type Result } from '@taht/base';
import { type Alphabet, BLANK, type LetterFailure, parseRack, type Tile } from '@taht/letters';
import type { Script } from '@taht/phrasing';
import {
  type Board,
  type Move,
  type NotationFailure,
  type PlacedTile,
  type Position,
  parsePlay,
  parsePosition,
  type Square,
} from '@taht/rules';
import { isSquareText } from './input.ts';

type Placement = Extract<Move, { kind: 'place' }>;

/** Offsets in failures count from the start of the line. */
export function readMove(
  line: string,
  script: Script,
  board: Board,
  rack: readonly Tile[],
): Result<Placement, NotationFailure> {
  const parts = partsOf(line);
  const [first, last] = [parts[0], parts.at(-1)];
  const isTurned = parts.length === 2 && last !== undefined && !isSquareText(first?.text ?? '');
  const [where, what] = isTurned ? [last, first] : [first, parts[1]];
  const start = where === undefined ? undefined : positionOf(where.text, script);
  if (start === undefined || parts.length > 2)
    return err({ code: 'bad-position', at: where?.at ?? 0 });
  if (what === undefined) return err({ code: 'empty-play', at: line.trimEnd().length });
  const tiles = readWord(what, script.alphabet, board, start, rack);
  return tiles.ok ? ok({ kind: 'place', tiles: tiles.value }) : tiles;
}

/** `H8 8D TERE`: every square but the last names a blank to be taken. */
export function readSwap(
  line: string,
  from: number,
  script: Script,
  board: Board,
  rack: readonly Tile[],
): Result<Placement, NotationFailure> {
  const parts = partsOf(line.slice(from).replaceAll('+', ' '));
  const squares = parts.slice(0, -2);
  const swaps: Square[] = [];
  for (const { text, at } of squares) {
    const position = positionOf(text, script);
    if (position === undefined) return err({ code: 'bad-position', at: from + at });
    swaps.push(position.square);
  }
  const moveAt = from + (parts.at(-2)?.at ?? 0);
  if (swaps.length === 0) return err({ code: 'bad-position', at: from });
  const move = readMove(line.slice(moveAt), script, board, swappedRack(board, rack, swaps));
  return move.ok
    ? ok({ ...move.value, swaps })
    : err({ ...move.error, at: move.error.at + moveAt });
}

/** The rack once the letters lie in place of the blanks. */
function swappedRack(board: Board, rack: readonly Tile[], swaps: readonly Square[]): Tile[] {
  const rest = [...rack];
  for (const square of swaps) {
    const at = rest.indexOf(board[square]?.letter as Tile);
    if (at >= 0) rest[at] = BLANK;
  }
  return rest;
}

export const readTiles = (text: string, { alphabet }: Script): Result<Tile[], LetterFailure> =>
  parseRack(alphabet, text.replaceAll(/[\s,]/gu, ''));

interface Part {
  readonly text: string;
  readonly at: number;
}

const partsOf = (line: string): Part[] =>
  Array.from(line.matchAll(/\S+/gu), (match) => ({ text: match[0], at: match.index }));

/** A Turkish keyboard has İ where the column is I. */
const positionOf = (text: string, { notation, columns }: Script): Position | undefined =>
  parsePosition(text.replaceAll('İ', 'I'), notation, columns);

function readWord(
  { text, at }: Part,
  alphabet: Alphabet,
  board: Board,
  start: Position,
  rack: readonly Tile[],
): Result<PlacedTile[], NotationFailure> {
  const isTypedSmall = isSmall(text, alphabet.language);
  const written = isTypedSmall ? text.toLocaleUpperCase(alphabet.language) : text;
  const tiles = parsePlay(alphabet, board, start, written);
  if (!tiles.ok) return err({ ...tiles.error, at: tiles.error.at + at });
  return ok(isTypedSmall ? withBlanks(tiles.value, rack) : tiles.value);
}

/** Many people never use the shift key, so a word all in lower case marks no blanks. */
const isSmall = (text: string, language: string): boolean =>
  !text.includes('(') &&
  text.toLocaleLowerCase(language) === text &&
  text.toLocaleUpperCase(language) !== text;

/** Then a blank stands in for each letter that the rack does not hold. */
function withBlanks(tiles: readonly PlacedTile[], rack: readonly Tile[]): PlacedTile[] {
  const rest = [...rack];
  return tiles.map((tile) => {
    const own = rest.indexOf(tile.letter);
    const at = own >= 0 ? own : rest.indexOf(BLANK);
    const blank = own < 0 && at >= 0;
    if (at >= 0) rest.splice(at, 1);
    return { ...tile, blank };
  });
}
