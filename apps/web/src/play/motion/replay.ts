/** A replay goes on and back: tiles come from below the board and go there again. */
import type { Square } from '@taht/rules';
import { arriveFrom, move } from '../../ui/motion.ts';
import { isStill } from '../../ui/still.ts';
import { copyOf, copyTo, placeOf } from './layer.ts';
import { tileOn } from './show-play.ts';

/** The tiles of a play, as they lie there. */
export const tilesOn = (frame: Element, squares: readonly Square[]): ReadonlyMap<Square, Element> =>
  new Map(
    squares.flatMap((square) => {
      const tile = tileOn(frame, square);
      return tile === null ? [] : [[square, tile] as const];
    }),
  );

/** Where a rack would be. */
function rackPlace(frame: Element): { readonly x: number; readonly y: number } {
  const { left, width, bottom } = frame.getBoundingClientRect();
  return { x: left + width / 2, y: Math.min(bottom, innerHeight) };
}

export async function goOn(frame: Element, squares: readonly Square[]): Promise<void> {
  if (isStill()) return;
  const from = rackPlace(frame);
  await Promise.all(
    [...tilesOn(frame, squares).values()].map(async (tile, i) => {
      const to = placeOf(tile);
      const { copy, land } = copyOf(tile as HTMLElement);
      await arriveFrom(copy, { x: from.x - to.x, y: from.y - to.y }, 1.2, i);
      land();
    }),
  );
}

/** What lay there is gone from the page already; it is seen going. */
export async function goBack(frame: Element, tiles: ReadonlyMap<Square, Element>): Promise<void> {
  if (isStill()) return;
  const to = rackPlace(frame);
  await Promise.all(
    [...tiles].map(async ([square, tile]) => {
      const cell = frame.querySelector(`[data-square="${square}"]`);
      if (cell === null || cell.hasAttribute('data-taken')) return;
      const from = placeOf(cell);
      const copy = copyTo(tile, cell);
      const away = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
      await move(copy, [{ opacity: 1 }, { transform: away, opacity: 0 }], 'back');
      copy.remove();
    }),
  );
}
