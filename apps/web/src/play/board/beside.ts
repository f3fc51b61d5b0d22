/** Where a note stands beside a word: on the board, near the word, and never on a letter of it or on the square where it would go on. */
import { BOARD_SIZE, columnOf, neighbour, rowOf, type Square, squareAt } from '@taht/rules';
import { along, lettersOf, type WordPlace } from './word-squares.ts';

/** In squares, as everything here. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Neighbourhood {
  /** The word that the note is about first, then those across it. */
  readonly words: readonly WordPlace[];
  /** Tiles on their way to a play. */
  readonly laid: readonly Square[];
  /** Whether a tile lies there. */
  readonly isTaken: (square: Square) => boolean;
  /** Notes that stand there already. */
  readonly boxes: readonly Box[];
  /** What is in sight of a board that has come near. */
  readonly seen: Box;
}

/** Of a square, by how much of it is hidden; squares beside a tile are where somebody will lay the next one. */
const COST = { clear: 1000, tile: 30, beside: 2 };
/** For each square between the note and its word, and between the note and the end of the word. */
const FAR = 1;
const FROM_END = 0.2;
/** Notes stand on quarters of a square, and leave a little air. */
const STEP = 0.25;
const AIR = 0.06;

export function placeBeside(size: Size, around: Neighbourhood): Box {
  const costs = costsOf(around);
  const letters = around.words.slice(0, 1).flatMap(lettersOf).map(boxOf);
  const [first, end] = [letters[0], letters.at(-1)];
  let best: Box = { ...size, left: 0, top: 0 };
  let least = Number.POSITIVE_INFINITY;
  // Of places that are as good, the one above and at the right.
  const { seen } = around;
  const lefts = stepsIn(seen.left, seen.width, size.width).reverse();
  for (const top of stepsIn(seen.top, seen.height, size.height))
    for (const left of lefts) {
      const box = { ...size, left, top };
      const far = first && end ? FAR * gap(box, first, end) + FROM_END * gap(box, end, end) : 0;
      if (far >= least) continue;
      const cost = far + hiddenBy(box, costs, around.boxes);
      if (cost >= least) continue;
      least = cost;
      best = box;
    }
  return best;
}

/** The words, and the squares before and after each. */
export const clearOf = ({ words, laid }: Pick<Neighbourhood, 'words' | 'laid'>): Square[] => [
  ...words.flatMap((word) => along(word, -1, word.letters.length + 1)),
  ...laid,
];

function costsOf(around: Neighbourhood): Float64Array {
  const costs = new Float64Array(BOARD_SIZE * BOARD_SIZE);
  for (const square of costs.keys() as Iterable<Square>)
    if (around.isTaken(square)) {
      costs[square] = COST.tile;
      for (const direction of ['across', 'down'] as const)
        for (const step of [-1, 1]) {
          const beside = neighbour(square, direction, step);
          if (beside !== undefined && !around.isTaken(beside)) costs[beside] = COST.beside;
        }
    }
  for (const square of clearOf(around)) costs[square] = COST.clear;
  return costs;
}

function hiddenBy(box: Box, costs: Float64Array, boxes: readonly Box[]): number {
  const airy = withAir(box);
  let sum = 0;
  for (const other of boxes) sum += COST.clear * overlap(airy, other);
  const rows = linesOf(airy.top, airy.height);
  for (const column of linesOf(airy.left, airy.width))
    for (const row of rows) {
      const square = squareAt(row, column);
      const cost = costs[square] as number;
      if (cost > 0) sum += cost * overlap(airy, boxOf(square));
    }
  return sum;
}

const withAir = ({ left, top, width, height }: Box): Box => ({
  left: left - AIR,
  top: top - AIR,
  width: width + 2 * AIR,
  height: height + 2 * AIR,
});

const boxOf = (square: Square): Box => ({
  left: columnOf(square),
  top: rowOf(square),
  width: 1,
  height: 1,
});

/** Where something of this length begins within a stretch of the board. */
function stepsIn(from: number, length: number, own: number): number[] {
  const first = Math.max(from, 0);
  const last = Math.max(Math.min(from + length, BOARD_SIZE) - own, first);
  const steps = Math.ceil((last - first) / STEP);
  return [...Array.from({ length: steps }, (_, i) => first + i * STEP), last];
}

/** The rows or columns that a stretch touches. */
function linesOf(from: number, length: number): number[] {
  const first = Math.max(Math.floor(from), 0);
  const last = Math.min(Math.ceil(from + length), BOARD_SIZE);
  return Array.from({ length: Math.max(last - first, 0) }, (_, i) => first + i);
}

/** The area that two have in common. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** How far a box is from a row of others, along rows and columns together. */
const gap = (box: Box, first: Box, last: Box): number =>
  Math.max(0, box.left - last.left - last.width, first.left - box.left - box.width) +
  Math.max(0, box.top - last.top - last.height, first.top - box.top - box.height);
