/**
 * The file: the four letters TAHT, the format's version, what kind of graph it is, the length of the header, the number
 * of nodes, the root (each a number of 32 bits), the header as JSON filled up with spaces, then the nodes.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '@taht/base';
import { bytesToNodes, NODE_BYTES, nodesToBytes } from './bytes.ts';
import type { LexiconFailure } from './failure.ts';
import type { Graph } from './graph.ts';
import { MAX_NODES } from './node.ts';

export const FORMAT_VERSION = 1;

/** `words` is the plain graph, `gaddag` the one with reversed beginnings. */
export const KINDS = ['words', 'gaddag'] as const;
export type Kind = (typeof KINDS)[number];

export type FileBytes = ArrayBuffer | SharedArrayBuffer | Uint8Array;

export interface Container {
  readonly header: unknown;
  readonly graph: Graph;
}

const MAGIC = 'TAHT';
const PREFIX_BYTES = 24;
const MAX_HEADER = 1 << 16;

export function encodeContainer(
  kind: Kind,
  header: unknown,
  graph: Graph,
): Uint8Array<ArrayBuffer> {
  const json = utf8ToBytes(JSON.stringify(header));
  const headerBytes = Math.ceil(json.length / NODE_BYTES) * NODE_BYTES;
  const nodesAt = PREFIX_BYTES + headerBytes;
  const bytes = new Uint8Array(nodesAt + graph.nodes.byteLength).fill(32, 0, nodesAt);
  bytes.set(utf8ToBytes(MAGIC));
  const view = new DataView(bytes.buffer);
  const numbers = [
    FORMAT_VERSION,
    KINDS.indexOf(kind),
    headerBytes,
    graph.nodes.length,
    graph.root,
  ];
  for (const [i, number] of numbers.entries()) view.setUint32(4 * (i + 1), number, true);
  bytes.set(json, PREFIX_BYTES);
  bytes.set(nodesToBytes(graph.nodes), nodesAt);
  return bytes;
}

/** Takes the file apart; the nodes are a view of the bytes given, and what they say is not looked at. */
export function decodeContainer(file: FileBytes, kind: Kind): Result<Container, LexiconFailure> {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(file);
  if (!startsWithMagic(bytes)) return err({ code: 'not-a-lexicon' });
  if (bytes.length < PREFIX_BYTES)
    return err({ code: 'truncated', bytes: bytes.length, expected: PREFIX_BYTES });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numberAt = (i: number): number => view.getUint32(4 * (i + 1), true);
  const version = numberAt(0);
  if (version > FORMAT_VERSION)
    return err({ code: 'newer-version', version, known: FORMAT_VERSION });
  if (version !== FORMAT_VERSION) return err({ code: 'not-a-lexicon' });
  const found = KINDS[numberAt(1)];
  if (found === undefined) return err({ code: 'not-a-lexicon' });
  if (found !== kind) return err({ code: 'other-kind', kind: found, wanted: kind });
  const [headerBytes, nodeCount, root] = [numberAt(2), numberAt(3), numberAt(4)];
  if (headerBytes > MAX_HEADER || headerBytes % NODE_BYTES !== 0)
    return err({ code: 'bad-header', at: '', expected: `at most ${MAX_HEADER} bytes` });
  if (nodeCount > MAX_NODES) return err({ code: 'too-large', limit: MAX_NODES });
  const nodesAt = PREFIX_BYTES + headerBytes;
  const expected = nodesAt + NODE_BYTES * nodeCount;
  if (bytes.length < expected) return err({ code: 'truncated', bytes: bytes.length, expected });
  if (bytes.length > expected) return err({ code: 'oversized', bytes: bytes.length, expected });
  const header = parseHeader(bytes.subarray(PREFIX_BYTES, nodesAt));
  if (header === undefined) return err({ code: 'bad-header', at: '', expected: 'JSON in UTF-8' });
  return ok({ header, graph: { nodes: bytesToNodes(bytes.subarray(nodesAt)), root } });
}

const startsWithMagic = (bytes: Uint8Array): boolean =>
  bytes.length >= MAGIC.length &&
  Array.from(MAGIC).every((char, i) => bytes[i] === char.charCodeAt(0));

/** The text arrives from outside; what cannot be read is no header, so the two errors end here. */
function parseHeader(bytes: Uint8Array): unknown {
  try {
    const percent = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`);
    return JSON.parse(decodeURIComponent(percent.join('')));
  } catch {
    return undefined;
  }
}
