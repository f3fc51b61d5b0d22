/** The hash by which a lexicon is known. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { nodesToBytes } from './bytes.ts';
import type { Graph } from './graph.ts';

/** Equal words over equal letters give an equal hash, since the graph of a list is always built the same way. */
export function hashOf(letters: readonly string[], { nodes }: Graph): string {
  const hash = sha256.create();
  hash.update(utf8ToBytes(`taht lexicon ${JSON.stringify(letters)}\n`));
  hash.update(nodesToBytes(nodes));
  return bytesToHex(hash.digest());
}

export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
