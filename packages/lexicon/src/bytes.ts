/** Nodes as bytes, the least significant first whatever the machine; on most machines nothing needs to be copied. */
import { isLE } from '@noble/hashes/utils.js';

export const NODE_BYTES = 4;

export function nodesToBytes(nodes: Int32Array): Uint8Array {
  if (isLE) return new Uint8Array(nodes.buffer, nodes.byteOffset, nodes.byteLength);
  const bytes = new Uint8Array(nodes.byteLength);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < nodes.length; i++) view.setInt32(NODE_BYTES * i, nodes[i] as number, true);
  return bytes;
}

/** A view of the bytes where they lie on a multiple of four, else of a copy. */
export function bytesToNodes(bytes: Uint8Array): Int32Array {
  const count = bytes.byteLength / NODE_BYTES;
  const placed = bytes.byteOffset % NODE_BYTES === 0 ? bytes : bytes.slice();
  if (isLE) return new Int32Array(placed.buffer, placed.byteOffset, count);
  const view = new DataView(placed.buffer, placed.byteOffset, placed.byteLength);
  return Int32Array.from({ length: count }, (_, i) => view.getInt32(NODE_BYTES * i, true));
}
