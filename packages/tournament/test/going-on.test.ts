/** Who goes on, and where it ends: the final, ties for the title, corrections that come too late. */
import { expect, test } from 'vitest';
import { awardsOf, planOf, type Standing, standingsOf, todosOf, viewFor } from '../src/index.ts';
import { DIRECTOR, letters, pupil, REFEREE, scored, TestTournament } from './test-tournament.ts';

const people = (count: number) => Array.from({ length: count }, (_, i) => pupil(i + 1));

/** The lowest number wins, and all scores differ. */
const byNumber = (player: number): number => 300 - player;

function playStage(tournament: TestTournament, stage: number, scoreOf = byNumber): void {
  tournament.begin(stage);
  tournament.draw(stage);
  tournament.play(stage, 1, scoreOf);
}

const afterStages = (players: number, stages: number): TestTournament => {
  const tournament = TestTournament.with({}, people(players));
  for (let stage = 1; stage <= stages; stage++) playStage(tournament, stage);
  return tournament;
};

const kinds = ({ state }: TestTournament): readonly string[] =>
  todosOf(state).map(({ kind }) => kind);

test.each([
  [64, 3],
  [16, 2],
  [5, 2],
  [4, 1],
])('%i players: stage %i is played at one table and is the final', (players, stages) => {
  const tournament = afterStages(players, stages);
  expect(kinds(tournament)).toEqual(['close']);
  expect(planOf(tournament.state)).toHaveLength(stages);
  const { head, standings } = viewFor(tournament.state, { kind: 'public' });
  expect(head.plan.at(-1)?.name).toBe('final');
  expect(head.planned).toHaveLength(4);
  expect(standings[0]?.player).toBe(1);
  const next = { kind: 'begin-stage', stage: stages + 1, runnersUp: null } as const;
  expect(tournament.send(next)).toEqual({ code: 'no-such-stage', stage: stages + 1 });
});

test('a table is no final while another one is played or somebody else is to come in', () => {
  expect(planOf(afterStages(8, 1).state)).toHaveLength(4);
  const tournament = afterStages(4, 1);
  const last = tournament.state.plan.at(-1);
  const all = { ...(last as NonNullable<typeof last>), field: { kind: 'all' } as const };
  tournament.must({ kind: 'set-stages', stages: [...tournament.state.plan, all] });
  expect(planOf(tournament.state)).toHaveLength(5);
});

test('the console knows how many winners there are and what fills their tables', () => {
  const outlooks = [64, 24, 12].map((players) => todosOf(afterStages(players, 1).state)[0]);
  expect(outlooks).toMatchObject([
    { kind: 'begin-stage', stage: 2, outlook: { winners: 16, runnersUp: 0, most: 16 } },
    { outlook: { winners: 6, runnersUp: 2, most: 6 } },
    { outlook: { winners: 3, runnersUp: 1, most: 3 } },
  ]);
});

test('where seconds are too few to fill a table those who are there are enough', () => {
  const tournament = afterStages(8, 1);
  tournament.must({ kind: 'mark', players: [1], status: 'withdrawn' });
  tournament.begin(2);
  expect(tournament.state.stages[1]?.field?.map(({ as }) => as)).toEqual([
    'winner',
    'runner-up',
    'runner-up',
  ]);
});

test('nobody begins without players', () => {
  const tournament = TestTournament.with({}, []);
  const begin = { kind: 'begin-stage', stage: 1, runnersUp: null } as const;
  expect(tournament.send(begin)).toEqual({ code: 'too-few-players', found: 0, needs: 2 });
});

/** A final of four in which the first two are equal in everything, and so are the others. */
function tiedFinal(): TestTournament {
  const tournament = TestTournament.with({}, people(4));
  tournament.begin(1);
  tournament.draw(1);
  const where = { stage: 1, round: 1, table: 1 };
  tournament.enter(
    where,
    [1, 2, 3, 4].map((player) => (player < 3 ? scored(player, 250, 260) : scored(player, 90, 95))),
  );
  return tournament;
}

const placesOf = ({ state }: TestTournament): readonly Pick<Standing, 'player' | 'place'>[] =>
  standingsOf(state).map(({ player, place }) => ({ player, place }));

test('a tie for the title is broken by letters before the tournament is closed', () => {
  const tournament = tiedFinal();
  expect(todosOf(tournament.state)).toEqual([
    { kind: 'break-tie', decides: 'title', players: [1, 2] },
    { kind: 'close' },
  ]);
  tournament.must({ kind: 'break-tie', players: [1, 2], rounds: [letters([1, 'K'], [2, '?'])] });
  expect(kinds(tournament)).toEqual(['close']);
  expect(placesOf(tournament).slice(0, 2)).toEqual([
    { player: 2, place: 1 },
    { player: 1, place: 2 },
  ]);
  expect(standingsOf(tournament.state).map((each) => each.letters)).toEqual([['?'], ['K'], [], []]);
});

test('so is one for a place with a prize, also afterwards; without a prize the place is shared', () => {
  const tournament = tiedFinal();
  tournament.must({ kind: 'break-tie', players: [1, 2], rounds: null });
  tournament.must({ kind: 'close' });
  expect(kinds(tournament)).toEqual([]);
  tournament.must({
    kind: 'set-prizes',
    prizes: [{ name: 'Medals', among: { kind: 'all' }, places: 3 }],
  });
  expect(todosOf(tournament.state)).toEqual([
    { kind: 'break-tie', decides: 'prize', players: [3, 4] },
  ]);
  tournament.must({ kind: 'break-tie', players: [3, 4], rounds: null });
  expect(kinds(tournament)).toEqual([]);
  expect(awardsOf(tournament.state).map(({ place }) => place)).toEqual([1, 2, 3]);
});

test('a ladder that does not name letters leaves the title shared', () => {
  const tournament = TestTournament.with({}, people(4));
  const [first, ...others] = tournament.state.plan;
  const stage = { ...(first as NonNullable<typeof first>), ladder: ['total'] as const };
  tournament.must({ kind: 'set-stages', stages: [stage, ...others] });
  playStage(tournament, 1, () => 200);
  expect(kinds(tournament)).toEqual(['close']);
});

/** The first table of the first stage, corrected so that its last one has won. */
function correction(tournament: TestTournament) {
  const where = { stage: 1, round: 1, table: 1 };
  const seats = tournament.seats(where).toSorted((a, b) => a - b);
  const [first, ...rest] = seats as [number, ...number[]];
  const scores = [scored(first, 10), ...rest.map((player) => scored(player, byNumber(player)))];
  const seen = tournament.state.version;
  return {
    went: first,
    goesOn: rest[0] as number,
    action: { kind: 'correct', where, scores, reason: 'slip', seen, sum: null } as const,
  };
}

test('whoever changes who goes on is told with names before it is done, and afterwards', () => {
  const tournament = afterStages(64, 1);
  tournament.begin(2);
  tournament.draw(2);
  const { went, goesOn, action } = correction(tournament);
  const change = { stage: 2, comes: [goesOn], goes: [went], tied: [] };
  expect(tournament.send(action)).toEqual({ code: 'field-changes', ...change });
  const corrected = tournament.must({ ...action, isSure: true });
  expect(todosOf(tournament.state).at(-1)).toEqual({ kind: 'field-changed', ...change });
  tournament.must({ kind: 'undo', command: corrected });
  expect(kinds(tournament)).not.toContain('field-changed');
});

test('those who should have gone on take the seats of those who should not, and nothing else is drawn', () => {
  const tournament = afterStages(64, 1);
  tournament.begin(2);
  tournament.draw(2);
  const before = tournament.state.stages[1];
  const { went, goesOn, action } = correction(tournament);
  const exchange = { kind: 'exchange-field', stage: 2, comes: [goesOn], goes: [went] } as const;
  expect(tournament.send(exchange)).toEqual({ code: 'no-field-change', stage: 2 });
  tournament.must({ ...action, isSure: true });
  const unseen = { ...exchange, comes: [goesOn + 1] };
  expect(tournament.send(unseen)).toEqual({ code: 'no-field-change', stage: 2 });
  const command = tournament.must(exchange);
  const after = tournament.state.stages[1];
  const moved = (player: number): number => (player === went ? goesOn : player);
  expect(after?.rounds[0]?.tables.map(({ seats }) => seats)).toEqual(
    before?.rounds[0]?.tables.map(({ seats }) => seats.map(moved)),
  );
  expect(after?.field).toContainEqual({ player: goesOn, as: 'winner' });
  expect(kinds(tournament)).not.toContain('field-changed');
  tournament.must({ kind: 'undo', command });
  expect(tournament.state.stages[1]?.field).toEqual(before?.field);
  expect(kinds(tournament)).toContain('field-changed');
});

test('nobody is exchanged who has played', () => {
  const tournament = afterStages(64, 1);
  tournament.begin(2);
  tournament.draw(2);
  const { went, goesOn, action } = correction(tournament);
  tournament.must({ ...action, isSure: true });
  const where = tournament.tables(2).find((each) => tournament.seats(each).includes(went));
  if (where === undefined) return expect.fail('no seat');
  tournament.enter(
    where,
    tournament.seats(where).map((player) => scored(player, byNumber(player))),
  );
  const exchange = { kind: 'exchange-field', stage: 2, comes: [goesOn], goes: [went] } as const;
  expect(tournament.send(exchange)).toEqual({ code: 'table-played', table: where.table });
});

test('a stage that is begun anew has the players that it should have', () => {
  const tournament = afterStages(64, 1);
  tournament.begin(2);
  const { goesOn, action } = correction(tournament);
  tournament.must({ ...action, isSure: true });
  const begun = tournament.events.findLast(({ kind }) => kind === 'stage-begun')?.command ?? '';
  tournament.must({ kind: 'undo', command: begun });
  expect(kinds(tournament)).not.toContain('field-changed');
  tournament.begin(2);
  expect(tournament.state.stages[1]?.field).toContainEqual({ player: goesOn, as: 'winner' });
  expect(kinds(tournament)).not.toContain('field-changed');
});

test('a correction that makes a tie says who is equal, and one that changes nobody says nothing', () => {
  const tournament = afterStages(64, 1);
  tournament.begin(2);
  const { went, goesOn, action } = correction(tournament);
  const scoreOf = (score: number) =>
    action.scores.map((each) => (each.player === went ? scored(went, score) : each));
  const best = byNumber(goesOn);
  const refused = tournament.send({ ...action, scores: scoreOf(best) });
  expect(refused).toMatchObject({ code: 'field-changes', comes: [], goes: [] });
  expect(refused).toMatchObject({ tied: expect.arrayContaining([went, goesOn]) });
  tournament.must({ ...action, scores: scoreOf(best + 1) });
});

test('a tie that only somebody’s leaving brings about is none of the correction’s', () => {
  const tournament = TestTournament.with({}, people(12));
  tournament.begin(1);
  tournament.draw(1);
  for (const where of tournament.tables(1)) {
    const scores = [300, where.table === 1 ? 200 : 150, 100, 50];
    tournament.enter(
      where,
      tournament.seats(where).map((player, i) => scored(player, scores[i] ?? 0)),
    );
  }
  tournament.begin(2, 1);
  const where = { stage: 1, round: 1, table: 1 };
  const [first = 0, second = 0, third = 0, last = 0] = tournament.seats(where);
  tournament.must({ kind: 'mark', players: [second], status: 'withdrawn' });
  const scores = [scored(first, 300), scored(second, 200), scored(third, 100), scored(last, 60)];
  const seen = tournament.state.version;
  tournament.must({ kind: 'correct', where, scores, reason: 'slip', seen, sum: null });
});

test('who leaves or comes back after a stage has begun is no correction', () => {
  const tournament = afterStages(64, 1);
  tournament.must({ kind: 'mark', players: [1], status: 'absent' });
  tournament.begin(2);
  tournament.must({ kind: 'mark', players: [1], status: 'present' });
  tournament.must({ kind: 'mark', players: [2], status: 'withdrawn' });
  const { action } = correction(tournament);
  const same = tournament.state.stages[0]?.rounds[0]?.tables[0]?.result?.scores ?? [];
  tournament.must({ ...action, scores: same });
  expect(kinds(tournament)).not.toContain('field-changed');
});

test('when the tournament is over only a director corrects', () => {
  const tournament = afterStages(4, 1);
  tournament.must({ kind: 'close' });
  const { action } = correction(tournament);
  expect(tournament.send(action, REFEREE)).toEqual({ code: 'not-for-you', needs: 'director' });
  expect(tournament.send(action, DIRECTOR)).toBeUndefined();
});

test('what was done names who was entered and how they were marked', () => {
  const tournament = TestTournament.with({}, people(3));
  tournament.must({ kind: 'enter', players: [pupil(9)], status: 'present' });
  tournament.must({ kind: 'mark', players: [2], status: 'withdrawn' });
  const { recent } = viewFor(tournament.state, { kind: 'director' });
  expect(recent).toMatchObject([
    { kind: 'marked', players: [2], status: 'withdrawn' },
    { kind: 'entered', players: [4], status: null },
    { kind: 'entered', players: [1, 2, 3], status: null },
  ]);
});

test('what a tie decides is told: the table, its second, or those at the line', () => {
  const tiedAt = (scores: readonly number[], runnersUp: number) => {
    const tournament = TestTournament.with({}, people(12));
    tournament.begin(1);
    tournament.draw(1);
    tournament.play(1, 1, (player, where) => {
      const seat = tournament.seats(where).indexOf(player);
      return (scores[seat] ?? 0) + (where.table === 1 ? 0 : 1000 + 100 * where.table - 10 * seat);
    });
    const refused = tournament.send({ kind: 'begin-stage', stage: 2, runnersUp });
    return refused?.code === 'tie-open' ? [refused.at, refused.places, refused.players.length] : [];
  };
  expect(tiedAt([300, 300, 200, 100], 1)).toEqual(['first', 1, 2]);
  expect(tiedAt([300, 200, 200, 100], 2)).toEqual(['second', 2, 2]);
  expect(tiedAt([300, 300, 100, 50], 0)).toEqual(['first', 0, 2]);
  const tournament = TestTournament.with({}, people(12));
  tournament.begin(1);
  tournament.draw(1);
  tournament.play(1, 1, (player, where) => 300 - 50 * tournament.seats(where).indexOf(player));
  expect(tournament.send({ kind: 'begin-stage', stage: 2, runnersUp: 2 })).toMatchObject({
    ...{ code: 'tie-open', at: 'line', places: 2 },
  });
});

test('five sit as the director chooses before each round, also in a stage that has begun', () => {
  const tournament = TestTournament.with({ preset: 'school-day' }, people(5));
  tournament.begin(1);
  tournament.draw(1);
  expect(tournament.tables(1).map((where) => tournament.seats(where).length)).toEqual([3, 2]);
  tournament.play(1, 1, byNumber);
  const withRest = (rest: 'bye' | 'small-tables', schools?: 'never') =>
    tournament.state.plan.map((stage) =>
      stage.format.kind === 'tables'
        ? { ...stage, format: { ...stage.format, rest, ...(schools && { schools }) } }
        : stage,
    );
  const set = tournament.send({ kind: 'set-stages', stages: withRest('bye', 'never') });
  expect(set?.code).toBe('stage-begun');
  tournament.must({ kind: 'set-stages', stages: withRest('bye') });
  tournament.draw(1, 2);
  expect(tournament.tables(1, 2).map((where) => tournament.seats(where).length)).toEqual([4]);
  expect(tournament.state.stages[0]?.rounds[1]?.byes).toHaveLength(1);
});
