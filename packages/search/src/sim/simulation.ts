/**
 * The course of a simulation: which candidates are tried next, and what is known of each so far. It does no rolling
 * itself, so that the rolling can be spread over threads; whole iterations are added in their order.
 */
import { type Candidate, candidateKey } from './candidate.ts';
import { Race } from './race.ts';
import type { FirstSight, Outcome } from './roller.ts';
import { type Estimate, Tally } from './tally.ts';

export interface SimOptions {
  /** Turns after the candidate; when the bag is empty the game is played to its end in any case. */
  readonly plies: number;
  /** Every candidate is tried at most so often. */
  readonly iterations: number;
  /** With this confidence the best candidate is not dropped; with 1 all are tried equally often. */
  readonly confidence: number;
  /** What makes a candidate the best. */
  readonly aim: 'win' | 'spread';
  readonly seed: number;
}

export interface CandidateResult {
  readonly spread: Estimate;
  readonly win: Estimate;
  readonly iterations: number;
  /** Not yet dropped as worse than the best. */
  readonly isInRace: boolean;
}

export interface SimResult {
  /** In the order in which the candidates were given. */
  readonly candidates: readonly CandidateResult[];
  /** The index of the best; while there are few iterations, first sight has a say in it beside the means. */
  readonly best: number;
  readonly iterations: number;
  readonly rollouts: number;
  readonly end: 'decided' | 'all-iterations' | 'deadline';
}

/** In a game that is as good as decided, points still count for something: a thousand of them as much as this chance to win. */
const THOUSAND_POINTS = 0.2;
/** Differences that nobody would think about twice, in points and in chances to win. */
const INDIFFERENCE = { spread: 0.1, win: 0.001 } as const;

export class Simulation {
  readonly options: SimOptions;
  /** The candidates in an order of their own, so that the order in which they are given has no say. */
  readonly candidates: readonly Candidate[];
  /** By candidate here: its place in the order given. */
  readonly #places: readonly number[];
  readonly #race: Race;
  readonly #spreads: readonly Tally[];
  readonly #wins: readonly Tally[];
  readonly #values: Float64Array;
  #iterations = 0;
  #rollouts = 0;

  constructor(candidates: readonly Candidate[], options: SimOptions) {
    if (candidates.length === 0) throw new Error('no candidates');
    const { aim, confidence } = options;
    const keyed = candidates.map((candidate, place) => ({ key: candidateKey(candidate), place }));
    this.options = options;
    this.#places = keyed.sort((a, b) => compare(a.key, b.key)).map(({ place }) => place);
    this.candidates = this.#places.map((place) => candidates[place] as Candidate);
    this.#race = new Race(candidates.length, { confidence, indifference: INDIFFERENCE[aim] });
    this.#spreads = candidates.map(() => new Tally());
    this.#wins = candidates.map(() => new Tally());
    this.#values = new Float64Array(candidates.length);
  }

  /** The candidates to try in the next iteration. */
  get alive(): readonly number[] {
    return this.#race.alive;
  }

  /** The next iteration. */
  get iteration(): number {
    return this.#iterations;
  }

  get isOver(): boolean {
    return this.#race.isDecided || this.#iterations >= this.options.iterations;
  }

  /** What the candidates are worth before anything is tried. */
  expect({ outcomes, iterations }: FirstSight): void {
    this.#race.expect(
      Float64Array.from(outcomes, (outcome) => this.#valueOf(outcome)),
      iterations,
    );
  }

  /** What the next iteration brought each candidate that is in the race; others are passed over. */
  add(outcomeOf: (candidate: number) => Outcome): void {
    for (const candidate of this.alive) {
      const outcome = outcomeOf(candidate);
      (this.#spreads[candidate] as Tally).add(outcome.spread);
      (this.#wins[candidate] as Tally).add(outcome.win);
      this.#values[candidate] = this.#valueOf(outcome);
      this.#rollouts++;
    }
    this.#iterations++;
    this.#race.add(this.#values);
  }

  #valueOf({ spread, win }: Outcome): number {
    return this.options.aim === 'spread' ? spread : win + (spread * THOUSAND_POINTS) / 1000;
  }

  get result(): SimResult {
    const results = this.#places.map((_, candidate) => ({
      spread: (this.#spreads[candidate] as Tally).estimate,
      win: (this.#wins[candidate] as Tally).estimate,
      iterations: (this.#wins[candidate] as Tally).count,
      isInRace: this.alive.includes(candidate),
    }));
    const given: CandidateResult[] = [];
    for (const [candidate, place] of this.#places.entries())
      given[place] = results[candidate] as CandidateResult;
    return {
      candidates: given,
      best: this.#places[this.#race.leader] as number,
      iterations: this.#iterations,
      rollouts: this.#rollouts,
      end: this.#race.isDecided ? 'decided' : this.isOver ? 'all-iterations' : 'deadline',
    };
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
