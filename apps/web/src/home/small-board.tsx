/** A game as a small picture: its tiles as lights on the board, without letters. */
import { BOARD_SIZE, columnOf, rowOf } from '@taht/rules';
import { squaresTaken } from '../local-games/taken.ts';
import css from './small-board.module.css';

export interface SmallBoardProps {
  /** Which squares are taken, as the list of games has it. */
  readonly taken: string;
  /** In pixels. */
  readonly size: number;
}

/** One path for all tiles: a list of games is long, and each of them has dozens. */
export const SmallBoard = ({ taken, size }: SmallBoardProps) => (
  <svg
    class={css.board}
    viewBox={`0 0 ${BOARD_SIZE} ${BOARD_SIZE}`}
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path
      class={css.tiles}
      d={squaresTaken(taken)
        .map((square) => `M${columnOf(square) + 0.06} ${rowOf(square) + 0.06}h.88v.88h-.88z`)
        .join('')}
    />
  </svg>
);
