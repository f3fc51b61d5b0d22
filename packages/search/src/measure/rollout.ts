/** Two plies of simulation: a candidate is laid, the other side answers with its best play, and so does the first. */
import type { Engine, LeaveValues } from '../engine.ts';
import { countOf, firstOf, ROW } from '../play-list.ts';
import type { Random } from '../random.ts';
import { BLANK_BIT, CODES } from '../tiles.ts';
import { setUp, type WorkPosition } from './positions.ts';

export interface RolloutCandidate {
  readonly first: number;
  readonly tiles: Uint8Array;
  readonly rackAfter: Uint8Array;
}

/** The best so many plays by score. */
export function candidatesOf(
  engine: Engine,
  position: WorkPosition,
  most: number,
): RolloutCandidate[] {
  setUp(engine, position);
  const { size, score, where, tiles } = engine.findAll(position.rack);
  const best = Array.from({ length: size }, (_, i) => i)
    .sort((a, b) => (score[b] as number) - (score[a] as number) || a - b)
    .slice(0, most);
  return best.map((play) => {
    const laid = tiles.slice(play * ROW, play * ROW + countOf(where[play] as number));
    return {
      first: firstOf(where[play] as number),
      tiles: laid,
      rackAfter: without(position.rack, laid),
    };
  });
}

function without(rack: Uint8Array, tiles: Uint8Array): Uint8Array {
  const left = rack.slice();
  for (const byte of tiles) {
    const code = (byte & BLANK_BIT) === 0 ? byte : 0;
    left[code] = (left[code] as number) - 1;
  }
  return left;
}

/** Tiles that the side on turn does not see. */
export function unseenFrom({ tiles }: Engine, { plays, rack }: WorkPosition): number[] {
  let left: Uint8Array = tiles.counts.map((count, code) => count - (rack[code] as number));
  for (const play of plays) left = without(left, play.tiles);
  return Array.from(left).flatMap((count, code) => Array<number>(count).fill(code));
}

/** The board is as the position has it, before and after. */
export function rollout(
  engine: Engine,
  { first, tiles, rackAfter }: RolloutCandidate,
  unseen: number[],
  leaves: LeaveValues,
  random: Random,
): number {
  for (let i = unseen.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const code = unseen[i] as number;
    unseen[i] = unseen[j] as number;
    unseen[j] = code;
  }
  let next = 0;
  const fill = (rack: Uint8Array, count: number): Uint8Array => {
    for (let i = 0; i < count && next < unseen.length; i++) {
      const code = unseen[next++] as number;
      rack[code] = (rack[code] as number) + 1;
    }
    return rack;
  };
  const own = fill(rackAfter.slice(), tiles.length);
  const other = fill(new Uint8Array(CODES), 7);
  engine.grid.lay(first, tiles, 0, tiles.length);
  let spread = 0;
  const reply = engine.findBest(other, leaves);
  const answered = reply.size > 0;
  if (answered) {
    spread -= reply.score[0] as number;
    engine.lay(0);
  }
  const last = engine.findBest(own, leaves);
  if (last.size > 0) spread += last.score[0] as number;
  if (answered) engine.takeBack();
  engine.grid.takeBack();
  return spread;
}
