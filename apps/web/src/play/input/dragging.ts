/** Dragging by pointer: a tile follows the finger and shows where it would fall. When the finger is lifted it falls there, whatever the page has moved meanwhile. */
import { signal } from '@preact/signals';
import type { Square } from '@taht/rules';

export interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** What is under way; null at rest. */
export const dragged = signal<Drag | null>(null);

export type Drop =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'rack'; readonly place: number }
  | { readonly kind: 'nowhere' };

export interface DragPorts {
  /** Before the pointer is looked at: what is under it may be brought nearer. */
  readonly onMove?: (event: PointerEvent) => void;
  /** Not for a tap. */
  readonly onDrop: (drop: Drop) => void;
  /** However it ended. */
  readonly onEnd?: () => void;
}

/** A finger that moves less than this has only tapped. */
const SLACK = 6;

/** Follows the pointer that was pressed until it is let go. */
export function startDrag(id: number, pressed: PointerEvent, ports: DragPorts): void {
  if (pressed.button !== 0) return;
  const { clientX, clientY, pointerId } = pressed;
  const stop = new AbortController();
  const { signal: until } = stop;
  let isMoving = false;
  let shown: Drop = { kind: 'nowhere' };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    isMoving ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK;
    if (!isMoving) return;
    ports.onMove?.(event);
    dragged.value = { id, x: event.clientX, y: event.clientY };
    const { drop, target } = dropAt(event.clientX, event.clientY);
    shown = drop;
    mark(target);
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    stop.abort();
    dragged.value = null;
    mark(null);
    if (isMoving) {
      // The click that follows belongs to the drag.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      ports.onDrop(event.type === 'pointerup' ? shown : { kind: 'nowhere' });
    }
    ports.onEnd?.();
  };
  addEventListener('pointermove', move, { signal: until });
  addEventListener('pointerup', end, { signal: until });
  addEventListener('pointercancel', end, { signal: until });
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** Where the tile would be put: marked on the element itself, so that nothing is drawn anew while it moves. */
let marked: HTMLElement | null = null;

function mark(target: HTMLElement | null): void {
  if (target === marked) return;
  delete marked?.dataset.target;
  if (target !== null) target.dataset.target = '';
  marked = target;
}

function dropAt(x: number, y: number): { drop: Drop; target: HTMLElement | null } {
  const under = document.elementFromPoint(x, y);
  const cell = squareNear(x, y);
  if (cell !== null)
    return {
      drop: { kind: 'square', square: Number(cell.dataset.square) as Square },
      target: cell,
    };
  const rack = under?.closest<HTMLElement>('[data-rack]') ?? null;
  if (rack === null) return { drop: { kind: 'nowhere' }, target: null };
  const pieces = [...rack.querySelectorAll<HTMLElement>('[data-piece]')];
  const place = pieces.filter((piece) => {
    const { left, width } = piece.getBoundingClientRect();
    return left + width / 2 < x;
  }).length;
  return { drop: { kind: 'rack', place }, target: rack };
}

/** Between two squares the nearer one is meant. */
const AROUND = [
  [0, 0],
  [3, 3],
  [-3, -3],
  [3, -3],
  [-3, 3],
] as const;

function squareNear(x: number, y: number): HTMLElement | null {
  for (const [right, down] of AROUND) {
    const cell = document
      .elementFromPoint(x + right, y + down)
      ?.closest<HTMLElement>('[data-square]');
    if (cell !== null && cell !== undefined) return cell;
  }
  return null;
}
