/** Whether a play shows a skill, from the board, its tiles and the words that it makes. */
import type { Board, Play, Premium, Square } from '@taht/rules';
import type { SeenRung } from './rungs.ts';

export interface Ground {
  readonly board: Board;
  readonly premiums: readonly Premium[];
  /** What a tile is worth, by its letter. */
  readonly pointsOf: (letter: string) => number;
  /** Tiles for which there is a bonus. */
  readonly bonusTiles: number;
}

/** Points of a letter that is worth a premium square. */
const DEAR = 4;
const SHORT = 3;
const SHORT_SCORE = 18;

export function showsSkill(rung: SeenRung, play: Play, ground: Ground): boolean {
  const { tiles, words, score } = play;
  const [along, ...across] = words;
  const length = along?.letters.length ?? 0;
  const old = length - tiles.length;
  const premiumOf = ({ square }: { readonly square: Square }): Premium | undefined =>
    ground.premiums[square];
  switch (rung) {
    case 'short':
      return length <= SHORT && across.length > 0 && score >= SHORT_SCORE;
    case 'hooks':
      // A word that lay there grows by the one tile in which the own word crosses it.
      return old === 0 && length >= 3 && across.some(({ letters }) => letters.length >= 4);
    case 'extend':
      return old >= 3 && tiles.length >= 2 && across.length === 0 && areTogether(play, ground, old);
    case 'parallel':
      return old === 0 && across.length >= 3;
    case 'letters':
      return (
        across.length > 0 &&
        tiles.some(
          (tile) =>
            !tile.blank &&
            (premiumOf(tile)?.letter ?? 1) > 1 &&
            ground.pointsOf(tile.letter) >= DEAR,
        )
      );
    case 'words':
      return tiles.some((tile) => (premiumOf(tile)?.word ?? 1) > 2);
    case 'bonus':
      return tiles.length >= ground.bonusTiles;
    case 'blank':
      return tiles.length >= ground.bonusTiles && tiles.some(({ blank }) => blank);
  }
}

/** What lay there is one word, made longer. */
function areTogether({ tiles, direction }: Play, { board }: Ground, old: number): boolean {
  const step = direction === 'across' ? 1 : 15;
  const squares = tiles.map(({ square }) => square as number).toSorted((a, b) => a - b);
  const gaps = squares.slice(1).filter((square, i) => square - (squares[i] as number) !== step);
  const first = squares[0] as number;
  const last = squares.at(-1) as number;
  const isBefore = board[first - step] !== null && board[first - step] !== undefined;
  const isAfter = board[last + step] !== null && board[last + step] !== undefined;
  return old >= 3 && gaps.length + (isBefore ? 1 : 0) + (isAfter ? 1 : 0) === 1;
}
