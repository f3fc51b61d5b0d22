/** What plays and exchanges are worth to a bot. */
import type { Tile } from '@taht/letters';
import type { Ruleset } from '@taht/rules';
import { cellOf } from '../cells.ts';
import type { Engine } from '../engine.ts';
import type { LeaveEvaluator } from '../leave-model.ts';
import { swapsOf } from '../play-list.ts';
import { staticPolicy } from '../policies.ts';
import { RackStates } from '../rack-states.ts';
import { tilesCounted } from './named-tiles.ts';
import type { OwnTurn } from './own-turn.ts';
import type { BotProfile } from './profile.ts';
import type { Sight } from './sight.ts';

export interface Weighed {
  /** By place in the engine's list. */
  readonly worth: Float64Array;
  /** The best exchange, where one is allowed. */
  readonly exchange: { readonly tiles: readonly Tile[]; readonly worth: number } | undefined;
}

/** Finds every play of the rack on the board, which then stand in the engine's list. */
export function weigh(
  engine: Engine,
  sight: Sight,
  evaluator: LeaveEvaluator,
  turn: OwnTurn,
  profile: BotProfile,
): Weighed {
  const { view, rack, bag, pointsOfOthers } = turn;
  engine.setBoard(view.board);
  const counts = engine.countsOf(rack).slice();
  engine.findAll(counts, view.openingMinimum);
  const leaves = new Leaves(engine, view.rules.final, evaluator, bag, pointsOfOthers);
  const worth = weighPlays(engine, sight, leaves, counts, profile);
  return { worth, exchange: bestExchange(engine, leaves, counts, turn, profile) };
}

/** What is left of a rack by state, for one rack at a time. */
class Leaves {
  readonly rack: RackStates;
  values = new Float64Array(128);
  readonly #fill: (rack: RackStates, values: Float64Array) => void;

  constructor(
    engine: Engine,
    final: Ruleset['final'],
    evaluator: LeaveEvaluator,
    bag: number,
    pointsOfOthers: number,
  ) {
    this.rack = new RackStates(engine.tiles);
    this.#fill = staticPolicy(engine, final, evaluator).leaves(bag, pointsOfOthers);
  }

  load(counts: Uint8Array): void {
    this.rack.load(counts);
    if (this.values.length <= this.rack.full) this.values = new Float64Array(this.rack.full + 1);
    this.#fill(this.rack, this.values);
  }
}

function weighPlays(
  engine: Engine,
  sight: Sight,
  leaves: Leaves,
  counts: Uint8Array,
  { leave, longWords }: BotProfile,
): Float64Array {
  const { plays } = engine;
  const worth = new Float64Array(plays.size);
  let swaps = -1;
  for (let play = 0; play < plays.size; play++) {
    if (swapsOf(plays.where[play] as number) !== swaps) {
      swaps = swapsOf(plays.where[play] as number);
      leaves.load(swaps === 0 ? counts : swapped(engine, play, counts));
    }
    const left = leaves.values[plays.left[play] as number] as number;
    const letters = longWords === 0 ? 0 : longWords * sight.lengthOf(play);
    worth[play] = (plays.score[play] as number) + leave * left + letters;
  }
  return worth;
}

/** The rack after a play has taken blanks from the board and put their letters there. */
function swapped(engine: Engine, play: number, counts: Uint8Array): Uint8Array {
  const rack = counts.slice();
  const add = (code: number, by: number): void => {
    rack[code] = (rack[code] as number) + by;
  };
  for (const square of engine.decode(play).swaps) {
    add(engine.grid.tile[cellOf(square, 'across')] as number, -1);
    add(0, 1);
  }
  return rack;
}

/** The tiles most worth keeping while others are drawn for the rest. */
function bestExchange(
  engine: Engine,
  leaves: Leaves,
  counts: Uint8Array,
  { mostExchanged }: OwnTurn,
  { leave, exchangeMargin }: BotProfile,
): Weighed['exchange'] {
  if (mostExchanged === 0) return undefined;
  leaves.load(counts);
  const { rack, values } = leaves;
  let kept = -1;
  for (let state = 0; state < rack.full; state++) {
    if (rack.size - (rack.tiles[state] as number) > mostExchanged) continue;
    if (kept < 0 || (values[state] as number) > (values[kept] as number)) kept = state;
  }
  if (kept < 0) return undefined;
  const left = new Uint8Array(counts.length);
  rack.tilesIn(kept, left);
  const given = counts.map((count, code) => count - (left[code] as number));
  return {
    tiles: tilesCounted(engine, given),
    worth: leave * (values[kept] as number) - exchangeMargin,
  };
}
