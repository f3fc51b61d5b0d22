import { expect, test } from 'vitest';
import { steps, vfstBytes } from '../../../test/fi/vfst-bytes.ts';
import { readVfst } from './vfst.ts';

const bytes = vfstBytes([steps('@P.F.ON@ko[Ln]i'), steps('ku@D.F@u')]);

test('symbols and flags are read in their order', () => {
  const { symbols, flags } = readVfst(bytes);
  expect(symbols).toEqual(['', '@D.F@', '@P.F.ON@', 'i', 'k', 'o', 'u', '[Ln]']);
  expect(flags[1]).toEqual({ operation: 'D', feature: 'F', value: undefined });
  expect(flags[2]).toEqual({ operation: 'P', feature: 'F', value: 'ON' });
  expect(flags[4]).toBeUndefined();
});

test('the cells of a state follow one another', () => {
  const { symbols, input, start, end } = readVfst(bytes);
  const read = [...input.slice(start[0], end[0])].map((symbol) => symbols[symbol]);
  expect(read).toEqual(['@P.F.ON@', 'k']);
});

test('a state of more than 255 cells has its count in a cell of its own', () => {
  const letters = Array.from({ length: 300 }, (_, i) => String.fromCharCode(0x4e00 + i));
  const { symbols, input, start, end } = readVfst(vfstBytes(letters.map((letter) => [[letter]])));
  const read = [...input.slice(start[0], end[0])].map((symbol) => symbols[symbol]);
  expect(read).toEqual(letters);
});

test('a part of a larger buffer is read by its own offsets', () => {
  const larger = new Uint8Array(bytes.length + 3);
  larger.set(bytes, 3);
  expect(readVfst(larger.subarray(3))).toEqual(readVfst(bytes));
});

test.each<[string, (copy: Uint8Array) => Uint8Array]>([
  ['not a VFST transducer', (copy) => copy.subarray(0, 10)],
  ['not a VFST transducer', (copy) => copy.fill(7, 0, 1)],
  ['weighted', (copy) => copy.fill(1, 8, 9)],
  ['cut short', (copy) => copy.subarray(0, 22)],
])('what is no such file throws: %s', (message, spoil) => {
  expect(() => readVfst(spoil(bytes.slice()))).toThrow(message);
});
