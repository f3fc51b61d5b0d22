/**
 * One pass over nodes from outside: that they are a graph, whose every walk ends and whose every way leads to a word,
 * and how many words lie behind each node.
 */
import { err, ok, type Result } from '@taht/base';
import { type Graph, MAX_LENGTH } from './graph.ts';
import { childOf, endsWord, isLast, letterOf, NOTHING } from './node.ts';

export const NODE_FAULTS = [
  'root',
  'letter',
  'child',
  'dead-end',
  'depth',
  'open-list',
  'count',
] as const;

export interface NodeFault {
  readonly fault: (typeof NODE_FAULTS)[number];
  /** The position of the node. */
  readonly at: number;
}

/** For each position, the words through the node there and through the siblings after it. */
export type Counts = Uint32Array;

export interface NodeLimits {
  readonly lowest: number;
  readonly highest: number;
  readonly depth: number;
}

export const wordLimits = (letters: number): NodeLimits => ({
  lowest: 1,
  highest: letters,
  depth: MAX_LENGTH,
});

/** More words cannot be numbered. */
const MAX_WORDS = 0xffffffff;

/** A follower must stand before the list it follows, so there can be no circle. */
export function surveyNodes({ nodes, root }: Graph, limits: NodeLimits): Result<Counts, NodeFault> {
  if (nodes[0] !== NOTHING) return err({ fault: 'root', at: 0 });
  if (root >= nodes.length) return err({ fault: 'root', at: root });
  const counts = new Uint32Array(nodes.length);
  const heights = new Uint8Array(nodes.length);
  for (let start = 1; start < nodes.length; ) {
    const end = endOfList(nodes, start);
    if (end === nodes.length) return err({ fault: 'open-list', at: start });
    let above = limits.highest + 1;
    let height = 1;
    let count = 0;
    for (let at = end; at >= start; at--) {
      const node = nodes[at] as number;
      const child = childOf(node);
      if (child >= start || letterOf(node) < limits.lowest || letterOf(node) >= above)
        return err({ fault: child >= start ? 'child' : 'letter', at });
      if (child === 0 && !endsWord(node)) return err({ fault: 'dead-end', at });
      above = letterOf(node);
      height = Math.max(height, 1 + (heights[child] as number));
      heights[at] = height;
      count += (endsWord(node) ? 1 : 0) + (counts[child] as number);
      counts[at] = count;
    }
    if (height > limits.depth) return err({ fault: 'depth', at: start });
    if (count > MAX_WORDS) return err({ fault: 'count', at: start });
    start = end + 1;
  }
  return ok(counts);
}

function endOfList(nodes: Int32Array, start: number): number {
  let at = start;
  while (at < nodes.length && !isLast(nodes[at] as number)) at++;
  return at;
}
