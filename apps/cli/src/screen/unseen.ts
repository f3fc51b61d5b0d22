/** The tiles that a player has not seen: in the bag or on the others' racks. */
import type { Tile } from '@taht/letters';
import { allTiles, type Game, type Seat, tileOf } from '@taht/rules';
import { bagText } from './panel.ts';
import type { Style } from './style.ts';

export function unseenLines(game: Game, seat: Seat, { texts }: Style): string[] {
  const counts = unseenCounts(game, seat);
  const tiles = [...counts].map(([tile, count]) => `${tile}×${count}`).join(' ');
  return [bagText(game, texts), texts.t('play.unseen', { tiles: tiles === '' ? '–' : tiles })];
}

/** In the order of the alphabet. */
function unseenCounts(game: Game, seat: Seat): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  const add = (tile: Tile, count: number): void => {
    counts.set(tile, (counts.get(tile) ?? 0) + count);
  };
  for (const tile of allTiles(game.setup.tileset)) add(tile, 1);
  for (const cell of game.board) if (cell !== null) add(tileOf(cell), -1);
  for (const tile of game.seats[seat]?.rack ?? []) add(tile, -1);
  return new Map([...counts].filter(([, count]) => count > 0));
}
