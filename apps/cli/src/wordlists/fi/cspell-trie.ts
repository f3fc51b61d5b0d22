/**
 * Reads the text format TrieXv3 of cspell's dictionaries.
 * A letter goes down one node; `$` ends a word and goes up, `<` goes up, and a digit after either repeats it;
 * `#n;` reuses node n (in the base given by the header) in place of the node just opened;
 * `\` escapes the next character. Nodes are numbered in order of appearance, without those that have no children.
 */

/** Nodes and edges are numbers; the edges of a node are chained. Node 0 is the root. */
export interface Trie {
  readonly isWord: readonly boolean[];
  /** By node; `NONE` for a node without children. */
  readonly firstEdge: readonly number[];
  /** By edge; `NONE` for the last one. */
  readonly nextEdge: readonly number[];
  readonly letter: readonly string[];
  readonly target: readonly number[];
}

export const NONE = -1;

const DATA = '\n__DATA__\n';
/** `\n`, `\r` and the backslash itself are written behind two backslashes. */
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', '\\': '\\' };

export function readTrie(text: string): Trie {
  const header = text.slice(0, text.indexOf(DATA) + 1);
  const base = /^TrieXv3\nbase=(\d+)\n/m.exec(header)?.[1];
  if (base === undefined) throw new Error('not a trie in the format TrieXv3');
  return readNodes(text, header.length + DATA.length - 1, Number(base));
}

function readNodes(text: string, from: number, base: number): Trie {
  const trie = { isWord: [false], firstEdge: [NONE], nextEdge: [], letter: [], target: [] } as {
    isWord: boolean[];
    firstEdge: number[];
    nextEdge: number[];
    letter: string[];
    target: number[];
  };
  /** By the number that references use. */
  const numbered: number[] = [0];
  /** The nodes above the open one, and the edges by which they were left. */
  const above: number[] = [];
  const edges: number[] = [];
  let node = 0;
  let at = from;

  const stepDown = (letter: string): void => {
    const edge = trie.letter.length;
    const child = trie.isWord.length;
    trie.letter.push(letter);
    trie.target.push(child);
    trie.nextEdge.push(trie.firstEdge[node] as number);
    trie.firstEdge[node] = edge;
    trie.isWord.push(false);
    trie.firstEdge.push(NONE);
    numbered.push(child);
    above.push(node);
    edges.push(edge);
    node = child;
  };
  const stepUp = (steps: number): void => {
    if (steps > above.length) throw new Error(`a trie that goes above its root, at ${at}`);
    node = above[above.length - steps] as number;
    above.length -= steps;
    edges.length -= steps;
  };
  const count = (): number => {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 2 && digit <= 9)) return 1;
    at++;
    return digit;
  };
  const endWord = (): void => {
    trie.isWord[node] = true;
    if (trie.firstEdge[node] === NONE) numbered.pop();
    stepUp(count());
  };
  const refer = (): void => {
    const end = text.indexOf(';', at);
    const target = numbered[Number.parseInt(text.slice(at, end), base)];
    const edge = edges.at(-1);
    if (target === undefined || edge === undefined)
      throw new Error(`a trie that refers to nothing, at ${at}`);
    trie.target[edge] = target;
    numbered.pop();
    at = end + 1;
  };
  const escaped = (): string => {
    const sign = text.charAt(at++);
    if (sign !== '\\') return sign;
    const other = ESCAPED[text.charAt(at)];
    if (other === undefined) return sign;
    at++;
    return other;
  };

  while (at < text.length) {
    const sign = text.charAt(at++);
    if (sign === '$') endWord();
    else if (sign === '<') stepUp(count());
    else if (sign === '#') refer();
    else if (sign === '\\') stepDown(escaped());
    else if (sign !== '\n' && sign !== '\r') stepDown(sign);
  }
  return trie;
}
