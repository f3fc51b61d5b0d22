/** A picture in the making: shapes are filled one over the other, smooth at their edges. Pure arithmetic, so it needs no library of the machine. */

export type Colour = readonly [red: number, green: number, blue: number];

/** One colour, or two from top to bottom; with how much of it covers what is there. */
export interface Paint {
  readonly colour: Colour;
  readonly below?: Colour;
  readonly alpha?: number;
}

/** Closed contours: x and y of each point in turn. */
export type Shape = readonly (readonly number[])[];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(3 * width * height);
    for (let i = 0; i < this.pixels.length; i++) this.pixels[i] = ground[i % 3] as number;
  }

  /** What lies outside of the picture is not drawn. */
  fill(shape: Shape, paint: Paint): void {
    const box = boxOf(shape, this.width, this.height);
    if (box.width > 0 && box.height > 0) this.#paint(coverageOf(shape, box), box, paint);
  }

  #paint(coverage: Float32Array, box: Box, { colour, below = colour, alpha = 1 }: Paint): void {
    const stride = box.width + 2;
    for (let y = 0; y < box.height; y++) {
      const part = box.height < 2 ? 0 : y / (box.height - 1);
      const mixed = colour.map((each, i) => each + ((below[i] as number) - each) * part);
      let sum = 0;
      for (let x = 0; x < box.width; x++) {
        sum += coverage[y * stride + x] as number;
        const cover = Math.min(1, Math.abs(sum)) * alpha;
        if (cover < 1 / 512) continue;
        const at = 3 * ((box.top + y) * this.width + box.left + x);
        for (let i = 0; i < 3; i++) {
          const there = this.pixels[at + i] as number;
          this.pixels[at + i] = Math.round(there + ((mixed[i] as number) - there) * cover);
        }
      }
    }
  }
}

function boxOf(shape: Shape, width: number, height: number): Box {
  const of = (axis: 0 | 1): number[] =>
    shape.flatMap((contour) => contour.filter((_, i) => i % 2 === axis));
  const clamped = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  const [xs, ys] = [of(0), of(1)];
  const left = clamped(Math.floor(Math.min(...xs)), width);
  const top = clamped(Math.floor(Math.min(...ys)), height);
  return {
    ...{ left, top },
    width: clamped(Math.ceil(Math.max(...xs)), width) - left,
    height: clamped(Math.ceil(Math.max(...ys)), height) - top,
  };
}

/** How each edge changes what is covered from its pixel on; the sum along a row is the coverage. */
function coverageOf(shape: Shape, box: Box): Float32Array {
  const change = new Float32Array((box.width + 2) * box.height);
  for (const contour of shape)
    for (let i = 0; i < contour.length; i += 2) {
      const next = (i + 2) % contour.length;
      addEdge(change, box, [
        (contour[i] as number) - box.left,
        (contour[i + 1] as number) - box.top,
        (contour[next] as number) - box.left,
        (contour[next + 1] as number) - box.top,
      ]);
    }
  return change;
}

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

function addEdge(change: Float32Array, { width, height }: Box, edge: Edge): void {
  if (edge[1] === edge[3]) return;
  const sign = edge[1] < edge[3] ? 1 : -1;
  const [x0, y0, x1, y1] = sign === 1 ? edge : [edge[2], edge[3], edge[0], edge[1]];
  const slope = (x1 - x0) / (y1 - y0);
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y++) {
    const [from, to] = [Math.max(y, y0), Math.min(y + 1, y1)];
    const a = x0 + (from - y0) * slope;
    const b = x0 + (to - y0) * slope;
    addSpan(change, y * (width + 2), width, Math.min(a, b), Math.max(a, b), sign * (to - from));
  }
}

/** The part of an edge within one row, from x to x; the height that it spans is spread over the pixels it crosses. */
function addSpan(
  change: Float32Array,
  row: number,
  width: number,
  from: number,
  to: number,
  height: number,
): void {
  const left = Math.max(0, Math.min(width, from));
  const right = Math.max(0, Math.min(width, to));
  let done = 0;
  for (let x = Math.floor(left); x <= Math.floor(right); x++) {
    // What the edge covers of the pixels up to and with this one.
    const covered = height * coveredUpTo(x + 1, left, right);
    change[row + x] = (change[row + x] as number) + covered - done;
    done = covered;
  }
  const after = row + Math.floor(right) + 1;
  change[after] = (change[after] as number) + height - done;
}

/** Of a pixel that ends at `x`, the share to the right of an edge that runs evenly from `left` to `right`. */
function coveredUpTo(x: number, left: number, right: number): number {
  const share = (at: number): number => Math.max(0, Math.min(1, x - at));
  if (right - left < 1e-6) return share(left);
  // The mean of `share` along the edge: whole before the pixel, none after it, falling evenly within.
  const begin = Math.max(left, x - 1);
  const end = Math.min(right, x);
  const whole = Math.max(0, Math.min(right, x - 1) - left);
  const within = end > begin ? ((share(begin) + share(end)) / 2) * (end - begin) : 0;
  return (whole + within) / (right - left);
}
