/** The board follows a finger that drags a tile: it comes nearer around what is aimed at as soon as the finger rests, and moves on at its edges. */
import { BOARD_SIZE, SQUARES } from '@taht/rules';
import type { Point } from '../../ui/motion.ts';
import { type Grid, outside } from '../input/aim.ts';
import { makeEdge } from '../input/edge.ts';
import { zoom } from './zoom.ts';

/** Squares smaller than this are hard to hit, in pixels. */
const SMALL = 32;

const edge = makeEdge();

/** In every frame. */
export function follow(aim: Point, isResting: boolean, ms: number): void {
  const port = zoom.port();
  if (port === null) return;
  const shown = port.getBoundingClientRect();
  if (!zoom.isNear.value) {
    const isSmall = shown.width / BOARD_SIZE < SMALL;
    if (!isSmall || !isResting || outside(aim, shown) > 0) return;
    zoom.come(aim.x, aim.y);
    edge.forget();
  }
  const { x, y } = edge.follow(aim, shown, ms);
  if (x !== 0 || y !== 0) port.scrollBy(x, y);
}

/** The tile was put down. */
export const release = edge.forget;

/** The squares as they are shown; null without a board. */
export function shownGrid(): Grid | null {
  const port = zoom.port();
  const [a, b] = [0, SQUARES - 1].map((square) =>
    port?.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect(),
  );
  if (port === null || a === undefined || b === undefined) return null;
  return {
    first: { x: a.left + a.width / 2, y: a.top + a.height / 2 },
    pitch: (b.left - a.left) / (BOARD_SIZE - 1),
    shown: port.getBoundingClientRect(),
  };
}
