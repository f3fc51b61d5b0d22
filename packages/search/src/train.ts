/**
 * Learns what leaves are worth from games of the engine against itself. A rack that is full while tiles are in the bag
 * is worth the equity of the best move on it; whatever a part of the rack has in common with better or worse racks than
 * the average is its value. The weights are fitted to that by least squares, a generation of games at a time.
 */
import type { Engine } from './engine.ts';
import { fitWeights, LeastSquares } from './least-squares.ts';
import { featuresOf, LeaveEvaluator, type LeaveModel, leaveModel } from './leave-model.ts';
import { greedyPolicy, staticPolicy } from './policies.ts';
import { makeRandom, type Random } from './random.ts';
import { type Observer, playGame, type SelfPlayRules } from './self-play.ts';
import { CODES } from './tiles.ts';
import { useWordMap } from './use-word-map.ts';

/** All that training goes on from. */
export interface Training {
  readonly model: LeaveModel;
  /** How many generations have been fitted. */
  readonly generation: number;
  readonly games: number;
  readonly weights: Float64Array;
  /** What was seen so far, the older the lighter. */
  readonly squares: LeastSquares;
}

export interface TrainingPlan {
  readonly seed: number;
  readonly gamesPerGeneration: number;
  /** Told after every game of the generation. */
  readonly onGame?: (done: number) => void;
}

/** Parts of a rack that are looked at for every turn. */
const SAMPLES = 6;
/** How much of what was seen before a generation still counts after it: older games were played by worse values. */
const KEPT = 0.75;

export function startTraining({ tiles, equipment }: Engine): Training {
  const model = leaveModel(tiles, equipment.tileset);
  const squares = new LeastSquares(model.size);
  return { model, generation: 0, games: 0, weights: new Float64Array(model.size), squares };
}

/** One more generation; with the same seed and the same training before, the same weights. */
export function trainGeneration(
  engine: Engine,
  rules: SelfPlayRules['rules'],
  { model, generation, games, weights, squares }: Training,
  { seed, gamesPerGeneration, onGame }: TrainingPlan,
): Training {
  useWordMap(engine);
  const random = makeRandom(seed + Math.imul(generation, 0x1000193));
  const evaluator = new LeaveEvaluator(model, weights);
  const policy = generation === 0 ? greedyPolicy : staticPolicy(engine, rules.final, evaluator);
  const learned = squares.faded(generation === 1 ? 0 : KEPT);
  const lesson = new Lesson(model, rules.rack, random, learned);
  for (let done = 1; done <= gamesPerGeneration; done++) {
    playGame(engine, rules, [policy, policy], random, lesson);
    onGame?.(done);
  }
  return {
    model,
    generation: generation + 1,
    games: games + gamesPerGeneration,
    weights: fitWeights(learned),
    squares: learned,
  };
}

/** As bytes, so that training can stop between generations and go on another day. */
export function encodeTraining({ generation, games, weights, squares }: Training): Uint8Array {
  const { together, seen } = squares;
  const numbers = new Float64Array(HEAD + weights.length + seen.length + together.length);
  numbers.set([generation, games, weights.length]);
  numbers.set(weights, HEAD);
  numbers.set(seen, HEAD + weights.length);
  numbers.set(together, HEAD + weights.length + seen.length);
  return new Uint8Array(numbers.buffer);
}

/** Undefined for bytes that are no training of this engine's tiles. */
export function decodeTraining(engine: Engine, bytes: Uint8Array): Training | undefined {
  const { model } = startTraining(engine);
  const { size } = model;
  if (bytes.length !== 8 * (HEAD + 2 * size + size * size)) return undefined;
  const numbers = new Float64Array(Uint8Array.from(bytes).buffer);
  const [generation = 0, games = 0, stated = 0] = numbers;
  if (stated !== size || !numbers.every(Number.isFinite)) return undefined;
  const squares = new LeastSquares(size);
  squares.seen.set(numbers.subarray(HEAD + size, HEAD + 2 * size));
  squares.together.set(numbers.subarray(HEAD + 2 * size));
  return { model, generation, games, weights: numbers.slice(HEAD, HEAD + size), squares };
}

/** Numbers before the arrays: generation, games, size. */
const HEAD = 3;

/** Watches games, and notes for each full rack what parts of it went with what equity. */
class Lesson implements Observer {
  readonly #model: LeaveModel;
  readonly #rackSize: number;
  readonly #random: Random;
  readonly #squares: LeastSquares;
  readonly #codes = new Uint8Array(64);
  readonly #part = new Uint8Array(64);
  readonly #features = new Int32Array(2048);
  #mean = 0;
  #turns = 0;

  constructor(model: LeaveModel, rackSize: number, random: Random, squares: LeastSquares) {
    this.#model = model;
    this.#rackSize = rackSize;
    this.#random = random;
    this.#squares = squares;
  }

  moving(
    _seat: number,
    rack: Uint8Array,
    tilesInBag: number,
    _move: unknown,
    equity: number,
  ): void {
    const size = this.#spread(rack);
    if (tilesInBag === 0 || size < this.#rackSize) return;
    this.#turns++;
    this.#mean += (equity - this.#mean) / this.#turns;
    for (let i = 0; i < SAMPLES; i++) {
      const partSize = this.#choosePart(size, 1 + this.#random.below(size - 1));
      const count = featuresOf(this.#model, this.#part, partSize, this.#features);
      this.#squares.add(this.#features, count, equity - this.#mean);
    }
  }

  /** The rack as codes in ascending order. */
  #spread(rack: Uint8Array): number {
    let size = 0;
    for (let code = 0; code < CODES; code++)
      for (let i = rack[code] as number; i > 0 && size < this.#codes.length; i--)
        this.#codes[size++] = code;
    return size;
  }

  /** So many tiles of the rack at random, in their order. */
  #choosePart(size: number, wanted: number): number {
    let chosen = 0;
    for (let i = 0; i < size && chosen < wanted; i++)
      if (this.#random.below(size - i) < wanted - chosen)
        this.#part[chosen++] = this.#codes[i] as number;
    return chosen;
  }
}
