/** Where a tile in hand is aimed: how far above the finger it is, which square it would fall on, which place of the rack. Numbers only; the page is measured elsewhere. */
import { BOARD_SIZE, type Square, squareAt } from '@taht/rules';
import type { Point } from '../../ui/motion.ts';

/** A part of the screen, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The squares as they are shown now. */
export interface Grid {
  /** The middle of the first square. */
  readonly first: Point;
  /** From the middle of a square to that of the next. */
  readonly pitch: number;
  /** What of the board is to be seen. */
  readonly shown: Area;
}

/** As far as a tile rises at once, in pixels. */
const RISE = 9;
/** So far above a finger a tile is seen, in pixels. */
const LIFT = 52;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point is outside of an area; 0 inside. */
export function outside({ x, y }: Point, { left, top, right, bottom }: Area): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

/**
 * How far above the finger the tile is. It rises as the finger goes: nothing jumps when it is taken up.
 * Near the rack it sinks again, or the lowest squares could not be told from the rack.
 */
export const liftOf = (travelled: number, fromRack: number): number =>
  Math.min(LIFT, RISE + Math.min(travelled, fromRack));

/** The nearest square that takes the tile, if it is at most half a square away; null where there is none. */
export function squareAimedAt(
  { first, pitch, shown }: Grid,
  at: Point,
  takes: (square: Square) => boolean,
): Square | null {
  if (outside(at, shown) > pitch / 2) return null;
  const column = (at.x - first.x) / pitch;
  const row = (at.y - first.y) / pitch;
  let nearest: Square | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const r of around(row))
    for (const c of around(column)) {
      const off = { x: Math.abs(column - c), y: Math.abs(row - r) };
      const square = squareAt(r, c);
      const far = Math.hypot(off.x, off.y);
      if (off.x > 1 || off.y > 1 || far >= least || !takes(square)) continue;
      nearest = square;
      least = far;
    }
  return nearest;
}

/** The lines of the board at most one away. */
function around(line: number): readonly number[] {
  const low = Math.max(0, Math.ceil(line - 1));
  const high = Math.min(BOARD_SIZE - 1, Math.floor(line + 1));
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
}

/** The place of the rack that is nearest, counted from 0. */
export function placeAimedAt(middles: readonly number[], x: number): number {
  const far = middles.map((middle) => Math.abs(middle - x));
  return far.indexOf(Math.min(...far));
}
