/** Small pictures of a board, without letters: a game with its tiles as lights, or the middle of a board from near. */
import { BOARD_SIZE } from '@taht/rules';
import css from './small-board.module.css';

interface BoardProps {
  /** Those that are taken, row by row from 0. */
  readonly squares: readonly number[];
}

/** One path for all tiles: a list of games is long, and each of them has dozens. */
export const SmallBoard = ({ squares }: BoardProps) => (
  <svg class={css.board} viewBox={`0 0 ${BOARD_SIZE} ${BOARD_SIZE}`} aria-hidden="true">
    <path class={css.tiles} d={cells(squares, BOARD_SIZE, 0.06)} />
  </svg>
);

/** So many lines are seen from near. */
const NEAR = 5;

/** Tiles among their squares; where none is laid yet, the star waits for the first word. */
export const NearBoard = ({ squares }: BoardProps) => (
  <span class={css.near}>
    <svg class={css.board} viewBox={`0 0 ${NEAR} ${NEAR}`} aria-hidden="true">
      <path class={css.squares} d={cells([...Array(NEAR * NEAR).keys()], NEAR, 0.1)} />
      <path class={css.tiles} d={cells(squares, NEAR, 0.1)} />
    </svg>
    {squares.length === 0 ? <span class="star-letter" /> : null}
  </span>
);

const cells = (squares: readonly number[], lines: number, gap: number): string =>
  squares
    .map((square) => {
      const side = 1 - 2 * gap;
      return `M${(square % lines) + gap} ${Math.floor(square / lines) + gap}h${side}v${side}h-${side}z`;
    })
    .join('');
