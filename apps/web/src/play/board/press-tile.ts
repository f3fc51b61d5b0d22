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
  let isPressed = true;
  const release = (): void => {
    isPressed = false;
  };
  addEventListener('pointerup', release, { once: true });
  void fetchMotion();
  const { dragTile } = await import('./drag-tile.ts');
  removeEventListener('pointerup', release);
  if (isPressed) dragTile(id, pressed, props);
}
