/** A board as small as a picture: what lies on it, with its letters, and the last play alight. */
import { BOARD_SIZE } from '@taht/rules';
import type { ShownBoard } from './follow-board.ts';
import css from './live.module.css';

const STEP = 10;
const SIDE = BOARD_SIZE * STEP;

/** For whoever does not see it, the names beside it say what it is. */
export const MiniBoard = ({ shown }: { readonly shown: ShownBoard | null }) => (
  <svg class={css.mini} viewBox={`-4 -4 ${SIDE + 8} ${SIDE + 8}`} aria-hidden="true">
    <rect class={css.rim} x="-4" y="-4" width={SIDE + 8} height={SIDE + 8} rx="5" />
    <rect class={css.night} x="-1" y="-1" width={SIDE + 2} height={SIDE + 2} rx="2" />
    <path class={css.squares} d={SQUARES} />
    {shown === null ? null : <Tiles shown={shown} />}
  </svg>
);

/** All squares in one stroke. */
const SQUARES = Array.from(
  { length: BOARD_SIZE ** 2 },
  (_, i) => `M${(i % BOARD_SIZE) * STEP + 0.5} ${Math.floor(i / BOARD_SIZE) * STEP + 0.5}h9v9h-9z`,
).join('');

const Tiles = ({ shown: { board, fresh, star } }: { readonly shown: ShownBoard }) => (
  <>
    {board[star] === null ? (
      <circle class={css.star} cx={middle(star % BOARD_SIZE)} cy={middle(rowOf(star))} r="2.4" />
    ) : null}
    {board.map((cell, square) =>
      cell === null ? null : (
        <g key={square} class={fresh.has(square) ? css.fresh : css.tile}>
          <rect
            x={(square % BOARD_SIZE) * STEP + 0.4}
            y={rowOf(square) * STEP + 0.4}
            width="9.2"
            height="9.2"
            rx="1.4"
          />
          <text x={middle(square % BOARD_SIZE)} y={rowOf(square) * STEP + 7.6}>
            {cell.letter}
          </text>
        </g>
      ),
    )}
  </>
);

const rowOf = (square: number): number => Math.floor(square / BOARD_SIZE);
const middle = (line: number): number => line * STEP + STEP / 2;
