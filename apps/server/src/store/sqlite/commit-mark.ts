/**
 * How far the log reached when the last commit was acknowledged: kept in a file of its own, so that a log that ends
 * earlier is noticed. It is written beside the log and synced only before the log is cut: after a power cut it may be older, never newer.
 */
import { closeSync, constants, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { type Checksum, isSame, sum } from './log-frames.ts';

export interface CommitMark {
  readonly salts: Buffer;
  /** How many frames the log had; 0 where everything was in the database itself. */
  readonly frames: number;
  /** Over all of them. */
  readonly checksum: Checksum;
}

/** Nothing of the log is needed: all of it is in the database itself. */
export const ALL_MERGED: CommitMark = {
  salts: Buffer.alloc(8),
  frames: 0,
  checksum: { first: 0, second: 0 },
};

/** Two places take turns, so that one is whole whatever happens while the other is written. */
const PLACES = 2;
const MARK_BYTES = 40;
const SEALED_BYTES = 32;

const markPath = (path: string): string => `${path}-commits`;

/** The latest that is whole. */
export const readMark = (path: string): CommitMark | undefined => latestOf(path)?.mark;

interface Numbered {
  readonly number: bigint;
  readonly mark: CommitMark;
}

function latestOf(path: string): Numbered | undefined {
  const bytes = readIfThere(markPath(path));
  let latest: Numbered | undefined;
  for (let at = 0; at + MARK_BYTES <= bytes.length; at += MARK_BYTES) {
    const place = bytes.subarray(at, at + MARK_BYTES);
    const seal = { first: place.readUInt32BE(32), second: place.readUInt32BE(36) };
    const number = place.readBigUInt64BE(0);
    if (number === 0n || !isSame(sum(place.subarray(0, SEALED_BYTES), true), seal)) continue;
    if (latest === undefined || number > latest.number) latest = { number, mark: markIn(place) };
  }
  return latest;
}

const markIn = (place: Buffer): CommitMark => ({
  salts: place.subarray(8, 16),
  frames: place.readUInt32BE(16),
  checksum: { first: place.readUInt32BE(20), second: place.readUInt32BE(24) },
});

function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

export class MarkFile {
  readonly #file: number;
  #number: bigint;

  constructor(path: string) {
    this.#number = latestOf(path)?.number ?? 0n;
    this.#file = openSync(markPath(path), constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  write({ salts, frames, checksum }: CommitMark): void {
    this.#number++;
    const place = Buffer.alloc(MARK_BYTES);
    place.writeBigUInt64BE(this.#number, 0);
    salts.copy(place, 8);
    place.writeUInt32BE(frames, 16);
    place.writeUInt32BE(checksum.first, 20);
    place.writeUInt32BE(checksum.second, 24);
    const seal = sum(place.subarray(0, SEALED_BYTES), true);
    place.writeUInt32BE(seal.first, 32);
    place.writeUInt32BE(seal.second, 36);
    const at = Number(this.#number % BigInt(PLACES)) * MARK_BYTES;
    writeSync(this.#file, place, 0, MARK_BYTES, at);
  }

  sync(): void {
    fsyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }
}
