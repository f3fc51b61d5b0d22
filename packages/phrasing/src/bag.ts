/** The tiles in the bag, and those that a player has not seen: in the bag or on the others' racks. */
import type { Tile } from '@taht/letters';
import { allTiles, type Game, type Seat, tileOf } from '@taht/rules';
import type { Texts } from './texts.ts';

export function bagText({ bags }: Game, { t }: Texts): string {
  const [vowels = 0, consonants = 0, blanks] = bags.map((bag) => bag.length);
  if (bags.length < 2) return t('play.bag', { count: vowels });
  return blanks === undefined
    ? t('play.bags', { vowels, consonants })
    : t('play.bags-third', { vowels, consonants, blanks });
}

/** In the order of the alphabet. */
export function unseenCounts(game: Game, seat: Seat): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  const add = (tile: Tile, count: number): void => {
    counts.set(tile, (counts.get(tile) ?? 0) + count);
  };
  for (const tile of allTiles(game.setup.tileset)) add(tile, 1);
  for (const cell of game.board) if (cell !== null) add(tileOf(cell), -1);
  for (const tile of game.seats[seat]?.rack ?? []) add(tile, -1);
  return new Map([...counts].filter(([, count]) => count > 0));
}
