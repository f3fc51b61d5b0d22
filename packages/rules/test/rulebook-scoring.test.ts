/**
 * Laying and counting by each of the five rulebooks. A is worth one point in all of their sets, so one table holds for
 * all: `A` stands for that letter, `a` for a blank that is called so.
 */
import { groundOf, placementOf, rulesetOf, tilesAt } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { type PlacementRefusal, type Ruleset, readPlacement } from '../src/index.ts';

const RULEBOOKS = ['et-base', 'is-base', 'tr-school', 'fi-base', 'uk-base'] as const;

/** The word part of each play with the letters of the edition; `8A` and `H8` are squares. */
const inLetters = (ruleset: string, plays: string): string =>
  ruleset === 'uk-base'
    ? plays.replace(/(?<= )[Aa.]+/g, (word) => word.replaceAll('A', 'А').replaceAll('a', 'а'))
    : plays;

const tileIn = (ruleset: string): string => (ruleset === 'uk-base' ? 'А' : 'A');

describe.each(RULEBOOKS)('%s', (id) => {
  const ruleset = rulesetOf(id) as Ruleset;
  const ground = (board: string) => groundOf(ruleset.tileset, inLetters(id, board));

  test.each<[name: string, board: string, play: string, words: number[], score: number]>([
    ['the star doubles the first word', '', '8G AA', [4], 4],
    ['the first word may run down', '', 'H7 AA', [4], 4],
    ['a light blue square doubles its letter', '8G AA', 'G7 A.', [3], 3],
    ['a dark blue square triples its letter', '8E AAAA', 'F6 AA.', [5], 5],
    ['a double word square doubles the word', 'H5 AAAA', '5E AAA.', [8], 8],
    ['a triple word square triples the word', '8B AA', '8A A..', [9], 9],
    ['two double words make four times', 'H5 AAAA', '5E AAA.AAA', [28], 28],
    ['two triple words make nine times', 'D1 AA', '1A AAA.AAAA', [72], 122],
    ['letter premiums come first, then the word', '', '8D AAAAA', [12], 12],
    ['a word premium counts once', '8G AA', '8G ..A', [3], 3],
    ['a letter premium counts once', 'G7 AA', 'G6 A..', [3], 3],
    ['a blank on the star is worth nothing and still doubles', '', '8G Aa', [2], 2],
    ['a blank on a triple word still triples', '8B AA', '8A a..', [6], 6],
    ['a blank on a double letter is worth nothing', '', '8D aAAAA', [8], 8],
    ['a blank on a triple letter is worth nothing', '8E AAAA', 'F6 aA.', [2], 2],
    ['a blank that lies there is worth nothing', '8G Aa', '8G ..A', [2], 2],
    ['seven tiles bring 50 after the doubling', '', '8B AAAAAAA', [16], 66],
    ['six tiles bring nothing more', '', '8C AAAAAA', [14], 14],
    ['one tile is enough after the opening', '8G AA', 'H8 .A', [2], 2],
    ['a word may be lengthened in front', '8G AA', '8F A..', [3], 3],
    ['a word may be lengthened at both ends at once', '8G AA', '8F A..A', [4], 4],
    ['a word may cross another', '8G AA', 'G7 A.A', [5], 5],
    ['a word beside another counts with all that touch', '8G AA', '9G AA', [3, 3, 2], 8],
    ['a tile may lengthen another word', '8G AA', 'I8 AA', [3, 3], 6],
    ['a word may bridge two others', '8F AAA, F9 AA, H9 AA', '10F .A.', [3], 3],
    ['a shared letter counts in both with its premium', '7G AA, I8 AA', '7G ..A', [4, 4], 8],
    ['a shared word premium counts in both', '5F AA, E6 AA', '5E A..', [6, 6], 12],
    ['the same word may be made again', '8G AA', 'G8 .A', [3], 3],
  ])('%s', (_name, board, play, words, score) => {
    const before = ground(board);
    const tiles = placementOf(ruleset.tileset, before.board, inLetters(id, play));
    const read = readPlacement(before, tiles, ruleset);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.words.map((word) => word.score)).toEqual(words);
    expect(read.value.score).toBe(score);
  });

  test.each<[name: string, board: string, tiles: string, code: PlacementRefusal['code']]>([
    ['one tile does not open', '', 'H8', 'opening-too-short'],
    ['the first word must cover the star', '', 'A1 B1', 'misses-star'],
    ['nothing is laid diagonally', '', 'H8 I9', 'not-in-one-line'],
    ['not in two rows', '8E AAAA', 'E9 F9 G10', 'not-in-one-line'],
    ['not with a gap', '', 'G8 I8', 'gap'],
    ['not in two places of the board', '8E AAAA', 'D8 J8', 'gap'],
    ['not apart from what lies there', '8E AAAA', 'A1 B1', 'not-connected'],
    ['a corner does not join', '8E AAAA', 'I9 J9', 'not-connected'],
    ['not on a tile that lies there', '8E AAAA', 'F8', 'square-taken'],
  ])('%s', (_name, board, squares, code) => {
    const tiles = tilesAt(squares.replace(/\d+/g, (row) => row + tileIn(id)));
    expect(readPlacement(ground(board), tiles, ruleset)).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  test.each([
    ['left to right', 'I8 H8'],
    ['top to bottom', 'H9 H8'],
  ])('a word is read %s, never backwards', (_name, squares) => {
    const before = groundOf(ruleset.tileset);
    const [first = '', second = ''] = [...before.tables.points.keys()].filter((it) => it !== '?');
    const [last = '', star = ''] = squares.split(' ');
    const read = readPlacement(before, tilesAt(`${last}${second} ${star}${first}`), ruleset);
    expect(read.ok && read.value.words.map(({ letters }) => letters)).toEqual([[first, second]]);
  });
});
