/** Alpha-beta and nothing else, over the plays of the general engine: slow, but quick enough for more tiles than brute force. */
import type { Tile } from '@taht/letters';
import type { Ruleset } from '@taht/rules';
import { countOf, Engine, firstOf, type PreEndgameEquipment, ROW } from '../../src/index.ts';
import type { LargePosition } from './large-positions.ts';

/** What the seat on turn gains, when two passes in a row end the game. */
export function plainValue(
  equipment: PreEndgameEquipment,
  { board, racks }: LargePosition,
): number {
  const engine = new Engine(equipment);
  const points = new Map<Tile, number>(equipment.tileset.tiles.map(([l, , value]) => [l, value]));
  const worth = (rack: readonly Tile[]): number =>
    rack.reduce((sum, tile) => sum + (points.get(tile) ?? 0), 0);
  engine.setBoard(board);

  const search = (
    own: readonly Tile[],
    other: readonly Tile[],
    passes: number,
    alpha: number,
    beta: number,
  ): number => {
    const stuck = worth(other) - worth(own);
    let best = passes === 1 ? stuck : Number.NEGATIVE_INFINITY;
    const plays = listPlays(engine, own);
    for (const { record, score, leave } of plays) {
      const low = Math.max(alpha, best);
      if (low >= beta) return best;
      let value: number;
      if (leave.length === 0) value = score + outFactor(equipment.rules.final) * worth(other);
      else {
        engine.grid.lay(record.first, record.bytes, 0, record.bytes.length);
        value = score - search(other, leave, 0, score - beta, score - low);
        engine.grid.takeBack();
      }
      best = Math.max(best, value);
    }
    if (passes === 1 || best >= beta) return best;
    return Math.max(best, -search(other, own, 1, -beta, -Math.max(alpha, best)));
  };
  const [own = [], other = []] = racks;
  return search(own, other, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY) + 0;
}

const CREDIT = { none: 0, single: 1, double: 2 } as const;

const outFactor = ({ deductOwn, creditOut }: Ruleset['final']): number =>
  CREDIT[creditOut] + (deductOwn === 'always' ? 1 : 0);

/** Copied from the engine's list, the highest score first. */
function listPlays(engine: Engine, rack: readonly Tile[]) {
  const { size } = engine.findAll(engine.countsOf(rack));
  const { where, score, tiles } = engine.plays;
  return Array.from({ length: size }, (_, i) => ({
    record: {
      first: firstOf(where[i] as number),
      bytes: tiles.slice(i * ROW, i * ROW + countOf(where[i] as number)),
    },
    score: score[i] as number,
    leave: engine.decode(i).leave,
  })).sort((a, b) => b.score - a.score);
}
