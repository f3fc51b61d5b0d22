/** A small board brought nearer: it grows inside its own window and is moved about there with a finger. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { BOARD_SIZE, SQUARES } from '@taht/rules';
import type { Point } from '../../ui/motion.ts';
import { motionHere } from '../../ui/moving.ts';
import { type Grid, outside } from '../input/aim.ts';
import { makeEdge, originFor } from '../input/edge.ts';

/** Squares smaller than this are hard to hit, in pixels. */
const SMALL = 32;
/** As in the style sheet. */
const GROWTH = 1.8;

interface Zoom {
  readonly isNear: ReadonlySignal<boolean>;
  /** The window around the board; null when it is gone. */
  readonly hold: (port: HTMLElement | null) => void;
  /** The squares as they are shown; null without a board. */
  readonly grid: () => Grid | null;
  /** The point under the finger stays there. */
  readonly toggle: (x?: number, y?: number) => void;
  /** While a tile is dragged by a finger: a small board comes nearer around what is aimed at as soon as the finger rests, and moves on at the edges. */
  readonly follow: (aim: Point, isResting: boolean, ms: number) => void;
  /** The tile was put down. */
  readonly release: () => void;
  /** Far again, if it came nearer only for a tile. */
  readonly leave: () => void;
}

function makeZoom(): Zoom {
  const isNear = signal(false);
  const edge = makeEdge();
  let port: HTMLElement | null = null;
  let isForDrag = false;

  const set = (near: boolean, x: number, y: number): void => {
    if (port === null || near === isNear.value) return;
    const { left, top } = port.getBoundingClientRect();
    const { scrollLeft, scrollTop } = port;
    const growth = near ? GROWTH : 1 / GROWTH;
    isNear.value = near;
    if (near) port.dataset.near = '';
    else delete port.dataset.near;
    port.scrollLeft = originFor(x, left, scrollLeft, growth);
    port.scrollTop = originFor(y, top, scrollTop, growth);
    edge.forget();
    const offX = port.scrollLeft - scrollLeft;
    const offY = port.scrollTop - scrollTop;
    const before = `translate(${offX}px, ${offY}px) scale(${near ? 1 : GROWTH})`;
    const after = near ? `scale(${GROWTH})` : 'none';
    const frame = port.firstElementChild;
    if (frame !== null)
      void motionHere()?.move(frame, [{ transform: before }, { transform: after }], 'lift');
  };

  const centre = (): readonly [number, number] => {
    const { left = 0, top = 0, width = 0, height = 0 } = port?.getBoundingClientRect() ?? {};
    return [left + width / 2, top + height / 2];
  };

  return {
    isNear,
    hold: (element) => {
      port = element;
      isNear.value = false;
      isForDrag = false;
    },
    grid: () => {
      const [a, b] = [0, SQUARES - 1].map((square) =>
        port?.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect(),
      );
      if (port === null || a === undefined || b === undefined) return null;
      return {
        first: { x: a.left + a.width / 2, y: a.top + a.height / 2 },
        pitch: (b.left - a.left) / (BOARD_SIZE - 1),
        shown: port.getBoundingClientRect(),
      };
    },
    toggle: (x = centre()[0], y = centre()[1]) => {
      isForDrag = false;
      set(!isNear.value, x, y);
    },
    follow: (aim, isResting, ms) => {
      if (port === null) return;
      const shown = port.getBoundingClientRect();
      if (!isNear.value) {
        const isSmall = shown.width / BOARD_SIZE < SMALL;
        if (!isSmall || !isResting || outside(aim, shown) > 0) return;
        isForDrag = true;
        set(true, aim.x, aim.y);
      }
      const { x, y } = edge.follow(aim, shown, ms);
      if (x !== 0 || y !== 0) port.scrollBy(x, y);
    },
    release: edge.forget,
    leave: () => {
      if (isForDrag) set(false, ...centre());
      isForDrag = false;
    },
  };
}

/** There is one board on a page that is played on. */
export const zoom = makeZoom();
