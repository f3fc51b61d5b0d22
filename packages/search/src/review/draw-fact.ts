/** Late in the game: how many tiles a move draws from what is left, and the chance that the best of them is among those. */
import type { Tile } from '@taht/letters';
import type { BotKit } from '../bots/kit.ts';
import { tileNamed } from '../bots/named-tiles.ts';
import type { Candidate } from '../sim/candidate.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { drawnBy } from './after-move.ts';

export interface DrawFact {
  readonly kind: 'draw';
  /** By how much the better move's chance to draw the tile is higher, from -1 to 1. */
  readonly size: number;
  /** It is counted. */
  readonly error: 0;
  readonly tile: Tile;
  /** What it is worth to keep that tile alone, in points. */
  readonly worth: number;
  readonly chance: number;
  readonly instead: number;
  /** Tiles drawn after the better move and after the other. */
  readonly drawn: number;
  readonly drawnInstead: number;
  /** Tiles left in the bag after the better move. */
  readonly left: number;
}

/** So many racks left in the bag are late. */
const LATE = 2;
/** A tile that is worth less nobody waits for. */
const DEAR = 8;

/** None where no dear tile is left to be drawn. */
export function drawFact(
  better: Candidate,
  other: Candidate,
  position: SimPosition,
  rackSize: number,
  { engine, evaluator }: Pick<BotKit, 'engine' | 'evaluator'>,
): DrawFact | undefined {
  const { bag } = position;
  const [drawn, drawnInstead] = [better, other].map((move) => drawnBy(move, position)) as [
    number,
    number,
  ];
  if (bag > LATE * rackSize || drawn === drawnInstead) return undefined;
  const unseen = [...unseenTiles(engine, position)];
  const worthOf = (code: number): number => evaluator.partsOf(Uint8Array.of(code)).tiles;
  const [dearest] = [...new Set(unseen)].toSorted((a, b) => worthOf(b) - worthOf(a));
  if (dearest === undefined || worthOf(dearest) < DEAR) return undefined;
  const copies = unseen.filter((code) => code === dearest).length;
  const chanceIn = (tiles: number): number => 1 - chanceOfNone(unseen.length, copies, tiles);
  const [chance, instead] = [chanceIn(drawn), chanceIn(drawnInstead)];
  return {
    kind: 'draw',
    size: chance - instead,
    error: 0,
    tile: tileNamed(engine, dearest),
    worth: worthOf(dearest),
    chance,
    instead,
    drawn,
    drawnInstead,
    left: bag - drawn,
  };
}

/** That none of some tiles is among so many drawn. */
export function chanceOfNone(of: number, marked: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn; i++) chance *= Math.max(0, of - marked - i) / (of - i);
  return chance;
}
