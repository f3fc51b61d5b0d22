/** Whether a play shows a skill, from the board, its tiles and the words that it makes. */
import { type Board, neighbour, type Play, type Premium, type Square } from '@taht/rules';
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
  const isTaken = (square: Square | undefined, steps: number): boolean => {
    const next = square === undefined ? undefined : neighbour(square, direction, steps);
    return next !== undefined && board[next] !== null;
  };
  const squares = tiles.map(({ square }) => square).toSorted((a, b) => a - b);
  const gaps = squares
    .slice(1)
    .filter((square, i) => neighbour(squares[i] as Square, direction, 1) !== square);
  const isBefore = isTaken(squares[0], -1);
  const isAfter = isTaken(squares.at(-1), 1);
  return old >= 3 && gaps.length + (isBefore ? 1 : 0) + (isAfter ? 1 : 0) === 1;
}
