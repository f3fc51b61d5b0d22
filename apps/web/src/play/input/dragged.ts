/** The tile in hand; null at rest. What drags it is fetched when a tile is first touched, and this is there before. */
import { signal } from '@preact/signals';

export interface Dragged {
  readonly id: number;
  /** Takes the element that the page drew for it; null when it is gone. */
  readonly hold: (element: HTMLElement | null) => void;
}

export const dragged = signal<Dragged | null>(null);
