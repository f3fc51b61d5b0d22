/**
 * The words of a list by their letters in any order, for racks with blanks: which words some letters make, which one
 * letter more would make a word of them, and whether any two would. A sum of numbers, one for each letter, stands for
 * the letters. Where two sums meet by chance more is found than there is: whoever asks looks at the words themselves.
 * (After the word map of MAGPIE, in flat arrays, and with a set of letters in the place of the words with a blank.)
 */
import { BOARD_SIZE } from '@taht/rules';
import { doubled } from './doubled.ts';
import { CODES, highBit, lowBit } from './tiles.ts';
import { bitsIn, ENDS, FIRST_AT, HAS_HIGH, LINK, type WalkGraph } from './walk-graph.ts';

export interface WordMap {
  readonly anagrams: Anagrams;
  readonly oneShort: OneShort;
  readonly twoShort: TwoShort;
}

/** By letter code, what it adds to the sum of a word. Sums wrap around at 32 bits. */
export const LETTER_SUMS: Int32Array = letterSums();

/** Numbers without a pattern, the same ones always. */
function letterSums(): Int32Array {
  const sums = new Int32Array(CODES);
  let number = 0x2545f491;
  for (let code = 1; code < CODES; code++) {
    number ^= number << 13;
    number ^= number >>> 17;
    number ^= number << 5;
    sums[code] = number;
  }
  return sums;
}

/** An empty place has the sum 0, so that letters with this sum stand under another. */
const keyOf = (sum: number): number => (sum === 0 ? 1 : sum);
const spread = (key: number): number => Math.imul(key, 0x9e3779b1);
/** The bits that tell so many places apart; a small table is as good as none. */
const bitsFor = (places: number): number => 32 - Math.clz32(Math.max(places, 32) - 1);

/** So many bits for each place of a table tell of nearly every sum that it is not there, in memory that is near. */
const FILTER = 3;

/** A number for each sum, beside it: one look at the memory finds both. */
class BySum {
  readonly pairs: Int32Array;
  size = 0;
  readonly #shift: number;
  readonly #filter: Bits;

  constructor(bits: number) {
    this.pairs = new Int32Array(2 ** bits * 2);
    this.#shift = 32 - bits;
    this.#filter = new Bits(bits + FILTER);
  }

  /** Where a sum stands, or the empty place where it would; its number comes next. */
  placeOf(sum: number): number {
    const { pairs } = this;
    const key = keyOf(sum);
    const last = pairs.length - 2;
    let at = (spread(key) >>> this.#shift) << 1;
    for (; pairs[at] !== 0 && pairs[at] !== key; ) at = (at + 2) & last;
    return at;
  }

  /** The number of a sum; 0 where there is none. */
  get(sum: number): number {
    return this.#filter.mayHave(sum) ? (this.pairs[this.placeOf(sum) + 1] as number) : 0;
  }

  /** As `placeOf`; the sum stands there now. */
  keep(sum: number): number {
    const at = this.placeOf(sum);
    if (this.pairs[at] !== 0) return at;
    this.size++;
    this.pairs[at] = keyOf(sum);
    this.#filter.add(sum);
    return at;
  }
}

/** Sums of which it is known only that they are not there, or that they may be. */
class Bits {
  readonly #bits: Int32Array;
  readonly #shift: number;

  constructor(bits: number) {
    this.#bits = new Int32Array(2 ** (bits - 5));
    this.#shift = 32 - bits;
  }

  add(sum: number): void {
    const at = spread(keyOf(sum)) >>> this.#shift;
    this.#bits[at >>> 5] = (this.#bits[at >>> 5] as number) | (1 << (at & 31));
  }

  mayHave(sum: number): boolean {
    const at = spread(keyOf(sum)) >>> this.#shift;
    return (((this.#bits[at >>> 5] as number) >>> (at & 31)) & 1) !== 0;
  }
}

/** The words of each sum. */
export class Anagrams {
  /** Each word behind its length, the words of a sum side by side and a 0 after them. */
  readonly words: Uint8Array;
  readonly #from: BySum;

  constructor(gathered: Gathered) {
    this.#from = new BySum(bitsFor(Math.ceil(gathered.count * 1.4)));
    const { pairs } = this.#from;
    forEachWord(gathered, (_row, length, sum) => {
      const at = this.#from.keep(sum);
      pairs[at + 1] = (pairs[at + 1] as number) + length + 1;
    });
    // The first byte is a 0: a sum without a place has no words.
    let end = 1;
    for (let at = 1; at < pairs.length; at += 2) {
      const room = pairs[at] as number;
      if (room === 0) continue;
      pairs[at] = end;
      end += room + 1;
    }
    this.words = new Uint8Array(end);
    forEachWord(gathered, (row, length, sum) => {
      let to = this.#from.get(sum);
      while (this.words[to] !== 0) to += (this.words[to] as number) + 1;
      for (let i = 0; i <= length; i++) this.words[to + i] = gathered.rows[row + i] as number;
    });
  }

  /** Where the words of a sum begin. */
  wordsOf(sum: number): number {
    return this.#from.get(sum);
  }
}

/** What letters with codes above 32 add besides, so that they stand apart from the others. */
const ABOVE = 0x5bd1e995;

/** For letters that lack one to be a word: which one it is. */
export class OneShort {
  #missing: BySum;
  #bits: number;

  constructor(gathered: Gathered) {
    this.#bits = bitsFor(gathered.count * 2);
    this.#missing = new BySum(this.#bits);
    forEachWord(gathered, (row, length, sum) => {
      for (let i = 1; i <= length; i++) this.#add(sum, gathered.rows[row + i] as number);
    });
  }

  /** Those with the codes 1 to 32, a bit for each. */
  low(sum: number): number {
    return this.#missing.get(sum);
  }

  /** Those with codes above. */
  high(sum: number): number {
    return this.#missing.get((sum + ABOVE) | 0);
  }

  #add(sum: number, letter: number): void {
    const without = sum - (LETTER_SUMS[letter] as number);
    const at = this.#missing.keep((letter > 32 ? without + ABOVE : without) | 0);
    const { pairs, size } = this.#missing;
    pairs[at + 1] = (pairs[at + 1] as number) | lowBit(letter) | highBit(letter);
    if (size > pairs.length * MOST_FULL) this.#enlarge();
  }

  #enlarge(): void {
    const { pairs } = this.#missing;
    const larger = new BySum(++this.#bits);
    for (let at = 0; at < pairs.length; at += 2)
      if (pairs[at] !== 0)
        larger.pairs[larger.keep(pairs[at] as number) + 1] = pairs[at + 1] as number;
    this.#missing = larger;
  }
}

/** A table of pairs is enlarged when seven tenths of its places are taken. */
const MOST_FULL = 0.7 / 2;

/** Bits for a list of so many words; a sum that is not there then looks as if it were once in ten times. */
const BITS_PER_WORD = 100;

/** For letters that lack two to be a word: only whether there may be any. */
export class TwoShort {
  readonly #bits: Bits;

  constructor(gathered: Gathered) {
    this.#bits = new Bits(bitsFor(gathered.count * BITS_PER_WORD));
    const letterSum = (at: number): number => LETTER_SUMS[gathered.rows[at] as number] as number;
    forEachWord(gathered, (row, length, sum) => {
      for (let i = row + length; i > row + 1; i--)
        for (let j = i - 1; j > row; j--) this.#bits.add((sum - letterSum(i) - letterSum(j)) | 0);
    });
  }

  mayHave(sum: number): boolean {
    return this.#bits.mayHave(sum);
  }
}

/** All words that fit on a board, each behind its length, with their sums. */
interface Gathered {
  readonly rows: Uint8Array;
  readonly sums: Int32Array;
  readonly count: number;
}

function forEachWord(
  { rows, sums, count }: Gathered,
  see: (row: number, length: number, sum: number) => void,
): void {
  for (let word = 0, row = 0; word < count; word++) {
    const length = rows[row] as number;
    see(row, length, sums[word] as number);
    row += length + 1;
  }
}

function gather(graph: WalkGraph): Gathered {
  const { numbers, width, high } = graph;
  let rows = new Uint8Array(1 << 16);
  let sums = new Int32Array(1 << 12);
  let size = 0;
  let count = 0;
  const letters = new Uint8Array(BOARD_SIZE);
  const put = (length: number, sum: number): void => {
    if (size + length + 1 > rows.length) {
      const larger = new Uint8Array(rows.length * 2);
      larger.set(rows);
      rows = larger;
    }
    if (count === sums.length) sums = doubled(sums);
    rows[size] = length;
    for (let i = 0; i < length; i++) rows[size + 1 + i] = letters[i] as number;
    sums[count++] = sum;
    size += length + 1;
  };
  const walk = (node: number, depth: number, sum: number): void => {
    const link = numbers[node + LINK] as number;
    if (depth > 1 && (link & ENDS) !== 0) put(depth, sum);
    if (depth === BOARD_SIZE) return;
    const low = numbers[node] as number;
    const first = link >> FIRST_AT;
    each(low, first, 0, depth, sum);
    if ((link & HAS_HIGH) !== 0)
      each(high[node] as number, first + bitsIn(low) * width, 32, depth, sum);
  };
  const each = (set: number, first: number, below: number, depth: number, sum: number): void => {
    for (let left = set, at = first; left !== 0; left &= left - 1, at += width) {
      const letter = below + 32 - Math.clz32(left & -left);
      letters[depth] = letter;
      walk(at, depth + 1, (sum + (LETTER_SUMS[letter] as number)) | 0);
    }
  };
  walk(graph.start, 0, 0);
  return { rows, sums, count };
}

const made = new WeakMap<WalkGraph, WordMap>();

/** Made once for a graph, however many engines use it. */
export function wordMap(graph: WalkGraph): WordMap {
  const known = made.get(graph) ?? build(graph);
  made.set(graph, known);
  return known;
}

function build(graph: WalkGraph): WordMap {
  const words = gather(graph);
  return {
    anagrams: new Anagrams(words),
    oneShort: new OneShort(words),
    twoShort: new TwoShort(words),
  };
}
