/** A first play from the star on, of tiles in hand that make a word or make none. */
import type { Letter, Tile } from '@taht/letters';
import type { Square } from '@taht/rules';
import { mouse } from './hands.ts';
import { rowOf } from './moves.ts';
import type { Person } from './person.ts';

const STAR = 112;

/** Tiles in hand that make a word, or that make none. */
export async function rowFor(
  person: Person,
  isGood: boolean,
): Promise<readonly Tile[] | undefined> {
  const { rack } = await person.position();
  return rowOf(person.language, rack, isGood);
}

/** From the star on. */
export const layRow = (person: Person, row: readonly Tile[]): Promise<void> =>
  mouse.lay(
    person,
    row.map((tile, i) => ({
      square: (STAR + i) as Square,
      letter: tile as string as Letter,
      blank: false,
    })),
  );
