/** Simulation: rollouts per second, and how many of them a decision takes when candidates that are behind are dropped. */
import { emptyBoard, layTiles, type Ruleset } from '@taht/rules';
import {
  type Engine,
  findCandidates,
  greedyPolicy,
  LeaveEvaluator,
  leaveModel,
  makeRandom,
  type Outlook,
  playGame,
  type SimPosition,
  type SimResult,
  simulate,
  staticPolicy,
  winModel,
} from '../src/index.ts';
import { benchFor } from './bench-for.ts';
import { cpuTime, once } from './measure.ts';

/** As the other engines were measured: positions of greedy games with at least this many tiles in the bag. */
const POSITIONS = 60;
const TILES_IN_BAG = 20;
const CANDIDATES = 10;
const ROLLOUTS_EACH = 20;
const DECISIONS = 12;

const equipment = once(() => {
  const { engine, rules } = benchFor('en');
  const model = leaveModel(engine.tiles, engine.equipment.tileset);
  const evaluator = new LeaveEvaluator(model, new Float64Array(model.size));
  const policy = staticPolicy(engine, rules.final, evaluator);
  const outlook: Outlook = { rules, policy, win: winModel('en', 2) };
  return { engine, outlook, positions: positionsFrom(engine, rules) };
});

/** Every fifth turn of greedy games. */
function positionsFrom(engine: Engine, rules: Ruleset): SimPosition[] {
  const found: SimPosition[] = [];
  for (let game = 1; found.length < POSITIONS; game++) {
    const random = makeRandom(game);
    const scores = [0, 0];
    let board = emptyBoard;
    let turn = 0;
    playGame(engine, rules, [greedyPolicy, greedyPolicy], random, {
      moving: (seat, counts, bag, move) => {
        if (turn++ % 5 === game % 5 && bag >= TILES_IN_BAG && found.length < POSITIONS) {
          engine.rack.load(counts);
          const rack = engine.leaveOf(engine.rack.full);
          found.push({
            board,
            rack,
            seats: [seat, 1 - seat].map((at) => ({
              score: scores[at] as number,
              tiles: rules.rack,
              passes: 0,
            })),
            bag,
            scoreless: 0,
            fewest: rules.opening.minTiles,
          });
        }
        if (move.kind !== 'place') return;
        board = layTiles(board, engine.decode(0).tiles);
        scores[seat] = (scores[seat] as number) + move.score;
      },
    });
  }
  return found;
}

function compare(position: SimPosition, plies: number, iterations: number, confidence: number) {
  const { engine, outlook } = equipment();
  const candidates = findCandidates(engine, outlook, position, CANDIDATES);
  return simulate(
    engine,
    outlook,
    position,
    candidates.map(({ candidate }) => candidate),
    { plies, iterations, confidence, aim: 'win', seed: 1 },
  );
}

function rolloutsPerSecond(plies: number): number {
  const { positions } = equipment();
  const run = (iterations: number): number =>
    positions.reduce((sum, at) => sum + compare(at, plies, iterations, 1).rollouts, 0);
  run(1);
  const start = cpuTime();
  const rollouts = run(ROLLOUTS_EACH);
  return Math.round((1e6 * rollouts) / (cpuTime() - start));
}

const decided = once(() =>
  equipment()
    .positions.filter((_, i) => i % Math.floor(POSITIONS / DECISIONS) === 0)
    .map((position) => compare(position, 2, 1000, 0.95)),
);

const mean = (of: (result: SimResult) => number): number =>
  Math.round(decided().reduce((sum, result) => sum + of(result), 0) / decided().length);

export const benches = [
  {
    name: `${CANDIDATES} candidates, 2 plies`,
    unit: 'rollouts/s',
    run: (): number => rolloutsPerSecond(2),
  },
  {
    name: `${CANDIDATES} candidates, 4 plies`,
    unit: 'rollouts/s',
    run: (): number => rolloutsPerSecond(4),
  },
  {
    name: 'decision at 95 %, those behind dropped',
    unit: 'rollouts',
    run: (): number => mean(({ rollouts }) => rollouts),
  },
  {
    name: 'decision at 95 %, equal shares',
    unit: 'rollouts',
    run: (): number => mean(({ iterations, candidates }) => iterations * candidates.length),
  },
];
