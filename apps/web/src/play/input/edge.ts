/** A window over a board that is larger follows what is pushed against its edge. */
import type { Point } from '../../ui/motion.ts';
import type { Area } from './aim.ts';

/** So near to the edge it can begin to follow, in pixels. */
const EDGE = 40;
/** So much further out something has to go before it does: whoever comes in over the edge, or rests near it, wants to stay. */
const PUSH = 6;
/** Pixels in a millisecond, where it is pushed with force. */
const SPEED = 0.6;

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

export interface Edge {
  /** By how much the window moves on in so many milliseconds. */
  follow(at: Point, shown: Area, ms: number): Point;
  /** What is near the edge now is there by itself. */
  forget(): void;
}

export function makeEdge(): Edge {
  /** How deep in each edge it was at least, since it has been there. */
  let least: Partial<Record<(typeof SIDES)[number], number>> = {};
  return {
    follow: (at, shown, ms) => {
      const depths = {
        left: EDGE - (at.x - shown.left),
        top: EDGE - (at.y - shown.top),
        right: EDGE - (shown.right - at.x),
        bottom: EDGE - (shown.bottom - at.y),
      };
      const pushes = SIDES.map((side) => {
        const depth = Math.max(0, depths[side]);
        least[side] = Math.min(least[side] ?? depth, depth);
        const push = depth - least[side];
        // Beyond the edge it is beside the board.
        if (push < PUSH || depth > EDGE * 2) return 0;
        return Math.min(1, push / EDGE) * SPEED * ms;
      }) as [number, number, number, number];
      return { x: pushes[2] - pushes[0], y: pushes[3] - pushes[1] };
    },
    forget: () => {
      least = {};
    },
  };
}
