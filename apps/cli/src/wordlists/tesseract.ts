/**
 * Reads the word list in a Tesseract language model: a `.traineddata` container of numbered parts, one of which is a graph
 * of words from running text and another its character set.
 */

const GRAPH_MAGIC = 42;

/** A container may hold a second model of an older kind, whose words come from other texts. */
const MODELS = {
  network: { graph: 19, characters: 21 },
  shapes: { graph: 7, characters: 1 },
} as const;

/** All words of the model in the order of its graph, in upper and lower case as seen. */
export function* tesseractWords(
  model: Uint8Array,
  kind: keyof typeof MODELS = 'network',
): Iterable<string> {
  const { graph, characters } = MODELS[kind];
  const text = new TextDecoder().decode(partOf(model, characters));
  yield* words(parseGraph(partOf(model, graph)), parseCharacters(text));
}

/** The container starts with the number of parts and the offset of each, -1 where it is absent. */
function partOf(model: Uint8Array, part: number): Uint8Array {
  const view = new DataView(model.buffer, model.byteOffset, model.byteLength);
  const count = view.getInt32(0, true);
  if (count < 0 || count > 1000) throw new Error('no Tesseract language model');
  const offsets = Array.from({ length: count }, (_, i) =>
    Number(view.getBigInt64(4 + 8 * i, true)),
  );
  const start = offsets[part] ?? -1;
  if (start < 0) throw new Error(`the Tesseract language model lacks part ${part}`);
  return model.subarray(
    start,
    Math.min(model.length, ...offsets.filter((offset) => offset > start)),
  );
}

/** One character (or ligature) a line, first on the line; its number is its identity in the graph. */
function parseCharacters(text: string): readonly string[] {
  const lines = text.split('\n');
  const count = Number.parseInt(lines[0] ?? '', 10);
  return lines.slice(1, count + 1).map((line) => {
    const character = line.split(' ', 1)[0] as string;
    return character === 'NULL' ? ' ' : character;
  });
}

interface Graph {
  readonly edges: BigUint64Array;
  /** How many low bits of an edge hold the character. */
  readonly letterBits: number;
}

function parseGraph(part: Uint8Array): Graph {
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
  if (view.getInt16(0, true) !== GRAPH_MAGIC) throw new Error('no Tesseract word graph');
  const letterBits = Math.ceil(Math.log2(view.getInt32(2, true) + 1));
  const edges = BigUint64Array.from({ length: view.getInt32(6, true) }, (_, i) =>
    view.getBigUint64(10 + 8 * i, true),
  );
  return { edges, letterBits };
}

/** An edge is, from the low end: character, three flags (last of its node, backward, end of a word), target edge. */
function* words({ edges, letterBits }: Graph, characters: readonly string[]): Iterable<string> {
  const letterMask = (1n << BigInt(letterBits)) - 1n;
  const flagShift = BigInt(letterBits);
  const targetShift = flagShift + 3n;
  function* from(node: number, prefix: string): Iterable<string> {
    for (let i = node; i < edges.length; i += 1) {
      const edge = edges[i] as bigint;
      const word = prefix + (characters[Number(edge & letterMask)] ?? '');
      const flags = Number((edge >> flagShift) & 7n);
      const target = Number(edge >> targetShift);
      if (flags & 4) yield word;
      if (target > 0) yield* from(target, word);
      if (flags & 1) return;
    }
  }
  yield* from(0, '');
}
