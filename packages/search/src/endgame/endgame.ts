/** The end of a game: exact where two players and the time allow it, else the best that was found. */
import type { Tile } from '@taht/letters';
import type { Board } from '@taht/rules';
import type { Deadline } from '../deadline.ts';
import type { TurnCounts } from './end-rules.ts';
import { makeMemory } from './memory.ts';
import {
  type PreEndgameEquipment,
  type PreEndgamePosition,
  type PreEndgameResult,
  rankMoves,
} from './pre-endgame.ts';
import { solveSeveral } from './solve-several.ts';
import { solveTwo } from './solve-two.ts';
import type { EndgameMove } from './workspace.ts';

export interface EndgamePosition {
  readonly board: Board;
  /** In the order of play, the seat on turn first. */
  readonly racks: readonly (readonly Tile[])[];
  /** Passes in a row and turns without a point before this one; none if it is not said. */
  readonly turns?: TurnCounts;
}

export interface EndgameResult {
  readonly move: EndgameMove;
  /** What the seat on turn gains on the other, or on the mean of the others, from here to the end, racks included. */
  readonly value: number;
  /** The best line, which begins with the move; to the end of the game if the value is exact. */
  readonly line: readonly EndgameMove[];
  readonly isExact: boolean;
  /** Moves looked ahead before the rest was played out greedily. */
  readonly depth: number;
  readonly nodes: number;
  /** Plays generated. */
  readonly plays: number;
}

export class Endgame {
  readonly #equipment: PreEndgameEquipment;
  readonly #memory = makeMemory();

  constructor(equipment: PreEndgameEquipment) {
    this.#equipment = equipment;
  }

  /** The bag is empty and all racks are known. */
  solve(position: EndgamePosition, deadline: Deadline): EndgameResult {
    const solve = position.racks.length === 2 ? solveTwo : solveSeveral;
    return solve(this.#equipment, this.#memory, position, deadline);
  }

  /** One to four tiles in the bag, two players. */
  rank(position: PreEndgamePosition, deadline: Deadline): PreEndgameResult {
    return rankMoves(this.#equipment, this.#memory, position, deadline);
  }
}
