/** Two players: the exact search, or as much of it as time allows. */
import type { Deadline } from '../deadline.ts';
import { endFactors, turnsLeft } from './end-rules.ts';
import type { EndgamePosition, EndgameResult } from './endgame.ts';
import { finishLine } from './finish-line.ts';
import type { Memory } from './memory.ts';
import { NO_TURNS, turnsToSearch } from './pass-rule.ts';
import { searchRoot } from './root.ts';
import { Search } from './search.ts';
import { Watch } from './watch.ts';
import { type EndgameEquipment, type EndgameMove, Workspace } from './workspace.ts';

export function solveTwo(
  equipment: EndgameEquipment,
  { seen, cache }: Memory,
  { board, racks, turns = NO_TURNS }: EndgamePosition,
  deadline: Deadline,
): EndgameResult {
  const { rules } = equipment;
  const watch = new Watch(deadline);
  const space = new Workspace(equipment, board, racks, racks.flat(), cache, watch);
  seen.clear();
  const search = new Search({
    position: space.position,
    source: space.source,
    seen,
    factors: endFactors(rules.final),
    pass: rules.pass,
    fresh: turnsToSearch(space, rules),
    watch,
    aim: 'line',
  });
  const found = searchRoot(search, space, turnsToSearch(space, rules, turns), rules.pass, watch);
  const line = finishLine(space, found, rules, turnsLeft(rules, turns), turnsLeft(rules, NO_TURNS));
  return {
    move: line[0] as EndgameMove,
    // Never the zero with a minus sign.
    value: found.value + 0,
    line,
    isExact: found.isExact,
    depth: found.depth,
    nodes: search.nodes,
    plays: space.generated,
  };
}
