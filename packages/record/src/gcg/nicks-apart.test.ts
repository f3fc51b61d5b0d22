/** Two players with one nick, one player alone, nobody's moves at all: such files are played by the rules like any other. */
import { fieldOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bytesOf, fixtures, optionsOf } from '../../test/fixtures.ts';
import { type GcgLine, parseGcg, recordedGame, replayGcg } from '../index.ts';

/** The faultless records of two, with both called Ann. */
const records = fixtures.flatMap((fixture) => {
  const file = parseGcg(bytesOf(fixture));
  const players = file.lines.filter(({ kind }) => kind === 'player');
  return fixture.differences.length === 0 && players.length === 2 ? [{ fixture, file }] : [];
});

const asAnn = (line: GcgLine): GcgLine => {
  if (line.kind === 'player') return { ...line, nick: 'Ann' };
  return 'player' in line && line.player !== null ? { ...line, player: 'Ann' } : line;
};

test.each(records)('two of one nick are told apart: $fixture.file', ({ fixture, file }) => {
  const report = replayGcg({ ...file, lines: file.lines.map(asAnn) }, optionsOf(fixture));
  expect(report.differences).toEqual([]);
  expect(Object.keys(report.final.scores)).toEqual(['Ann', 'Ann_2']);
  expect(Object.values(report.final.scores)).toEqual(Object.values(fixture.scores));
});

const replay = (text: string) => replayGcg(parseGcg(text), fieldOf('en'));

test('that two players have one nick is said once, and nothing else is wrong', () => {
  const { differences, final } = replay(
    '#player1 Ann Ann Lee\n#player2 Ann Ann Roe\n>Ann: HORN 8E HORN +14 14\n>Ann: AT - +0 0\n>Ann: HO -HO +0 14\n',
  );
  expect(differences.map(({ line, kind, recorded }) => [line, kind, recorded])).toEqual([
    [2, 'syntax', 'duplicate-player'],
  ]);
  expect(final.scores).toEqual({ Ann: 14, Ann_2: 0 });
});

test.each<[string, string]>([
  ['named alone', '#player1 Ann Ann\n'],
  ['named with another', '#player1 Ann Ann\n#player2 Bo Bo\n'],
  ['the second of two', '#player1 Bo Bo\n#player2 Ann Ann\n'],
  ['not named', ''],
])('a record of one player alone has no turn too many: %s', (_name, head) => {
  const text = `${head}>Ann: HORN 8E HORN +14 14\n>Ann: ST 7F ST +8 22\n>Ann: - +0 22\n`;
  const { differences, final } = replay(text);
  expect(differences.filter(({ kind }) => kind === 'turn-order')).toEqual([]);
  expect(final.scores).toMatchObject({ Ann: 22 });
  expect(recordedGame(parseGcg(text), fieldOf('en')).positions).toHaveLength(3);
});

test('a file of racks alone is a game that has not begun', () => {
  const report = replay('#player1 Ann Ann\n#player2 Bo Bo\n#rack1 AEINRST\n#rack2 DGLOU?Y\n');
  expect(report).toEqual({
    turns: [],
    final: { scores: { Ann: 0, Bo: 0 }, complete: false },
    differences: [],
  });
  expect(replay('#player1 A A\n#player2 B B\n#rack1 QQZZ\n').differences).not.toEqual([]);
});
