/** What all threads can read in one place: words and ranks in shared memory, which a message hands on without copying. */
import type { Commonness, Lexicon } from '@taht/lexicon';

export function shareLexicon(lexicon: Lexicon): Lexicon {
  const { graph } = lexicon;
  return {
    ...lexicon,
    graph: {
      ...graph,
      nodes: shared(graph.nodes),
      counts: shared(graph.counts),
      pairs: shared(graph.pairs),
    },
  };
}

export const shareCommonness = ({ words, halves }: Commonness): Commonness => ({
  words,
  halves: shared(halves),
});

/** The array itself where its memory is shared already, as when the file was read into such memory. */
function shared<T extends Int32Array | Uint32Array | Uint8Array>(numbers: T): T {
  if (numbers.buffer instanceof SharedArrayBuffer) return numbers;
  const memory = new SharedArrayBuffer(numbers.byteLength);
  // A view of a file is a Buffer, and the class of that makes no views of other memory.
  const Numbers = (numbers instanceof Uint8Array ? Uint8Array : numbers.constructor) as new (
    memory: SharedArrayBuffer,
  ) => T;
  const copy = new Numbers(memory);
  copy.set(numbers);
  return copy;
}
