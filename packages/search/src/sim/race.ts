/**
 * Which of several candidates is best, with as few trials as possible. All that are still in the race are tried on the
 * same iterations, so the luck that they share cancels in their differences; one that is behind the leader by more than
 * chance explains is dropped. The margin holds at every look, however often one looks (the mixture of normal
 * distributions of Robbins 1970), and the doubt that is allowed is split among the candidates. What candidates are worth
 * at first sight may count as some trials that came out as expected: after few real ones, luck would choose otherwise.
 */

export interface RaceOptions {
  /** The chance that the best is not dropped, for instance 0.95; with 1 nobody ever is. */
  readonly confidence: number;
  /** Differences up to this do not matter. */
  readonly indifference: number;
}

/** Before so many trials, differences say little about how much they vary. */
const FEWEST = 20;
/** The number of trials at which the margin is at its tightest, about. */
const TIGHTEST = 50;

export class Race {
  readonly #doubt: number;
  readonly #indifference: number;
  readonly #sums: Float64Array;
  /** By two candidates: the sum of the squares of their differences. */
  readonly #squares: Float64Array;
  #alive: readonly number[];
  #trials = 0;
  #leader = 0;
  /** The sum of the values expected at first sight, and as how many trials they count. */
  readonly #expected: Float64Array;
  #expectedTrials = 0;

  constructor(candidates: number, { confidence, indifference }: RaceOptions) {
    this.#doubt = (1 - confidence) / Math.max(1, candidates - 1);
    this.#indifference = indifference;
    this.#sums = new Float64Array(candidates);
    this.#expected = new Float64Array(candidates);
    this.#squares = new Float64Array(candidates * candidates);
    this.#alive = Array.from({ length: candidates }, (_, i) => i);
  }

  /** Those still in the race, in ascending order. */
  get alive(): readonly number[] {
    return this.#alive;
  }

  /** The best so far; of equals the first. */
  get leader(): number {
    return this.#leader;
  }

  get isDecided(): boolean {
    return this.#alive.length < 2;
  }

  /** The values at first sight, by candidate; they count as so many trials. */
  expect(values: Float64Array, trials: number): void {
    for (const [one, value] of values.entries()) this.#expected[one] = value * trials;
    this.#expectedTrials = trials;
    this.#findLeader();
  }

  /** The values of one iteration, by candidate; only those of candidates in the race are looked at. */
  add(values: Float64Array): void {
    const candidates = this.#sums.length;
    this.#trials++;
    for (const [i, one] of this.#alive.entries()) {
      const value = values[one] as number;
      this.#sums[one] = (this.#sums[one] as number) + value;
      for (let j = 0; j < i; j++) {
        const other = this.#alive[j] as number;
        const difference = value - (values[other] as number);
        const at = one * candidates + other;
        this.#squares[at] = (this.#squares[at] as number) + difference * difference;
      }
    }
    this.#findLeader();
    if (this.#trials >= FEWEST) this.#alive = this.#alive.filter((one) => this.#staysIn(one));
  }

  #findLeader(): void {
    this.#leader = this.#alive.reduce((best, one) => (this.#ahead(one, best) > 0 ? one : best));
  }

  /** By how much one candidate is ahead of another on average, first sight included. */
  #ahead(one: number, other: number): number {
    const sums = (this.#sums[one] as number) - (this.#sums[other] as number);
    const expected = (this.#expected[one] as number) - (this.#expected[other] as number);
    return (sums + expected) / (this.#trials + this.#expectedTrials);
  }

  #staysIn(one: number): boolean {
    const leader = this.#leader;
    if (one === leader) return true;
    const trials = this.#trials;
    const seen = ((this.#sums[leader] as number) - (this.#sums[one] as number)) / trials;
    const at = Math.max(one, leader) * this.#sums.length + Math.min(one, leader);
    const squares = this.#squares[at] as number;
    const variance = Math.max(0, (squares - trials * seen * seen) / (trials - 1));
    return this.#ahead(leader, one) + this.#indifference < Math.sqrt(variance) * this.#margin;
  }

  /** In standard deviations of a single difference. */
  get #margin(): number {
    const trials = this.#trials + this.#expectedTrials;
    const looks = Math.log(1 + trials / TIGHTEST) / 2;
    return Math.sqrt(
      (2 * (trials + TIGHTEST) * (Math.log(1 / this.#doubt) + looks)) / (trials * trials),
    );
  }
}
