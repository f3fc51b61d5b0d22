/** All legal plays of a position with what each is worth, the best first. */
import type { Tile } from '@taht/letters';
import type { Board, Ruleset, TileSet } from '@taht/rules';
import type { BotKit } from './bots/kit.ts';
import type { FoundPlay } from './engine.ts';
import { playEquities } from './play-equities.ts';
import { staticPolicy } from './policies.ts';
import { unseenBy } from './unseen.ts';

export interface RankedPlay {
  readonly play: FoundPlay;
  /** Its score and what it leaves, in points. */
  readonly equity: number;
}

/** `others` is how many more sit at the table. */
export function rankPlays(
  { kit, rules, tileset }: { kit: BotKit; rules: Ruleset; tileset: TileSet },
  { board, rack, others }: { board: Board; rack: readonly Tile[]; others: number },
): RankedPlay[] {
  const engine = kit.wholeEngine();
  const { bag, points } = unseenBy(tileset, board, rack, Math.max(1, others) * rules.rack);
  const leaves = staticPolicy(engine, rules.final, kit.evaluator).leaves(bag, points);
  engine.setBoard(board);
  const { size } = engine.findAll(engine.countsOf(rack));
  const equities = playEquities(engine, rack, leaves);
  return Array.from({ length: size }, (_, play) => ({
    play: engine.decode(play),
    equity: equities[play] as number,
  })).toSorted((a, b) => b.equity - a.equity || b.play.score - a.play.score);
}
