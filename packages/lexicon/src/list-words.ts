/** The words of a list in alphabet order: all of them, those that begin alike, those of one length. */
import { type Codes, findNode } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { childOf, endsWord } from './node.ts';
import { type Steering, walk } from './walk.ts';

const NO_LETTERS = new Uint8Array();

const everywhere: Steering = { enter: () => true, leave: () => {}, wants: () => true };

export const words = ({ graph }: Lexicon): Generator<Codes, void> =>
  walk(graph, graph.root, NO_LETTERS, everywhere);

/** The prefix itself comes first, if it is a word. */
export function* wordsWithPrefix(lexicon: Lexicon, prefix: Codes): Generator<Codes, void> {
  if (prefix.length === 0) return yield* words(lexicon);
  const { graph } = lexicon;
  const node = graph.nodes[findNode(graph, prefix)] as number;
  if (endsWord(node)) yield prefix.slice();
  yield* walk(graph, childOf(node), prefix, everywhere);
}

export const wordsOfLength = ({ graph }: Lexicon, length: number): Generator<Codes, void> =>
  walk(graph, graph.root, NO_LETTERS, {
    enter: (_, depth) => depth < length,
    leave: () => {},
    wants: (found) => found === length,
  });
