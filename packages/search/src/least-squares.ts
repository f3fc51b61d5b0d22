/** Weights of features that are there or not, so that their sums come closest to what was seen. */

/** Draws every weight a little towards 0: what was rarely seen stays small. */
const PULL = 60;

export class LeastSquares {
  readonly size: number;
  /** How often two features were seen together, row by row; only the lower half is filled. */
  readonly together: Float64Array;
  /** By feature: the sum of what was seen with it. */
  readonly seen: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.together = new Float64Array(size * size);
    this.seen = new Float64Array(size);
  }

  /** The same with everything seen counting for less. */
  faded(factor: number): LeastSquares {
    const faded = new LeastSquares(this.size);
    faded.together.set(this.together.map((value) => value * factor));
    faded.seen.set(this.seen.map((value) => value * factor));
    return faded;
  }

  add(features: Int32Array, count: number, value: number): void {
    const { size, together, seen } = this;
    for (let i = 0; i < count; i++) {
      const row = features[i] as number;
      seen[row] = (seen[row] as number) + value;
      for (let j = 0; j < count; j++) {
        const column = features[j] as number;
        if (column > row) continue;
        const at = row * size + column;
        together[at] = (together[at] as number) + 1;
      }
    }
  }
}

/** By Cholesky's method. */
export function fitWeights({ size, together, seen }: LeastSquares): Float64Array {
  const lower = Float64Array.from(together);
  for (let row = 0; row < size; row++)
    lower[row * size + row] = (lower[row * size + row] as number) + PULL;
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = lower[row * size + column] as number;
      for (let k = 0; k < column; k++)
        sum -= (lower[row * size + k] as number) * (lower[column * size + k] as number);
      lower[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (lower[column * size + column] as number);
    }
  const weights = Float64Array.from(seen);
  for (let row = 0; row < size; row++) {
    let sum = weights[row] as number;
    for (let k = 0; k < row; k++) sum -= (lower[row * size + k] as number) * (weights[k] as number);
    weights[row] = sum / (lower[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = weights[row] as number;
    for (let k = row + 1; k < size; k++)
      sum -= (lower[k * size + row] as number) * (weights[k] as number);
    weights[row] = sum / (lower[row * size + row] as number);
  }
  return weights;
}
