/** What moves are played on by: the rack of the next player, and the tiles that are drawn after it. */
import type { Engine } from '../engine.ts';
import { makeRandom, type Random } from '../random.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { CODES } from '../tiles.ts';

export interface Luck {
  /** By code, how many of each the next player holds. */
  readonly rack: Uint8Array;
  /** What the mover draws, as much of it as is needed. */
  readonly draws: Uint8Array;
}

export const RACKS = 32;

/** Any rack that the next player can hold, as likely as any other. */
export function anyLuck(
  position: SimPosition,
  engine: Engine,
  seed: number,
  count: number = RACKS,
): Luck[] {
  const [own, next] = position.seats;
  const pool = unseenTiles(engine, position);
  if (own === undefined || next === undefined) return [];
  if (next.tiles === 0 || pool.length < next.tiles) return [];
  const random = makeRandom(seed);
  return Array.from({ length: count }, () => {
    const rest = shuffled(pool, random);
    return luckOf(rest.subarray(0, next.tiles), rest.subarray(next.tiles));
  });
}

/** Of codes: what the next player holds, and what is drawn after it. */
export function luckOf(held: Uint8Array, draws: Uint8Array): Luck {
  const rack = new Uint8Array(CODES);
  for (const code of held) rack[code] = (rack[code] as number) + 1;
  return { rack, draws };
}

export function shuffled(codes: Uint8Array, random: Random): Uint8Array {
  const rest = Uint8Array.from(codes);
  for (let last = rest.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [rest[last], rest[other]] = [rest[other] as number, rest[last] as number];
  }
  return rest;
}
