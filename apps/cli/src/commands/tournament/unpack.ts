/** Unpacks the files of a workbook with Node's zlib. */
import { inflateRaw } from 'node:zlib';
import type { Unpack } from '@taht/tournament';

export const UNPACK: Unpack = {
  inflate: (bytes, most) =>
    new Promise((resolve) => {
      inflateRaw(bytes, { maxOutputLength: Math.max(1, most) }, (error, unpacked) =>
        resolve(error === null ? unpacked : undefined),
      );
    }),
  decode: (bytes) => new TextDecoder().decode(bytes),
};
