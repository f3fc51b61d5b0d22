/** The tile above the finger: the page draws it once, and here it is moved about, by its transform alone. */
import type { Point } from '../../ui/motion.ts';
import { motionHere } from '../../ui/moving.ts';

/** Over the board it is hardly larger than a square, so that the one it would fall on is seen around it. */
const OVER_SQUARE = 1.02;

let carried: HTMLElement | null = null;
/** As wide as it is drawn. */
let width = 0;
let at: Point | null = null;
let scale = 1;
/** Where it lay. */
let lain: Element | null = null;

/** Somebody takes up what lies there. */
export function takeUp(from: Element | null): void {
  lain = from;
  at = null;
  scale = 1;
  lain?.setAttribute('data-lifted', '');
}

/** The element that the page drew for it; null when it is gone. */
export function holdCarried(element: HTMLElement | null): void {
  carried = element;
  if (carried === null) return;
  width = carried.offsetWidth;
  place();
  const tile = carried.firstElementChild;
  const from = (lain?.querySelector('span') ?? lain)?.getBoundingClientRect();
  if (at === null || tile === null || from === undefined) return;
  const off = { x: from.left + from.width / 2 - at.x, y: from.top + from.height / 2 - at.y };
  const before = `translate(${off.x}px, ${off.y}px) scale(${from.width / width})`;
  void motionHere()?.move(tile, [{ transform: before }, {}], 'lift');
}

/** To a point of the screen; over a square of that size, or over none. */
export function carry(to: Point, square: number | null): void {
  at = to;
  scale = square === null || width === 0 ? 1 : (square * OVER_SQUARE) / width;
  place();
}

function place(): void {
  if (carried === null || at === null) return;
  carried.style.transform = `translate(${at.x}px, ${at.y}px)`;
  carried.style.setProperty('--scale', scale.toFixed(3));
}

/** As wide as it was last seen. */
export function letGo(): number {
  lain?.removeAttribute('data-lifted');
  lain = null;
  return width * scale;
}
