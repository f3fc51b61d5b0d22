import { groundOf, placementOf, tilesAt } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  type PlacedTile,
  type PlacementRefusal,
  type Play,
  parseSquare,
  readPlacement,
  type Square,
} from './index.ts';

const RULES = {
  opening: { minTiles: 2, centre: true, minLetters: [] },
  bonus: { tiles: 7, points: 50 },
};

describe('scoring', () => {
  function playOf(board: string, play: string, tileset = 'en-100'): Play {
    const ground = groundOf(tileset, board);
    const read = readPlacement(ground, placementOf(tileset, ground.board, play), RULES);
    if (!read.ok) throw new Error(read.error.code);
    return read.value;
  }

  /** Words are told with their scores, the one along the line first. */
  function check(board: string, play: string, words: string, score: number, set?: string): void {
    const made = playOf(board, play, set);
    const told = made.words.map(({ letters, score }) => `${letters.join('')} ${score}`);
    expect(told.join(', ')).toBe(words);
    expect(made.score).toBe(score);
  }

  test.each<[string, string, string, string, number]>([
    // Name, board, play, words, score
    ['opening doubles on the star', '', '8E HORN', 'HORN 14', 14],
    ['the opening may run down', '', 'H5 HORN', 'HORN 14', 14],
    ['two tiles are enough to open', '', '8H AT', 'AT 4', 4],
    ['front hook; the star is used up', '8E HORN', '8D T(HORN)', 'THORN 9', 9],
    ['back hook', '8E HORN', '8E (HORN)Y', 'HORNY 11', 11],
    ['both ends at once', '8E HORN', '8D T....Y', 'THORNY 13', 13],
    ['a letter premium counts once', '8E HORN, 8D T....', '8D .....Y', 'THORNY 12', 12],
    ['double letters under new tiles', '8E HORN', 'G7 F.Y', 'FRY 17', 17],
    ['triple letter under a new tile', '8E HORN', 'F6 FL.', 'FLO 14', 14],
    ['double word away from the star', 'H5 ATE', '5E BBB.', 'BBBA 20', 20],
    ['triple word', '8B AB', '8A B..', 'BAB 21', 21],
    ['two double words make four times', 'H5 ATE', '5E BBB.BBB', 'BBBABBB 76', 76],
    ['two triple words make nine times', 'D1 AB', '1A BBB.BBBB', 'BBBABBBB 198', 248],
    ['letters first, then the word', '', '8D HOUSE', 'HOUSE 24', 24],
    ['a blank on a letter premium is worth nothing', '', '8D hOUSE', 'HOUSE 8', 8],
    ['a blank on the star still doubles', '', '8E HORn', 'HORN 12', 12],
    ['a blank on a triple word still triples', '8B AB', '8A b..', 'BAB 12', 12],
    ['a blank that lies there is worth nothing', '8E hORN', '8D T....', 'THORN 5', 5],
    ['two blanks are worth nothing', '', '8G at', 'AT 0', 0],
    ['seven tiles bring 50 after the doubling', '', '8B PLAYERS', 'PLAYERS 26', 76],
    ['six tiles bring nothing', '', '8C PLAYER', 'PLAYER 24', 24],
    ['a parallel play scores every word', '8G AT', '9G TO', 'TO 3, AT 3, TO 2', 8],
    ['a single tile makes words both ways', '8G AT, I9 AX', '8G ..E', 'ATE 3, EAX 10', 13],
    ['its letter premium counts in both', '7G AT, I8 AX', '7G ..E', 'ATE 4, EAX 11', 15],
    ['its word premium counts in both', '5F AT, E6 AX', '5E H..', 'HAT 12, HAX 26', 38],
    ['tiles of one turn may lie apart around others', '8E HORN', '8C AT....Y', 'ATHORNY 14', 14],
    ['a word may be played again', '8E HORN', 'E8 .ORN', 'HORN 14', 14],
  ])('%s', (_name, board, play, words, score) => check(board, play, words, score));

  test.each<[string, string, string, string, number]>([
    ['a tile of two characters is one letter', 'test-100', '8G [CH]A', 'CHA 12', 12],
    ['the apostrophe is a tile with points', 'uk-104', "8F М'ЯТА", "М'ЯТА 36", 36],
    ['a blank may stand for the apostrophe', 'uk-104', "8F М(')ЯТА", "М'ЯТА 16", 16],
  ])('%s', (_name, set, play, words, score) => check('', play, words, score, set));

  test.each<[string, string, string, 'across' | 'down']>([
    ['lies across where it makes a word across', '8G AT, I9 AX', '8G ..E', 'across'],
    ['lies down where it makes none across', 'H7 AT', 'H7 ..E', 'down'],
  ])('a single tile %s', (_name, board, play, direction) => {
    expect(playOf(board, play).direction).toBe(direction);
  });

  test('the bonus is what the ruleset says', () => {
    const ground = groundOf('en-100');
    const rules = { ...RULES, bonus: { tiles: 3, points: 7 } };
    const read = readPlacement(ground, placementOf('en-100', ground.board, '8G CAT'), rules);
    expect(read.ok && read.value.bonus).toBe(7);
  });
});

describe('what may not be laid', () => {
  function check(board: string, tiles: readonly PlacedTile[], refusal: PlacementRefusal): void {
    const read = readPlacement(groundOf('en-100', board), tiles, RULES);
    expect(read).toEqual({ ok: false, error: refusal });
  }

  const named = (name: string): Square => parseSquare(name) as Square;

  test.each<[string, string, string, PlacementRefusal]>([
    ['nothing', '', '', { code: 'no-tiles' }],
    ['two on one square', '', 'H8A H8T', { code: 'square-twice', square: named('H8') }],
    ['on a tile', '8E HORN', 'F8A', { code: 'square-taken', square: named('F8') }],
    ['diagonally', '', 'H8A I9T', { code: 'not-in-one-line' }],
    ['in two rows', '8E HORN', 'E9A F9T G10O', { code: 'not-in-one-line' }],
    ['with a gap across', '', 'G8A I8T', { code: 'gap', square: named('H8') }],
    ['with a gap down', '8E HORN', 'H7A H10T', { code: 'gap', square: named('H9') }],
    ['in two places of one row', '8E HORN', 'D8A J8T', { code: 'gap', square: named('I8') }],
    ['beside the star', '', 'A1A B1T', { code: 'misses-star' }],
    ['a single tile first', '', 'H8A', { code: 'opening-too-short', needs: 2 }],
    ['apart from the rest', '8E HORN', 'A1A B1T', { code: 'not-connected' }],
    ['only corner to corner', '8E HORN', 'I9A J9T', { code: 'not-connected' }],
    ['round the edge of the board', '8K ABCDE', 'A9A', { code: 'not-connected' }],
  ])('%s', (_name, board, tiles, refusal) => check(board, tilesAt(tiles), refusal));

  test.each([-1, 225, 7.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308])(
    'on square %d',
    (square) => {
      const tiles = [...tilesAt('H8A I8T'), { ...tilesAt('H8A')[0], square } as PlacedTile];
      check('', tiles, { code: 'off-board' });
    },
  );

  test('a longer opening word than the minimum now in force asks for', () => {
    const tiles = tilesAt('H8A I8T J8E K8S');
    expect(readPlacement(groundOf('en-100'), tiles, RULES, 4).ok).toBe(true);
    expect(readPlacement(groundOf('en-100'), tiles, RULES, 5)).toEqual({
      ok: false,
      error: { code: 'opening-too-short', needs: 5 },
    });
  });

  test('without a centre rule the opening may lie anywhere', () => {
    const rules = { ...RULES, opening: { ...RULES.opening, centre: false } };
    expect(readPlacement(groundOf('en-100'), tilesAt('A1A B1T'), rules).ok).toBe(true);
  });

  test('a row of a thousand tiles is refused like any other', () => {
    const tiles = Array.from({ length: 1000 }, () => tilesAt('H8A')[0] as PlacedTile);
    check('', tiles, { code: 'square-twice', square: named('H8') });
  });
});
