/** Positions with full racks and made-up words, too large for brute force: for what must hold in every search. */
import type { Tile } from '@taht/letters';
import { type Board, type Ruleset, SQUARES, type TileSet } from '@taht/rules';
import { makeRng, rulesetOf, seed, std15, tilesetOf } from '@taht/testkit';
import type { PreEndgameEquipment } from '../../src/endgame/pre-endgame.ts';
import { Engine } from '../../src/index.ts';
import { randomPositions } from '../positions.ts';
import { randomWords } from '../words.ts';

export interface LargePosition {
  readonly board: Board;
  readonly racks: readonly (readonly Tile[])[];
}

const FEWEST_ON_BOARD = SQUARES / 6;

export function largePositions(
  ruleset: string,
  change: Partial<Ruleset>,
  size: number,
  howMany: number,
): { readonly equipment: PreEndgameEquipment; readonly positions: readonly LargePosition[] } {
  const rules = { ...(rulesetOf(ruleset) as Ruleset), ...change };
  const tileset = tilesetOf(rules.tileset) as TileSet;
  const equipment = {
    lexicon: randomWords(tileset, seed()).lexicon,
    tileset,
    layout: std15,
    rules,
  };
  const found: LargePosition[] = [];
  const other: Tile[] = [];
  for (const { board, rack } of randomPositions(makeRng(seed()), new Engine(equipment), tileset)) {
    if (found.length === howMany) break;
    const onBoard = board.filter((cell) => cell !== null).length;
    if (onBoard < FEWEST_ON_BOARD) other.splice(0, other.length, ...rack);
    else if (rack.length >= size && other.length >= size) {
      found.push({ board, racks: [rack.slice(0, size), other.slice(0, size)] });
      other.length = 0;
    }
  }
  return { equipment, positions: found };
}
