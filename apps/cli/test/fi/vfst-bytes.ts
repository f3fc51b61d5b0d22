/** Writes small transducers in the VFST format, for tests. */

/** Steps of input and output, such as `['k', '[Ln]', 'k']`: what is read first, then what is put out; '' reads or puts nothing. */
export type Step = readonly [read: string, ...put: readonly string[]];

interface Node {
  readonly arcs: { readonly read: number; readonly put: number; readonly to: Node }[];
  isFinal: boolean;
  cell: number;
}

const CELL = 8;
const FINAL = 0xffff;

/** A transducer that reads each of the words; flags and tags are symbols like letters. */
export function vfstBytes(words: readonly (readonly Step[])[]): Uint8Array {
  const symbols = symbolsOf(words);
  const root = emptyNode();
  for (const word of words) addWord(root, word, symbols);
  return written(root, symbols);
}

const emptyNode = (): Node => ({ arcs: [], isFinal: false, cell: 0 });

/** The empty symbol, flags, letters, tags: in this order. */
function symbolsOf(words: readonly (readonly Step[])[]): readonly string[] {
  const used = new Set(words.flat(2).filter((symbol) => symbol !== ''));
  const rank = (symbol: string): number =>
    symbol.startsWith('@') ? 0 : symbol.startsWith('[') ? 2 : 1;
  return ['', ...[...used].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))];
}

function addWord(root: Node, word: readonly Step[], symbols: readonly string[]): void {
  let node = root;
  const go = (read: string, put: string): void => {
    const arc = { read: symbols.indexOf(read), put: symbols.indexOf(put) };
    const known = node.arcs.find((other) => other.read === arc.read && other.put === arc.put);
    const to = known?.to ?? emptyNode();
    if (known === undefined) node.arcs.push({ ...arc, to });
    node = to;
  };
  for (const [read, first = '', ...rest] of word) {
    go(read, first);
    for (const put of rest) go('', put);
  }
  node.isFinal = true;
}

function written(root: Node, symbols: readonly string[]): Uint8Array {
  const nodes = [root];
  let cells = 0;
  for (const node of nodes) {
    node.cell = cells;
    const count = node.arcs.length + (node.isFinal ? 1 : 0);
    cells += count > 255 ? count + 1 : count;
    nodes.push(...node.arcs.map(({ to }) => to));
  }
  const names = new TextEncoder().encode(symbols.map((symbol) => `${symbol}\0`).join(''));
  const start = Math.ceil((18 + names.length) / CELL) * CELL;
  const bytes = new Uint8Array(start + CELL * cells);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x00013a6e, true);
  view.setUint32(4, 0x000351fa, true);
  view.setUint16(16, symbols.length, true);
  bytes.set(names, 18);
  for (const node of nodes) writeNode(view, start, node);
  return bytes;
}

function writeNode(view: DataView, start: number, { arcs, isFinal, cell }: Node): void {
  const sorted = arcs
    .map(({ read, put, to }) => ({ read, put, to: to.cell }))
    .sort((a, b) => a.read - b.read);
  if (isFinal) sorted.push({ read: FINAL, put: 0, to: 0 });
  const isLong = sorted.length > 255;
  sorted.forEach(({ read, put, to }, i) => {
    const at = start + CELL * (cell + i + (isLong && i > 0 ? 1 : 0));
    const more = i > 0 ? 0 : isLong ? 255 : sorted.length - 1;
    view.setUint16(at, read, true);
    view.setUint16(at + 2, put, true);
    view.setUint32(at + 4, (to | (more << 24)) >>> 0, true);
  });
  if (isLong) view.setUint32(start + CELL * (cell + 1), sorted.length - 1, true);
}

/** Letters that are read and put out as they are, with tags between them: `koir[Sn][Ny]a`. */
export const steps = (text: string): readonly Step[] =>
  (text.match(/\[[^\]]*\]|@[^@]*@|./gu) ?? []).map((symbol) =>
    symbol.length === 1 ? [symbol, symbol] : symbol.startsWith('@') ? [symbol] : ['', symbol],
  );
