import { editions, rulesetOf } from '@taht/editions';
import { BLANK, type Letter, parseRack, type Tile } from '@taht/letters';
import type { Script } from '@taht/phrasing';
import {
  type Board,
  columnLabels,
  emptyBoard,
  layTiles,
  makeSquare,
  type PlacedTile,
  parsePlay,
  parsePosition,
  type Ruleset,
} from '@taht/rules';
import { alphabetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { readMove, readSwap, readTiles } from './move-text.ts';

function scriptOf(id: string): Script {
  const { notation, tileset } = rulesetOf(id) as Ruleset;
  const alphabet = alphabetOf(tileset);
  return { alphabet, notation, columns: columnLabels(notation, alphabet) };
}

/** A board on which these plays have been laid, in the edition's own notation. */
function boardWith(script: Script, ...plays: string[]): Board {
  return plays.reduce((board, text) => {
    const [where = '', what = ''] = text.split(' ');
    const start = parsePosition(where, script.notation, script.columns);
    const tiles = start && parsePlay(script.alphabet, board, start, what);
    if (!tiles?.ok) throw new Error(text);
    return layTiles(board, tiles.value);
  }, emptyBoard);
}

const rackOf = (script: Script, text: string): readonly Tile[] => {
  const rack = parseRack(script.alphabet, text);
  if (!rack.ok) throw new Error(text);
  return rack.value;
};

/** Tiles as `G8=H I8=r?`, a blank with a question mark. */
const tilesText = (tiles: readonly PlacedTile[]): string =>
  tiles
    .map(({ square, letter, blank }) => `${makeSquare(square)}=${letter}${blank ? '?' : ''}`)
    .join(' ');

describe('a typed move', () => {
  test.each<[ruleset: string, rack: string, line: string, tiles: string]>([
    // English writes across number first.
    ['en-club', 'HORN', '8G HORN', 'G8=H H8=O I8=R J8=N'],
    ['en-club', 'HORN', 'G8 HORN', 'G8=H G9=O G10=R G11=N'],
    ['en-club', 'HORN', '  8g   HORN  ', 'G8=H H8=O I8=R J8=N'],
    ['en-club', 'HORN', 'HORN 8G', 'G8=H H8=O I8=R J8=N'],
    // Estonian and Ukrainian write across letter first.
    ['et-base', 'SÕNA', 'G8 SÕNA', 'G8=S H8=Õ I8=N J8=A'],
    ['et-base', 'SÕNA', '8G SÕNA', 'G8=S G9=Õ G10=N G11=A'],
    // Ukrainian columns have letters of their own; Latin ones are understood too.
    ['uk-base', 'ТАК', 'Є8 ТАК', 'H8=Т I8=А J8=К'],
    ['uk-base', 'ТАК', 'H8 ТАК', 'H8=Т I8=А J8=К'],
    ['uk-base', "П'ЯТЬ", 'є8 П’ЯТЬ', "H8=П I8=' J8=Я K8=Т L8=Ь"],
    // Turkish capital İ is no column, but the key is where I is.
    ['tr-base', 'KIZ', '8İ KIZ', 'I8=K J8=I K8=Z'],
    ['tr-base', 'İNCİ', '8H inci', 'H8=İ I8=N J8=C K8=İ'],
    ['tr-base', 'ISI', '8H ısı', 'H8=I I8=S J8=I'],
    // Small letters among large ones are blanks, and so is what stands in brackets.
    ['en-club', 'HRN?', '8G HoRN', 'G8=H H8=O? I8=R J8=N'],
    ['en-club', 'HRN?', '8G H(O)RN', 'G8=H H8=O? I8=R J8=N'],
    ['uk-base', 'ПЯТЬ?', "Є8 П(')ЯТЬ", "H8=П I8='? J8=Я K8=Т L8=Ь"],
    // All small: letters from the rack, blanks only for what is missing.
    ['en-club', 'HORN', '8g horn', 'G8=H H8=O I8=R J8=N'],
    ['en-club', 'HRN?', '8g horn', 'G8=H H8=O? I8=R J8=N'],
    ['en-club', 'NO?', '8g noon', 'G8=N H8=O I8=O? J8=N'],
    ['is-base', 'ÞÚ', '8g þú', 'G8=Þ H8=Ú'],
    ['fi-base', 'YÖ', '8g yö', 'G8=Y H8=Ö'],
  ])('%s %s: %s', (ruleset, rack, line, tiles) => {
    const script = scriptOf(ruleset);
    const move = readMove(line, script, emptyBoard, rackOf(script, rack));
    expect(move.ok && tilesText(move.value.tiles)).toBe(tiles);
  });

  test.each<[line: string, tiles: string]>([
    ['8F T.RN', ''],
    ['8F T....S', 'F8=T K8=S'],
    ['8F THORNS', 'F8=T K8=S'],
    ['8F T(HORN)S', 'F8=T K8=S'],
    ['8f thorns', 'F8=T K8=S'],
    ['K8 .O', ''],
    ['H7 A.E', 'H7=A H9=E'],
  ])('through what lies there: %s', (line, tiles) => {
    const script = scriptOf('en-club');
    const board = boardWith(script, '8G HORN');
    const move = readMove(line, script, board, rackOf(script, 'TSAE'));
    expect(move.ok ? tilesText(move.value.tiles) : '').toBe(tiles);
  });

  test.each<[line: string, failure: object]>([
    ['8G', { code: 'empty-play', at: 2 }],
    ['16G AB', { code: 'bad-position', at: 0 }],
    ['8P AB', { code: 'bad-position', at: 0 }],
    ['8G AB CD', { code: 'bad-position' }],
    ['8G AÕB', { code: 'unknown-letter', at: 4, character: 'Õ' }],
    ['8G A[B', { code: 'unclosed-bracket', at: 4 }],
    ['8N ABC', { code: 'runs-off-board', at: 5 }],
    ['8G A.B', { code: 'dot-on-empty', at: 4 }],
    ['7H X', { code: 'other-letter-there', at: 3 }],
  ])('%s fails where it should', (line, failure) => {
    const script = scriptOf('en-club');
    const board = boardWith(script, '7H A');
    const move = readMove(line, script, board, rackOf(script, 'ABCDEFG'));
    expect(move).toMatchObject({ ok: false, error: failure });
  });

  test('a letter of another script names the one it resembles', () => {
    const script = scriptOf('uk-base');
    const move = readMove('Є8 ТAК', script, emptyBoard, rackOf(script, 'ТАК'));
    expect(move).toMatchObject({
      error: { code: 'unknown-letter', character: 'A', looksLike: 'А' },
    });
  });
});

describe('a swap', () => {
  const script = scriptOf('uk-base');
  const board = boardWith(script, 'Є8 ТаК');

  test.each<[line: string, swaps: string, tiles: string]>([
    ['заміна Ж8 + 8З .ІТ', 'I8', 'J9=І J10=Т'],
    ['заміна 8Ж 8З .іт', 'I8', 'J9=І J10=Т'],
  ])('%s', (line, swaps, tiles) => {
    const swap = readSwap(line, 'заміна '.length, script, board, rackOf(script, 'АІТ'));
    if (!swap.ok) throw new Error(swap.error.code);
    expect(swap.value.swaps?.map((square) => makeSquare(square))).toEqual([swaps]);
    expect(tilesText(swap.value.tiles)).toBe(tiles);
  });

  test('the blank taken can be laid at once', () => {
    const swap = readSwap('заміна Ж8 8З .ін', 7, script, board, rackOf(script, 'АІТ'));
    expect(swap.ok && tilesText(swap.value.tiles)).toBe('J9=І J10=Н?');
  });

  test('without a square, or with a wrong one, it says what is expected', () => {
    const rack = rackOf(script, 'АІТ');
    expect(readSwap('заміна', 6, script, board, rack)).toMatchObject({
      error: { code: 'bad-position' },
    });
    expect(readSwap('заміна 8З .іт', 7, script, board, rack)).toMatchObject({
      error: { code: 'bad-position' },
    });
    expect(readSwap('заміна Ж99 8З .іт', 7, script, board, rack)).toMatchObject({
      error: { code: 'bad-position', at: 7 },
    });
  });
});

test('tiles to be exchanged may stand apart', () => {
  const script = scriptOf('en-club');
  expect(readTiles('a, b ?', script)).toEqual({
    ok: true,
    value: ['A' as Letter, 'B' as Letter, BLANK],
  });
  expect(readTiles('a1', script).ok).toBe(false);
});

test('every edition reads back a move that it has written', () => {
  for (const { rulesets } of editions) {
    const script = scriptOf(rulesets[0].id);
    const letters = script.alphabet.letters.slice(0, 3);
    const column = script.columns[7];
    const move = readMove(`${column}8 ${letters.join('')}`, script, emptyBoard, letters);
    expect(move.ok && move.value.tiles.map(({ letter }) => letter)).toEqual(letters);
  }
});
