/**
 * The walk behind every search: through the graph in alphabet order, without recursion, word by word.
 * It is lazy: whoever stops asking (`break`, `return()`, or simply dropping the iterator) has cancelled it.
 */
import { type Codes, type Graph, MAX_LENGTH } from './graph.ts';
import { childOf, endsWord, isLast, letterOf } from './node.ts';

/** Which way to go. A search keeps its own state, and takes it back in `leave` when the walk turns round. */
export interface Steering {
  /** Whether to go on through this letter, which is the one after `depth` others. */
  enter(letter: number, depth: number): boolean;
  leave(letter: number, depth: number): void;
  /** Whether a word that ends here, with so many letters, is wanted. */
  wants(length: number): boolean;
}

/** The words that go on from the list of siblings at `list`, to which the letters of `prefix` have led. */
export function* walk(
  { nodes }: Graph,
  list: number,
  prefix: Codes,
  steering: Steering,
): Generator<Codes, void> {
  if (list === 0) return;
  const top = prefix.length;
  const letters = new Uint8Array(top + MAX_LENGTH);
  const trail = new Int32Array(top + MAX_LENGTH);
  letters.set(prefix);
  for (let at = list, depth = top; ; at++) {
    const node = nodes[at] as number;
    if (steering.enter(letterOf(node), depth)) {
      letters[depth] = letterOf(node);
      if (endsWord(node) && steering.wants(depth + 1)) yield letters.slice(0, depth + 1);
      if (childOf(node) !== 0) {
        trail[depth++] = at;
        // The loop moves on by one, to the first follower.
        at = childOf(node) - 1;
        continue;
      }
      steering.leave(letterOf(node), depth);
    }
    while (isLast(nodes[at] as number)) {
      if (depth === top) return;
      at = trail[--depth] as number;
      steering.leave(letterOf(nodes[at] as number), depth);
    }
  }
}
