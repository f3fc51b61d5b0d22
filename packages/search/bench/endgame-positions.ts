/** Endgames as they come up when the engine plays itself with a real word list. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { decodeLexicon, type Lexicon } from '@taht/lexicon';
import {
  type Board,
  type Cell,
  type Ruleset,
  SQUARES,
  type Square,
  type TileSet,
} from '@taht/rules';
import { rulesetOf, std15, tilesetOf } from '@taht/testkit';
import { cellOf } from '../src/cells.ts';
import {
  type EndgamePosition,
  Engine,
  greedyPolicy,
  makeRandom,
  type PreEndgameEquipment,
  playGame,
} from '../src/index.ts';

export interface BenchEndgame extends EndgamePosition {
  /** Tiles in the bag; then the racks are those of the two seats, which do not know each other's. */
  readonly bag: readonly Tile[];
}

export function equipmentFor(
  list: string,
  ruleset: string,
): PreEndgameEquipment & { rules: Ruleset } {
  const rules = rulesetOf(ruleset) as Ruleset;
  const tileset = tilesetOf(rules.tileset) as TileSet;
  return { lexicon: readLexicon(list), tileset, layout: std15, rules };
}

function readLexicon(list: string): Lexicon {
  const path = fileURLToPath(new URL(`../../../lexicons/${list}.dawg`, import.meta.url));
  const read = decodeLexicon(readFileSync(path));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The first position of each game that is wanted, by tiles in the bag and on both racks, from greedy games. */
export function endgamesFrom(
  equipment: PreEndgameEquipment & { rules: Ruleset },
  seed: number,
  count: number,
  isWanted: (inBag: number, onRacks: number) => boolean,
): BenchEndgame[] {
  const engine = new Engine(equipment);
  const found: BenchEndgame[] = [];
  for (let game = seed; found.length < count; game++) {
    let racks: readonly Uint8Array[] = [];
    let first: BenchEndgame | undefined;
    playGame(engine, equipment.rules, [greedyPolicy, greedyPolicy], makeRandom(game), {
      dealt: (dealt) => {
        racks = dealt;
      },
      moving: (seat, rack, inBag) => {
        const other = racks[1 - seat] as Uint8Array;
        const onRacks = sizeOf(rack) + sizeOf(other);
        if (first !== undefined || !isWanted(inBag, onRacks)) return;
        const board = boardOf(engine);
        first = {
          board,
          racks: [tilesOf(engine, rack), tilesOf(engine, other)],
          bag: restOf(engine, board, [rack, other]),
        };
      },
    });
    if (first !== undefined) found.push(first);
  }
  return found;
}

const sizeOf = (rack: Uint8Array): number => rack.reduce((sum, count) => sum + count, 0);

const tilesOf = ({ tiles }: Engine, counts: Uint8Array): Tile[] =>
  Array.from(counts).flatMap((count, code) =>
    Array<Tile>(count).fill(code === 0 ? BLANK : (tiles.letters[code] as Letter)),
  );

const boardOf = ({ grid, tiles }: Engine): Board =>
  Array.from({ length: SQUARES }, (_, square): Cell | null => {
    const cell = cellOf(square as Square, 'across');
    const letter = tiles.letters[grid.tile[cell] as number];
    return letter === undefined ? null : { letter, blank: grid.blank[cell] === 1 };
  });

function restOf(engine: Engine, board: Board, racks: readonly Uint8Array[]): Tile[] {
  const left = engine.tiles.counts.slice();
  for (const rack of racks)
    for (const [code, count] of rack.entries()) left[code] = (left[code] as number) - count;
  for (const cell of board) {
    if (cell === null) continue;
    const code = cell.blank ? 0 : engine.codeOf(cell.letter);
    left[code] = (left[code] as number) - 1;
  }
  return tilesOf(engine, left);
}
