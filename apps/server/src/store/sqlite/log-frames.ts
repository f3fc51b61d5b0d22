/**
 * The write-ahead log as SQLite writes it (sqlite.org/fileformat2.html, section 4): a header, then frames of a page each.
 * Every frame has the salts of the header and a checksum over everything before it, so a frame whose predecessor is
 * damaged can still be checked by the checksum that the predecessor has written down.
 */
export const HEADER_BYTES = 32;
export const FRAME_HEADER_BYTES = 24;
const SALTS_IN_HEADER = 16;
const SALTS_IN_FRAME = 8;
const SALT_BYTES = 8;

export interface Checksum {
  readonly first: number;
  readonly second: number;
}

const ZERO: Checksum = { first: 0, second: 0 };
export const isSame = (a: Checksum, b: Checksum): boolean =>
  a.first === b.first && a.second === b.second;

/** SQLite's sum over pairs of words of 32 bits. */
export function sum(bytes: Buffer, isBig: boolean, { first, second }: Checksum = ZERO): Checksum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = first;
  let b = second;
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + view.getUint32(at, !isBig) + b) >>> 0;
    b = (b + view.getUint32(at + 4, !isBig) + a) >>> 0;
  }
  return { first: a, second: b };
}

export interface LogHeader {
  readonly pageBytes: number;
  readonly salts: Buffer;
  readonly isBig: boolean;
  /** The sum that the first frame goes on from. */
  readonly checksum: Checksum;
  readonly isWhole: boolean;
}

/** The lowest bit says how words are read. */
const MAGIC = 0x377f0682;

/** Undefined where it is too short to be one, or no power of two could be its page. */
export function readHeader(bytes: Buffer): LogHeader | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  const pageBytes = bytes.readUInt32BE(8);
  if (pageBytes < 512 || pageBytes > 65536 || (pageBytes & (pageBytes - 1)) !== 0) return undefined;
  const isBig = (bytes.readUInt32BE(0) & 1) === 1;
  const checksum = checksumAt(bytes, 24);
  const isOurs = bytes.readUInt32BE(0) >>> 1 === MAGIC >>> 1;
  return {
    pageBytes,
    salts: bytes.subarray(SALTS_IN_HEADER, SALTS_IN_HEADER + SALT_BYTES),
    isBig,
    checksum,
    isWhole: isOurs && isSame(sum(bytes.subarray(0, 24), isBig), checksum),
  };
}

export interface Frame {
  readonly page: number;
  /** How many pages the database has after this commit; 0 where the transaction goes on. */
  readonly commit: number;
  readonly salts: Buffer;
  readonly checksum: Checksum;
}

export const readFrame = (bytes: Buffer): Frame => ({
  page: bytes.readUInt32BE(0),
  commit: bytes.readUInt32BE(4),
  salts: bytes.subarray(SALTS_IN_FRAME, SALTS_IN_FRAME + SALT_BYTES),
  checksum: checksumAt(bytes, 16),
});

/** The checksum that a frame should have, from that of the one before. */
export const checksumOf = (bytes: Buffer, isBig: boolean, before: Checksum): Checksum =>
  sum(
    bytes.subarray(FRAME_HEADER_BYTES),
    isBig,
    sum(bytes.subarray(0, SALTS_IN_FRAME), isBig, before),
  );

const checksumAt = (bytes: Buffer, at: number): Checksum => ({
  first: bytes.readUInt32BE(at),
  second: bytes.readUInt32BE(at + 4),
});

export const placeOf = (frame: number, pageBytes: number): number =>
  HEADER_BYTES + frame * (FRAME_HEADER_BYTES + pageBytes);
