/** The plays that the rulebooks show, word by word; where a rulebook prints the points these are they, else its words on squares of ours. */
import { groundOf, placementOf, Table, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type Ruleset, readPlacement, type TileSet, tileTables } from '../src/index.ts';

const RULES: Pick<Ruleset, 'opening' | 'bonus'> = {
  opening: { minTiles: 2, centre: true, minLetters: [] },
  bonus: { tiles: 7, points: 50 },
};

type Row = readonly [name: string, board: string, play: string, words: string, score: number];

function check(tileset: string, [, board, play, words, score]: Row): void {
  const ground = groundOf(tileset, board);
  const read = readPlacement(ground, placementOf(tileset, ground.board, play), RULES);
  if (!read.ok) throw new Error(read.error.code);
  const told = read.value.words.map(({ letters, score }) => `${letters.join('')} ${score}`);
  expect(told.join(', ')).toBe(words);
  expect(read.value.score).toBe(score);
}

const HRAKI = '8D HRAKI';
const LOKI = `${HRAKI}, G6 LO.I`;
const REIDA = `${LOKI}, 10D REIÐA`;
const KIMA = `${REIDA}, H7 K.M.`;

test.each<Row>([
  ['IS 1: HRAKI across the star', '', HRAKI, 'HRAKI 28', 28],
  ['IS 2: LOKI through K', HRAKI, 'G6 LO.I', 'LOKI 15', 15],
  ['IS 3: REIÐA makes LOKIÐ', LOKI, '10D REIÐA', 'REIÐA 8, LOKIÐ 12', 20],
  ['IS 4: KIMA makes OK and IM', REIDA, 'H7 K.M.', 'KIMA 8, OK 7, IM 4', 19],
  [
    'IS 5: JÓÐLIR beside REIÐA makes five more',
    KIMA,
    '11C JÓÐLIR',
    'JÓÐLIR 36, RÓ 7, EÐ 6, IL 3, LOKIÐI 13, KIMAR 9',
    74,
  ],
])('%s', (...row) => check('is-104-2016', row));

const SAUMA = '8F KOIRAS, K8 .AUMA';
const KOSIA = `${SAUMA}, G7 K.SIA`;
const AJOS = `${KOSIA}, F10 AJOS`;

test.each<Row>([
  ['FI: KOIRA is 10, doubled 20', '', '8F KOIRA', 'KOIRA 20', 20],
  ['FI: KOIRAS is 11, the star counts no more', '8F KOIRA', '8F .....S', 'KOIRAS 11', 11],
  ['FI: SAUMA through S is 18', '8F KOIRAS', 'K8 .AUMA', 'SAUMA 18', 18],
  ['FI: SAUMA that makes KOIRAS is 29', '8F KOIRA', 'K8 SAUMA', 'SAUMA 18, KOIRAS 11', 29],
  ['FI: AJOS with AI and JA is 19', KOSIA, 'F10 AJOS', 'AJOS 10, AI 4, JA 5', 19],
  ['FI: JAKAUMA as a bridge is 15', AJOS, '11F ..KAU.A', 'JAKAUMA 15', 15],
])('%s', (...row) => check('fi-101', row));

const BRIDGE = '8F KOLM, F8 .OTT, I8 .AA';

test.each<Row>([
  ['ET: ASTE becomes PASTEL', '8F ASTE', '8E P....L', 'PASTEL 9', 9],
  ['ET: ELANIK through the N of KUNA', '8F KUNA', 'H5 ELA.IK', 'ELANIK 7', 7],
  [
    'ET: AHAA beside MASK makes MA, AH, SA and KA',
    '8F MASK',
    '9F AHAA',
    'AHAA 12, MA 3, AH 9, SA 2, KA 3',
    29,
  ],
  ['ET: KATUS makes SULG of ULG', '8G ULG', 'F4 KATUS', 'KATUS 7, SULG 6', 13],
  ['ET: UH and UM make UHTUMA', BRIDGE, '10D UH.UM.', 'UHTUMA 10', 10],
  ['ET: a compound is one word, counted once', '8E JALG', '8E ....PALL', 'JALGPALL 17', 17],
  ['ET: or, as it may be read, ÜHTUMA', BRIDGE, '10D ÜH.UM.', 'ÜHTUMA 14', 14],
])('%s', (...row) => check('et-102', row));

test.each<Row>([
  ['UK: ЗВАТИ opens', '', '8F ЗВАТИ', 'ЗВАТИ 16', 16],
  ['UK: ЗВАТИ becomes ОЗВАТИСЯ', '8F ЗВАТИ', '8E О.....СЯ', 'ОЗВАТИСЯ 19', 19],
  [
    'UK: ОЗВАТИСЯ from a triple word',
    'H5 МРІЯ, 6D ТЕАТ., D6 .РАВА, 8B ЗВ.ТИ',
    '8A О.....С.',
    'ОЗВАТИСЯ 45',
    45,
  ],
  ['UK: АПУСК is added to the З of ЗВАТИ', '8F ЗВАТИ', 'F8 .АПУСК', 'ЗАПУСК 18', 18],
  ['UK: ТОМ makes ТА, ОТ and МИ', '8F ЗВАТИ', '7H ТОМ', 'ТОМ 5, ТА 2, ОТ 3, МИ 3', 13],
  ['UK: РАБ becomes КОРАБЕЛЬ', '8G РАБ', '8E КО...ЕЛЬ', 'КОРАБЕЛЬ 22', 22],
])('%s', (...row) => check('uk-104', row));

test('UK: of ЗПВАТОИ the player lays ЗВАТИ, keeps П and О and draws five', () => {
  const table = Table.dealt({ ruleset: 'uk-base', racks: ['ЗПВАТОИ', 'А'] });
  expect(table.rack('A')).toHaveLength(7);
  table.play('A 8F ЗВАТИ');
  expect(table.rack('A')).toBe('ОП');
  expect(table.play('B accept')).toContain('drew A 5');
});

test.each<[tileset: string, values: string]>([
  ['is-104-2016', 'H4 R1 A1 K3 I1'],
  ['fi-101', 'K2 S1 E1 R4 O2 A1 I1 U3 M3 J4 C10 D7'],
  ['et-102', 'R2 A1'],
])('the values that a rulebook prints are those of %s', (tileset, values) => {
  const { points } = tileTables(tilesetOf(tileset) as TileSet);
  const found = values.split(' ').map((each) => `${each[0]}${points.get(each[0] as never)}`);
  expect(found.join(' ')).toBe(values);
});
