/** The slow, obvious way to know what a candidate brings: every order of the tiles that cannot be seen, played out on plain values. */
import type { Tile } from '@taht/letters';
import { type Board, type Ruleset, type TileSet, tileOf } from '@taht/rules';
import type { Rng } from '@taht/testkit';
import {
  type Candidate,
  type Engine,
  type LeaveValues,
  type Policy,
  type SimPosition,
  type WinModel,
  winChance,
} from '../../src/index.ts';
import { winShare } from '../../src/sim/win-chance.ts';
import { boardAfter, randomPositions } from '../positions.ts';

interface State {
  board: Board;
  readonly racks: Tile[][];
  readonly bag: Tile[];
  readonly scores: number[];
  /** What each seat's last move left on its rack, valued before it drew. */
  readonly kept: number[];
  readonly passes: number[];
  scoreless: number;
}

export interface OracleTable {
  readonly engine: Engine;
  readonly rules: Ruleset;
  readonly tileset: TileSet;
  readonly win: WinModel;
  readonly policy: Policy;
}

/** A late position: so many tiles unseen, of which the others hold as many as named. */
export function latePosition(
  { engine, tileset }: OracleTable,
  rng: Rng,
  unseen: number,
  held: readonly number[],
): SimPosition {
  for (const { board, rack } of randomPositions(rng, engine, tileset)) {
    if (rack.length < 5 || unseenOf(tileset, board, rack).length !== unseen) continue;
    return {
      board,
      rack,
      seats: [rack.length, ...held].map((tiles, i) => ({ score: 200 + 5 * i, tiles, passes: 0 })),
      bag: unseen - held.reduce((sum, tiles) => sum + tiles, 0),
      scoreless: 0,
      fewest: 1,
    };
  }
  throw new Error('no such position');
}

export function unseenOf(set: TileSet, board: Board, rack: readonly Tile[]): Tile[] {
  const left: Tile[] = [
    ...Array<Tile>(set.blanks).fill('?' as Tile),
    ...set.tiles.flatMap(([letter, count]) => Array<Tile>(count).fill(letter)),
  ];
  const used = [...board.flatMap((cell) => (cell === null ? [] : [tileOf(cell)])), ...rack];
  for (const tile of used) left.splice(left.indexOf(tile), 1);
  return left;
}

/** The mean of spread and win over all orders; the players exchange nothing. */
export function expectation(
  table: OracleTable,
  position: SimPosition,
  candidate: Candidate,
  plies: number,
): { readonly spread: number; readonly win: number } {
  const known = new Map<string, { spread: number; win: number }>();
  let orders = 0;
  let spread = 0;
  let win = 0;
  for (const order of ordersOf(unseenOf(table.tileset, position.board, position.rack))) {
    const key = order.join(' ');
    const outcome = known.get(key) ?? playOut(table, position, candidate, plies, order);
    known.set(key, outcome);
    orders++;
    spread += outcome.spread;
    win += outcome.win;
  }
  return { spread: spread / orders, win: win / orders };
}

function* ordersOf<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [i, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(i, 1))) yield [item, ...rest];
}

function playOut(
  table: OracleTable,
  { board, rack, seats, scoreless }: SimPosition,
  candidate: Candidate,
  plies: number,
  order: readonly Tile[],
): { spread: number; win: number } {
  const bag = [...order];
  const state: State = {
    board,
    racks: seats.map(({ tiles }, seat) => (seat === 0 ? [...rack] : bag.splice(0, tiles))),
    bag,
    scores: seats.map(({ score }) => score),
    kept: seats.map(() => 0),
    passes: seats.map(({ passes }) => passes),
    scoreless,
  };
  move(table, state, 0, candidate);
  let turns = 0;
  for (; (turns < plies || bag.length === 0) && !isOver(table, state); turns++) {
    const seat = (turns + 1) % seats.length;
    move(table, state, seat, bestMove(table, state, seat));
  }
  return judge(table, state, turns);
}

function bestMove(table: OracleTable, state: State, seat: number): Candidate {
  const { engine } = table;
  engine.setBoard(state.board);
  const counts = engine.countsOf(state.racks[seat] as Tile[]);
  const { size } = engine.findBest(counts, leavesFor(table, state, seat), 1);
  return size === 0 ? { kind: 'pass' } : { kind: 'place', ...engine.decode(0) };
}

const leavesFor = (table: OracleTable, { bag, racks }: State, seat: number): LeaveValues =>
  table.policy.leaves(bag.length, pointsOf(table, racks.toSpliced(seat, 1).flat()));

function leaveWorth({ engine }: OracleTable, rack: readonly Tile[], leaves: LeaveValues): number {
  engine.rack.load(engine.countsOf(rack));
  const values = new Float64Array(engine.rack.full + 1);
  leaves(engine.rack, values);
  return values[engine.rack.full] as number;
}

function pointsOf({ tileset }: OracleTable, tiles: readonly Tile[]): number {
  const points = new Map<Tile, number>(tileset.tiles.map(([letter, , value]) => [letter, value]));
  return tiles.reduce((sum, tile) => sum + (points.get(tile) ?? 0), 0);
}

function move(table: OracleTable, state: State, seat: number, made: Candidate): void {
  const rack = state.racks[seat] as Tile[];
  const leaves = leavesFor(table, state, seat);
  const drop = (tile: Tile): void => {
    rack.splice(rack.indexOf(tile), 1);
  };
  if (made.kind === 'exchange') for (const tile of made.tiles) drop(tile);
  if (made.kind === 'place') for (const tile of made.tiles) drop(tileOf(tile));
  state.kept[seat] = leaveWorth(table, rack, leaves);
  state.scoreless++;
  if (made.kind === 'pass') state.passes[seat] = (state.passes[seat] as number) + 1;
  if (made.kind === 'exchange') {
    rack.push(...state.bag.splice(0, made.tiles.length));
    state.bag.push(...made.tiles);
    if (!table.rules.exchange.countsAsPass) state.passes.fill(0);
    else state.passes[seat] = (state.passes[seat] as number) + 1;
  }
  if (made.kind !== 'place') return;
  state.board = boardAfter(state.board, { leave: [], ...made });
  state.scores[seat] = (state.scores[seat] as number) + made.score;
  state.passes.fill(0);
  if (made.score > 0) state.scoreless = 0;
  rack.push(...state.bag.splice(0, made.tiles.length));
}

function isOver({ rules }: OracleTable, { bag, racks, passes, scoreless }: State): boolean {
  const { passRounds, scorelessTurns } = rules.end;
  return (
    (bag.length === 0 && racks.some((rack) => rack.length === 0)) ||
    (passRounds !== 'none' && passes.every((times) => times >= passRounds)) ||
    (scorelessTurns !== 'none' && scoreless >= scorelessTurns)
  );
}

function judge(table: OracleTable, state: State, turns: number): { spread: number; win: number } {
  const { scores, racks, board, bag } = state;
  const spread = (all: readonly number[]): number => (all[0] as number) - Math.max(...all.slice(1));
  if (!isOver(table, state)) {
    const standing = scores.map((score, seat) => score + (state.kept[seat] as number));
    const onTurn = (turns + 1) % scores.length;
    const inOrder = [...standing.slice(onTurn), ...standing.slice(0, onTurn)];
    const tilesLeft = bag.length + racks.flat().length;
    const own = (scores.length - onTurn) % scores.length;
    return { spread: spread(standing), win: winChance(table.win, inOrder, tilesLeft, own) };
  }
  const worth = racks.map((rack) => pointsOf(table, rack));
  const out = bag.length === 0 ? racks.findIndex((rack) => rack.length === 0) : -1;
  const { deductOwn, creditOut } = table.rules.final;
  const deducts = deductOwn === 'always' || (deductOwn === 'unless-out' && out < 0);
  const times = { none: 0, single: 1, double: 2 }[creditOut];
  const all = worth.reduce((sum, value) => sum + value, 0);
  const final = scores.map(
    (score, seat) =>
      score - (deducts ? (worth[seat] as number) : 0) + (seat === out ? times * all : 0),
  );
  expectWholeSet(table, board, racks, bag);
  return { spread: spread(final), win: winShare(final, 0) };
}

function expectWholeSet(
  { tileset }: OracleTable,
  board: Board,
  racks: Tile[][],
  bag: Tile[],
): void {
  if (unseenOf(tileset, board, [...racks.flat(), ...bag]).length !== 0)
    throw new Error('tiles are missing');
}
