/** Positions as text: what is read, what is refused and where, and that reading undoes writing. */
import { type Alphabet, BLANK, makeRack, type Tile } from '@taht/letters';
import { BOARD_SIZE, type Board, type Cell, SQUARES } from '@taht/rules';
import { allAlphabets, alphabetOf, count, makeRng, runs, seed } from '@taht/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mutateText } from '../../test/mutate.ts';
import { type CgpPosition, cgpDeclares, makeCgp, operationsFor, parseCgp } from '../index.ts';

const english = alphabetOf('en-100');
const EMPTY = Array<string>(BOARD_SIZE).fill('15');
/** A board with something in its first rows. */
const rows = (...first: readonly string[]): string =>
  [...first, ...EMPTY].slice(0, BOARD_SIZE).join('/');

const read = (text: string, alphabet = english): CgpPosition => {
  const position = parseCgp(alphabet, text);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
};
const word = ({ board }: CgpPosition): string =>
  board.map((cell) => (cell === null ? '' : cell.blank ? `${cell.letter}!` : cell.letter)).join('');

test('a position of another tool is read, and what it adds is kept in order', () => {
  const text = `${rows('7HoRN4', '15')} AEI?/XYZ 123/-4 2 lex NWL20; tmr 0/0; ld english; foo;`;
  const position = read(text);
  expect(word(position)).toBe('HO!RN');
  expect(position.board[8]).toEqual({ letter: 'O', blank: true });
  expect(position.racks.map(makeRack)).toEqual(['AEI?', 'XYZ']);
  expect(position.scores).toEqual([123, -4]);
  expect(position.zeroTurns).toBe(2);
  expect(position.operations).toEqual([
    { name: 'lex', value: 'NWL20' },
    { name: 'tmr', value: '0/0' },
    { name: 'ld', value: 'english' },
    { name: 'foo', value: '' },
  ]);
  expect(makeCgp(english, position)).toBe(text);
});

test.each<[string, string, Partial<CgpPosition>]>([
  ['racks unknown', `${rows()} / 0/0 0`, { racks: [[], []], zeroTurns: 0 }],
  ['four players', `${rows()} A/B/C/D 1/2/3/4`, { scores: [1, 2, 3, 4], zeroTurns: null }],
  ['no zero turns', `${rows()} / 0/0 lex X;`, { operations: [{ name: 'lex', value: 'X' }] }],
  ['no last semicolon', `${rows()} / 0/0 0 lex X`, { operations: [{ name: 'lex', value: 'X' }] }],
  ['space around', `  ${rows()}\t/  0/0\n 3 ;; `, { zeroTurns: 3, operations: [] }],
])('%s', (_name, text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test.each<[string, string, string, string]>([
  ['blanks in lower case', 'en-100', '7hORN4', 'H!ORN'],
  ['blanks in parentheses', 'en-100', '7(H)ORN4', 'H!ORN'],
  ['tiles of several characters', 'test-100', '3[CH][ch][L·L]9', 'CHCH!L·L'],
  ['a sign without case', 'uk-104', "3Ґ'(')9", "Ґ''!"],
  ['dotted and dotless', 'tr-100', '3İiIı8', 'İİ!II!'],
])('%s are read and written', (_name, tileset, row, letters) => {
  const position = read(`${rows(row)} / 0/0 0`, alphabetOf(tileset));
  expect(word(position)).toBe(letters);
  expect(read(makeCgp(alphabetOf(tileset), position), alphabetOf(tileset))).toEqual(position);
});

test('a letter without a tile lies there as a blank, and on no rack', () => {
  const finnish = alphabetOf('fi-101');
  const position = read(`${rows('3PIZZA7')} A?/ 0/0 0`, finnish);
  expect(word(position)).toBe('PIZ!Z!A');
  expect(makeCgp(finnish, position)).toBe(`${rows('3PIzzA7')} A?/ 0/0 0`);
  expect(parseCgp(finnish, `${rows()} AZ/ 0/0 0`)).toEqual({
    ok: false,
    error: { code: 'no-tile', character: 'Z', at: rows().length + 2 },
  });
});

const AT_RACKS = rows().length + 1;

test.each<[string, string, number, string | undefined]>([
  ['', 'missing-field', 0, 'board'],
  [rows(), 'missing-field', rows().length, 'racks'],
  [`${rows()} /`, 'missing-field', rows().length + 2, 'scores'],
  ['15/15', 'too-few-rows', 5, '15'],
  [`${rows()}/15 / 0/0`, 'too-many-rows', rows().length, '15'],
  [`${rows('16')} / 0/0`, 'bad-count', 0, '1-15'],
  [`${rows('0HORN11')} / 0/0`, 'bad-count', 0, '1-15'],
  [`${rows('15', '999999999999')} / 0/0`, 'bad-count', 3, '1-15'],
  [`${rows('12HORN')} / 0/0`, 'row-too-long', 2, '15'],
  [`${rows('15', 'HORN')} / 0/0`, 'row-too-short', 7, '15'],
  [`${rows('7H.RN4')} / 0/0`, 'unknown-letter', 2, undefined],
  [`${rows('7HÖRN4')} / 0/0`, 'unknown-letter', 2, undefined],
  [`${rows('7[HORN4')} / 0/0`, 'unclosed-bracket', 1, undefined],
  [`${rows('7()ORN4')} / 0/0`, 'empty-bracket', 1, undefined],
  [`${rows()} ABC 0/0`, 'bad-rack-count', AT_RACKS, '2-4'],
  [`${rows()} A/B/C/D/E 0/0`, 'bad-rack-count', AT_RACKS, '2-4'],
  [`${rows()} AB/C1 0/0`, 'unknown-letter', AT_RACKS + 4, undefined],
  [`${rows()} ${'A'.repeat(1001)}/ 0/0`, 'rack-too-long', AT_RACKS, '1000'],
  [`${rows('A'.repeat(300))} / 0/0`, 'row-too-long', 0, '15'],
  [`${rows()} / 0/x`, 'bad-score', AT_RACKS + 4, 'number'],
  [`${rows()} / 0/9999999`, 'bad-score', AT_RACKS + 4, 'number'],
  [`${rows()} / 0/0/0`, 'bad-score-count', AT_RACKS + 2, '2'],
  [`${rows()} / 0/0 1x`, 'bad-zero-turns', AT_RACKS + 6, 'number'],
  [`${rows()} / 0/0 -1`, 'bad-zero-turns', AT_RACKS + 6, 'number'],
])('%j is refused', (text, code, at, expected) => {
  const position = parseCgp(english, text);
  expect(position).toMatchObject({ ok: false, error: { code, at } });
  if (!position.ok && expected !== undefined) expect(position.error).toMatchObject({ expected });
});

const positionOf = ({ letters, withoutTile }: Alphabet): fc.Arbitrary<CgpPosition> => {
  const tile = fc.constantFrom<Tile>(BLANK, ...letters.filter((each) => !withoutTile.has(each)));
  const cell: fc.Arbitrary<Cell | null> = fc
    .option(fc.record({ letter: fc.constantFrom(...letters), blank: fc.boolean() }))
    .map((each) => each && { ...each, blank: each.blank || withoutTile.has(each.letter) });
  const size = SQUARES;
  const board: fc.Arbitrary<Board> = fc.array(cell, { minLength: size, maxLength: size });
  return fc.integer({ min: 2, max: 4 }).chain((players) => {
    const each = { minLength: players, maxLength: players };
    return fc.record({
      board,
      racks: fc.array(fc.array(tile, { maxLength: 7 }), each),
      scores: fc.array(fc.integer({ min: -999, max: 999_999 }), each),
      zeroTurns: fc.option(fc.integer({ min: 0, max: 6 })),
      operations: fc.array(
        fc.record({
          name: fc.constantFrom('lex', 'ld', 'x-y'),
          value: fc.constantFrom('', 'NWL20', '0/0', 'a b'),
        }),
        { maxLength: 4 },
      ),
    });
  });
};

test.each(allAlphabets)('any position of $id reads back', ({ alphabet }) => {
  fc.assert(
    fc.property(positionOf(alphabet), (position) => {
      expect(parseCgp(alphabet, makeCgp(alphabet, position))).toEqual({
        ok: true,
        value: position,
      });
    }),
    runs(2000),
  );
});

test('damaged positions are read or refused with code and place', () => {
  const rng = makeRng(seed());
  const sources = allAlphabets.map(({ alphabet }) => ({
    alphabet,
    texts: fc
      .sample(positionOf(alphabet), { seed: seed(), numRuns: 10 })
      .map((position) => makeCgp(alphabet, position)),
  }));
  for (let n = count(40_000); n > 0; n--) {
    const { alphabet, texts } = rng.pick(sources);
    const text = mutateText(rng, rng.pick(texts));
    const position = parseCgp(alphabet, text);
    const isSound = position.ok
      ? position.value.board.length === SQUARES &&
        parseCgp(alphabet, makeCgp(alphabet, position.value)).ok
      : position.error.code.length > 0 &&
        position.error.at >= 0 &&
        position.error.at <= text.length;
    if (!isSound) expect.fail(JSON.stringify(text));
  }
});

test.each<[string, string]>([
  ['slashes', '/'],
  ['digits', '1'],
  ['letters', 'A'],
  ['brackets', '['],
  ['parentheses', '(A)'],
  ['operations', `${rows()} / 0/0 0 lex X;`],
])('a megabyte of %s is answered within a second', (_name, unit) => {
  const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
  const start = process.cpuUsage();
  parseCgp(english, text);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test.each<[string, object]>([
  ['lex NWL23; ld english;', { tileset: 'en-100', language: 'en' }],
  ['0 -ld polish; -lex OSPS49;', { tileset: null, language: 'pl' }],
  ['2 lex OSPS49;', { tileset: null, language: 'pl' }],
  ['ld et-102;', { tileset: 'et-102', language: null }],
  ['tmr 0/0;', { tileset: null, language: null }],
])('the tiles that operations declare: %s', (operations, expected) => {
  expect(cgpDeclares(`${rows()} / 0/0 ${operations}`)).toEqual(expected);
});

test('the tiles of every edition are declared so that they are found again', () => {
  for (const { id } of allAlphabets) {
    const text = makeCgp(english, { ...read(`${rows()} / 0/0 0`), operations: operationsFor(id) });
    expect(cgpDeclares(text).tileset).toBe(id);
  }
});
