import { alphabetOf, boardTiles, groundOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  columnLabels,
  emptyBoard,
  GCG_NOTATION,
  makePlay,
  makePosition,
  makeSquare,
  type Notation,
  type NotationFailure,
  type Position,
  parsePlay,
  parsePosition,
  SQUARES,
  type Square,
} from './index.ts';

const LETTER_FIRST: Notation = { ...GCG_NOTATION, across: 'letter-first' };
const LOCAL: Notation = { ...LETTER_FIRST, labels: 'local' };

describe('where a play starts', () => {
  const told = (position: Position | undefined): string =>
    position === undefined ? 'none' : `${makeSquare(position.square)} ${position.direction}`;

  test.each<[string, Notation, string]>([
    ['8H', GCG_NOTATION, 'H8 across'],
    ['H8', GCG_NOTATION, 'H8 down'],
    ['8H', LETTER_FIRST, 'H8 down'],
    ['H8', LETTER_FIRST, 'H8 across'],
    ['15o', GCG_NOTATION, 'O15 across'],
    ['Д8', LOCAL, 'F8 across'],
    ['8Д', LOCAL, 'F8 down'],
    ['H8', LOCAL, 'H8 across'],
    ['', GCG_NOTATION, 'none'],
    ['H', GCG_NOTATION, 'none'],
    ['0H', GCG_NOTATION, 'none'],
    ['16H', GCG_NOTATION, 'none'],
    ['8P', GCG_NOTATION, 'none'],
    ['8Д', GCG_NOTATION, 'none'],
    ['8H8', GCG_NOTATION, 'none'],
  ])('%s is read', (text, notation, position) => {
    const columns = columnLabels(notation, alphabetOf('uk-104'));
    expect(told(parsePosition(text, notation, columns))).toBe(position);
  });

  test.each([GCG_NOTATION, LETTER_FIRST, LOCAL])(
    'what is written is read again: %o',
    (notation) => {
      const columns = columnLabels(notation, alphabetOf('uk-104'));
      for (let s = 0; s < SQUARES; s++)
        for (const direction of ['across', 'down'] as const) {
          const position = { square: s as Square, direction };
          const text = makePosition(position, notation, columns);
          expect(parsePosition(text, notation, columns)).toEqual(position);
        }
    },
  );
});

describe('the tiles of a play', () => {
  const board = groundOf('en-100', '8E HORn').board;

  function read(tileset: string, place: string, text: string): string | NotationFailure {
    const start = parsePosition(place, GCG_NOTATION) as Position;
    const on = tileset === 'en-100' ? board : emptyBoard;
    const tiles = parsePlay(alphabetOf(tileset), on, start, text);
    if (!tiles.ok) return tiles.error;
    return tiles.value
      .map(({ square, letter, blank }) => `${makeSquare(square)}${letter}${blank ? '?' : ''}`)
      .join(' ');
  }

  test.each<[string, string, string, string, string]>([
    // Name                             tile set    from  text        laid
    ['plain letters', 'en-100', '9E', 'AT', 'E9A F9T'],
    ['down', 'en-100', 'A1', 'AT', 'A1A A2T'],
    ['lower case is a blank', 'en-100', '9E', 'aT', 'E9A? F9T'],
    ['brackets are a blank on an empty square', 'en-100', '9E', '(A)T', 'E9A? F9T'],
    ['dots run through what lies there', 'en-100', '8D', 'T....', 'D8T'],
    ['letters in brackets run through', 'en-100', '8D', 'T(HORN)', 'D8T'],
    ['the letters themselves run through', 'en-100', '8D', 'THORN', 'D8T'],
    ['lower case runs through where a tile lies', 'en-100', '8D', 'Thorn', 'D8T'],
    ['both ends', 'en-100', '8D', 'T....S', 'D8T I8S'],
    ['several characters are one tile', 'test-100', '8H', '[CH]A', 'H8CH I8A'],
    ['and a blank among them', 'test-100', '8H', '[ch]A', 'H8CH? I8A'],
    ['an apostrophe has no lower case', 'uk-104', '8H', "М(')Я", "H8М I8'? J8Я"],
  ])('%s', (_name, tileset, place, text, laid) => {
    expect(read(tileset, place, text)).toBe(laid);
  });

  test.each<[string, string, string, string, Partial<NotationFailure>]>([
    ['nothing', 'en-100', '8E', '', { code: 'empty-play', at: 0 }],
    ['a foreign letter', 'en-100', '9E', 'AÕT', { code: 'unknown-letter', at: 1 }],
    ['a look-alike', 'uk-104', '8H', 'МAК', { code: 'unknown-letter', at: 1 }],
    ['a dot on an empty square', 'en-100', '9E', 'A.T', { code: 'dot-on-empty', at: 1 }],
    ['another letter there', 'en-100', '8D', 'THURN', { code: 'other-letter-there', at: 2 }],
    ['off the board', 'en-100', '9N', 'CAT', { code: 'runs-off-board', at: 2 }],
    ['an open bracket', 'en-100', '9E', 'C(AT', { code: 'unclosed-bracket', at: 1 }],
    ['an empty bracket', 'en-100', '9E', 'C()T', { code: 'empty-bracket', at: 1 }],
  ])('%s is refused with its place', (_name, tileset, place, text, failure) => {
    expect(read(tileset, place, text)).toMatchObject(failure);
  });
});

describe('writing a play', () => {
  test.each<[string, string, string, string, string]>([
    // Board, play, with dots, in full
    ['', '8E HORN', '8E HORN', '8E HORN', 'across'],
    ['8E HORN', '8D T....S', '8D T....S', '8D THORNS', 'across'],
    ['8E HORn', 'H7 A.T', 'H7 A.T', 'H7 AnT', 'down'],
    ['8E HORN', '8I s', '8E ....s', '8E HORNs', 'across'],
  ])('on %s: %s', (on, play, dots, letters, direction) => {
    const alphabet = alphabetOf('en-100');
    const { board } = groundOf('en-100', on);
    const tiles = boardTiles('en-100', on === '' ? play : `${on}, ${play}`).slice(
      boardTiles('en-100', on).length,
    );
    const way = direction as Position['direction'];
    const written = (through: 'dots' | 'letters'): string => {
      const { start, text } = makePlay(alphabet, board, tiles, way, through);
      return `${makePosition({ square: start, direction: way }, GCG_NOTATION)} ${text}`;
    };
    expect([written('dots'), written('letters')]).toEqual([dots, letters]);
  });
});
