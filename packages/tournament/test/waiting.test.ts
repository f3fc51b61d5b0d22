/** Equal totals without the score before deductions: the console waits for it, and nothing is guessed (TOURNAMENT 7.12). */
import { describe, expect, test } from 'vitest';
import {
  missingBefore,
  type SeatScore,
  standingsOf,
  tableGroups,
  todosOf,
  viewFor,
  waitingIn,
} from '../src/index.ts';
import { letters, pupil, REFEREE, scored, setupOf, TestTournament } from './test-tournament.ts';

const people = (count: number) => Array.from({ length: count }, (_, i) => pupil(i + 1));

/** A round of the school tournament in which each table has the scores given, by seat. */
function played(
  count: number,
  scoresOf: (table: number) => readonly (readonly [score: number, before: number | null])[],
  preset = 'tr-school-event',
): TestTournament {
  const tournament = TestTournament.with({ preset }, people(count));
  tournament.begin(1);
  tournament.draw(1);
  for (const where of tournament.tables(1))
    tournament.enter(
      where,
      tournament.seats(where).map((player, i) => {
        const [score, before] = scoresOf(where.table)[i] ?? [0, 0];
        return scored(player, score, before);
      }),
    );
  return tournament;
}

const byNumber = (...players: readonly number[]) => players.toSorted((a, b) => a - b);

const FIRST = { stage: 1, round: 1, table: 1 };
const note = (tournament: TestTournament, player: number, before: number, where = FIRST) => ({
  ...({ kind: 'note-before', where, seen: tournament.state.version } as const),
  noted: [{ player, before }],
});
const begin = { kind: 'begin-stage', stage: 2, runnersUp: null } as const;

test.each<[string, readonly SeatScore[], readonly number[]]>([
  ['different totals', [scored(1, 250), scored(2, 251)], []],
  ['equal totals, nothing noted', [scored(1, 250), scored(2, 250), scored(3, 90)], [1, 2]],
  ['one of them noted', [scored(1, 250, 255), scored(2, 250)], [2]],
  ['both noted', [scored(1, 250, 255), scored(2, 250, 250)], []],
  ['nobody played to the end', [scored(1, null), scored(2, null)], []],
])('what is asked for: %s', (_, scores, missing) => {
  expect(missingBefore(scores)).toEqual(missing);
});

describe('at a table', () => {
  const state = { setup: setupOf({}), ties: [] };

  test('a score before deductions that is missing is not taken for the final score', () => {
    // 250 is the least that the second can have had: it may have been more than 255.
    expect(tableGroups(state, [scored(1, 250, 255), scored(2, 250)])).toEqual([[1, 2]]);
    expect(tableGroups(state, [scored(1, 250, 255), scored(2, 250, 258)])).toEqual([[2], [1]]);
  });

  test('nothing that comes after it in the ladder decides in its place', () => {
    const rules = { ...state.setup.rules, tableLadder: ['before-deductions', 'total'] as const };
    const custom = { ...state, setup: { ...state.setup, rules } };
    expect(tableGroups(custom, [scored(1, 250), scored(2, 260, 260)])).toEqual([[1, 2]]);
  });

  test('letters that were drawn before anybody asked for it still count', () => {
    const drawn = { ...state, ties: [{ order: [2, 1], rounds: [] }] };
    expect(tableGroups(drawn, [scored(1, 250), scored(2, 250)])).toEqual([[2], [1]]);
  });
});

describe('who wins a table', () => {
  const tied = () =>
    played(16, (table) =>
      table === 1
        ? [
            [300, null],
            [300, 310],
            [90, null],
            [90, null],
          ]
        : [
            [300 + table, null],
            [200, null],
            [90, null],
            [50, null],
          ],
    );

  test('waits, and so does the next stage; no letters are drawn meanwhile', () => {
    const tournament = tied();
    const [a = 0, b = 0] = tournament.seats(FIRST);
    const waiting = { players: [a], tied: byNumber(a, b) };
    // The two with 90 are equal as well, and nothing depends on them.
    expect(waitingIn(tournament.state)).toEqual([{ decides: 'field', ...waiting }]);
    expect(todosOf(tournament.state)[0]).toEqual({
      kind: 'await-before',
      ties: [{ decides: 'field', ...waiting }],
    });
    expect(tournament.send(begin)).toEqual({ code: 'before-missing', ...waiting });
    const letter = { kind: 'break-tie', players: [a, b], rounds: null } as const;
    expect(tournament.send(letter)).toEqual({ code: 'before-missing', ...waiting });
  });

  test.each([
    [309, 1],
    [311, 0],
  ])('%i before deductions decides', (before, winner) => {
    const tournament = tied();
    const seats = tournament.seats(FIRST);
    tournament.must(note(tournament, seats[0] ?? 0, before), REFEREE);
    expect(waitingIn(tournament.state)).toEqual([]);
    tournament.begin(2);
    expect(tournament.state.stages[1]?.field).toContainEqual({
      player: seats[winner],
      as: 'winner',
    });
  });

  test('then, if that is equal too, a letter', () => {
    const tournament = tied();
    const [a = 0, b = 0] = tournament.seats(FIRST);
    tournament.must(note(tournament, a, 310));
    expect(tournament.send(begin)).toMatchObject({
      code: 'tie-open',
      players: [a, b],
      at: 'first',
    });
    tournament.must({ kind: 'break-tie', players: [a, b], rounds: [letters([a, 'B'], [b, 'C'])] });
    tournament.begin(2);
    expect(tournament.state.stages[1]?.field).toContainEqual({ player: a, as: 'winner' });
  });

  test('is asked for while the others still play', () => {
    const tournament = TestTournament.with({}, people(16));
    tournament.begin(1);
    tournament.draw(1);
    const scores = [300, 300, 90, 90];
    tournament.enter(
      FIRST,
      tournament.seats(FIRST).map((player, i) => scored(player, scores[i] ?? 0)),
    );
    const [a = 0, b = 0] = tournament.seats(FIRST);
    expect(todosOf(tournament.state).at(-1)).toEqual({
      kind: 'await-before',
      ties: [{ decides: 'table', players: byNumber(a, b), tied: byNumber(a, b) }],
    });
  });
});

test('the best seconds of different tables wait for it too, and letters come after it', () => {
  const tournament = played(12, (table) => [
    [400, null],
    [table === 3 ? 100 : 250, table === 1 ? 255 : null],
    [90, null],
    [50, null],
  ]);
  const [one = 0, two = 0] = [1, 2].map((table) => tournament.seats({ ...FIRST, table })[1] ?? 0);
  const waiting = { players: [two], tied: [one, two] };
  expect(tournament.send(begin)).toEqual({ code: 'before-missing', ...waiting });
  const undone = tournament.must(note(tournament, two, 260, { ...FIRST, table: 2 }));
  tournament.begin(2);
  expect(tournament.state.stages[1]?.field?.at(-1)).toEqual({ player: two, as: 'runner-up' });
  tournament.must({ kind: 'undo', command: tournament.events.at(-1)?.command ?? '' });
  tournament.must({ kind: 'undo', command: undone });
  tournament.must(note(tournament, two, 255, { ...FIRST, table: 2 }));
  expect(tournament.send(begin)).toEqual({
    ...{ code: 'tie-open', at: 'line', places: 1 },
    players: [one, two],
  });
});

describe('in the end', () => {
  const final = () =>
    played(4, () => [
      [250, 260],
      [250, null],
      [90, null],
      [90, null],
    ]);

  test('the title waits for it; a place without a prize does not', () => {
    const tournament = final();
    const [a = 0, b = 0, c = 0, d = 0] = tournament.seats(FIRST);
    const title = { decides: 'title', players: [b], tied: byNumber(a, b) };
    expect(waitingIn(tournament.state)).toEqual([title]);
    tournament.must({
      kind: 'set-prizes',
      prizes: [{ name: 'Medals', among: { kind: 'all' }, places: 3 }],
    });
    expect(waitingIn(tournament.state)).toEqual([
      title,
      { decides: 'prize', players: byNumber(c, d), tied: byNumber(c, d) },
    ]);
    tournament.must({ kind: 'close' });
    tournament.must(note(tournament, b, 259));
    expect(waitingIn(tournament.state)).toMatchObject([{ decides: 'prize' }]);
    expect(standingsOf(tournament.state)[0]).toMatchObject({ player: a, place: 1 });
  });

  test('everybody who sees the standings sees whose place waits, and what is not known', () => {
    const tournament = final();
    const [a = 0, b = 0] = tournament.seats(FIRST);
    for (const kind of ['director', 'projector', 'public'] as const) {
      const { standings, waiting } = viewFor(tournament.state, { kind });
      expect(waiting).toEqual(byNumber(a, b));
      expect(standings.find(({ player }) => player === b)?.line.before).toBeNull();
    }
  });
});

test('points for a place at the table are shared while it is not known, and nobody is held up', () => {
  const tournament = played(
    4,
    () => [
      [250, 260],
      [250, null],
      [90, null],
      [50, null],
    ],
    'school-day',
  );
  const [a = 0, b = 0] = tournament.seats(FIRST);
  const pointsOf = (player: number) =>
    standingsOf(tournament.state).find((each) => each.player === player)?.line.points;
  expect([a, b].map(pointsOf)).toEqual([3.5, 3.5]);
  expect(todosOf(tournament.state).map(({ kind }) => kind)).toEqual(['draw-round', 'await-before']);
  tournament.must(note(tournament, b, 261));
  expect([a, b].map(pointsOf)).toEqual([3, 4]);
});

test('a drawn game of two in a club stays drawn, whatever it was before deductions', () => {
  const tournament = played(
    2,
    () => [
      [400, 410],
      [400, 405],
    ],
    'club-swiss',
  );
  expect(standingsOf(tournament.state).map(({ line }) => line.wins)).toEqual([0.5, 0.5]);
  expect(waitingIn(tournament.state)).toEqual([]);
});

describe('only what is missing is noted', () => {
  const tournament = played(4, () => [
    [250, 260],
    [250, null],
    [90, null],
    [50, null],
  ]);
  const [a = 0, b = 0] = tournament.seats(FIRST);
  test.each<[string, Parameters<TestTournament['send']>[0], object]>([
    ['what is there', note(tournament, a, 261), { code: 'result-there' }],
    ['less than the score', note(tournament, b, 249), { code: 'score-above-before', player: b }],
    ['nobody', { ...note(tournament, b, 250), noted: [] }, { code: 'nobody-named' }],
    ['a stranger', note(tournament, 99, 250), { code: 'not-in-round', player: 99 }],
    [
      'what was seen too early',
      { ...note(tournament, b, 250), seen: 0 },
      { code: 'changed-since' },
    ],
  ])('%s', (_, action, refusal) => {
    expect(tournament.send(action)).toMatchObject(refusal);
  });

  test('and it can be undone', () => {
    const command = tournament.must(note(tournament, b, 255));
    expect(waitingIn(tournament.state)).toEqual([]);
    tournament.must({ kind: 'undo', command });
    expect(waitingIn(tournament.state)).toHaveLength(1);
  });
});
