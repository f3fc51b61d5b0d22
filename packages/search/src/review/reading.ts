/**
 * What the next player's last play tells of their rack: of all that they may have kept, what makes that play about the
 * best they had. Told only where another move is the best against such racks.
 */
import { BLANK, type Tile } from '@taht/letters';
import type { Board, PlacedTile } from '@taht/rules';
import { tileNamed, tilesNamed } from '../bots/named-tiles.ts';
import type { Engine } from '../engine.ts';
import { wholeValue } from '../play-equities.ts';
import { makeRandom } from '../random.ts';
import type { Candidate } from '../sim/candidate.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { CODES } from '../tiles.ts';
import { chanceOfNone } from './draw-fact.ts';
import { type Luck, luckOf, RACKS, shuffled } from './luck.ts';
import { isBeyondError, type LeavesOf, type Mean, meanGain, Trials } from './trials.ts';

/** The play that the next player made just before. */
export interface LastPlay {
  /** Before it. */
  readonly board: Board;
  readonly tiles: readonly PlacedTile[];
  readonly score: number;
}

export interface KeptTile {
  /** What they have kept more or less likely than by chance alone. */
  readonly tile: Tile;
  /** That they kept at least one of it, and what that chance is without the reading. */
  readonly chance: number;
  readonly usual: number;
  /** Of the chance, as a standard error. */
  readonly chanceError: number;
}

export interface Reading extends KeptTile {
  /** The best move against such racks. */
  readonly move: Candidate;
  /** By how many points it is then better than the best move against any rack. */
  readonly size: number;
  /** Of the size, as a standard error. */
  readonly error: number;
}

export interface Weighed {
  readonly candidate: Candidate;
  /** By points and tiles kept, without any answers. */
  readonly equity: number;
}

/** Nobody finds the best play to the last point. */
export const TOLERANCE = 4;
/** So many racks are tried for those that agree with the play. */
const TRIED = 480;
const LEAST_SHARE = 0.15;
const LEAST_GAIN = 2;

/** `weighed` has the best against any rack first, and those that might take its place. */
export function readRack(
  last: LastPlay,
  position: SimPosition,
  engine: Engine,
  leavesOf: LeavesOf,
  trials: Trials,
  weighed: readonly Weighed[],
  seed: number,
): Reading | undefined {
  const likely = likelyRacks(last, position, engine, leavesOf, seed);
  if (likely === undefined) return undefined;
  const against = new Trials(position, engine, leavesOf, likely.luck);
  const [first, ...others] = weighed;
  if (first === undefined) return undefined;
  const [best] = others
    .flatMap((other) => {
      const gain = gainOf(other, first, against);
      const usual = gainOf(other, first, trials);
      const change = {
        size: gain.size - usual.size,
        error: Math.hypot(gain.error, usual.error),
      };
      const isChanged = gain.size >= LEAST_GAIN && isBeyondError(gain) && isBeyondError(change);
      return isChanged ? [{ move: other.candidate, ...gain }] : [];
    })
    .toSorted((a, b) => b.size - a.size);
  return best === undefined ? undefined : { ...likely.kept, ...best };
}

/** Racks that agree with the play, and the tile of which they tell most; undefined where they are as any others. */
export function likelyRacks(
  last: LastPlay,
  position: SimPosition,
  engine: Engine,
  leavesOf: LeavesOf,
  seed: number,
): { readonly kept: KeptTile; readonly luck: readonly Luck[] } | undefined {
  // While there are tiles in the bag, all racks are full.
  const kept = position.rack.length - last.tiles.length;
  if (kept < 1 || position.seats.length !== 2 || position.bag === 0) return undefined;
  const agreeing = agreeingWith(last, kept, position, engine, leavesOf, seed);
  if (agreeing.length < 2 * RACKS) return undefined;
  const [found, counted] = [agreeing.slice(0, RACKS), agreeing.slice(RACKS)];
  const told = tellingTile(found, counted, kept, position, engine);
  if (told === undefined) return undefined;
  const held = position.seats[1]?.tiles ?? 0;
  const luck = counted.map((codes) => luckOf(codes.subarray(0, held), codes.subarray(held)));
  return { kept: told, luck };
}

/** What one move is worth more than another, with the answers of these racks. */
function gainOf(one: Weighed, other: Weighed, trials: Trials): Mean {
  const scores = (move: Candidate): readonly number[] =>
    trials.answersTo(move).map(({ score }) => score);
  const { size, error } = meanGain(scores(other.candidate), scores(one.candidate));
  return { size: one.equity - other.equity + size, error };
}

/** Orders of the unseen tiles: what was kept comes first, then what was drawn to it, then the bag. */
function agreeingWith(
  { board, tiles, score }: LastPlay,
  kept: number,
  position: SimPosition,
  engine: Engine,
  leavesOf: LeavesOf,
  seed: number,
): readonly Uint8Array[] {
  const pool = unseenTiles(engine, position);
  const leaves = leavesOf(position.bag + tiles.length, 0);
  const random = makeRandom(seed);
  const played = new Uint8Array(CODES);
  for (const { letter, blank } of tiles) {
    const code = engine.codeOf(blank ? BLANK : letter);
    played[code] = (played[code] as number) + 1;
  }
  const agreeing: Uint8Array[] = [];
  engine.setBoard(board);
  for (let tried = 0; tried < TRIED && agreeing.length < 2 * RACKS; tried++) {
    const order = shuffled(pool, random);
    const left = order.subarray(0, kept);
    const worth = score + wholeValue(engine, tilesNamed(engine, left), leaves);
    const rack = played.slice();
    for (const code of left) rack[code] = (rack[code] as number) + 1;
    const { size } = engine.findBest(rack, leaves, position.fewest);
    if (size > 0 && engine.bestEquity - worth <= TOLERANCE) agreeing.push(order);
  }
  return agreeing;
}

/**
 * The tile whose chance the play changes most, if beyond the error. What stands out among many does so by luck too,
 * so the tile is found in some racks and its chance counted in others.
 */
function tellingTile(
  found: readonly Uint8Array[],
  counted: readonly Uint8Array[],
  kept: number,
  position: SimPosition,
  engine: Engine,
): KeptTile | undefined {
  const pool = unseenTiles(engine, position);
  const usualOf = (code: number): number =>
    1 - chanceOfNone(pool.length, pool.filter((each) => each === code).length, kept);
  const chanceIn = (racks: readonly Uint8Array[], code: number): number =>
    racks.filter((order) => order.subarray(0, kept).includes(code)).length / racks.length;
  const change = (code: number): number => Math.abs(chanceIn(found, code) - usualOf(code));
  const [code] = [...new Set(pool)].toSorted((a, b) => change(b) - change(a));
  if (code === undefined) return undefined;
  const [chance, usual] = [chanceIn(counted, code), usualOf(code)];
  const { length } = counted;
  const chanceError = Math.max(Math.sqrt((chance * (1 - chance)) / length), 1 / length);
  const size = chance - usual;
  const isTold = Math.abs(size) >= LEAST_SHARE && isBeyondError({ size, error: chanceError });
  return isTold ? { tile: tileNamed(engine, code), chance, usual, chanceError } : undefined;
}
