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
  const note = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (event.type === 'pointermove') latest = event;
    else until.abort();
  };
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, note, { signal: until.signal });
  void fetchMotion();
  const { dragTile } = await import('./drag-tile.ts');
  if (until.signal.aborted) return;
  until.abort();
  dragTile(id, { pressed, latest }, props);
}
