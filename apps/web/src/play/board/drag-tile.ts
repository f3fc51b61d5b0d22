/** A tile is dragged over the board that is on the page. */
import { type Press, startDrag } from '../input/dragging.ts';
import { takesTile } from '../input/input.ts';
import { follow, release, shownGrid } from './follow.ts';
import type { PressedTileProps } from './press-tile.ts';

export const dragTile = (id: number, press: Press, props: PressedTileProps): void =>
  startDrag(id, press, {
    grid: shownGrid,
    takes: (square) => takesTile(props.draft, props.game, id, square),
    onFrame: follow,
    onDrop: (drop) => props.onDrop(id, drop),
    onEnd: release,
  });
