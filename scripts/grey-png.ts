/** A screenshot in sixteen greys, a fraction of the size: for pages that are printed in black and white. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

interface Greys {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel. */
  readonly bytes: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY = 0;
/** Channels of the colour types that browsers write: RGB and RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** Of eight bits a channel and not interlaced, as browsers make them. */
export const greyPng = (png: Buffer): Buffer => encode(decode(png));

function decode(png: Buffer): Greys {
  const chunks = [...chunksOf(png)];
  const header = chunks.find(({ kind }) => kind === 'IHDR')?.data ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = CHANNELS[header[9] ?? GREY];
  if (channels === undefined) throw new Error('not a screenshot');
  const parts = chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data);
  const raw = inflateSync(Buffer.concat(parts));
  const bytes = new Uint8Array(width * height);
  let above = new Uint8Array(width * channels);
  for (let y = 0; y < height; y++) {
    const start = y * (above.length + 1);
    const row = raw.subarray(start + 1, start + 1 + above.length);
    above = unfiltered(raw[start] ?? 0, row, above, channels);
    // Green is nearest to how bright something looks.
    for (let x = 0; x < width; x++) bytes[y * width + x] = above[x * channels + 1] ?? 0;
  }
  return { width, height, bytes };
}

function* chunksOf(png: Buffer) {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    yield { kind, data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

/** PNG 9.2: what a byte is predicted from its neighbours to the left, above, and left above. */
const PREDICTIONS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const [a, b, c] = [left, up, corner].map((each) => Math.abs(left + up - corner - each));
    if (a === undefined || b === undefined || c === undefined) return 0;
    return a <= b && a <= c ? left : b <= c ? up : corner;
  },
];

function unfiltered(
  filter: number,
  row: Uint8Array,
  above: Uint8Array,
  channels: number,
): Uint8Array<ArrayBuffer> {
  const predict = PREDICTIONS[filter];
  if (predict === undefined) throw new Error('unknown filter');
  const line = new Uint8Array(row.length);
  row.forEach((byte, i) => {
    const [left, corner] = [line[i - channels] ?? 0, above[i - channels] ?? 0];
    line[i] = byte + predict(left, above[i] ?? 0, corner);
  });
  return line;
}

function encode({ width, height, bytes }: Greys): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    packed(bytes.subarray(y * width, (y + 1) * width)),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, GREY, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A row without a filter: two pixels a byte. */
function packed(row: Uint8Array): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(row.length / 2));
  row.forEach((grey, x) => {
    const at = 1 + (x >> 1);
    line[at] = (line[at] ?? 0) | (Math.round(grey / 17) << (x % 2 === 0 ? 4 : 0));
  });
  return line;
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
