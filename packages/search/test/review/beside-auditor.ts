/** Doubts what is said beside the points: chances and spreads counted again, over other racks and draws, by the plainest means. */
import { BLANK, type Tile } from '@taht/letters';
import { makeRng } from '@taht/testkit';
import {
  type BesideFact,
  type Candidate,
  type LastPlay,
  playEquities,
  type Reading,
  type SimPosition,
  type WinModel,
} from '../../src/index.ts';
import { type KeptTile, TOLERANCE } from '../../src/review/reading.ts';
import { unseenOf } from '../sim/oracle.ts';
import {
  type AuditTable,
  answerTo,
  chanceOfOne,
  chanceToDraw,
  countsFor,
  ERRORS,
  isNear,
  isWithin,
  keptBy,
  leaveWorth,
  nextTurns,
  pointsFor,
  sameTiles,
  spreadOf,
  TRIALS,
} from './auditor.ts';

export interface BesideTable extends AuditTable {
  readonly win: WinModel;
}

/** What is wrong with a fact; null where nothing is. */
export function wrongBeside(
  fact: BesideFact,
  better: Candidate,
  other: Candidate,
  position: SimPosition,
  table: BesideTable,
): string | null {
  switch (fact.kind) {
    case 'bonus': {
      if (fact.points !== table.bonus.points) return 'bonus';
      if (!sameTiles(fact.kept, keptBy(better, position))) return 'tiles kept';
      const [after, worse] = [better, other].map((move) =>
        nextTurns(move, position, table).map(({ squares }) =>
          squares.length >= table.bonus.tiles ? 1 : 0,
        ),
      ) as [number[], number[]];
      if (!isShare(fact.chance, after)) return 'chance';
      if (!isShare(fact.instead, worse)) return 'chance instead';
      const gain = spreadOf(after.map((each, i) => each - (worse[i] as number)));
      return isWithin(fact.size, gain, fact.error) ? null : 'difference of chances';
    }
    case 'draw': {
      const { tile, worth, chance, instead, drawn, drawnInstead, left } = fact;
      const unseen = unseenOf(table.tileset, position.board, position.rack);
      const dearest = Math.max(...unseen.map((each) => worthOf(each, table)));
      if (!isNear(worth, worthOf(tile, table)) || !isNear(worth, dearest)) return 'not the best';
      if (!isNear(chance, chanceToDraw(tile, better, position, table))) return 'chance';
      if (!isNear(instead, chanceToDraw(tile, other, position, table))) return 'chance instead';
      if (!isNear(fact.size, chance - instead)) return 'difference of chances';
      const counts = [better, other].map((move) =>
        Math.min(position.bag, position.rack.length - keptBy(move, position).length),
      );
      if (drawn !== counts[0] || drawnInstead !== counts[1]) return 'tiles drawn';
      return left === position.bag - drawn ? null : 'tiles left';
    }
    case 'swing': {
      const [after, worse] = [better, other].map((move) =>
        spreadOf(
          nextTurns(move, position, table).map(
            ({ answered, worth }) => pointsFor(move) - answered + worth,
          ),
        ),
      ) as [ReturnType<typeof spreadOf>, ReturnType<typeof spreadOf>];
      // Of a standard deviation, a little more than for a normal spread.
      const ownError = (1.3 * (after.deviation + worse.deviation)) / Math.sqrt(2 * after.sampled);
      const size = after.deviation - worse.deviation;
      if (Math.abs(fact.size - size) > ERRORS * Math.hypot(fact.error, ownError)) return 'swing';
      if (!isNear(fact.size, fact.spread - fact.instead)) return 'difference of spreads';
      const chance = chanceWith(worse.mean, position, table.win);
      const [least, most] = fact.isBehind ? [0, 0.55] : [0.45, 1];
      if (chance < least || chance > most) return 'who is behind';
      return fact.isWanted === (fact.size > 0 === fact.isBehind) ? null : 'whether it is wanted';
    }
  }
}

/** A share of few trials that is told; where none or all of many hit, a few of those others may not. */
function isShare(told: number, hits: readonly number[]): boolean {
  const { mean, sampled } = spreadOf(hits);
  const likely = Math.min(Math.max(mean, 1 / TRIALS), 1 - 1 / TRIALS);
  const deviation = Math.sqrt(likely * (1 - likely));
  return isWithin(told, { mean, deviation, sampled });
}

const worthOf = (tile: Tile, { evaluator, engine }: AuditTable): number =>
  evaluator.partsOf(Uint8Array.of(engine.codeOf(tile))).tiles;

/** Of two players: a logistic curve over the lead, with a head start for the one on turn. */
function chanceWith(gain: number, { seats, bag }: SimPosition, win: WinModel): number {
  const left = bag + seats.reduce((sum, { tiles }) => sum + tiles, 0);
  const [own = 0, next = 0] = seats.map(({ score }) => score);
  const lead = own + gain - next - win.turn;
  return 1 / (1 + Math.exp(-lead / (win.unit * Math.max(1, left) ** win.power)));
}

/** Racks drawn by chance, of which those are looked at with which the last play was about the best. */
const DRAWN = 500;

/** Of a tile that is said to have been kept; with the move that is said to be better then, of that too. */
export function wrongReading(
  reading: KeptTile & Partial<Reading>,
  last: LastPlay,
  first: Candidate,
  position: SimPosition,
  table: AuditTable,
): string | null {
  const unseen = unseenOf(table.tileset, position.board, position.rack);
  const kept = position.rack.length - last.tiles.length;
  if (!isNear(reading.usual, chanceOfOne(unseen, reading.tile, kept))) return 'usual chance';
  const rng = makeRng(unseen.length);
  const racks = Array.from({ length: DRAWN }, () =>
    rng.some(unseen, Number.POSITIVE_INFINITY),
  ).filter((order) => agrees(order.slice(0, kept), last, position, table));
  const has = racks.map((order) => (order.slice(0, kept).includes(reading.tile) ? 1 : 0));
  if (!isShare(reading.chance, has)) return 'chance';
  const { move, size, error } = reading;
  if (move === undefined || size === undefined) return null;
  const held = position.seats[1]?.tiles ?? 0;
  const worth = (made: Candidate): number =>
    pointsFor(made) + leaveWorth(keptBy(made, position), position, table);
  const gains = spreadOf(
    racks.map((order) => {
      const rack = order.slice(0, held);
      const answer = (made: Candidate): number => answerTo(made, rack, position, table).score;
      return worth(move) - answer(move) - (worth(first) - answer(first));
    }),
  );
  return isWithin(size, gains, error) ? null : 'what it gains';
}

function agrees(
  left: readonly Tile[],
  { board, tiles, score }: LastPlay,
  position: SimPosition,
  table: AuditTable,
): boolean {
  const { engine, policy } = table;
  const rack = [...left, ...tiles.map(({ letter, blank }) => (blank ? BLANK : letter))];
  engine.setBoard(board);
  const { size } = engine.findAll(countsFor(rack, engine), 1);
  const worths = playEquities(engine, rack, policy.leaves(position.bag + tiles.length, 0));
  const best = Math.max(...worths.subarray(0, size));
  return best - (score + leaveWorth(left, position, table)) <= TOLERANCE;
}
