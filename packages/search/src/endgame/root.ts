/** The moves of the position itself: searched deeper and deeper, the best of the last round first. */
import type { Ruleset } from '@taht/rules';
import { INFINITE, MOST_PLIES, type Search } from './search.ts';
import type { Watch } from './watch.ts';
import type { Workspace } from './workspace.ts';

export interface RootResult {
  readonly value: number;
  /** The records of the best line. */
  readonly line: Int32Array;
  readonly isExact: boolean;
  readonly depth: number;
}

const PASS_MOVE = -1;

export function searchRoot(
  search: Search,
  { source }: Workspace,
  left: number,
  pass: Ruleset['pass'],
  watch: Watch,
): RootResult {
  const { arena } = search;
  source.list(0, arena);
  const moves = search.ranked(0, 0);
  if (moves.length === 0 || pass.when === 'always') moves.push(PASS_MOVE);
  let result: RootResult = {
    value: 0,
    line: search.lineOf(moves[0] as number),
    isExact: false,
    depth: 0,
  };
  for (let depth = 1; depth < MOST_PLIES && !result.isExact && !watch.isOver; depth++) {
    let best = -INFINITE;
    let isComplete = true;
    for (const [i, at] of [...moves.entries()]) {
      let value: number;
      if (i === 0) value = search.valueOf(at, depth - 1, -INFINITE, INFINITE, left, 0);
      else {
        value = search.valueOf(at, depth - 1, best, best + 1, left, 0);
        if (value > best && !watch.isOver)
          value = search.valueOf(at, depth - 1, best, INFINITE, left, 0);
      }
      if (watch.isOver) break;
      isComplete &&= search.isComplete;
      if (value <= best) continue;
      best = value;
      search.keep(0, at);
      result = { value, line: search.lineFrom(0).slice(), isExact: false, depth };
      moves.splice(moves.indexOf(at), 1);
      moves.unshift(at);
    }
    if (!watch.isOver) result = { ...result, isExact: isComplete };
  }
  return result;
}
