import { alphabetFor, editionOf } from '@taht/editions';
import { columnLabels, emptyBoard, type Square } from '@taht/rules';
import { expect, test } from 'vitest';
import {
  addLetter,
  chooseSquare,
  emptyEntry,
  eraseLetter,
  readEntry,
  readExchange,
  readLeft,
} from './entry.ts';

const [rules, tileset] = [editionOf('et')?.rulesets[0], editionOf('et')?.tilesets[0]];
if (rules === undefined || tileset === undefined) throw new Error('no Estonian edition');
const alphabet = alphabetFor(tileset);
const hand = {
  alphabet,
  notation: rules.notation,
  columns: columnLabels(rules.notation, alphabet),
};
const STAR = 112 as Square;

test('the square again turns the word around, another square keeps its direction', () => {
  const once = chooseSquare(emptyEntry, STAR);
  expect(once.cursor).toEqual({ square: STAR, direction: 'across' });
  const twice = chooseSquare(once, STAR);
  expect(twice.cursor?.direction).toBe('down');
  expect(chooseSquare(twice, 0 as Square).cursor).toEqual({ square: 0, direction: 'down' });
});

test('letters on the screen make a word, a blank among them, and are erased one by one', () => {
  const start = chooseSquare(emptyEntry, STAR);
  const letters = ['S', 'Õ', 'N', 'A'] as never[];
  let word = start;
  for (const [i, letter] of letters.entries())
    word = addLetter({ ...word, isBlankNext: i === 1 }, letter);
  expect(word.text).toBe('S(Õ)NA');
  const read = readEntry(word, hand, emptyBoard);
  expect(read).toMatchObject({ ok: true, value: { square: STAR, direction: 'across' } });
  expect(read?.ok && read.value.word.map(({ blank }) => blank)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const erased = eraseLetter(eraseLetter(eraseLetter(word)));
  expect(erased.text).toBe('S');
});

test('typed notation needs no square; a word alone does', () => {
  expect(readEntry({ ...emptyEntry, text: '' }, hand, emptyBoard)).toBeNull();
  expect(readEntry({ ...emptyEntry, text: 'SÕNA' }, hand, emptyBoard)).toMatchObject({
    error: { code: 'choose-square' },
  });
  expect(readEntry({ ...emptyEntry, text: 'H8 SÕNA' }, hand, emptyBoard)).toMatchObject({
    ok: true,
    value: { square: STAR },
  });
  expect(readEntry({ ...emptyEntry, text: 'H8 S7NA' }, hand, emptyBoard)).toMatchObject({
    ok: false,
  });
});

test('exchanged and left tiles are named or numbered', () => {
  const move = { seat: 1, rack: null };
  expect(readExchange('3', hand, move)).toMatchObject({ tiles: null, count: 3 });
  expect(readExchange('a õ ?', hand, move)).toMatchObject({ tiles: ['A', 'Õ', '?'], count: 3 });
  expect(readExchange('', hand, move)).toBeUndefined();
  expect(readLeft('12', hand)).toEqual({ kind: 'points', points: 12 });
  expect(readLeft('', hand)).toEqual({ kind: 'tiles', tiles: [] });
  expect(readLeft('!!', hand)).toBeUndefined();
});
