/**
 * Takes words in any order and gives them back in alphabet order, each once. Words are packed into bytes,
 * so that millions of them need about as much memory as their text, and three times that while growing.
 */
import type { Codes } from './graph.ts';
import { compareWords, sortWords } from './radix-sort.ts';

export class WordPool {
  #bytes = new Uint8Array(1 << 16);
  #end = 0;
  #places = new Uint32Array(1 << 12);
  #count = 0;

  /** How many words were added, repetitions included. */
  get count(): number {
    return this.#count;
  }

  /** Takes the first `length` letters. Copied one by one: for so few, `set` and a view of them take longer. */
  add(letters: Codes, length: number = letters.length): void {
    const end = this.#end + 1 + length;
    if (end > this.#bytes.length) this.#bytes = copyInto(new Uint8Array(2 * end), this.#bytes);
    if (this.#count === this.#places.length)
      this.#places = copyInto(new Uint32Array(2 * this.#count), this.#places);
    this.#bytes[this.#end] = length;
    for (let i = 0; i < length; i++) this.#bytes[this.#end + 1 + i] = letters[i] as number;
    this.#places[this.#count++] = this.#end;
    this.#end = end;
  }

  /** The words so far; those added later are not among them. */
  sorted(): SortedWords {
    const places = this.#places.slice(0, this.#count);
    sortWords(this.#bytes, places);
    return new SortedWords(this.#bytes, distinct(this.#bytes, places));
  }
}

/** Words in alphabet order; each is a view of shared bytes, to be read and not written to. */
export class SortedWords implements Iterable<Codes> {
  readonly #bytes: Uint8Array;
  readonly #places: Uint32Array;

  constructor(bytes: Uint8Array, places: Uint32Array) {
    this.#bytes = bytes;
    this.#places = places;
  }

  get count(): number {
    return this.#places.length;
  }

  /** Quicker than iterating by far, since no word becomes an object; stops when the visitor says so. */
  visit(visitor: (bytes: Uint8Array, start: number, end: number) => 'go on' | 'stop'): void {
    const bytes = this.#bytes;
    for (const place of this.#places) {
      const start = place + 1;
      if (visitor(bytes, start, start + (bytes[place] as number)) === 'stop') return;
    }
  }

  *[Symbol.iterator](): Generator<Codes, void> {
    for (const place of this.#places) {
      const start = place + 1;
      yield this.#bytes.subarray(start, start + (this.#bytes[place] as number));
    }
  }
}

function distinct(bytes: Uint8Array, places: Uint32Array): Uint32Array {
  let kept = 0;
  for (const place of places)
    if (kept === 0 || compareWords(bytes, places[kept - 1] as number, place, 0) !== 0)
      places[kept++] = place;
  return places.subarray(0, kept);
}

function copyInto<T extends Uint8Array | Uint32Array>(larger: T, smaller: T): T {
  larger.set(smaller);
  return larger;
}
