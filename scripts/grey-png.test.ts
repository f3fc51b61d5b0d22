/** Every filter that a browser may write is undone. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { greyPng } from './grey-png.ts';

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

const png = (width: number, rows: readonly (readonly number[])[]): Buffer => {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, rows.length, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** What is packed in the only part of the picture. */
const greysOf = (picture: Buffer): readonly number[] => {
  const length = picture.readUInt32BE(33);
  return [...inflateSync(picture.subarray(41, 41 + length))];
};

const same = (value: number): readonly number[] => [value, value, value];

test('two greys a byte, whatever the filter of a row', () => {
  const [white, black] = [same(255), same(0)];
  const picture = png(2, [
    [0, ...white, ...black],
    [1, ...white, ...same(1)],
    [2, ...black, ...black],
    [3, ...same(128), ...same(1)],
    [4, ...black, ...white],
  ]);
  // Bytes overflow: 255 + 1 is 0, 255 + 128 is 127.
  expect(greysOf(greyPng(picture))).toEqual(
    [0xf0, 0xf0, 0xf0, 0xf8, 0xf7].flatMap((byte) => [0, byte]),
  );
});

test('what is no screenshot is refused', () => {
  const picture = png(1, [[0, 0, 0, 0]]);
  picture[25] = 3;
  expect(() => greyPng(picture)).toThrow('not a screenshot');
});
