/**
 * A list as KWG, the word graph of wolges that Macondo and MAGPIE read: 32-bit nodes, lowest byte first.
 * A node has the position of its followers (22 bits), whether it is the last of its siblings, whether a word ends with it, and its letter.
 */
import { err, ok, type Result } from '@taht/base';
import { buildGaddag } from './gaddag.ts';
import type { Graph } from './graph.ts';
import type { TooLarge } from './graph-builder.ts';
import type { Lexicon } from './lexicon.ts';
import { childOf, endsWord, isLast, letterOf } from './node.ts';

const MOST_NODES = 1 << 22;
const IS_LAST = 1 << 22;
const ENDS_WORD = 1 << 23;
const LETTER_SHIFT = 24;

/** The first two nodes tell where the words begin, and where their reversed parts do. */
const POINTERS = 2;

/** Letters are numbered from 1 in the order of the list's alphabet; 0 is where reading turns round. */
export function encodeKwg(lexicon: Lexicon): Result<Uint8Array<ArrayBuffer>, TooLarge> {
  const gaddag = buildGaddag(lexicon);
  if (!gaddag.ok) return gaddag;
  const graphs: readonly Graph[] = [lexicon.graph, gaddag.value];
  // Position 0 of a graph is an empty list, which KWG does without.
  const size = graphs.reduce((sum, { nodes }) => sum + nodes.length - 1, POINTERS);
  if (size > MOST_NODES) return err({ code: 'too-large', limit: MOST_NODES });
  const bytes = new Uint8Array(4 * size);
  const view = new DataView(bytes.buffer);
  const put = (at: number, node: number): void => view.setUint32(4 * at, node, true);
  let offset = POINTERS - 1;
  for (const [i, { nodes, root }] of graphs.entries()) {
    const placed = (at: number): number => (at === 0 ? 0 : at + offset);
    put(i, placed(root) | IS_LAST);
    for (let at = 1; at < nodes.length; at++) {
      const node = nodes[at] as number;
      const flags = (isLast(node) ? IS_LAST : 0) | (endsWord(node) ? ENDS_WORD : 0);
      put(placed(at), (letterOf(node) << LETTER_SHIFT) | flags | placed(childOf(node)));
    }
    offset += nodes.length - 1;
  }
  return ok(bytes);
}
