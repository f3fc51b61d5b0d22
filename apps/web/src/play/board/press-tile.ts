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
  const released = new AbortController();
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, () => released.abort(), { signal: released.signal });
  void fetchMotion();
  const { dragTile } = await import('./drag-tile.ts');
  if (released.signal.aborted) return;
  released.abort();
  dragTile(id, pressed, props);
}
