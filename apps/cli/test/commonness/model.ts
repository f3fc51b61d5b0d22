/** A Tesseract language model with these words in a plain tree, the parts in the places that the reader looks at. */
export function model(words: readonly string[]): Uint8Array {
  const characters = [...new Set(words.join(''))];
  const set = new TextEncoder().encode(
    `${[characters.length + 1, 'NULL 0', ...characters.map((c) => `${c} 3`)].join('\n')}\n`,
  );
  const bits = BigInt(Math.ceil(Math.log2(characters.length + 2)));
  const edges: bigint[] = [];
  const addNode = (prefix: string): number => {
    const next = [
      ...new Set(
        words
          .filter((w) => w.startsWith(prefix) && w !== prefix)
          .map((w) => w[prefix.length] as string),
      ),
    ];
    if (next.length === 0) return 0;
    const at = edges.length;
    edges.push(...next.map(() => 0n));
    next.forEach((letter, i) => {
      const word = prefix + letter;
      const flags = (i === next.length - 1 ? 1n : 0n) | (words.includes(word) ? 4n : 0n);
      const target = BigInt(addNode(word));
      edges[at + i] = BigInt(characters.indexOf(letter) + 1) | ((flags | (target << 3n)) << bits);
    });
    return at;
  };
  addNode('');
  const graph = new Uint8Array(10 + 8 * edges.length);
  const view = new DataView(graph.buffer);
  view.setInt16(0, 42, true);
  view.setInt32(2, characters.length + 1, true);
  view.setInt32(6, edges.length, true);
  edges.forEach((edge, i) => {
    view.setBigUint64(10 + 8 * i, edge, true);
  });
  const count = 22;
  const start = 4 + 8 * count;
  const bytes = new Uint8Array(start + graph.length + set.length);
  const head = new DataView(bytes.buffer);
  head.setInt32(0, count, true);
  for (let i = 0; i < count; i++) head.setBigInt64(4 + 8 * i, -1n, true);
  head.setBigInt64(4 + 8 * 19, BigInt(start), true);
  head.setBigInt64(4 + 8 * 21, BigInt(start + graph.length), true);
  bytes.set(graph, start);
  bytes.set(set, start + graph.length);
  return bytes;
}
