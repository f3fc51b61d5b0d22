/** The order of the tiles on a rack: the player's own affair, and no part of the game. */
import type { Tile } from '@taht/letters';
import { takeTile } from '@taht/rules';

/** As they stood before; tiles that came since stand at the end. */
export function inOrderOf(before: readonly Tile[], rack: readonly Tile[]): Tile[] {
  const rest = [...rack];
  return [...before.filter((tile) => takeTile(rest, tile)), ...rest];
}

export function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0] as T);
}
