/** One small game told in every way: its turns, its news, its bag, its clock and its end. */
import { BLANK, type Tile } from '@taht/letters';
import {
  bagText,
  changeText,
  finalSheetOf,
  freshSquares,
  hintText,
  makeNaming,
  newsOf,
  pointsText,
  timeLeft,
  timeLine,
  turnsOf,
  turnText,
  unseenCounts,
} from '@taht/phrasing';
import type { Seat, Square, Viewer } from '@taht/rules';
import { alphabetOf, Table, type TableSpec } from '@taht/testkit';
import { expect, test } from 'vitest';
import { stubTexts } from './stub-texts.ts';

const alphabet = alphabetOf('en-100');
const free = { rules: { challenge: { mode: 'off-auto-reject' } } } as const;

type BagRules = NonNullable<NonNullable<TableSpec['rules']>['bags']>;

function told(script: string, spec: TableSpec = {}) {
  const table = Table.dealt({ ...free, racks: ['HORNAB?', 'FARMING'], ...spec });
  const dealt = table.events.length;
  const before = table.game;
  table.play(script);
  const { game, events } = table;
  const naming = makeNaming(game, alphabet, stubTexts);
  const turns = turnsOf(events, alphabet);
  return {
    game,
    naming,
    turns,
    lines: turns.map((turn) => [
      naming.player(turn.seat),
      turnText(turn, naming, stubTexts),
      pointsText(turn),
      turn.total,
    ]),
    newsFor: (viewer: Viewer) => newsOf(events.slice(dealt), before, viewer, stubTexts, naming),
  };
}

const seat = (number: Seat): Viewer => ({ kind: 'seat', seat: number });

test('the turns have play, points and total, and small letters for blanks', () => {
  const { lines, turns } = told('A 8E HORN; B exchange FA; A F7 b.A; B pass');
  expect(lines).toEqual([
    ['Aino', '8E HORN', '14', 14],
    ['Berk', 'turn.exchange', '', 0],
    ['Aino', 'F7 bOA', '2', 16],
    ['Berk', 'turn.pass', '', 0],
  ]);
  expect(freshSquares(turns).size).toBe(2);
});

test('a play that was taken off the board is told so', () => {
  const { lines, turns } = told('A 8E HORN; B challenge', {
    rules: { challenge: { mode: 'players' } },
    judge: () => 'invalid',
  });
  expect(lines).toEqual([['Aino', '8E HORN (turn.retracted)', '0', 0]]);
  expect(freshSquares(turns)).toEqual(new Set());
});

test('a player is told what others did, and of tiles only the own', () => {
  const { newsFor } = told('A 8E HORN; B exchange FA');
  expect(newsFor(seat(0))).toEqual([
    'play.drew(tiles=? A A A)',
    'event.exchanged(player=Berk, count=2)',
  ]);
  expect(newsFor(seat(1))).toEqual([
    'event.placed(player=Aino, word=HORN, score=14)',
    'play.drew(tiles=A A)',
  ]);
  expect(newsFor({ kind: 'spectator' })).toEqual([
    'event.placed(player=Aino, word=HORN, score=14)',
    'event.exchanged(player=Berk, count=2)',
  ]);
});

test('a turn that is owed and missed is news once', () => {
  const spec = {
    rules: { challenge: { mode: 'players', onGood: { challenger: 'skip-next' } } },
    judge: () => 'valid',
  } satisfies TableSpec;
  const skips = (script: string, racks: string[]) =>
    told(script, { ...spec, racks })
      .newsFor({ kind: 'spectator' })
      .filter((line) => line.includes('skip'));
  expect(skips('A 8E HORN; B challenge', ['HORNAB?', 'FARMING'])).toEqual([
    'event.skipped(player=Berk, reason=cause.challenge-failed)',
  ]);
  expect(skips('A 8E HORN; C challenge', ['HORNAB?', 'FARMING', 'TEASING'])).toEqual([
    'event.skip-owed(player=Cira, reason=cause.challenge-failed)',
  ]);
});

test('the unseen tiles are those of the bag and of the other racks', () => {
  const { game } = told('');
  const counts = unseenCounts(game, 0);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(86 + 7);
  expect(['A', 'H', 'J', '?'].map((tile) => counts.get(tile as Tile))).toEqual([8, 1, 1, 1]);
  expect(unseenCounts(told('A 8E HORN').game, 0).get(BLANK)).toBeUndefined();
});

test('who only watches has not seen any rack', () => {
  const { game } = told('');
  const rack = Array<Tile>(7).fill('·' as Tile);
  const seen = { ...game, seats: game.seats.map((each) => ({ ...each, rack })) };
  const total = (from: Seat) =>
    [...unseenCounts(seen, from).values()].reduce((sum, count) => sum + count, 0);
  expect([total(0), total(-1)]).toEqual([100, 100]);
});

test.each<[BagRules, names: string[], text: string]>([
  [{ split: 'none' }, ['bag.all'], 'play.bag(count=86)'],
  [
    { split: 'vowel-consonant', blanks: 'third' },
    ['bag.vowels', 'bag.consonants', 'bag.blanks'],
    'play.bags-third(vowels=38, consonants=47, blanks=1)',
  ],
])('the bags of %j', (bags, names, text) => {
  const { game, naming } = told('', { rules: { bags } });
  expect(naming.bags).toEqual(names);
  expect(bagText(game, stubTexts)).toBe(text);
});

test('a clock tells what is left, and what it is over', () => {
  const { game } = told('', { rules: { clock: { kind: 'per-game', seconds: 60 } } });
  expect(timeLeft(game, 0, 5_000)).toBe(55_000);
  expect(timeLeft(game, 1, 5_000)).toBe(60_000);
  expect(timeLeft(told('').game, 0, 5_000)).toBeNull();
  expect(timeLine(stubTexts, 55_000)).toBe('play.time-left(time=0:55)');
  expect(timeLine(stubTexts, -5_000)).toBe('play.time-over(time=0:05)');
});

test('a hint tells a part, and at last the move as the table writes it', () => {
  const { game, naming } = told('');
  const say = (hint: Parameters<typeof hintText>[0]) =>
    hintText(hint, game.board, stubTexts, naming);
  const tiles = [112, 127].map((square, i) => ({
    square: square as Square,
    letter: 'HO'[i] as never,
    blank: i === 1,
  }));
  expect(say({ step: 'where', rows: [0, 6], columns: [7, 14] })).toBe(
    'hint.where(rows=1–7, columns=H–O)',
  );
  expect(say({ step: 'length', tiles: 4 })).toBe('hint.length(count=4)');
  expect(say({ step: 'move', move: { kind: 'place', tiles } })).toBe('hint.move(play=H8 Ho)');
  expect(say({ step: 'move', move: { kind: 'pass' } })).toBe('hint.pass');
});

test('there is no final sheet before the end', () => {
  const { game, naming } = told('A 8E HORN');
  expect(finalSheetOf(game, naming, stubTexts)).toBeNull();
});

test('the final sheet has places, figures and sentences', () => {
  const { game, naming } = told('A 8E HORN', { racks: ['HORN', 'FARM'], bag: '' });
  expect(finalSheetOf(game, naming, stubTexts)).toEqual({
    reason: 'event.ended(reason=end.out(player=Aino))',
    rows: [
      { place: 1, seat: 0, played: 14, tiles: [], change: 9, total: 23 },
      { place: 2, seat: 1, played: 0, tiles: [...'FARM'], change: -9, total: -9 },
    ],
    adjustments: [
      'event.adjusted(player=Berk, points=-9, reason=cause.own-tiles)',
      'event.adjusted(player=Aino, points=9, reason=cause.credit)',
    ],
    ties: [],
    winner: 'play.winner(player=Aino, score=23)',
  });
});

test('after a resignation the other has won, whatever the score', () => {
  const { game, naming } = told('A resign');
  expect(finalSheetOf(game, naming, stubTexts)?.winner).toBe(
    'play.winner-by-resignation(player=Berk)',
  );
});

test.each([
  [8, '+8'],
  [0, '0'],
  [-3, '-3'],
])('a change of %i is written %s', (change, text) => {
  expect(changeText(change)).toBe(text);
});
