/** A tile is pressed. What drags it is fetched with the first one: whoever only looks, taps or types needs none of it. */
import type { Game } from '@taht/rules';
import { fetchMotion } from '../../ui/moving.ts';
import type { Draft } from '../input/draft.ts';
import type { Drop } from '../input/drop.ts';

export interface PressedTileProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly onDrop: (id: number, to: Drop) => void;
}

export async function pressTile(
  id: number,
  pressed: PointerEvent,
  props: PressedTileProps,
): Promise<void> {
  if (pressed.button !== 0) return;
  const { pointerId } = pressed;
  const until = new AbortController();
  let latest = pressed;
  let released: PointerEvent | null = null;
  let isCancelled = false;
  const note = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (event.type !== 'pointercancel') latest = event;
    if (event.type === 'pointermove') return;
    if (event.type === 'pointerup') released = event;
    else isCancelled = true;
    until.abort();
  };
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, note, { signal: until.signal });
  void fetchMotion();
  const { dragTile } = await import('./drag-tile.ts');
  until.abort();
  if (!isCancelled) dragTile(id, { pressed, latest, released }, props);
}
