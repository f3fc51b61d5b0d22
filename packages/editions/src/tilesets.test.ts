import { lettersWithoutTile, makeAlphabet } from '@taht/letters';
import type { TileSet } from '@taht/rules';
import { expect, test } from 'vitest';
import { alphabetSpec, editions } from './index.ts';

const sets = editions.flatMap((edition) => edition.tilesets.map((set) => ({ edition, set })));

const tilesOf = ({ tiles }: TileSet, letters: readonly string[]): number =>
  tiles.reduce((sum, [letter, count]) => sum + (letters.includes(letter) ? count : 0), 0);

function totals(set: TileSet): number[] {
  const lettered = tilesOf(set, set.alphabet);
  const vowels = tilesOf(set, set.vowels);
  const signs = tilesOf(set, set.signs);
  const points = set.tiles.reduce((sum, [, count, value]) => sum + count * value, 0);
  return [
    lettered + set.blanks,
    lettered,
    set.tiles.length,
    points,
    vowels,
    lettered - vowels - signs,
    signs,
  ];
}

test('every tile set has the totals of its box', () => {
  const table = sets.map(({ edition, set }) => [edition.id, set.id, ...totals(set)]);
  expect(table).toEqual([
    // edition tile set    tiles lettered letters points vowels consonants signs
    ['et', 'et-102', 102, 100, 27, 209, 46, 54, 0],
    ['is', 'is-104-2016', 104, 102, 32, 244, 42, 60, 0],
    ['is', 'is-104-1990', 104, 102, 32, 227, 44, 58, 0],
    ['is', 'is-100-skrafl', 100, 98, 32, 227, 40, 58, 0],
    ['fi', 'fi-101', 101, 99, 25, 218, 45, 54, 0],
    ['fi', 'fi-100', 100, 98, 24, 210, 45, 53, 0],
    ['uk', 'uk-104', 104, 102, 34, 234, 43, 57, 2],
    ['tr', 'tr-100', 100, 98, 29, 201, 40, 58, 0],
    ['en', 'en-100', 100, 98, 26, 187, 42, 56, 0],
  ]);
});

const ICELANDIC = 'AÁBCDÐEÉFGHIÍJKLMNOÓPQRSTUÚVWXYÝZÞÆÖ';
const FINNISH = 'ABCDEFGHIJKLMNOPQRSŠTUVWXYZŽÅÄÖ';

test.each<[id: string, alphabet: string, vowels: string, signs: string]>([
  ['et-102', 'ABCDEFGHIJKLMNOPQRSŠZŽTUVWÕÄÖÜXY', 'AEIOUÕÄÖÜY', ''],
  ['is-104-2016', ICELANDIC, 'AÁEÉIÍOÓUÚYÝÆÖ', ''],
  ['is-104-1990', ICELANDIC, 'AÁEÉIÍOÓUÚYÝÆÖ', ''],
  ['is-100-skrafl', ICELANDIC, 'AÁEÉIÍOÓUÚYÝÆÖ', ''],
  ['fi-101', FINNISH, 'AEIOUYÅÄÖ', ''],
  ['fi-100', FINNISH, 'AEIOUYÅÄÖ', ''],
  ['uk-104', "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ'", 'АЕЄИІЇОУЮЯ', "Ь'"],
  ['tr-100', 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ', 'AEIİOÖUÜ', ''],
  ['en-100', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'AEIOU', ''],
])('%s has its alphabet in order', (id, alphabet, vowels, signs) => {
  const set = sets.find(({ set }) => set.id === id)?.set;
  expect(set?.alphabet.join('')).toBe(alphabet);
  expect(set?.vowels.join('')).toBe(vowels);
  expect(set?.signs.join('')).toBe(signs);
});

test('a blank can be letters that have no tile, as far as words are written with them (RULES 2.3.1)', () => {
  const without = sets.map(({ set }) => [set.id, lettersWithoutTile(set).join('')]);
  expect(without).toEqual([
    ['et-102', 'CQWXY'],
    ['is-104-2016', 'CQWZ'],
    ['is-104-1990', 'CQWZ'],
    ['is-100-skrafl', 'CQWZ'],
    ['fi-101', 'QŠXZŽÅ'],
    ['fi-100', 'QŠWXZŽÅ'],
    ['uk-104', ''],
    ['tr-100', ''],
    ['en-100', ''],
  ]);
});

test.each(sets)('$set.id has its tiles in the order of its alphabet', ({ set }) => {
  const named = set.tiles.map(([letter]) => letter);
  expect(named).toEqual(set.alphabet.filter((letter) => named.includes(letter)));
});

/** Letter, number of tiles, points. */
const BOXES: Readonly<Record<string, string>> = {
  'et-102':
    'A10:1 B1:4 D4:2 E9:1 F1:8 G2:3 H2:4 I9:1 J2:4 K5:1 L5:1 M4:2 N4:2 O5:1 P2:4 R2:2 S8:1 Š1:10 Z1:10 Ž1:10 T7:1 U5:1 V2:3 Õ2:4 Ä2:5 Ö2:6 Ü2:5',
  'is-104-2016':
    'A10:1 Á2:4 B1:6 D2:4 Ð4:2 E6:1 É1:8 F3:3 G4:2 H2:4 I7:1 Í2:4 J1:6 K3:3 L4:2 M4:3 N8:1 O2:4 Ó1:6 P1:8 R8:1 S6:1 T5:1 U6:1 Ú1:8 V2:4 X1:10 Y1:6 Ý1:9 Þ1:5 Æ1:6 Ö1:8',
  'is-104-1990':
    'A10:1 Á2:4 B1:6 D2:4 Ð5:2 E6:1 É1:6 F3:3 G4:2 H2:3 I8:1 Í2:4 J1:5 K3:2 L3:2 M3:2 N8:1 O3:3 Ó1:6 P1:8 R7:1 S6:1 T5:1 U6:1 Ú1:8 V2:3 X1:10 Y1:7 Ý1:9 Þ1:4 Æ1:5 Ö1:7',
  'is-100-skrafl':
    'A11:1 Á2:3 B1:5 D1:5 Ð4:2 E3:3 É1:7 F3:3 G3:3 H1:4 I7:1 Í1:4 J1:6 K4:2 L5:2 M3:2 N7:1 O1:5 Ó2:3 P1:5 R8:1 S7:1 T6:2 U6:2 Ú1:4 V1:5 X1:10 Y1:6 Ý1:5 Þ1:7 Æ2:4 Ö1:6',
  'fi-101':
    'A10:1 B1:8 C1:10 D1:7 E8:1 F1:8 G1:8 H2:4 I10:1 J2:4 K5:2 L5:2 M3:3 N9:1 O5:2 P2:4 R2:4 S7:1 T9:1 U4:3 V2:4 W1:8 Y2:4 Ä5:2 Ö1:7',
  'fi-100':
    'A10:1 B1:8 C1:10 D1:7 E8:1 F1:8 G1:8 H2:4 I10:1 J2:4 K5:2 L5:2 M3:3 N9:1 O5:2 P2:4 R2:4 S7:1 T9:1 U4:3 V2:4 Y2:4 Ä5:2 Ö1:7',
  'uk-104':
    "А8:1 Б2:4 В4:1 Г2:4 Ґ1:10 Д3:2 Е5:1 Є1:8 Ж1:6 З2:4 И7:1 І5:1 Ї1:6 Й1:5 К4:2 Л3:2 М4:2 Н7:1 О10:1 П3:2 Р5:1 С4:2 Т5:1 У3:3 Ф1:8 Х1:5 Ц1:6 Ч1:5 Ш1:6 Щ1:8 Ь1:5 Ю1:7 Я2:4 '1:10",
  'tr-100':
    'A12:1 B2:3 C2:4 Ç2:4 D2:3 E8:1 F1:7 G1:5 Ğ1:8 H1:5 I4:2 İ7:1 J1:10 K7:1 L7:1 M4:2 N5:1 O3:2 Ö1:7 P1:5 R6:1 S3:2 Ş2:4 T5:1 U3:2 Ü2:3 V1:7 Y2:3 Z2:4',
  'en-100':
    'A9:1 B2:3 C2:3 D4:2 E12:1 F2:4 G3:2 H2:4 I9:1 J1:8 K1:5 L4:1 M2:3 N6:1 O8:1 P2:3 Q1:10 R6:1 S4:1 T6:1 U4:1 V2:4 W2:4 X1:8 Y2:4 Z1:10',
};

test.each(sets)('$set.id holds the tiles of its box', ({ set }) => {
  const text = set.tiles.map(([letter, count, points]) => `${letter}${count}:${points}`);
  expect(text.join(' ')).toBe(BOXES[set.id]);
});

test.each(sets)(
  '$set.id makes an alphabet in its own language, all letters composed',
  ({ edition, set }) => {
    const { language, letters } = makeAlphabet(alphabetSpec(edition, set));
    expect(language).toBe(edition.language);
    expect(letters).toEqual(set.alphabet);
    expect(letters.every((letter) => letter === letter.normalize('NFC'))).toBe(true);
  },
);

test('letters of one script only: no Latin hides in Ukrainian, no Cyrillic elsewhere', () => {
  for (const { edition, set } of sets)
    for (const letter of set.alphabet) {
      const script = edition.id === 'uk' ? /^(\p{Script=Cyrillic}|')$/u : /^\p{Script=Latin}$/u;
      expect(letter, set.id).toMatch(script);
    }
});
