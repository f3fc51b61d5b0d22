/** How many words a graph has of each length. */
import { type Graph, MAX_LENGTH } from './graph.ts';
import { childOf, endsWord, isLast } from './node.ts';

/** From length 0 to the longest word's. */
export function countLengths({ nodes, root }: Graph): number[] {
  const lengths = [0];
  let shorter = new Uint32Array(nodes.length);
  let counts = new Uint32Array(nodes.length);
  for (let length = 1; length <= MAX_LENGTH; length++) {
    // Backwards, so that the siblings after a node are counted before it.
    for (let at = nodes.length - 1; at > 0; at--) {
      const node = nodes[at] as number;
      const own = length === 1 ? Number(endsWord(node)) : (shorter[childOf(node)] as number);
      counts[at] = own + (isLast(node) ? 0 : (counts[at + 1] as number));
    }
    lengths.push(counts[root] as number);
    [shorter, counts] = [counts, shorter];
  }
  return lengths.slice(0, lengths.findLastIndex((count) => count > 0) + 1);
}
