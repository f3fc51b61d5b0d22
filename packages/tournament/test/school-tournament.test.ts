/** The Turkish school tournament as its text has it, from registration to the final. */
import { expect, test } from 'vitest';
import { standingsOf, type Where } from '../src/index.ts';
import { letters, pupil, REFEREE, scored, TestTournament, word } from './test-tournament.ts';

const schools = Array.from({ length: 64 }, (_, i) => pupil(i + 1, { school: `School ${i % 16}` }));

const sizes = (tournament: TestTournament, stage: number): readonly number[] =>
  tournament.tables(stage).map((where) => tournament.seats(where).length);

const scoresAt = (tournament: TestTournament, where: Where, scores: readonly number[]) =>
  tournament
    .seats(where)
    .map((player, i) => scored(player, scores[i] as number, (scores[i] as number) + 5));

test('64 pupils of 16 schools: 16 tables, 6 tables, 4 + 4 + 3, a final of four', () => {
  const tournament = TestTournament.with({ words: { KIT: 'valid', KITZ: 'invalid' } }, schools);
  tournament.begin(1);
  tournament.draw(1);
  expect(sizes(tournament, 1)).toEqual(Array(16).fill(4));
  for (const where of tournament.tables(1))
    tournament.must({ kind: 'draw-letters', where, rounds: null }, REFEREE);

  // The first seat wins with 300, the second has 200 and something: seconds differ but for two at the line.
  tournament.tables(1).forEach((where, i) => {
    const second = i < 7 ? 280 - i : i < 9 ? 250 : 200 - i;
    tournament.enter(where, scoresAt(tournament, where, [300, second, 100, 50]), REFEREE);
  });
  const [seventh, eighth] = [7, 8].map(
    (i) => tournament.seats({ stage: 1, round: 1, table: i + 1 })[1] as number,
  );
  const tied = [seventh, eighth] as number[];
  const refused = tournament.send({ kind: 'begin-stage', stage: 2, runnersUp: 8 });
  expect(refused).toEqual({ code: 'tie-open', players: tied, at: 'line', places: 1 });

  // First step of the rule: what they had before the deductions, which the slip had left out.
  const where = { stage: 1, round: 1, table: 9 };
  const mended = scoresAt(tournament, where, [300, 250, 100, 50]).map((score) =>
    score.player === eighth ? { ...score, before: 258 } : score,
  );
  const undone = tournament.must({
    kind: 'correct',
    where,
    scores: mended,
    reason: 'slip',
    seen: tournament.state.version,
    sum: 700,
  });
  tournament.begin(2, 8);
  expect(tournament.state.stages[1]?.field?.filter(({ as }) => as === 'winner')).toHaveLength(16);
  expect(tournament.state.stages[1]?.field?.at(-1)).toEqual({ player: eighth, as: 'runner-up' });
  // Undone, the tie is back, and the second step of the rule decides: a letter each, the blank before A.
  const begun = tournament.events.at(-1)?.command ?? '';
  expect(tournament.send({ kind: 'undo', command: undone })).toEqual({
    code: 'later-entries',
    commands: [begun],
  });
  tournament.must({ kind: 'undo', command: begun });
  tournament.must({ kind: 'undo', command: undone });
  tournament.must({
    kind: 'break-tie',
    players: tied,
    rounds: [letters([seventh as number, 'A'], [eighth as number, '?'])],
  });
  tournament.begin(2, 8);
  expect(tournament.state.stages[1]?.field?.at(-1)).toEqual({ player: eighth, as: 'runner-up' });

  tournament.draw(2);
  expect(sizes(tournament, 2)).toEqual([4, 4, 4, 4, 4, 4]);
  const table = { stage: 2, round: 1, table: 1 };
  const [a, b, c, d] = tournament.seats(table) as [number, number, number, number];
  const play = { kind: 'challenge', where: table, player: a, verdict: null } as const;
  tournament.must({ ...play, words: [word('KIT')], challengers: [b, c, d] }, REFEREE);
  tournament.must({ ...play, words: [word('KIT'), word('KITZ')], challengers: [b, c, d] }, REFEREE);
  tournament.must({ kind: 'misdraw', where: table, player: b, tiles: 9, inBag: 40 }, REFEREE);
  const { challenges = [], misdraws = [] } = tournament.state.stages[1]?.rounds[0]?.tables[0] ?? {};
  expect(challenges.map(({ consequences }) => consequences.map((each) => each.player))).toEqual([
    [b, c, d],
    [a],
  ]);
  expect(misdraws).toEqual([{ player: b, tiles: 9, mending: { kind: 'gives-back', tiles: 2 } }]);

  tournament.tables(2).forEach((each, i) => {
    tournament.enter(each, scoresAt(tournament, each, [310, 290 - i, 100, 50]), REFEREE);
  });
  tournament.begin(3, 5);
  tournament.draw(3);
  expect([...sizes(tournament, 3)].sort()).toEqual([3, 4, 4]);
  tournament.tables(3).forEach((each, i) => {
    tournament.enter(
      each,
      scoresAt(tournament, each, [320, 280 - i, 100, 50]).slice(0, tournament.seats(each).length),
      REFEREE,
    );
  });
  tournament.begin(4);
  tournament.draw(4);
  expect(sizes(tournament, 4)).toEqual([4]);
  const final = { stage: 4, round: 1, table: 1 };
  tournament.enter(final, scoresAt(tournament, final, [400, 300, 200, 100]), REFEREE);
  tournament.must({ kind: 'close' });

  const standings = standingsOf(tournament.state);
  expect(standings).toHaveLength(64);
  expect(standings.slice(0, 4).map(({ player }) => player)).toEqual(tournament.seats(final));
  // The figures are those that the places are by.
  const totals = standings.map(({ line }) => line.total);
  expect(totals.slice(0, 4)).toEqual([400, 300, 200, 100]);
  for (const [from, to] of [
    [4, 11],
    [11, 24],
    [24, 64],
  ]) {
    const reached = totals.slice(from, to);
    expect(reached).toEqual(reached.toSorted((a, b) => b - a));
  }
  expect(standings.map(({ games }) => games)).toEqual([
    ...Array(4).fill(4),
    ...Array(7).fill(3),
    ...Array(13).fill(2),
    ...Array(40).fill(1),
  ]);
  expect(tournament.events.at(-1)).toMatchObject({ kind: 'revealed', seed: 'seed-of-the-event' });
});

test('schools are kept apart from the second round on', () => {
  const tournament = TestTournament.with({}, schools);
  tournament.begin(1);
  tournament.draw(1);
  tournament.tables(1).forEach((where, i) => {
    tournament.enter(where, scoresAt(tournament, where, [300, 250 - i, 100, 50]));
  });
  tournament.begin(2, 8);
  tournament.draw(2);
  const why = tournament.state.stages[1]?.rounds[0]?.why;
  expect(why?.sameSchool).toBe(why?.sameSchoolAtLeast);
  for (const where of tournament.tables(2)) {
    const names = tournament.seats(where).map((player) => schools[player - 1]?.school);
    if (why?.sameSchool === 0) expect(new Set(names).size).toBe(names.length);
  }
});
