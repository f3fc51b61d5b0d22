/**
 * One to four tiles in the bag, two players. Every candidate is tried with every order of the bag, or with many spread
 * evenly over all: first with greedy replies, then the better half one move deeper, and so on; where the bag is empty
 * the endgame is searched. In each order the replies are chosen as if all racks lay open: that flatters the other seat
 * as much as the own, and is the usual price for a search without guessing what the other seat guesses.
 */
import type { Tile } from '@taht/letters';
import type { Board, Ruleset } from '@taht/rules';
import type { Deadline } from '../deadline.ts';
import { type BagOrder, bagOrders } from './bag-orders.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { endFactors } from './end-rules.ts';
import type { Memory } from './memory.ts';
import { turnsToSearch } from './pass-rule.ts';
import { Rollout } from './rollout.ts';
import { MOST_PLIES, Search } from './search.ts';
import { Watch } from './watch.ts';
import { type EndgameEquipment, type EndgameMove, Workspace } from './workspace.ts';

export interface PreEndgameEquipment extends EndgameEquipment {
  readonly rules: EndgameEquipment['rules'] & Pick<Ruleset, 'exchange'>;
}

export interface PreEndgamePosition {
  readonly board: Board;
  readonly rack: readonly Tile[];
  /** The tiles in the bag and on the other rack together. */
  readonly unseen: readonly Tile[];
  readonly inBag: number;
  /** The own score less the other's. */
  readonly lead: number;
}

export type PreEndgameMove =
  | EndgameMove
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] };

export interface RankedMove {
  readonly move: PreEndgameMove;
  /** From 0 to 1, a draw being half a win. */
  readonly winChance: number;
  /** The mean lead at the end of the game. */
  readonly spread: number;
}

export interface PreEndgameResult {
  /** The best first: those of the last stage, then those left behind. */
  readonly ranking: readonly RankedMove[];
  /** How many stages were completed; none if the ranking is by appearance only. */
  readonly stages: number;
  /** Whether every order of the bag was tried in the last of them. */
  readonly isWhole: boolean;
  readonly nodes: number;
  /** Plays generated. */
  readonly plays: number;
}

const FEW_ORDERS = 8;
const MANY_ORDERS = 120;
const FEWEST = 2;
const MOST_IN_BAG = 4;

interface Stage {
  readonly orders: readonly BagOrder[];
  readonly depth: number;
  readonly candidates: number;
}

export function rankMoves(
  equipment: PreEndgameEquipment,
  { seen, cache }: Memory,
  { board, rack, unseen, inBag, lead }: PreEndgamePosition,
  deadline: Deadline,
): PreEndgameResult {
  if (inBag < 1 || inBag > MOST_IN_BAG) throw new RangeError('one to four tiles in the bag');
  const { rules } = equipment;
  const watch = new Watch(deadline);
  const space = new Workspace(equipment, board, [rack, unseen], [...rack, ...unseen], cache, watch);
  seen.clear();
  const fresh = turnsToSearch(space, rules);
  const search = new Search({
    position: space.position,
    source: space.source,
    seen,
    factors: endFactors(rules.final),
    pass: rules.pass,
    fresh,
    watch,
    aim: 'value',
  });
  const rollout = new Rollout(space, search, rules, fresh, watch);
  const hidden = space.countOf(unseen);
  const whole = bagOrders(hidden, inBag, Number.POSITIVE_INFINITY).length;
  let ranking = candidatesFor(space, search.arena, rules, inBag);
  let stages = 0;
  let isWhole = false;
  for (const stage of stagesFor(hidden, inBag, ranking.length)) {
    const ranked = rankStage(ranking, stage, rollout, lead, watch);
    if (ranked === undefined) break;
    ranking = [...ranked.candidates, ...ranking.slice(ranked.candidates.length)];
    stages++;
    isWhole = stage.orders.length === whole;
    if (ranked.isComplete && ranked.candidates.length <= FEWEST) break;
  }
  return {
    ranking: ranking.map(({ move, winChance, spread }) => ({ move, winChance, spread })),
    stages,
    isWhole,
    nodes: search.nodes,
    plays: space.generated,
  };
}

/** A few orders for all, then all orders for half of them, then half again and one move deeper. */
function* stagesFor(unseen: Uint8Array, inBag: number, candidates: number): Generator<Stage, void> {
  yield { orders: bagOrders(unseen, inBag, FEW_ORDERS), depth: 0, candidates };
  const orders = bagOrders(unseen, inBag, MANY_ORDERS);
  for (let depth = 0, left = candidates; depth < MOST_PLIES; depth++) {
    left = Math.max(FEWEST, Math.ceil(left / 2));
    yield { orders, depth, candidates: Math.min(left, candidates) };
  }
}

/** The candidates of a stage anew in order; undefined when time is up before it is done. */
function rankStage(
  ranking: readonly Candidate[],
  { orders, depth, candidates }: Stage,
  rollout: Rollout,
  lead: number,
  watch: Watch,
): { readonly candidates: Candidate[]; readonly isComplete: boolean } | undefined {
  const total = orders.reduce((sum, { weight }) => sum + weight, 0);
  const ranked: Candidate[] = [];
  let isComplete = true;
  for (const candidate of ranking.slice(0, candidates)) {
    let wins = 0;
    let spread = 0;
    for (const order of orders) {
      const end = lead + rollout.value(candidate, order, depth);
      if (watch.isOver) return undefined;
      isComplete &&= rollout.isComplete;
      wins += order.weight * (end > 0 ? 1 : end === 0 ? 0.5 : 0);
      spread += order.weight * end;
    }
    ranked.push({ ...candidate, winChance: wins / total, spread: spread / total });
  }
  ranked.sort((a, b) => b.winChance - a.winChance || b.spread - a.spread);
  return { candidates: ranked, isComplete };
}
