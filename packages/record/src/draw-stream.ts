/**
 * The random numbers of a game: SHA-256 in counter mode, keyed by the seed and every seat's contribution.
 * Anybody who knows them can repeat each draw; nobody can before the seed is shown (RULES 4).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw, Secret } from '@taht/rules';

/** Five numbers of 48 bits in each block of 32 bytes. */
const BYTES = 6;
const PER_BLOCK = 5;
const RANGE = 2 ** (8 * BYTES);

export const commitmentOf = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`taht seed ${seed}`)));

/** A number below the bound, each equally likely: numbers from the ragged end of the range are thrown away. */
export const drawStream: Draw = (secret, index, bound) => {
  if (!(Number.isSafeInteger(bound) && bound > 0))
    throw new Error(`nothing to draw from: ${bound}`);
  const fair = RANGE - (RANGE % bound);
  for (let attempt = 0; ; attempt++) {
    const block = blockOf(secret, Math.floor(index / PER_BLOCK), attempt);
    const number = readNumber(block, (index % PER_BLOCK) * BYTES);
    if (number < fair) return number % bound;
  }
};

function readNumber(block: Uint8Array, at: number): number {
  let number = 0;
  for (let i = at; i < at + BYTES; i++) number = number * 256 + (block[i] as number);
  return number;
}

interface Stream {
  readonly key: Uint8Array;
  readonly blocks: Map<string, Uint8Array>;
}

/** Keys and blocks are remembered with the secret they belong to, and forgotten with it. */
const streams = new WeakMap<Secret, Stream>();

function blockOf(secret: Secret, counter: number, attempt: number): Uint8Array {
  const stream = streamOf(secret);
  const name = `${counter} ${attempt}`;
  const known = stream.blocks.get(name);
  if (known !== undefined) return known;
  const block = sha256(concatBytes(stream.key, utf8ToBytes(name)));
  stream.blocks.set(name, block);
  return block;
}

function streamOf(secret: Secret): Stream {
  const known = streams.get(secret);
  if (known !== undefined) return known;
  const parts = [secret.seed, ...secret.contributions.map((text) => text ?? '')];
  const key = sha256(utf8ToBytes(`taht draw ${JSON.stringify(parts)}`));
  const stream = { key, blocks: new Map() };
  streams.set(secret, stream);
  return stream;
}
