/** Writes the two files of a dictd dictionary. */
import { gzipSync } from 'node:zlib';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const digitsOf = (number: number): string =>
  (number >= 64 ? digitsOf(Math.floor(number / 64)) : '') + DIGITS.charAt(number % 64);

/** Pairs of index name and entry. */
export function dictdFiles(entries: readonly (readonly [name: string, text: string])[]): {
  readonly index: Uint8Array;
  readonly text: Uint8Array;
} {
  const encoder = new TextEncoder();
  let at = 0;
  const lines = entries.map(([name, text]) => {
    const { length } = encoder.encode(text);
    at += length;
    return `${name}\t${digitsOf(at - length)}\t${digitsOf(length)}\n`;
  });
  const text = gzipSync(encoder.encode(entries.map(([, each]) => each).join('')));
  return { index: encoder.encode(lines.join('')), text };
}
