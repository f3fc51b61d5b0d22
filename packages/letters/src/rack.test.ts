import { ok } from '@taht/base';
import { allAlphabets, alphabetOf, runs } from '@taht/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Alphabet,
  BLANK,
  type Letter,
  makeRack,
  makeTile,
  parseLetters,
  parseRack,
  type Tile,
} from './index.ts';

const several = alphabetOf('test-100');

test.each<[given: string, tiles: string[]]>([
  ['AEI?[CH]', ['A', 'E', 'I', '?', 'CH']],
  ['aei_[ch]', ['A', 'E', 'I', '?', 'CH']],
  ['CH', ['C', 'H']],
  ['??', ['?', '?']],
  ["'’", ["'", "'"]],
  ['', []],
])('a rack is read in either case: %s', (given, tiles) => {
  expect(parseRack(several, given)).toEqual({ ok: true, value: tiles });
});

test.each<[given: string, code: string, character: string, at: number]>([
  ['A?W', 'unknown-letter', 'W', 2],
  ['?n\u0303?W', 'unknown-letter', 'W', 4],
  ['A?.', 'unknown-letter', '.', 2],
  ['A?[C?H]', 'unclosed-bracket', '[', 2],
  ['?\u0301', 'unknown-letter', '\u0301', 1],
  ['A B', 'unknown-letter', ' ', 1],
])('what is no rack is refused where it goes wrong: %s', (given, code, character, at) => {
  expect(parseRack(several, given)).toEqual({ ok: false, error: { code, character, at } });
});

test('a tile of several characters is written in brackets, one with marks is not', () => {
  expect(['CH', 'Ñ', 'N\u0303', '?'].map((tile) => makeTile(tile as Tile))).toEqual([
    '[CH]',
    'Ñ',
    'N\u0303',
    '?',
  ]);
});

const tilesOf = ({ letters, withoutTile }: Alphabet): readonly Letter[] =>
  letters.filter((letter) => !withoutTile.has(letter));

test.each<[tileset: string, given: string, character: string, at: number]>([
  ['fi-101', 'PIZZA', 'Z', 2],
  ['fi-101', '?å', 'Å', 1],
  ['fi-100', 'SAW', 'W', 2],
  ['is-104-1990', 'c', 'C', 0],
  ['et-102', 'TAXO', 'X', 2],
])('%s: no rack holds a letter without a tile: %s', (tileset, given, character, at) => {
  const alphabet = alphabetOf(tileset);
  const error = { code: 'no-tile', character, at };
  expect(parseRack(alphabet, given)).toEqual({ ok: false, error });
  expect(parseLetters(alphabet, given)).toEqual(ok([...given.toLocaleUpperCase()]));
});

test('every rack of every edition is read back', () => {
  const racks = fc
    .constantFrom(...allAlphabets.map(({ alphabet }) => alphabet))
    .chain((alphabet) =>
      fc.tuple(
        fc.constant(alphabet),
        fc.array(fc.constantFrom<Tile>(BLANK, ...tilesOf(alphabet)), { maxLength: 12 }),
      ),
    );
  fc.assert(
    fc.property(racks, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), ([alphabet, tiles], form) => {
      expect(parseRack(alphabet, makeRack(tiles).normalize(form))).toEqual(ok(tiles));
    }),
    runs(10_000),
  );
});
