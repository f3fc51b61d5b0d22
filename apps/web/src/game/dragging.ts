/** Dragging by pointer: a tile follows the finger, and is put down on the square or the place of the rack under it. */
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

/** A finger that moves less than this has only tapped. */
const SLACK = 6;

/** Follows the pointer that was pressed until it is let go; `onDrop` is not called for a tap. */
export function startDrag(id: number, pressed: PointerEvent, onDrop: (drop: Drop) => void): void {
  if (pressed.button !== 0) return;
  const { clientX, clientY, pointerId } = pressed;
  const stop = new AbortController();
  const { signal: until } = stop;
  let isMoving = false;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    isMoving ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK;
    if (isMoving) dragged.value = { id, x: event.clientX, y: event.clientY };
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    stop.abort();
    dragged.value = null;
    if (!isMoving) return;
    // The click that follows belongs to the drag.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    onDrop(event.type === 'pointerup' ? dropAt(event.clientX, event.clientY) : { kind: 'nowhere' });
  };
  addEventListener('pointermove', move, { signal: until });
  addEventListener('pointerup', end, { signal: until });
  addEventListener('pointercancel', end, { signal: until });
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

function dropAt(x: number, y: number): Drop {
  const under = document.elementFromPoint(x, y);
  const square = under?.closest<HTMLElement>('[data-square]')?.dataset.square;
  if (square !== undefined) return { kind: 'square', square: Number(square) as Square };
  const rack = under?.closest<HTMLElement>('[data-rack]');
  if (rack === null || rack === undefined) return { kind: 'nowhere' };
  const pieces = [...rack.querySelectorAll<HTMLElement>('[data-piece]')];
  const place = pieces.filter((piece) => {
    const { left, width } = piece.getBoundingClientRect();
    return left + width / 2 < x;
  }).length;
  return { kind: 'rack', place };
}
