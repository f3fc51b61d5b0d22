/**
 * Adds and removes words without building the graph again: only the lists along those words are written anew,
 * behind the old ones, which stay as they are. The result is a graph like any other, if not the smallest.
 */
import { err, ok, type Result } from '@taht/base';
import type { Codes, Graph } from './graph.ts';
import type { TooLarge } from './graph-builder.ts';
import { childOf, ENDS_WORD, endsWord, LAST, LETTER_SHIFT, letterOf, MAX_NODES } from './node.ts';
import { siblingsAt } from './pairs.ts';

export interface Change {
  readonly word: Codes;
  readonly change: 'add' | 'remove';
}

/** Changes in alphabet order, one for each word. */
export function patchGraph(graph: Graph, changes: readonly Change[]): Result<Graph, TooLarge> {
  const added: number[] = [];

  /** The list at `list` with the changes, which agree in their first `depth` letters and go on after them. */
  const rewrite = (list: number, changes: readonly Change[], depth: number): number => {
    const siblings = new Map<number, number>();
    for (const node of siblingsAt(graph.nodes, list)) siblings.set(letterOf(node), node);
    for (const [letter, group] of Map.groupBy(changes, ({ word }) => word[depth] as number)) {
      const old = siblings.get(letter) ?? 0;
      const here = group[0]?.word.length === depth + 1 ? group[0] : undefined;
      const further = here === undefined ? group : group.slice(1);
      const child = further.length === 0 ? childOf(old) : rewrite(childOf(old), further, depth + 1);
      const ends = here === undefined ? endsWord(old) : here.change === 'add';
      if (child === 0 && !ends) siblings.delete(letter);
      else siblings.set(letter, (letter << LETTER_SHIFT) | (ends ? ENDS_WORD : 0) | child);
    }
    return layDown([...siblings].sort(([a], [b]) => a - b).map(([, node]) => node & ~LAST));
  };

  const layDown = (siblings: readonly number[]): number => {
    if (siblings.length === 0) return 0;
    const start = graph.nodes.length + added.length;
    for (const node of siblings) added.push(node);
    added.push((added.pop() as number) | LAST);
    return start;
  };

  const root = changes.length === 0 ? graph.root : rewrite(graph.root, changes, 0);
  const size = graph.nodes.length + added.length;
  if (size > MAX_NODES) return err({ code: 'too-large', limit: MAX_NODES });
  const nodes = new Int32Array(size);
  nodes.set(graph.nodes);
  nodes.set(added, graph.nodes.length);
  return ok({ nodes, root });
}
