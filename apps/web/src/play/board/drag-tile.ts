/** A tile is dragged over the board that is on the page, which comes nearer for a finger. */
import type { Game } from '@taht/rules';
import type { Draft } from '../input/draft.ts';
import { type Drop, startDrag } from '../input/dragging.ts';
import { takesTile } from '../input/input.ts';
import { zoom } from './zoom.ts';

export interface DragTileProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly onDrop: (id: number, to: Drop) => void;
}

export const dragTile = (id: number, pressed: PointerEvent, props: DragTileProps): void =>
  startDrag(id, pressed, {
    grid: zoom.grid,
    takes: (square) => takesTile(props.draft, props.game, id, square),
    onFrame: zoom.follow,
    onDrop: (drop) => props.onDrop(id, drop),
    onEnd: zoom.release,
  });
