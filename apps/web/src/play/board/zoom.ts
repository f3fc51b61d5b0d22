/** A small board brought nearer: it grows inside its own window and is moved about there with a finger. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { BOARD_SIZE } from '@taht/rules';

/** Squares smaller than this are hard to hit, in pixels. */
const SMALL = 32;
/** So near to the edge the window begins to move, in pixels. */
const EDGE = 36;
const STEP = 9;

interface Zoom {
  readonly isNear: ReadonlySignal<boolean>;
  /** The window around the board; null when it is gone. */
  readonly hold: (port: HTMLElement | null) => void;
  /** The point under the finger stays there. */
  readonly toggle: (x?: number, y?: number) => void;
  /** While a tile is dragged: nearer as soon as it is over a small board, on at the edges. */
  readonly follow: (event: PointerEvent) => void;
  /** When it is put down. */
  readonly leave: () => void;
}

function makeZoom(): Zoom {
  const isNear = signal(false);
  let port: HTMLElement | null = null;
  let isForDrag = false;

  const set = (near: boolean, x: number, y: number): void => {
    if (port === null || near === isNear.value) return;
    const { left, top } = port.getBoundingClientRect();
    const across = (x - left + port.scrollLeft) / port.scrollWidth;
    const down = (y - top + port.scrollTop) / port.scrollHeight;
    isNear.value = near;
    if (near) port.dataset.near = '';
    else delete port.dataset.near;
    port.scrollLeft = across * port.scrollWidth - (x - left);
    port.scrollTop = down * port.scrollHeight - (y - top);
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
    },
    toggle: (x = centre()[0], y = centre()[1]) => set(!isNear.value, x, y),
    follow: ({ clientX: x, clientY: y, pointerType }) => {
      if (port === null || pointerType === 'mouse') return;
      const { left, right, top, bottom, width } = port.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return;
      if (!isNear.value && width / BOARD_SIZE < SMALL) {
        isForDrag = true;
        set(true, x, y);
      }
      if (!isNear.value) return;
      const step = (at: number, from: number, to: number): number =>
        at < from + EDGE ? -STEP : at > to - EDGE ? STEP : 0;
      port.scrollBy(step(x, left, right), step(y, top, bottom));
    },
    leave: () => {
      if (isForDrag) set(false, ...centre());
      isForDrag = false;
    },
  };
}

/** There is one board on a page that is played on. */
export const zoom = makeZoom();
