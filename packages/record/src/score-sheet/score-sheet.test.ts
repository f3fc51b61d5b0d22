import { alphabetOf, editions, std15 } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  type Act,
  askForAct,
  decideAct,
  type Line,
  leftAt,
  makeGcg,
  makeScoreSheetGcg,
  makeScoreSheetJournal,
  parseScoreSheet,
  previewLine,
  readCalledPlay,
  type ScoreSheet,
  type ScoreSheetSetup,
  scoredSheetOf,
  scoreSheetClock,
  scoreSheetLines,
  scoreSheetOvertime,
  sheetEntries,
  tilesLeft,
  type Wish,
  withAct,
} from '../index.ts';

const edition = editions.find(({ id }) => id === 'en');
const rules = edition?.rulesets[0];
const tileset = edition?.tilesets[0];
if (rules === undefined || tileset === undefined) throw new Error('no English edition');
const alphabet = alphabetOf(tileset.id);
const hand = { alphabet, notation: rules.notation, columns: [...'ABCDEFGHIJKLMNO'] };

const setup: ScoreSheetSetup = {
  id: 's',
  players: ['Ann', 'Bob'],
  rules,
  tileset,
  board: std15,
  lexicon: null,
  seconds: null,
  at: 0,
};

const sheetOf = (...acts: readonly Act[]): ScoreSheet => ({ setup, acts });

/** Read against the empty board: no dots. */
function play(seat: number, text: string): Line {
  const read = readCalledPlay(text, hand, scoredSheetOf(sheetOf()).board);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return { kind: 'play', seat, rack: null, ...read.value, recorded: null };
}

const write = (line: Line, at = 0): Act => ({ kind: 'write', at, line });
const codes = (sheet: ScoreSheet): readonly string[] =>
  scoredSheetOf(sheet).rows.flatMap(({ remarks }) => remarks.map(({ code }) => code));

const opening = [write(play(0, '8H HORN')), write(play(1, 'H8 HAT'))];

test('plays are scored, turns alternate, tiles are counted', () => {
  const scored = scoredSheetOf(sheetOf(...opening));
  expect(scored.scores).toEqual([14, 6]);
  expect(scored).toMatchObject({ onTurn: 0, bag: 80, held: [7, 7], due: null, isOver: false });
  const left = tilesLeft(scored);
  expect([...left.values()].reduce((sum, n) => sum + n, 0)).toBe(94);
});

test('a mended line changes everything after it, and what it said is scored', () => {
  const mended: Act = {
    kind: 'mend',
    at: 9,
    id: 0,
    line: play(0, '8H CORN'),
    by: 'Cy',
    reason: 'misheard',
  };
  const sheet = sheetOf(...opening, mended);
  const scored = scoredSheetOf(sheet);
  expect(codes(sheet)).toEqual(['other-letter']);
  expect(scored.rows[0]?.written?.mended).toEqual([
    { before: (opening[0] as { line: Line }).line, at: 9, by: 'Cy', reason: 'misheard' },
  ]);
  expect(codes(sheetOf(...opening, mended, { kind: 'undo', at: 10 }))).toEqual([]);
});

test('undo and redo go back and forth, a new line ends what could be put back', () => {
  const [first, second] = opening as [Act, Act];
  const undone = sheetOf(first, second, { kind: 'undo', at: 0 });
  expect(scoreSheetLines(undone)).toMatchObject({ canUndo: true, canRedo: true });
  expect(scoredSheetOf(undone).scores).toEqual([14, 0]);
  const redone = sheetOf(...undone.acts, { kind: 'redo', at: 0 });
  expect(scoredSheetOf(redone).scores).toEqual([14, 6]);
  const other = sheetOf(...undone.acts, second, { kind: 'redo', at: 0 });
  expect(scoreSheetLines(other)).toMatchObject({ canRedo: false });
  expect(scoredSheetOf(other).rows).toHaveLength(2);
});

test('a forgotten turn is inserted before another, and a line is struck out', () => {
  const pass: Line = { kind: 'pass', seat: 1, rack: null };
  const inserted = sheetOf(...opening, { kind: 'insert', at: 0, before: 1, line: pass });
  expect(scoredSheetOf(inserted).rows.map(({ kind }) => kind)).toEqual(['play', 'pass', 'play']);
  expect(codes(inserted)).toEqual(['out-of-turn']);
  const struck = sheetOf(...opening, { kind: 'strike', at: 0, id: 1, by: '', reason: '' });
  expect(scoredSheetOf(struck).scores).toEqual([14, 0]);
});

test.each<[string, readonly Line[], readonly string[]]>([
  ['a word apart', [play(0, '8H HORN'), play(1, '1A CAT')], ['not-connected']],
  ['a word beside the star', [play(0, '1A CAT')], ['misses-star']],
  ['nothing new', [play(0, '8H HORN'), play(1, '8H HORN')], ['no-tiles']],
  ['a tile too many', [play(0, '8H JAJ')], ['too-many-tiles']],
  ['out of turn', [play(1, '8H HORN')], ['out-of-turn']],
  [
    'a challenge of nothing',
    [{ kind: 'challenge', seat: 0, verdict: 'bad', words: 1 }],
    ['nothing-to-challenge'],
  ],
  [
    'no tiles exchanged',
    [{ kind: 'exchange', seat: 0, rack: null, tiles: null, count: 0 }],
    ['exchange-nothing'],
  ],
  [
    'a rack without the tile',
    [{ ...play(0, '8H HORN'), rack: ['H', 'O', 'R'] } as never],
    ['tile-not-on-rack'],
  ],
  [
    'other points in the record',
    [{ ...play(0, '8H HORN'), recorded: 13 } as never],
    ['score-differs'],
  ],
])('%s is remarked', (_name, lines, expected) => {
  expect(codes(sheetOf(...lines.map((line) => write(line))))).toEqual(expected);
});

test('a play that is challenged with success is taken back, and its turn is over', () => {
  const challenge: Line = { kind: 'challenge', seat: 1, verdict: 'bad', words: 1 };
  const scored = scoredSheetOf(sheetOf(write(play(0, '8H HORM')), write(challenge)));
  expect(scored).toMatchObject({ scores: [0, 0], onTurn: 1, bag: 86 });
  expect(scored.rows[0]).toMatchObject({ isWithdrawn: true, score: 0 });
  expect(scored.board.every((cell) => cell === null)).toBe(true);
  expect(makeGcg(makeScoreSheetGcg(scored, alphabet))).toContain('>Ann: -- -18 0\n');
});

test('racks that are left count as the rules say, by tiles or by points', () => {
  const end = (racks: Extract<Line, { kind: 'end' }>['racks']): Line => ({
    kind: 'end',
    out: 0,
    racks,
    overtime: [0, 0],
  });
  const none = { kind: 'tiles', tiles: [] } as const;
  const byTiles = scoredSheetOf(
    sheetOf(...opening, write(end([none, { kind: 'tiles', tiles: ['Q', 'A'] as never }]))),
  );
  const byPoints = scoredSheetOf(
    sheetOf(...opening, write(end([none, { kind: 'points', points: 11 }]))),
  );
  expect(byPoints.scores).toEqual(byTiles.scores);
  expect(byTiles.scores).not.toEqual([14, 6]);
  expect(byTiles).toMatchObject({ isOver: true, onTurn: null, ranking: [[0], [1]] });
  expect(
    codes(sheetOf(...opening, write(end([none, none])), write(play(0, '8H HORNS')))),
  ).toContain('after-end');
});

test('each act may hand the clock over', () => {
  const timed = { ...setup, seconds: 60 };
  const sheet: ScoreSheet = {
    setup: {
      ...timed,
      rules: {
        ...rules,
        clock: {
          ...rules.clock,
          kind: 'per-game',
          overPerMinute: -10,
          begunMinute: true,
          capMinutes: 'none',
        },
      },
    },
    acts: [
      { kind: 'clock', at: 1000, runs: 0 },
      { ...write(play(0, '8H HORN'), 21_000), runs: 1 },
    ],
  };
  const clock = scoreSheetClock(sheet);
  if (clock === null) throw new Error('no clock');
  expect(leftAt(clock, 91_000)).toEqual([40_000, -10_000]);
  expect(scoreSheetOvertime(sheet, 91_000)).toEqual([0, -10]);
  expect(scoreSheetClock(sheetOf())).toBeNull();
});

test('a preview writes nothing', () => {
  const scored = scoredSheetOf(sheetOf(...opening));
  expect(previewLine(scored, play(0, '8H HORNS'))).toMatchObject({ score: 9, remarks: [] });
  expect(scored.rows).toHaveLength(2);
});

test.each([
  ['H8 HAT', { square: 112, direction: 'down' }],
  ['hat 8h', { square: 112, direction: 'across' }],
])('%s is a play', (text, expected) => {
  const read = readCalledPlay(text, hand, scoredSheetOf(sheetOf()).board);
  expect(read).toMatchObject({ ok: true, value: expected });
  expect(read.ok && read.value.word.every(({ blank }) => !blank)).toBe(true);
});

test.each([
  ['H8', 'empty-play'],
  ['HAT', 'bad-position'],
  ['8M HORNS', 'runs-off-board'],
  ['8H H.T', 'dot-on-empty'],
  ['8H H7T', 'unknown-letter'],
])('%s is refused: %s', (text, code) => {
  const read = readCalledPlay(text, hand, scoredSheetOf(sheetOf()).board);
  expect(read).toMatchObject({ ok: false, error: { code } });
});

test('a sheet from before there was a rule about taking back is read', () => {
  const sheet = sheetOf(...opening);
  const old = makeScoreSheetJournal(sheet).replace('"takeBack":"never",', '');
  expect(old).not.toContain('takeBack');
  expect(parseScoreSheet(old)).toEqual({ ok: true, value: { ...sheet, torn: false } });
});

test.each([
  ['no JSON', 'hello', 'not-json'],
  ['another file', '{"format":"taht-game","version":1}\n', 'not-a-record'],
  ['a newer format', '{"format":"taht-sheet","version":9}\n', 'newer-version'],
  ['a seat that is not there', 'seat', 'impossible-event'],
])('%s is refused', (_name, text, code) => {
  const spoiled =
    text === 'seat'
      ? makeScoreSheetJournal(sheetOf(...opening)).replace('"seat":1', '"seat":3')
      : text;
  expect(parseScoreSheet(spoiled)).toMatchObject({ ok: false, error: { code } });
});

const asked = (sheet: ScoreSheet, wish: Wish, at: number, seen = sheet.acts.length) =>
  decideAct(sheet, askForAct(wish, seen, at)({ entries: sheetEntries(sheet) }));

test('an act that is asked for gets its time', () => {
  const line = play(0, '8H HORN');
  expect(asked(sheetOf(), { kind: 'write', line }, 5)).toEqual({
    ok: true,
    value: [{ kind: 'write', line, at: 5 }],
  });
  expect(withAct(sheetOf(), write(line)).acts).toEqual([write(line)]);
});

test('while a clock runs, an act makes it the next player’s', () => {
  const timed: ScoreSheet = {
    setup: { ...setup, seconds: 60 },
    acts: [{ kind: 'clock', at: 0, runs: 0 }],
  };
  const written = asked(timed, { kind: 'write', line: play(0, '8H HORN') }, 5);
  expect(written.ok && written.value[0]).toMatchObject({ at: 5, runs: 1 });
  const stopped = asked(timed, { kind: 'clock', runs: null }, 5);
  expect(stopped.ok && stopped.value).toEqual([{ kind: 'clock', at: 5, runs: null }]);
});

test('whoever has not seen the last act is told, and no line is taken for another', () => {
  const wish: Wish = { kind: 'strike', id: 1, by: '', reason: '' };
  expect(asked(sheetOf(...opening), wish, 5, 1)).toEqual({ ok: false, error: 'changed-elsewhere' });
});
