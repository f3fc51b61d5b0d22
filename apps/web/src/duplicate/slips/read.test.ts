import { alphabetSpec, editionOf } from '@taht/editions';
import { type Letter, makeAlphabet, type Tile } from '@taht/letters';
import { duplicate } from '@taht/modes';
import type { Texts } from '@taht/phrasing';
import { emptyBoard } from '@taht/rules';
import { expect, test } from 'vitest';
import { staticGame } from '../../play/static/static-game.ts';
import {
  firstLines,
  MOST_LINES,
  readEntered,
  readFile,
  readTyped,
  type Typed,
  worthOf,
} from './read.ts';

const edition = editionOf('et') ?? expect.fail();
const { tables, premiums, star, setup } = staticGame(edition, []);
const alphabet = makeAlphabet(alphabetSpec(edition, setup.tileset));
const entrant = (hands: 'paper' | 'device'): duplicate.Entrant => ({
  id: '',
  name: '',
  hall: '',
  hands,
});
const table: duplicate.SlipTable = {
  board: emptyBoard,
  rack: [...'KOERALE'] as Tile[],
  players: [entrant('device'), entrant('paper'), entrant('paper')],
  tables,
  premiums,
  star,
  setup: { base: setup.base, duplicate: duplicate.DUPLICATE_DEFAULTS },
};

const slip = (changes: Partial<Typed> = {}): Typed => ({
  number: '2',
  word: 'koer',
  square: 'h8',
  score: '',
  ...changes,
});

/** Says the id of what it is to say. */
const texts = { t: (id: string) => id } as unknown as Texts;

const worth = (typed: Typed, verdict: 'good' | 'bad' | 'unknown' | undefined): string => {
  const read = readTyped(table, typed, alphabet);
  return read.ok ? worthOf(read.value, () => verdict, texts).text : read.error.code;
};

test.each<[string, Partial<Typed>, 'good' | 'bad' | 'unknown' | undefined, string]>([
  ['a good word', {}, 'good', 'count.points'],
  ['a word that is being looked up', {}, undefined, 'count.points'],
  ['a word that is in no list', {}, 'bad', 'duplicate.verdict.not-a-word'],
  ['a list that is away', {}, 'unknown', 'count.points · duplicate.list-away'],
  ['a sum that does not add up', { score: '999' }, 'good', 'duplicate.score-is'],
  ['tiles that were not called', { word: 'koht' }, 'good', 'duplicate.verdict.tile-not-on-rack'],
  ['a word that misses the star', { square: 'A1' }, 'good', 'duplicate.verdict.misses-star'],
  ['no number', { number: 'x' }, 'good', 'bad-number'],
  ['a number that nobody has', { number: '9' }, 'good', 'no-such-player'],
  ['a number of somebody with a device', { number: '1' }, 'good', 'not-on-paper'],
  ['a square off the board', { square: 'P16' }, 'good', 'bad-square'],
  ['a letter of another language', { word: 'кофе' }, 'good', 'bad-word'],
  ['a score that is none', { score: '-1' }, 'good', 'bad-score'],
])('%s', (_, changes, verdict, text) => {
  expect(worth(slip(changes), verdict)).toBe(text);
});

test('of two slips of one player in a file the first is taken', () => {
  const lines = readFile(table, '2;KOER;H8;1\n2;KERA;H8\n\n3;ALE\n3,ALE,H8,3', alphabet);
  expect(lines.map(({ line, slip: { ok } }) => [line, ok])).toEqual([
    [1, true],
    [2, false],
    [4, false],
    [5, true],
  ]);
});

test('of an endless file only so many lines are read', () => {
  const line = '2;KOER;H8;1';
  const text = Array(200_000).fill(line).join('\n');
  expect(readFile(table, firstLines(text), alphabet)).toHaveLength(MOST_LINES);
  expect(firstLines(line)).toBe(line);
  expect(firstLines('x'.repeat(300_000))).toBe('');
});

test('a slip that was entered is worth what it was worth when it was typed', () => {
  const read = readTyped(table, slip({ score: '999' }), alphabet);
  if (!read.ok) expect.fail(read.error.code);
  expect(readEntered(table, read.value.read.answer)).toEqual(read.value);
});

test('what the list is asked about are the words that the tiles make', () => {
  const read = readTyped(table, slip(), alphabet);
  expect(read.ok && read.value.words).toEqual([[...'KOER'] as Letter[]]);
});
