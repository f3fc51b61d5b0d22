/** A lexicon that all threads can read in one place: its graph in shared memory, which a message hands on without copying. */
import type { Lexicon } from '@taht/lexicon';

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

/** The array itself where its memory is shared already, as when the file was read into such memory. */
function shared<T extends Int32Array | Uint32Array>(numbers: T): T {
  if (numbers.buffer instanceof SharedArrayBuffer) return numbers;
  const memory = new SharedArrayBuffer(numbers.byteLength);
  const Numbers = numbers.constructor as new (memory: SharedArrayBuffer) => T;
  const copy = new Numbers(memory);
  copy.set(numbers);
  return copy;
}
