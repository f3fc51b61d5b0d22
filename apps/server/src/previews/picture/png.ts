/** Encodes a picture as PNG. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Canvas } from './canvas.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS = 8;
const RGB = 2;
/** Each row as what differs from the one above, which is little where fields are even. */
const FILTER_UP = 2;

const compress = promisify(deflate);

/** The compressing is done in another thread. */
export async function encodePng({ width, height, pixels }: Canvas): Promise<Buffer> {
  const row = 3 * width;
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (row + 1);
    rows[start] = FILTER_UP;
    for (let x = 0; x < row; x++) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] as number);
      rows[start + 1 + x] = ((pixels[y * row + x] as number) - above) & 0xff;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([EIGHT_BITS, RGB], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
