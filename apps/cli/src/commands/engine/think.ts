/**
 * Finds the best move of a position and tells what the moves are worth as it learns it. At first by score and leave;
 * then the end of a game for two is searched, and everything before it is played out, until somebody stops it.
 */
import type { EnginePool, EngineWork } from '@taht/host';
import type { GameView, Move } from '@taht/rules';
import {
  type BotProfile,
  botProfile,
  type Candidate,
  type CandidateResult,
  type EndSearch,
  type LookAhead,
  type RankedCandidate,
  type SimPosition,
  type SimResult,
  simPosition,
  winModel,
} from '@taht/search';
import type { Equipped } from '../../engine/equip.ts';
import type { GoTerms } from './go.ts';

/** What is known of a move so far. */
export interface Value {
  readonly move: Candidate;
  readonly rollouts?: number;
  /** By score and leave alone. */
  readonly equity?: number;
  /** From 0 to 1, and how sure that is. */
  readonly win?: number;
  readonly error?: number;
  /** Points ahead at the end. */
  readonly spread?: number;
  readonly exact?: boolean;
}

/** Threads for the engine and for bots: the bots know more words than the engine lays. */
export interface Pools {
  readonly engine: EnginePool;
  readonly bots: EnginePool;
}

/** The best first. */
type Tell = (values: readonly Value[]) => void;

const { ahead } = botProfile('champion') as BotProfile & { readonly ahead: LookAhead };
const PLIES = 2;
const CONFIDENCE = 0.99;
const SEED = 1;
/** How often a move is played out where nobody says how long to think, and where only the time counts. */
const ROLLOUTS = 1000;
const UNTIL_STOPPED = 10_000_000;
/** Values are told after so many rollouts of each move, and whenever there are twice as many. */
const FIRST_TOLD = 25;

export async function think(
  pools: Pools,
  equipped: Equipped,
  view: GameView,
  terms: GoTerms,
  signal: AbortSignal,
  tell: Tell,
): Promise<Move> {
  if (terms.bot !== undefined) return askBot(pools.bots, equipped, view, terms.bot, signal);
  const position = simPosition(view) as SimPosition;
  const work = workFor(equipped, position);
  const found = await pools.engine.findCandidates(work, terms.moves);
  tell(found.map(({ candidate, equity }) => ({ move: candidate, equity })));
  const [first = { candidate: { kind: 'pass' } as const, equity: 0 }] = found;
  if (position.seats.length === 2 && position.bag <= ahead.endBag) {
    const end = await pools.engine.searchEnd(work, endTerms(equipped, position), { signal });
    if (end !== undefined) {
      tell(endValues(end, terms.moves));
      return end.moves[0].move;
    }
  }
  if (found.length < 2) return first.candidate;
  return playOut(pools.engine, work, found, terms, signal, tell);
}

/** Bots know each other's words to judge them, and lay none of the family list. */
async function askBot(
  pool: EnginePool,
  { lexicon, edition, files }: Equipped,
  view: GameView,
  profile: BotProfile,
  signal: AbortSignal,
): Promise<Move> {
  const work = { lexicon, edition: edition.id, files, view };
  const action = await pool.botAction(work, { profile, seed: 0 }, { signal });
  if (action?.kind === 'place' || action?.kind === 'exchange') return action;
  return { kind: 'pass' };
}

/** The engine lays no word of the family list, as bots do not. */
function workFor(
  { kit, edition, rules, tileset, layout, files }: Equipped,
  position: SimPosition,
): EngineWork {
  const win = winModel(edition.id, position.seats.length);
  const setting = { tileset, layout, rules, leaves: files.leaves ?? null, win };
  return { lexicon: kit.engine.equipment.lexicon, setting, position };
}

const endTerms = ({ rules }: Equipped, { bag, rack }: SimPosition) => ({
  mostExchanged: bag >= rules.exchange.minBag ? Math.min(bag, rack.length) : 0,
  looks: ahead.endLooks,
});

const endValues = ({ moves, isExact }: EndSearch, most: number): Value[] =>
  moves.slice(0, most).map((value, i) => ({ ...value, exact: isExact && i === 0 }));

async function playOut(
  pool: EnginePool,
  work: EngineWork,
  found: readonly RankedCandidate[],
  { time, rollouts }: GoTerms,
  signal: AbortSignal,
  tell: Tell,
): Promise<Candidate> {
  const candidates = found.map(({ candidate }) => candidate);
  const iterations = rollouts ?? (time === undefined ? ROLLOUTS : UNTIL_STOPPED);
  let next = FIRST_TOLD;
  let told = 0;
  const onProgress = (result: SimResult): void => {
    if (result.iterations < next) return;
    told = result.iterations;
    while (next <= result.iterations) next *= 2;
    tell(simValues(found, result));
  };
  const options = {
    plies: PLIES,
    iterations,
    confidence: CONFIDENCE,
    aim: 'win',
    seed: SEED,
  } as const;
  const result = await pool.simulate({ ...work, candidates, options }, { signal, onProgress });
  if (result.iterations === 0) return candidates[0] as Candidate;
  if (result.iterations > told) tell(simValues(found, result));
  return candidates[result.best] as Candidate;
}

/** The best by the simulation first, then those that win more. */
function simValues(found: readonly RankedCandidate[], { candidates, best }: SimResult): Value[] {
  const valued = found.map(({ candidate, equity }, i) => {
    const { win, spread, iterations } = candidates[i] as CandidateResult;
    const error = Number.isFinite(win.error) ? { error: win.error } : {};
    const value = { move: candidate, rollouts: iterations, equity, win: win.mean, ...error };
    return { ...value, spread: spread.mean };
  });
  const [first] = valued.splice(best, 1);
  const rest = valued.toSorted((a, b) => b.win - a.win || b.spread - a.spread);
  return first === undefined ? rest : [first, ...rest];
}
