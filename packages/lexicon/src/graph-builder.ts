/**
 * Builds the minimal graph from words in alphabet order, in one pass (after Daciuk and others, 2000): only the lists
 * along the last word are open; one that the next word leaves is closed, and stands where its like already does.
 */
import { err, ok, type Result } from '@taht/base';
import { type Codes, type Graph, MAX_LENGTH } from './graph.ts';
import { ENDS_WORD, LAST, LETTER_SHIFT, MAX_LETTER, MAX_NODES, NOTHING } from './node.ts';
import { Register } from './register.ts';
import { SortedWords } from './word-pool.ts';

export interface TooLarge {
  readonly code: 'too-large';
  readonly limit: number;
}

/** Throws on words that are not in order: sorting them is the caller's duty. */
export function buildGraph(
  words: Iterable<Codes>,
  limit: number = MAX_NODES,
): Result<Graph, TooLarge> {
  const builder = new Builder(limit);
  if (words instanceof SortedWords)
    words.visit((bytes, start, end) => (builder.add(bytes, start, end) ? 'go on' : 'stop'));
  else for (const word of words) if (!builder.add(word, 0, word.length)) break;
  const graph = builder.finish();
  return builder.isFull ? err({ code: 'too-large', limit }) : ok(graph);
}

/** A list has at most one node for each letter and the separator, which also makes a word longer by one. */
const WIDTH = MAX_LETTER + 1;
const DEPTH = MAX_LENGTH + 1;

class Builder {
  #nodes = new Int32Array(1 << 12).fill(NOTHING, 0, 1);
  #end = 1;
  readonly #register = new Register();
  /** The open lists, a row for each depth; the last node of a row waits for its followers. */
  readonly #open = new Int32Array(WIDTH * (DEPTH + 1));
  readonly #sizes = new Uint8Array(DEPTH + 1);
  readonly #last = new Uint8Array(DEPTH);
  #lastLength = 0;
  readonly #limit: number;
  isFull = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The word in the bytes from `start` up to `end`; false when there is no room for it. */
  add(bytes: Uint8Array, start: number, end: number): boolean {
    const length = end - start;
    if (length > DEPTH) throw new Error(`a word of ${length} letters`);
    const shared = this.#sharedWithLast(bytes, start, length);
    this.#close(shared);
    for (let depth = shared; depth < length; depth++) {
      const letter = bytes[start + depth] as number;
      if (letter > MAX_LETTER) throw new Error(`no such letter: ${letter}`);
      const size = this.#sizes[depth] as number;
      this.#open[WIDTH * depth + size] = letter << LETTER_SHIFT;
      this.#sizes[depth] = size + 1;
      this.#last[depth] = letter;
    }
    this.#markLast(length - 1, ENDS_WORD);
    this.#lastLength = length;
    return !this.isFull;
  }

  finish(): Graph {
    this.#close(0);
    const root = this.#settle(0);
    return { nodes: this.#nodes.slice(0, this.#end), root };
  }

  /** How many letters the word has in common with the one before it. */
  #sharedWithLast(bytes: Uint8Array, start: number, length: number): number {
    const limit = Math.min(this.#lastLength, length);
    let shared = 0;
    while (shared < limit && this.#last[shared] === bytes[start + shared]) shared++;
    const isLater =
      shared < limit
        ? (this.#last[shared] as number) < (bytes[start + shared] as number)
        : shared < length;
    if (!isLater) throw new Error('words out of order');
    return shared;
  }

  /** Closes the lists below `depth`, the deepest first, and hangs each under the node that waits for it. */
  #close(depth: number): void {
    for (let below = this.#lastLength; below > depth; below--)
      this.#markLast(below - 1, this.#settle(below));
  }

  #markLast(depth: number, bits: number): void {
    const at = WIDTH * depth + (this.#sizes[depth] as number) - 1;
    this.#open[at] = (this.#open[at] as number) | bits;
  }

  /** The position of the list that was open at this depth. */
  #settle(depth: number): number {
    const size = this.#sizes[depth] as number;
    if (size === 0) return 0;
    this.#markLast(depth, LAST);
    this.#sizes[depth] = 0;
    const from = WIDTH * depth;
    return (
      this.#register.find(this.#nodes, this.#open, from, from + size) || this.#layDown(from, size)
    );
  }

  #layDown(from: number, size: number): number {
    const start = this.#end;
    const end = start + size;
    this.isFull ||= end > this.#limit;
    if (this.isFull) return 0;
    if (end > this.#nodes.length) this.#nodes = grown(this.#nodes);
    this.#nodes.set(this.#open.subarray(from, from + size), start);
    this.#register.add(this.#nodes, start, end);
    this.#end = end;
    return start;
  }
}

function grown(nodes: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(nodes.length * 2);
  larger.set(nodes);
  return larger;
}
