/** The work by which an engine is measured: every position of greedy games, with the rack on turn and what cannot be seen from there. */
import type { Engine } from '../engine.ts';
import { greedyPolicy } from '../policies.ts';
import { makeRandom } from '../random.ts';
import { playGame, type SelfPlayRules } from '../self-play.ts';

export interface WorkPosition {
  /** Plays that lead here from the empty board: the first cell, and the tiles. */
  readonly plays: readonly { readonly first: number; readonly tiles: Uint8Array }[];
  readonly rack: Uint8Array;
  readonly tilesInBag: number;
}

/** At least so many, of whole games; the same for the same list and rules. */
export function positionsOf(
  engine: Engine,
  rules: SelfPlayRules['rules'],
  wanted: number,
): WorkPosition[] {
  const random = makeRandom(1);
  const positions: WorkPosition[] = [];
  while (positions.length < wanted) {
    let plays: WorkPosition['plays'] = [];
    playGame(engine, rules, [greedyPolicy, greedyPolicy], random, {
      moving: (_seat, rack, tilesInBag, move) => {
        positions.push({ plays, rack: rack.slice(), tilesInBag });
        if (move.kind === 'place') plays = [...plays, engine.rowOf(0)];
      },
    });
  }
  return positions;
}

export function setUp({ grid }: Engine, { plays }: WorkPosition): void {
  grid.clear();
  for (const { first, tiles } of plays) grid.lay(first, tiles, 0, tiles.length);
}
