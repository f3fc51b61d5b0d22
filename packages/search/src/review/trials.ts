/** Moves played on by the same luck: what the next player answers to each, and what one's own next turn then brings. */
import { BLANK, type Tile } from '@taht/letters';
import type { Square } from '@taht/rules';
import type { Engine, LeaveValues } from '../engine.ts';
import type { Candidate } from '../sim/candidate.ts';
import type { SimPosition } from '../sim/position.ts';
import { CODES } from '../tiles.ts';
import { boardAfter, drawnBy, keptAfter, laidBy } from './after-move.ts';
import type { Luck } from './luck.ts';

export type LeavesOf = (tilesInBag: number, pointsOfOthers: number) => LeaveValues;

export interface Answer {
  readonly score: number;
  /** With what stays on the rack after it. */
  readonly worth: number;
  readonly squares: readonly Square[];
  readonly tiles: readonly Tile[];
}

/** A mean over trials, with its standard error. */
export interface Mean {
  readonly size: number;
  readonly error: number;
}

/** The same racks and draws for every move that is asked about. */
export class Trials {
  readonly #position: SimPosition;
  readonly #engine: Engine;
  readonly #leavesOf: LeavesOf;
  readonly #luck: readonly Luck[];
  readonly #answers = new Map<Candidate, readonly Answer[]>();
  readonly #nexts = new Map<Candidate, readonly Answer[]>();

  constructor(position: SimPosition, engine: Engine, leavesOf: LeavesOf, luck: readonly Luck[]) {
    this.#position = position;
    this.#engine = engine;
    this.#leavesOf = leavesOf;
    this.#luck = luck;
  }

  /** Nobody answers a position with nobody else in it. */
  get isEmpty(): boolean {
    return this.#luck.length === 0;
  }

  /** The best answer of each rack, by score and leave. */
  answersTo(move: Candidate): readonly Answer[] {
    const known = this.#answers.get(move);
    if (known !== undefined) return known;
    this.#setUp(move);
    const answers = this.#luck.map(({ rack }) => this.#best(rack, move, 0));
    this.#answers.set(move, answers);
    return answers;
  }

  /** One's own best turn after each of those answers, with the tiles drawn. */
  nextAfter(move: Candidate): readonly Answer[] {
    const known = this.#nexts.get(move);
    if (known !== undefined) return known;
    this.#setUp(move);
    const engine = this.#engine;
    const kept = keptAfter(move, this.#position);
    const drawn = drawnBy(move, this.#position);
    const nexts = this.#luck.map(({ rack, draws }) => {
      this.#best(rack, move, 0);
      const isLaid = engine.plays.size > 0;
      if (isLaid) engine.lay(0);
      const own = countsOf(engine, kept);
      for (const code of draws.subarray(0, drawn)) own[code] = (own[code] as number) + 1;
      const answer = this.#best(own, move, 1);
      if (isLaid) engine.takeBack();
      return answer;
    });
    this.#nexts.set(move, nexts);
    return nexts;
  }

  #setUp(move: Candidate): void {
    this.#engine.setBoard(boardAfter(move, this.#position.board));
  }

  /** For a rack by code; `later` is how many racks have been filled up after the mover's. */
  #best(rack: Uint8Array, move: Candidate, later: number): Answer {
    const engine = this.#engine;
    const { bag, seats, fewest } = this.#position;
    const left = Math.max(0, bag - drawnBy(move, this.#position) - later * (seats[1]?.tiles ?? 0));
    const leaves = this.#leavesOf(left, pointsOf(engine, keptAfter(move, this.#position)));
    const { size } = engine.findBest(rack, leaves, laidBy(move).length > 0 ? 1 : fewest);
    if (size === 0) return { score: 0, worth: 0, squares: [], tiles: [] };
    const { score, tiles } = engine.decode(0);
    return {
      score,
      worth: engine.bestEquity,
      squares: tiles.map(({ square }) => square),
      tiles: tiles.map(({ letter, blank }) => (blank ? BLANK : letter)),
    };
  }
}

/** The difference of two rows of trials, pair by pair. */
export function meanGain(more: readonly number[], less: readonly number[]): Mean {
  const gains = more.map((each, i) => each - (less[i] as number));
  const { length } = gains;
  const size = gains.reduce((sum, gain) => sum + gain, 0) / length;
  const spread = gains.reduce((sum, gain) => sum + (gain - size) ** 2, 0) / (length - 1);
  return { size, error: Math.sqrt(spread / length) };
}

/** What is told must be beyond so many standard errors. */
const ERRORS = 2;

export const isBeyondError = ({ size, error }: Mean): boolean => Math.abs(size) > ERRORS * error;

export const pointsOf = (engine: Engine, rack: readonly Tile[]): number =>
  rack.reduce((sum, tile) => sum + (engine.tiles.points[engine.codeOf(tile)] ?? 0), 0);

function countsOf(engine: Engine, rack: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(CODES);
  for (const tile of rack) {
    const code = engine.codeOf(tile);
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}
