/** Reads a recorded placement against the board: legal and scored, or laid as well as it goes with the rule it breaks. */
import { type Alphabet, makeTile, parseTokens } from '@taht/letters';
import {
  type Direction,
  GCG_NOTATION,
  type Ground,
  layTiles,
  makePlay,
  makePosition,
  type NotationFailure,
  neighbour,
  type PlacedTile,
  type PlacementRules,
  type Position,
  parsePlay,
  parsePosition,
  readPlacement,
  type ScoredWord,
  type Square,
  scorePlacement,
} from '@taht/rules';

export interface RecordedPlay {
  readonly text: string;
  readonly tiles: readonly PlacedTile[];
  readonly words: readonly ScoredWord[];
  /** Null where the play breaks a rule. */
  readonly score: number | null;
  readonly fault?: { readonly kind: 'placement' | 'syntax'; readonly code: string };
}

export interface WrittenPlay {
  readonly position: string;
  readonly word: string;
}

/** No line of the board takes more, however a tile is written. */
const LONGEST_WORD = 250;

export function readRecordedPlay(
  alphabet: Alphabet,
  ground: Ground,
  rules: PlacementRules,
  { position, word }: WrittenPlay,
): RecordedPlay {
  const plain = withoutMarks(word);
  const nothing = { text: `${position} ${plain}`, tiles: [], words: [], score: null };
  const start = parsePosition(position, GCG_NOTATION);
  if (start === undefined || plain.length > LONGEST_WORD)
    return { ...nothing, fault: { kind: 'placement', code: 'off-board' } };
  const tiles = parsePlay(alphabet, ground.board, start, plain);
  if (tiles.ok) return readTiles(alphabet, ground, rules, start, tiles.value, nothing);
  const fault = faultOf(tiles.error);
  return fault.kind === 'syntax' || fault.code === 'off-board'
    ? { ...nothing, fault }
    : { ...nothing, fault, tiles: looseTiles(alphabet, ground, start, plain) };
}

function readTiles(
  alphabet: Alphabet,
  ground: Ground,
  rules: PlacementRules,
  { direction }: Position,
  tiles: readonly PlacedTile[],
  nothing: RecordedPlay,
): RecordedPlay {
  const play = readPlacement(ground, tiles, rules);
  if (!play.ok && tiles.length === 0)
    return { ...nothing, fault: { kind: 'placement', code: play.error.code } };
  const scored = play.ok ? play.value : scorePlacement(ground, tiles, rules);
  const isAlongIt = scored.words.some((word) => word.direction === direction);
  const line = isAlongIt || scored.words.length === 0 ? direction : scored.direction;
  const read = {
    text: textOf(alphabet, ground, tiles, line),
    tiles,
    words: inLineFirst(scored.words, line),
  };
  return play.ok
    ? { ...read, score: scored.score }
    : { ...read, score: null, fault: { kind: 'placement', code: play.error.code } };
}

function textOf(
  alphabet: Alphabet,
  ground: Ground,
  tiles: readonly PlacedTile[],
  direction: Direction,
): string {
  const { start, text } = makePlay(alphabet, ground.board, tiles, direction);
  return `${makePosition({ square: start, direction }, GCG_NOTATION)} ${text}`;
}

/** A single tile may be recorded along either of its words; the recorded one is the main word. */
const inLineFirst = (words: readonly ScoredWord[], line: Direction): readonly ScoredWord[] => [
  ...words.filter(({ direction }) => direction === line),
  ...words.filter(({ direction }) => direction !== line),
];

export const wordText = ({ letters }: ScoredWord): string => letters.map(makeTile).join('');

function faultOf(failure: NotationFailure): NonNullable<RecordedPlay['fault']> {
  switch (failure.code) {
    case 'runs-off-board':
      return { kind: 'placement', code: 'off-board' };
    case 'dot-on-empty':
      return { kind: 'placement', code: 'gap' };
    case 'other-letter-there':
      return { kind: 'placement', code: 'square-taken' };
    default:
      return { kind: 'syntax', code: failure.code };
  }
}

/** Lays what finds an empty square, so that later plays meet as much of the word as possible. */
function looseTiles(
  alphabet: Alphabet,
  ground: Ground,
  start: Position,
  word: string,
): readonly PlacedTile[] {
  const tokens = parseTokens(alphabet, word);
  const tiles: PlacedTile[] = [];
  let square: Square | undefined = start.square;
  for (const token of tokens.ok ? tokens.value : []) {
    if (square === undefined) return [];
    if (token.kind === 'tile' && ground.board[square] === null)
      tiles.push({ square, letter: token.letter, blank: token.marked });
    square = neighbour(square, start.direction, 1);
  }
  return tiles;
}

/** Some people mark doubtful words with a star or the like. */
function withoutMarks(word: string): string {
  let end = word.length;
  while (end > 0 && '*!#'.includes(word.charAt(end - 1))) end--;
  return word.slice(0, end);
}

export const boardAfter = (ground: Ground, tiles: readonly PlacedTile[]): Ground => ({
  ...ground,
  board: layTiles(ground.board, tiles),
});
