/** How a record is held against the rules, point by point; whole games are in the fixtures. */
import { fieldOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bytesOf } from '../../../test/fixtures.ts';
import { type DifferenceKind, parseGcg, type ReplayReport, replayGcg } from '../../index.ts';

const PLAYERS = '#player1 A\n#player2 B\n';

const replay = (text: string, ...field: [edition?: string, ruleset?: string]): ReplayReport =>
  replayGcg(parseGcg(PLAYERS + text), fieldOf(field[0] ?? 'en', field[1]));

/** Turn, kind, expected and recorded, as a table can show them. */
const differences = ({ differences }: ReplayReport) =>
  differences.map(({ turn, kind, expected, recorded }) => [turn, kind, expected, recorded]);

type Row = [
  turn: number,
  kind: DifferenceKind,
  expected: string | number,
  recorded: string | number,
];

test.each<[string, string, string, string, number]>([
  // name, lines, play, words, score
  ['the opening doubles', '>A: 8E HORN', '8E HORN', 'HORN', 14],
  ['small position', '>A: 8e HORN', '8E HORN', 'HORN', 14],
  ['dots', '>A: 8E HORN\n>B: 8D T....', '8D T....', 'THORN', 9],
  ['parentheses', '>A: 8E HORN\n>B: 8D T(HORN)', '8D T....', 'THORN', 9],
  ['in full', '>A: 8E HORN\n>B: 8D THORN', '8D T....', 'THORN', 9],
  ['the new tile alone', '>A: 8E HORN\n>B: 8D T', '8D T....', 'THORN', 9],
  ['a blank', '>A: 8E HoRN', '8E HoRN', 'HORN', 12],
  ['through a blank in capitals', '>A: 8E HoRN\n>B: F7 SOS', 'F7 S.S', 'SOS', 2],
  ['a blank in parentheses', '>A: 8E H(O)RN', '8E HoRN', 'HORN', 12],
  ['one tile, recorded down', '>A: 8E HORN\n>B: 8D T....\n>A: I8 S\n', '8D .....S', 'THORNS', 9],
  ['a phony with a star', '>A: 8E HRON*', '8E HRON', 'HRON', 14],
])('%s', (_name, lines, play, words, score) => {
  const { turns, differences } = replay(lines);
  expect(differences).toEqual([]);
  expect(turns.at(-1)).toMatchObject({ play, words: words.split(' '), score });
});

test('a single tile has the recorded word as its main word, across or down', () => {
  const before = '>A: 8E HORN\n>B: G7 S.S\n>A: 9G .O\n';
  const last = (line: string) => replay(before + line).turns.at(-1);
  expect(last('>B: 7G .O')).toMatchObject({ play: '7G .O', words: ['SO', 'ONO'] });
  expect(last('>B: H7 O..')).toMatchObject({ play: 'H7 O..', words: ['ONO', 'SO'] });
});

test.each<[string, string, Row[]]>([
  ['a wrong score', '>A: 8E HORN +15 14', [[1, 'score', 14, 15]]],
  [
    'a wrong score in the total too',
    '>A: 8E HORN +15 15\n>B: - +0 0\n>A: - +0 15',
    [[1, 'score', 14, 15]],
  ],
  [
    'a wrong total, mended',
    '>A: 8E HORN +14 41\n>B: - +0 0\n>A: - +0 14',
    [[1, 'cumulative', 14, 41]],
  ],
  [
    'a wrong total, kept',
    '>A: 8E HORN +14 41\n>B: - +0 0\n>A: - +0 41',
    [[1, 'cumulative', 14, 41]],
  ],
  [
    'two wrong totals',
    '>A: 8E HORN +14 41\n>B: - +0 0\n>A: - +0 7',
    [
      [1, 'cumulative', 14, 41],
      [3, 'cumulative', 41, 7],
    ],
  ],
  [
    'score and total both wrong',
    '>A: 8E HORN +15 99',
    [
      [1, 'score', 14, 15],
      [1, 'cumulative', 15, 99],
    ],
  ],
  [
    'a wrong score taken back',
    '>A: 8E HORN +15 15\n>A: -- -15 0\n>B: - +0 0\n>A: - +0 0',
    [[1, 'score', 14, 15]],
  ],
  ['the right score taken back', '>A: 8E HORN +15 15\n>A: -- -14 0', [[1, 'score', 14, 15]]],
  ['taken back in the old style', '>A: 8E HORN +14 14\n>A: -- +0 0', []],
  ['taken back, but not the points', '>A: 8E HORN +14 14\n>A: -- +0 14', [[2, 'score', -14, 0]]],
  ['points for a pass', '>A: - +3 3', [[1, 'score', 0, 3]]],
  ['no totals in between', '>A: 8E HORN +14\n>B: - +0\n>A: - +0 14', []],
  [
    'a total after a line that cannot be read',
    '>A: 8E HORN +14 14\n>B: hm\n>A: 8D T.... +9 23\n>B: - +0 30',
    [[2, 'syntax', 'move', '>B: hm']],
  ],
])('totals: %s', (_name, lines, expected) => {
  expect(differences(replay(lines))).toEqual(expected);
});

test.each<[string, string, Row[]]>([
  ['a rack that lacks a tile', '>A: EHINSTT 8E HORN', [[1, 'tiles', 'EHINSTT', 'HORN']]],
  ['a rack known in part', '>A: HORN 8E HORN', []],
  ['a part that leaves room', '>A: XYZ 8E HORN', []],
  ['a part without room', '>A: WXYZ 8E HORN', [[1, 'tiles', 'WXYZ', 'HORN']]],
  ['no more than seven tiles', '>A: ABCDEEEE 8F BEE', [[1, 'tiles', 7, 8]]],
  ['a rack that nobody saw', '>A: ??????? 8E HORN', []],
  ['tiles that nobody saw', '>A: HORN... 8E HORN', []],
  ['what is no rack', '>A: H0RN 8E HORN', [[1, 'syntax', 'tiles', 'H0RN']]],
  ['two Z in two hands', '>A: HORNZ 8E HORN\n>B: Z - +0 0', [[2, 'tiles', '1 Z', '2 Z']]],
  ['a Z played away is held no more', '>A: ZOO 8G ZOO\n>B: Z - +0 0', [[2, 'tiles', '1 Z', '2 Z']]],
  ['a Z exchanged may come to the other', '>A: Z -Z\n>B: Z - +0 0', []],
  ['a Z exchanged unseen may too', '>A: Z -1\n>B: Z - +0 0', []],
  ['exchanged without having it', '>A: ABCDEFG -Z', [[1, 'tiles', 'ABCDEFG', 'Z']]],
  ['three blanks on the board', '>A: 8E horn', [[1, 'tiles', '2 ?', '4 ?']]],
  ['held at the end', '>A: Z -\n#rack1 A\n#rack2 Z\n', []],
  ['held twice at the end', '#rack1 Z\n#rack2 Z\n', [[1, 'tiles', '1 Z', '2 Z']]],
])('tiles: %s', (_name, lines, expected) => {
  expect(differences(replay(lines))).toEqual(expected);
});

test.each<[string, string, Row[]]>([
  ['the second player may begin', '>B: - +0 0\n>A: - +0 0\n>B: - +0 0', []],
  [
    'one slip of the pen',
    '>B: 8E HORN +14 14\n>B: - +0 0\n>A: - +0 14',
    [[1, 'turn-order', 'A', 'B']],
  ],
  [
    'a turn left out',
    '>A: - +0 0\n>A: - +0 0\n>B: - +0 0\n>A: - +0 0',
    [[2, 'turn-order', 'B', 'A']],
  ],
  ['another case of the nick', '>a: - +0 0\n>b: - +0 0', []],
  [
    'a play of the other taken back',
    '>A: 8E HORN +14 14\n>B: -- +0 0',
    [[2, 'turn-order', 'A', 'B']],
  ],
  [
    'a bonus to the wrong one',
    '>A: 8E HORN +14 14\n>B: (challenge) +5 5',
    [[2, 'turn-order', 'A', 'B']],
  ],
  ['a bonus for nothing', '>A: - +0 0\n>A: (challenge) +5 5', [[2, 'turn-order', 'play', 'A']]],
  ['points lost by the challenger', '>A: 8E HORN +14 14\n>B: (challenge) -10 -10', []],
  [
    'after a play taken back the other moves',
    '>A: 8E HORN +14 14\n>A: -- -14 0\n>B: 8E HORN +14 14',
    [],
  ],
])('order: %s', (_name, lines, expected) => {
  expect(differences(replay(lines))).toEqual(expected);
});

test('nicks play in the order in which they appear where no line names them', () => {
  const report = replayGcg(
    parseGcg('>x: - +0 0\n>y: - +0 0\n>z: - +0 0\n>x: - +0 0'),
    fieldOf('et'),
  );
  expect(report.differences).toEqual([]);
  expect(report.final.scores).toEqual({ x: 0, y: 0, z: 0 });
});

test('a word is judged where a judge is given, and not if the record takes it back', () => {
  const judged = (lines: string) =>
    differences(
      replayGcg(parseGcg(PLAYERS + lines), {
        ...fieldOf('en'),
        isWord: (word) => word.join('') !== 'HRON',
      }),
    );
  expect(judged('>A: 8E HRON')).toEqual([[1, 'word', 'valid', 'HRON']]);
  expect(judged('>A: 8E HRON +14 14\n>A: -- -14 0')).toEqual([]);
  expect(judged('>A: 8E HORN')).toEqual([]);
});

test('a play that breaks a rule keeps its points and its tiles, so that nothing after it fails', () => {
  const report = replay('>A: 1A HORN +21 21\n>B: A1 .AT +6 6\n>A: 3A .O +2 23');
  expect(differences(report)).toEqual([[1, 'placement', 'misses-star', '1A HORN']]);
  expect(report.final.scores).toEqual({ A: 23, B: 6 });
});

const text = new TextDecoder().decode(bytesOf({ file: 'double-credit.gcg' }));
const [game, closing] = [text.slice(0, text.lastIndexOf('>')), text.slice(text.lastIndexOf('>'))];
const [, winner, tiles, points, total] = /^>(\w+): (\(\w+\)) \+(\d+) (\d+)/u.exec(closing) ?? [];
const ended = (lines: string, ruleset = 'en-club') =>
  replayGcg(parseGcg(game + lines), fieldOf('en', ruleset));
const loser = winner === 'Ada' ? 'Bo' : 'Ada';
const single = Number(points) / 2;
const before = Number(total) - Number(points);
const named = tiles?.slice(1, -1);

test.each<[string, string, Row[]]>([
  ['double', `>${winner}: ${tiles} +${2 * single} ${before + 2 * single}`, []],
  ['single', `>${winner}: ${tiles} +${single} ${before + single}`, []],
  [
    'single and deducted',
    `>${winner}: ${tiles} +${single}\n>${loser}: ${named} ${tiles} -${single}`,
    [],
  ],
  ['only deducted', `>${loser}: ${named} ${tiles} -${single}`, []],
  ['deducted without a rack', `>${loser}: ${tiles} -${single}`, []],
  ['without points', `>${winner}: ${tiles}`, []],
  ['in pieces', `>${winner}: (${named?.slice(0, 1)})\n>${winner}: (${named?.slice(1)})`, []],
])('the closing lines may be %s', (_name, lines, expected) => {
  const report = ended(lines);
  expect(differences(report)).toEqual(expected);
  expect(report.final.complete).toBe(true);
});

test('a credit that is neither single nor double differs, and so does a double one beside a deduction', () => {
  const turn = game.split('>').length;
  const wrong = ended(`>${winner}: ${tiles} +${2 * single + 1}`);
  expect(differences(wrong)).toEqual([[turn, 'end', 2 * single, 2 * single + 1]]);
  const both = ended(`>${winner}: ${tiles} +${2 * single}\n>${loser}: ${tiles} -${single}`);
  expect(differences(both)).toEqual([[turn, 'end', single, 2 * single]]);
});

test('a closing line in the middle of a game does not fit', () => {
  const report = replay('>A: 8E HORN +14 14\n>A: (QZ) +40 54');
  expect(differences(report)).toEqual([[2, 'end', 96, '(QZ)']]);
  expect(report.final.scores).toEqual({ A: 54, B: 0 });
});

test.each<[string, string, boolean]>([
  ['gone out, without closing lines', game, true],
  ['gone out, then a lost challenge', `${game}>${loser}: - +0`, true],
  ['closed', text, true],
  ['closed, though it says incomplete', text.replace('>', '#incomplete\n>'), true],
  ['incomplete', `${game.slice(0, 300)}\n#incomplete`, false],
  ['cut off', game.slice(0, game.lastIndexOf('>')), false],
  ['six turns without points', PLAYERS + '>A: -\n>B: -\n'.repeat(3), true],
  ['five turns without points', `${PLAYERS}${'>A: -\n>B: -\n'.repeat(2)}>A: -`, false],
  ['nothing', '', false],
])('complete: %s', (_name, record, complete) => {
  expect(replayGcg(parseGcg(record), fieldOf('en')).final.complete).toBe(complete);
});

test('two rounds of passes end a game where the rules say so', () => {
  expect(replay('>A: -\n>B: -\n'.repeat(2), 'et').final.complete).toBe(true);
  expect(replay('>A: -A\n>B: -\n'.repeat(2), 'et').final.complete).toBe(false);
});
