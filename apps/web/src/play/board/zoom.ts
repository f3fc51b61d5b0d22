/** A small board brought nearer: it grows inside its own window and is moved about there with a finger. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { motionHere } from '../../ui/moving.ts';

/** As in the style sheet. */
export const GROWTH = 1.8;

/** How far a window has to be moved on a board that grows, so that a point of it stays where it is. */
export const originFor = (at: number, from: number, moved: number, growth: number): number =>
  (at - from + moved) * growth - (at - from);

interface Zoom {
  readonly isNear: ReadonlySignal<boolean>;
  /** The window around the board; null when it is gone. */
  readonly hold: (port: HTMLElement | null) => void;
  readonly port: () => HTMLElement | null;
  /** The point under the finger stays there. */
  readonly toggle: (x?: number, y?: number) => void;
  /** Nearer for a tile that is dragged, around the square that it is aimed at. */
  readonly come: (x: number, y: number) => void;
  /** Far again, if it came nearer only for a tile. */
  readonly leave: () => void;
}

function makeZoom(): Zoom {
  const isNear = signal(false);
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
    port: () => port,
    toggle: (x = centre()[0], y = centre()[1]) => {
      isForDrag = false;
      set(!isNear.value, x, y);
    },
    come: (x, y) => {
      isForDrag = true;
      set(true, x, y);
    },
    leave: () => {
      if (isForDrag) set(false, ...centre());
      isForDrag = false;
    },
  };
}

/** There is one board on a page that is played on. */
export const zoom = makeZoom();
