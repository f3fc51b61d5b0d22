/** Reads a word of the sheet against the board: the tiles that are new, and what does not fit. */
import {
  type Board,
  type Ground,
  layTiles,
  neighbour,
  type PlacedTile,
  type PlacementRules,
  type Play,
  readPlacement,
  type Square,
  scorePlacement,
} from '@taht/rules';
import type { Remark } from './remark.ts';
import type { Line } from './score-sheet.ts';

export type PlayLine = Extract<Line, { kind: 'play' }>;

export interface LaidWord {
  readonly tiles: readonly PlacedTile[];
  readonly board: Board;
  /** Null where not a single tile is new. */
  readonly play: Play | null;
  readonly remarks: readonly Remark[];
}

/** Whatever can be laid is laid and counted, so that later plays meet as much of the word as possible. */
export function layWord(ground: Ground, line: PlayLine, rules: PlacementRules): LaidWord {
  const tiles: PlacedTile[] = [];
  const remarks: Remark[] = [];
  let square: Square | undefined = line.square;
  for (const { letter, blank } of line.word) {
    if (square === undefined) {
      remarks.push({ code: 'off-board' });
      break;
    }
    const cell = ground.board[square] ?? null;
    if (cell === null) tiles.push({ square, letter, blank });
    else if (cell.letter !== letter)
      remarks.push({ code: 'other-letter', square, letter: cell.letter });
    square = neighbour(square, line.direction, 1);
  }
  const read = readPlacement(ground, tiles, rules);
  if (!read.ok && remarks.length === 0) remarks.push(read.error);
  if (tiles.length === 0) return { tiles, board: ground.board, play: null, remarks };
  const play = read.ok ? read.value : scorePlacement(ground, tiles, rules);
  return { tiles, board: layTiles(ground.board, tiles), play, remarks };
}
