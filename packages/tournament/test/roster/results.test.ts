/** Results from lists, and duels between a tournament and the files of other programs. */
import { describe, expect, test } from 'vitest';
import {
  duelRounds,
  duelsOf,
  parseCsv,
  parseTsh,
  type ResultFault,
  readResults,
  typedScores,
} from '../../src/index.ts';
import { pupil, scored, TestTournament } from '../test-tournament.ts';

const pupils = (count: number) => Array.from({ length: count }, (_, i) => pupil(i + 1));

const round = {
  tables: [
    { table: 1, seats: [3, 1] },
    { table: 4, seats: [2, 5] },
  ],
} as never;

describe('a list of results', () => {
  test('has a line for each player, in any order and language', () => {
    const rows = parseCsv('No;Puan;Masa;Düşülmeden önce\n1;200;1;210\n3;-5;1;\n2;;4;\n5;;4;\n');
    expect(readResults(rows, round)).toEqual({
      ok: true,
      value: [{ table: 1, scores: [scored(1, 200, 210), scored(3, -5)] }],
    });
  });

  test('somebody who did not play to the end has none', () => {
    expect(readResults(parseCsv('Table,Number,Score\n1,1,200\n1,3,-\n'), round)).toMatchObject({
      value: [{ scores: [scored(1, 200), scored(3, null)] }],
    });
  });

  test.each<[text: string, faults: readonly ResultFault[]]>([
    [
      '',
      ['table', 'number', 'score'].map((field) => ({ code: 'no-result-column', field }) as never),
    ],
    ['Table,Number\n1,1\n', [{ code: 'no-result-column', field: 'score' }]],
    ['Table,Number,Score\n2,1,5\n', [{ code: 'no-such-seat', line: 2 }]],
    ['Table,Number,Score\n1,9,5\n', [{ code: 'no-such-seat', line: 2 }]],
    ['Table,Number,Score\n\n1,1,5.5\n', [{ code: 'bad-score', line: 3, text: '5.5' }]],
    ['Table,Number,Score\n1,1,5\n1,1,5\n', [{ code: 'seat-twice', line: 3 }]],
  ])('%j is refused', (text, error) => {
    expect(readResults(parseCsv(text), round)).toEqual({ ok: false, error });
  });
});

test('scores are typed in the order of the seats', () => {
  const table = { seats: [7, 3, 9] };
  expect(typedScores(table, ['312', '290/301', '-'])).toEqual({
    ok: true,
    value: [scored(7, 312), scored(3, 290, 301), scored(9, null)],
  });
  expect(typedScores(table, ['312', 'many'])).toEqual({ ok: false, error: { at: 2 } });
});

describe('duels', () => {
  test('of a tournament are kept as other programs do', () => {
    const tournament = TestTournament.with({ preset: 'club-swiss' }, pupils(3));
    tournament.begin(1);
    tournament.draw(1);
    const [first, second] = tournament.seats({ stage: 1, round: 1, table: 1 });
    tournament.play(1, 1, (player) => (player === first ? 400 : 300));
    const [a, b] = [first, second].map(
      (player) => duelsOf(tournament.state)?.[(player ?? 0) - 1]?.games,
    );
    expect(a).toEqual([{ opponent: second, score: 400, begins: true }]);
    expect(b).toEqual([{ opponent: first, score: 300, begins: false }]);
    const third = duelsOf(tournament.state)?.find(({ games }) => games[0]?.opponent === 0);
    expect(third?.games).toEqual([{ opponent: 0, score: 50, begins: null }]);
  });

  test('are not made of tables of four', () => {
    const tournament = TestTournament.with({}, pupils(4));
    tournament.begin(1);
    expect(duelsOf(tournament.state)).toBeUndefined();
  });

  const roundsIn = (text: string) => {
    const read = parseTsh(text);
    return duelRounds(read.ok ? read.value : []);
  };

  test('of other programs are rounds: who begins sits first', () => {
    const rounds = roundsIn('A 1 2 3; 5 6; p12 2 3\nB 1 1 0; 7; p12 1 0\nC 1 0 1; 0 9; p12 0 3\n');
    expect(rounds).toEqual([
      { duels: [{ seats: [2, 1], scores: [7, 5] }], byes: [3] },
      { duels: [{ seats: [1, 3], scores: [6, 9] }], byes: [2] },
    ]);
  });

  test.each(['A 1 2\nB 1 3\nC 1 2\n', 'A 1 1\n'])('%j name each other wrongly', (text) => {
    expect(roundsIn(text)).toBeUndefined();
  });
});
