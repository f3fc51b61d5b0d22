/** Mean and standard error of numbers that come one by one (Welford 1962). */

export interface Estimate {
  readonly mean: number;
  /** The standard error of the mean; infinite while there are fewer than two numbers. */
  readonly error: number;
}

export class Tally {
  #count = 0;
  #mean = 0;
  #squares = 0;

  get count(): number {
    return this.#count;
  }

  get estimate(): Estimate {
    const error =
      this.#count < 2
        ? Number.POSITIVE_INFINITY
        : Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
    return { mean: this.#mean, error };
  }

  add(number: number): void {
    this.#count++;
    const before = number - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (number - this.#mean);
  }
}
