/**
 * Plays candidates out: a candidate is made, the others' racks and the bag are dealt by the number of the iteration,
 * and so many turns follow, each the best by static equity. When the bag is empty the game is played to its end.
 * What comes of it depends on the position, the candidate, the seed and the iteration, and on nothing else.
 */
import type { Letter } from '@taht/letters';
import type { PlacedTile, Square } from '@taht/rules';
import { cellOf } from '../cells.ts';
import { type Deadline, noDeadline } from '../deadline.ts';
import type { Engine, LeaveValues } from '../engine.ts';
import { RackStates } from '../rack-states.ts';
import { forgetTree } from '../rack-tree.ts';
import { makeRandom } from '../random.ts';
import type { Policy, SelfPlayRules } from '../self-play.ts';
import { BLANK_BIT } from '../tiles.ts';
import type { Candidate } from './candidate.ts';
import type { SimPosition } from './position.ts';
import { SimTable } from './sim-table.ts';
import { type WinModel, winChance, winShare } from './win-chance.ts';

/** What replies go by, and what a position at the end of a rollout is worth. */
export interface Outlook {
  readonly rules: SelfPlayRules['rules'];
  readonly policy: Policy;
  readonly win: WinModel;
}

export interface RollOptions {
  /** Turns after the candidate. */
  readonly plies: number;
  readonly seed: number;
}

export interface Outcome {
  /** Points ahead of the best of the others. */
  readonly spread: number;
  readonly win: number;
}

/** What candidates are worth by score and leave alone, and as how many iterations that counts. */
export interface FirstSight {
  readonly outcomes: readonly Outcome[];
  readonly iterations: number;
}

/**
 * In English the values at first sight of two good candidates are off by 4.8 points from those of long simulations,
 * and a single iteration by 25: about so many iterations are as good as the first sight, as long as the bag is far from empty.
 */
const FIRST_SIGHT = { iterations: 28, bag: 14 } as const;

/** A candidate as the board and the table take it. */
interface Prepared {
  readonly candidate: Candidate;
  /** The bytes of the tiles laid, or the codes of the tiles given. */
  readonly tiles: Uint8Array;
  readonly swapped: readonly { readonly cell: number; readonly letter: number }[];
  /** What is left on the rack is worth so much. */
  readonly kept: number;
}

export class Roller {
  readonly #engine: Engine;
  readonly #win: WinModel;
  readonly #options: RollOptions;
  readonly #deadline: Deadline;
  readonly #table: SimTable;
  readonly #prepared: readonly Prepared[];
  /** At the end of a rollout, in the order of play. */
  readonly #standing: Float64Array;
  readonly #tilesInSet: number;
  readonly firstSight: FirstSight;

  /** The engine and its board are this roller's until another is made for it. */
  constructor(
    engine: Engine,
    { rules, policy, win }: Outlook,
    position: SimPosition,
    candidates: readonly Candidate[],
    options: RollOptions,
    deadline: Deadline = noDeadline,
  ) {
    const leaves = policy.leaves(position.bag, 0);
    this.#engine = engine;
    this.#win = win;
    this.#options = options;
    this.#deadline = deadline;
    this.#table = new SimTable(engine, rules, policy, position);
    this.#prepared = candidates.map((candidate) => prepare(engine, position, candidate, leaves));
    this.#standing = new Float64Array(position.seats.length);
    this.#tilesInSet = engine.tiles.counts.reduce((sum, count) => sum + count, 0);
    engine.deadline = deadline;
    engine.setBoard(position.board);
    forgetTree();
    this.firstSight = {
      outcomes: this.#prepared.map((prepared) => this.#atFirstSight(prepared, position)),
      iterations: FIRST_SIGHT.iterations * Math.min(1, position.bag / FIRST_SIGHT.bag),
    };
  }

  /** Undefined when time is up before it is done. */
  roll(candidate: number, iteration: number): Outcome | undefined {
    const prepared = this.#prepared[candidate] as Prepared;
    this.#table.deal(makeRandom(this.#options.seed + Math.imul(iteration, ITERATION)));
    const steps = this.#make(prepared);
    const { turns, laid } = this.#playOn();
    const outcome = this.#deadline.expired() ? undefined : this.#judge(turns);
    for (let i = 0; i < laid; i++) this.#engine.takeBack();
    for (let i = 0; i < steps; i++) this.#engine.grid.takeBack();
    return outcome;
  }

  #atFirstSight({ candidate, tiles, kept }: Prepared, { seats }: SimPosition): Outcome {
    const score = candidate.kind === 'place' ? candidate.score : 0;
    const scores = Float64Array.from(seats, (seat) => seat.score);
    scores[0] = (scores[0] as number) + score + kept;
    const laid = candidate.kind === 'place' ? tiles.length : 0;
    const left = this.#tilesInSet - this.#engine.grid.size - laid;
    return { spread: spreadOf(scores), win: this.#winChance(scores, 1, left) };
  }

  /** Makes the candidate; returns how many steps of the grid it took. */
  #make({ candidate, tiles, swapped, kept }: Prepared): number {
    const { grid } = this.#engine;
    const table = this.#table;
    if (candidate.kind === 'pass') {
      table.pass(0, kept);
      return 0;
    }
    if (candidate.kind === 'exchange') {
      table.exchange(0, tiles, kept);
      return 0;
    }
    if (swapped.length > 0) grid.swapBlanks(swapped.map(({ cell }) => cell));
    grid.lay(firstCell(candidate), tiles, 0, tiles.length);
    table.swap(
      0,
      swapped.map(({ letter }) => letter),
    );
    table.place(0, tiles, candidate.score, kept);
    return swapped.length > 0 ? 2 : 1;
  }

  /** The turns that follow; returns how many there were, and how many of them laid tiles. */
  #playOn(): { readonly turns: number; readonly laid: number } {
    const table = this.#table;
    const seats = table.scores.length;
    let turns = 0;
    let laid = 0;
    while (
      (turns < this.#options.plies || table.bag.size === 0) &&
      !this.#deadline.expired() &&
      !table.isOver
    ) {
      // Whoever answers holds the same rack for every candidate of an iteration.
      this.#engine.keepsTree = turns === 0;
      const turn = table.takeTurn((turns + 1) % seats);
      this.#engine.keepsTree = false;
      if (turn === 'cut-short') break;
      if (turn === 'laid') laid++;
      turns++;
    }
    return { turns, laid };
  }

  #judge(turns: number): Outcome {
    const table = this.#table;
    const { scores } = table;
    if (table.isOver) {
      table.countRacks();
      return { spread: spreadOf(scores), win: winShare(scores, 0) };
    }
    for (let seat = 0; seat < scores.length; seat++)
      scores[seat] = (scores[seat] as number) + (table.kept[seat] as number);
    const left = this.#tilesInSet - this.#engine.grid.size;
    const win = this.#winChance(scores, (turns + 1) % scores.length, left);
    return { spread: spreadOf(scores), win };
  }

  /** Of the first seat, when another may be on turn. */
  #winChance(scores: Float64Array, onTurn: number, tilesLeft: number): number {
    const seats = scores.length;
    for (let after = 0; after < seats; after++)
      this.#standing[after] = scores[(onTurn + after) % seats] as number;
    return winChance(this.#win, this.#standing, tilesLeft, (seats - onTurn) % seats);
  }
}

/** Keeps the numbers of neighbouring iterations far apart. */
const ITERATION = 0x85ebca6b;

/** Of the first seat, against the best of the others. */
function spreadOf(scores: Float64Array): number {
  let best = scores[1] as number;
  for (let seat = 2; seat < scores.length; seat++) best = Math.max(best, scores[seat] as number);
  return (scores[0] as number) - best;
}

function prepare(
  engine: Engine,
  { board, rack }: SimPosition,
  candidate: Candidate,
  leaves: LeaveValues,
): Prepared {
  const left = engine.countsOf(rack).slice();
  const use = (code: number): void => {
    if (left[code] === 0) throw new Error('a tile that is not on the rack');
    left[code] = (left[code] as number) - 1;
  };
  const swapped = swapsIn(candidate).map((square) => ({
    cell: cellOf(square, 'across'),
    letter: engine.codeOf(board[square]?.letter as Letter),
  }));
  for (const { letter } of swapped) {
    use(letter);
    left[0] = (left[0] as number) + 1;
  }
  const tiles = tilesOf(engine, candidate);
  for (const byte of tiles) use((byte & BLANK_BIT) === 0 ? byte : 0);
  const states = new RackStates(engine.tiles);
  states.load(left);
  const values = new Float64Array(states.full + 1);
  leaves(states, values);
  return { candidate, tiles, swapped, kept: values[states.full] as number };
}

const swapsIn = (candidate: Candidate): readonly Square[] =>
  candidate.kind === 'place' ? candidate.swaps : [];

function tilesOf(engine: Engine, candidate: Candidate): Uint8Array {
  if (candidate.kind === 'pass') return new Uint8Array(0);
  return candidate.kind === 'exchange'
    ? Uint8Array.from(candidate.tiles, (tile) => engine.codeOf(tile))
    : Uint8Array.from(
        candidate.tiles,
        ({ letter, blank }) => engine.codeOf(letter) | (blank ? BLANK_BIT : 0),
      );
}

const firstCell = ({ tiles, direction }: Extract<Candidate, { kind: 'place' }>): number =>
  cellOf((tiles[0] as PlacedTile).square, direction);
