/**
 * Finds the placements with the highest score for a rack. It runs once a round on the event loop, for some
 * milliseconds, or some tens with two blanks.
 */
import type { Tile } from '@taht/letters';
import type { Lexicon } from '@taht/lexicon';
import type { duplicate } from '@taht/modes';
import type { Board, PlacedTile } from '@taht/rules';
import type { Engine } from '@taht/search';
import { EngineCache } from '../lexicons/engine-cache.ts';

interface Scored {
  readonly score: number;
  readonly placements: readonly (readonly PlacedTile[])[];
}

export class BestPlays {
  readonly #cache = new EngineCache();

  find(
    lexicon: Lexicon,
    { setup: { base, tileset, board: layout } }: duplicate.Game,
    board: Board,
    rack: readonly Tile[],
    most: number,
  ): readonly (readonly PlacedTile[])[] {
    const rules = { opening: base.opening, bonus: base.bonus, blank: { reuse: 'none' } as const };
    const engine = this.#cache.engineFor({ lexicon, tileset, layout, rules });
    engine.setBoard(board);
    const found = racksWithin(rack, most).map((each) => bestWith(engine, each));
    const top = Math.max(...found.map(({ score }) => score));
    const best = found.filter(({ score }) => score === top);
    return distinct(best.flatMap(({ placements }) => placements));
  }
}

function bestWith(engine: Engine, rack: readonly Tile[]): Scored {
  const { size, score } = engine.findAll(engine.countsOf(rack));
  let top = Number.NEGATIVE_INFINITY;
  let best: number[] = [];
  for (let play = 0; play < size; play++) {
    const points = score[play] as number;
    if (points < top) continue;
    if (points > top) best = [];
    top = points;
    best.push(play);
  }
  return { score: top, placements: best.map((play) => engine.decode(play).tiles) };
}

/** The rack, or, where more tiles are called than may be laid, each different rack of the right size. */
function racksWithin(rack: readonly Tile[], most: number): readonly (readonly Tile[])[] {
  if (rack.length <= most) return [rack];
  return [...new Set(rack)].flatMap((tile) =>
    racksWithin(rack.toSpliced(rack.indexOf(tile), 1), most),
  );
}

/** Smaller racks find many of the same plays. */
function distinct(
  placements: readonly (readonly PlacedTile[])[],
): readonly (readonly PlacedTile[])[] {
  const known = new Map(placements.map((tiles) => [JSON.stringify(tiles), tiles]));
  return [...known.values()];
}
