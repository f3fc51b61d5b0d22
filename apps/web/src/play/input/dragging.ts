/**
 * Dragging by pointer. The tile is seen above the finger and falls where it is seen: what is aimed at is shown, and when
 * the finger is lifted it falls there. Everything is measured once in a frame, and only what moves is touched.
 */
import type { Square } from '@taht/rules';
import type { Point } from '../../ui/motion.ts';
import { distance, type Grid, liftOf, outside, placeAimedAt, squareAimedAt } from './aim.ts';
import { carry, holdCarried, letGo, takeUp } from './carried.ts';
import { dragged } from './dragged.ts';
import type { Drop } from './drop.ts';
import { land } from './landing.ts';
import { mark, openRack, type RackPlaces, unmark } from './marking.ts';

export interface DragPorts {
  /** The squares as they are shown; null without a board. */
  readonly grid: () => Grid | null;
  readonly takes: (square: Square) => boolean;
  /** In every frame of a finger's drag: what is under it may be brought nearer. */
  readonly onFrame: (aim: Point, isResting: boolean, ms: number) => void;
  /** Not for a tap. */
  readonly onDrop: (drop: Drop) => void;
  /** However it ended. */
  readonly onEnd: () => void;
}

/** A finger that moves less than this has only tapped. */
const SLACK = 6;
/** A finger rests that stays so near, in pixels, for so many milliseconds. */
const NEAR = 10;
const REST = 130;
/** Beside the rack the rack is meant, in pixels. */
const BESIDE = 24;

export interface Press {
  readonly pressed: PointerEvent;
  /** Where the pointer has come since. */
  readonly latest: PointerEvent;
  /** Where it was let go before this code had come. */
  readonly released: PointerEvent | null;
}

/** Follows the pointer that was pressed until it is let go. */
export function startDrag(id: number, press: Press, ports: DragPorts): void {
  const { pressed, latest, released } = press;
  // What was pressed is known only now, and not any more when it moves.
  const tile = (pressed.target as Element).closest('[data-piece], [data-square]');
  if (dragged.value !== null) return;
  const { pointerId } = pressed;
  const stop = new AbortController();
  const until = { signal: stop.signal };
  const start = pointOf(pressed);
  let drag: Moving | null = null;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (drag === null && distance(pointOf(event), start) <= SLACK) return;
    drag ??= beginMoving(id, press, tile, ports);
    drag.to(pointOf(event));
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    stop.abort();
    if (drag === null) return;
    // The click that follows belongs to the drag.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    drag.end(event.type === 'pointerup' ? pointOf(event) : null);
  };
  addEventListener('pointermove', move, until);
  addEventListener('pointerup', end, until);
  addEventListener('pointercancel', end, until);
  move(latest);
  if (released !== null) end(released);
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

interface Moving {
  to(finger: Point): void;
  /** Let go there; null where the browser took it away. */
  end(finger: Point | null): void;
}

function beginMoving(
  id: number,
  { pressed, released }: Press,
  tile: Element | null,
  ports: DragPorts,
): Moving {
  // A tile that nobody has seen above the finger was aimed with the finger.
  const isFinger = pressed.pointerType !== 'mouse' && released === null;
  const start = pointOf(pressed);
  const rack = openRack(id);
  const path: Point[] = [];
  let finger = start;
  let travelled = 0;
  let last = performance.now();
  let rest = { at: start, since: last };
  let drop: Drop = { kind: 'nowhere' };

  const aimOf = (): Point => {
    travelled = Math.max(travelled, distance(finger, start));
    const fromRack = rack === null ? travelled : outside(finger, rack.area);
    return { x: finger.x, y: finger.y - (isFinger ? liftOf(travelled, fromRack) : 0) };
  };
  /** Looks where the tile is, and shows where it would fall. */
  const show = (aim: Point): void => {
    const grid = ports.grid();
    drop = dropAt(finger, aim, grid, rack, ports.takes);
    if (path.length === 0 || distance(path.at(-1) ?? aim, aim) > NEAR) path.push(aim);
    carry(aim, drop.kind === 'square' && grid !== null ? grid.pitch : null);
    mark(drop, rack);
  };
  const tick = (now: number): void => {
    frame = requestAnimationFrame(tick);
    if (distance(finger, rest.at) > NEAR) rest = { at: finger, since: now };
    const aim = aimOf();
    if (isFinger) ports.onFrame(aim, now - rest.since > REST, Math.min(now - last, 50));
    last = now;
    show(aim);
  };
  let frame = requestAnimationFrame(tick);
  takeUp(tile);
  dragged.value = { id, hold: holdCarried };
  return {
    to: (at) => {
      finger = at;
    },
    end: (at) => {
      cancelAnimationFrame(frame);
      finger = at ?? finger;
      const aim = aimOf();
      show(aim);
      const size = letGo();
      dragged.value = null;
      unmark(rack);
      if (at !== null) ports.onDrop(drop);
      land(id, { drop: at === null ? { kind: 'nowhere' } : drop, from: aim, size, path });
      ports.onEnd();
    },
  };
}

/** The finger says whether the rack is meant, and the tile which square. */
function dropAt(
  finger: Point,
  aim: Point,
  grid: Grid | null,
  rack: RackPlaces | null,
  takes: (square: Square) => boolean,
): Drop {
  const fromRack = rack === null ? Number.POSITIVE_INFINITY : outside(finger, rack.area);
  const square = grid === null || fromRack === 0 ? null : squareAimedAt(grid, aim, takes);
  if (square !== null) return { kind: 'square', square };
  if (rack === null || fromRack > BESIDE) return { kind: 'nowhere' };
  return { kind: 'rack', place: placeAimedAt(rack.middles, finger.x) };
}
