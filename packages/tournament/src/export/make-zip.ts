/** A zip file of parts as they are, without packing them (APPNOTE 4.3). */

export interface ZipPart {
  /** In UTF-8. */
  readonly name: Uint8Array;
  readonly content: Uint8Array;
}

/** 1 January 1980, the first day there is: the same parts make the same file whenever it is made. */
const DAY = 0x21;
const UTF8 = 0x800;

export function makeZip(parts: readonly ZipPart[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const size = content.length;
    const about = fields([20, 2], [UTF8, 2], [0, 2], [0, 2], [DAY, 2], [crc32(content), 4]);
    const lengths = fields([size, 4], [size, 4], [name.length, 2], [0, 2]);
    const local = [fields([0x04034b50, 4]), about, lengths, name, content];
    directory.push(fields([0x02014b50, 4], [20, 2]), about, lengths);
    directory.push(fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name);
    chunks.push(...local);
    offset += sizeOf(local);
  }
  const size = sizeOf(directory);
  const count = parts.length;
  const end = fields(
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return joined([...chunks, ...directory, end]);
}

/** Numbers and how many bytes each has, the lowest first. */
const fields = (...numbers: readonly (readonly [number, number])[]): Uint8Array =>
  Uint8Array.from(
    numbers.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, i) => value >>> (8 * i))),
  );

const sizeOf = (chunks: readonly Uint8Array[]): number =>
  chunks.reduce((size, { length }) => size + length, 0);

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sizeOf(chunks));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const POLYNOMIAL = 0xedb88320;
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (REMAINDERS[(rest ^ byte) & 0xff] as number);
  return (rest ^ 0xffffffff) >>> 0;
}
