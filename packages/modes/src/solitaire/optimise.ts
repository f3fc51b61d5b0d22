/**
 * Tries to beat the total of an open solitaire: a whole game is built with racks picked at random and the best play of
 * each, then again and again from some point of the best one so far. It never ends by itself and tells after each try.
 */
import type { Tile } from '@taht/letters';
import {
  type Board,
  layTiles,
  type PlacedTile,
  removeTiles,
  sumPoints,
  type TileTables,
  tileOf,
} from '@taht/rules';

export interface Position {
  readonly board: Board;
  readonly rack: readonly Tile[];
  readonly pool: readonly Tile[];
  /** Points so far. */
  readonly score: number;
}

export interface Step {
  readonly taken: readonly Tile[];
  readonly tiles: readonly PlacedTile[];
  readonly score: number;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** After what is left on the rack is taken off. */
  readonly total: number;
}

export interface Progress {
  readonly best: Plan;
  /** Games built so far. */
  readonly tried: number;
}

export interface OptimiserKit {
  readonly tables: TileTables;
  readonly rackSize: number;
  /** The best play of a rack on a board; undefined where there is none. */
  bestPlay(
    board: Board,
    rack: readonly Tile[],
  ): { readonly tiles: readonly PlacedTile[]; readonly score: number } | undefined;
  /** At least 0 and below the bound. */
  random(bound: number): number;
  /** How many racks are tried for each play. */
  readonly width: number;
}

export function* optimise(start: Position, kit: OptimiserKit): Generator<Progress, never> {
  let best = build(start, [], kit);
  for (let tried = 1; ; tried++) {
    yield { best, tried };
    const kept = best.steps.slice(0, kit.random(best.steps.length + 1));
    const next = build(start, kept, kit);
    // An equal one is as good and leads elsewhere.
    if (next.total >= best.total) best = next;
  }
}

/** Plays on from the steps that are kept until nothing is found any more. */
function build(start: Position, kept: readonly Step[], kit: OptimiserKit): Plan {
  const steps = [...kept];
  let position = kept.reduce(afterStep, start);
  for (;;) {
    const step = bestStep(position, kit);
    if (step === undefined) break;
    steps.push(step);
    position = afterStep(position, step);
  }
  return { steps, total: position.score - sumPoints(kit.tables, position.rack) };
}

export const afterStep = ({ board, rack, pool, score }: Position, step: Step): Position => ({
  board: layTiles(board, step.tiles),
  rack: removeTiles([...rack, ...step.taken], step.tiles.map(tileOf)),
  pool: removeTiles(pool, step.taken),
  score: score + step.score,
});

function bestStep({ board, rack, pool }: Position, kit: OptimiserKit): Step | undefined {
  const missing = Math.min(kit.rackSize - rack.length, pool.length);
  const racks = missing === 0 ? 1 : kit.width;
  let best: Step | undefined;
  for (let i = 0; i < racks; i++) {
    const taken = pickTiles(pool, missing, kit);
    const play = kit.bestPlay(board, [...rack, ...taken]);
    if (play !== undefined && play.score > (best?.score ?? -1)) best = { taken, ...play };
  }
  return best;
}

function pickTiles(pool: readonly Tile[], count: number, { random }: OptimiserKit): Tile[] {
  const rest = [...pool];
  return Array.from({ length: count }, () => rest.splice(random(rest.length), 1)[0] as Tile);
}
