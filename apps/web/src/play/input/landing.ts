/** How a tile comes to rest: it snaps to where it fell, or returns to the rack by the path it came. */
import type { Point } from '../../ui/motion.ts';
import { motionHere } from '../../ui/moving.ts';
import type { Drop } from './drop.ts';

export interface Landing {
  readonly drop: Drop;
  /** Where it was last seen, and how wide. */
  readonly from: Point;
  readonly size: number;
  /** Where it has been since it was taken up. */
  readonly path: readonly Point[];
}

/** Points of a path that are enough to know it again. */
const ENOUGH = 8;

/** Once the page has drawn it where it lies now, before that is seen. */
export function land(id: number, { drop, from, size, path }: Landing): void {
  const motion = motionHere();
  if (motion === null) return;
  requestAnimationFrame(() => {
    const where =
      drop.kind === 'square'
        ? `[data-square="${drop.square}"] > span`
        : `[data-piece="${id}"] > span`;
    const tile = document.querySelector(where);
    if (tile === null) return;
    const { left, top, width, height } = tile.getBoundingClientRect();
    if (width === 0) return;
    const off = ({ x, y }: Point): Point => ({ x: x - left - width / 2, y: y - top - height / 2 });
    // Where the board is near, its own pixels are larger than those of the screen.
    const grown = width / (tile as HTMLElement).offsetWidth;
    const inside = ({ x, y }: Point): Point => ({ x: x / grown, y: y / grown });
    if (drop.kind !== 'nowhere') void motion.settleFrom(tile, inside(off(from)), size / width);
    else void motion.goBackBy(tile, [...thinned(path), from].map(off), size / width);
  });
}

/** Some of the points, evenly, from the first to the last. */
export const thinned = (path: readonly Point[]): readonly Point[] =>
  path.length <= ENOUGH
    ? path
    : Array.from(
        { length: ENOUGH },
        (_, i) => path[Math.round((i * (path.length - 1)) / (ENOUGH - 1))] as Point,
      );
