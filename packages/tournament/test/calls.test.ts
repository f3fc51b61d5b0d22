/** A table calls a referee without disputing anything, and whoever may end the call. */
import { describe, expect, test } from 'vitest';
import { CALL_PAUSE_MS } from '../src/decide-call.ts';
import { type Author, eventFor, type Viewer, viewFor } from '../src/index.ts';
import { DIRECTOR, pupil, REFEREE, scored, TestTournament } from './test-tournament.ts';

const people = Array.from({ length: 8 }, (_, i) => pupil(i + 1));
const where = { stage: 1, round: 1, table: 1 };

/** Two tables of four are drawn; the players of the first. */
function seated(preset = 'school-day'): { tournament: TestTournament; table: readonly number[] } {
  const tournament = TestTournament.with({ preset }, people);
  tournament.begin(1);
  tournament.draw(1);
  return { tournament, table: tournament.seats(where) };
}

const player = (number = 0): Author => ({ kind: 'player', player: number });
const call = { kind: 'call-referee', where, about: 'tiles' } as const;
const end = { kind: 'end-call', where } as const;
const callAt = (tournament: TestTournament) =>
  tournament.state.stages[0]?.rounds[0]?.tables[0]?.call;
const shown = (tournament: TestTournament, viewer: Viewer) =>
  viewFor(tournament.state, viewer).stages[0]?.rounds[0]?.tables[0]?.own?.call;

describe('a call', () => {
  test('stands with its reason for officials and for those at the table, and for nobody else', () => {
    const { tournament, table } = seated();
    const [one = 0, two = 0] = table;
    const other = tournament.seats({ ...where, table: 2 })[0] ?? 0;
    tournament.must(call, player(one));
    const told = { player: one, about: 'tiles' };
    const event = tournament.events.at(-1);
    const near: readonly Viewer[] = [
      { kind: 'director' },
      { kind: 'referee', id: 'person-ref' },
      { kind: 'player', player: two },
    ];
    const far: readonly Viewer[] = [
      { kind: 'player', player: other },
      { kind: 'projector' },
      { kind: 'public' },
    ];
    expect(near.map((viewer) => shown(tournament, viewer))).toEqual([told, told, told]);
    expect(far.map((viewer) => shown(tournament, viewer))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const viewer of far)
      expect(event && eventFor(event, viewer, tournament.state), viewer.kind).toBeNull();
  });

  test('is for the console to see and holds nobody up', () => {
    const { tournament, table } = seated();
    const seen = tournament.state.version;
    tournament.must(call, player(table[0]));
    const todos = () => viewFor(tournament.state, { kind: 'director' }).todos;
    expect(todos().at(-1)).toEqual({ kind: 'answer-calls', tables: [1] });
    const scores = table.map((each) => scored(each, 100 + each));
    const sheet = { where, scores, seen, sum: null };
    expect(tournament.send({ kind: 'enter-result', source: 'slip', ...sheet })).toBeUndefined();
    expect(todos().map(({ kind }) => kind)).toContain('answer-calls');
  });

  test.each([
    ['a referee', () => REFEREE],
    ['the director', () => DIRECTOR],
    ['whoever has called', (one: number) => player(one)],
  ])('is ended by %s', (_, by) => {
    const { tournament, table } = seated();
    const [one = 0, two = 0] = table;
    tournament.must(call, player(one));
    expect(tournament.send(call, player(two))?.code).toBe('referee-called');
    expect(tournament.send(end, player(two))?.code).toBe('not-for-you');
    tournament.must(end, by(one));
    expect(callAt(tournament)).toBeNull();
    expect(tournament.send(end, by(one))?.code).toBe('no-call');
    expect(tournament.send(call, player(two))?.code).toBe('referee-called');
    tournament.at += CALL_PAUSE_MS;
    tournament.must(call, player(two));
    expect(callAt(tournament)?.player).toBe(two);
  });

  test('is no entry that could be undone, and stands in the way of none that is', () => {
    const { tournament, table } = seated();
    const called = tournament.must(call, player(table[0]));
    expect(tournament.send({ kind: 'undo', command: called })?.code).toBe('nothing-to-undo');
    const { recent } = viewFor(tournament.state, { kind: 'director' });
    expect(recent.map(({ command }) => command)).not.toContain(called);
    const drawn = tournament.events.find(({ kind }) => kind === 'drawn')?.command ?? '';
    tournament.must({ kind: 'undo', command: drawn });
    expect(callAt(tournament)).toBeUndefined();
  });

  test('comes from the own table of the present round, where phones are allowed', () => {
    const { tournament, table } = seated();
    expect(
      tournament.send({ ...call, where: { ...where, table: 2 } }, player(table[0]))?.code,
    ).toBe('not-your-table');
    expect(tournament.send(call, REFEREE)?.code).toBe('not-for-you');
    tournament.play(1, 1, (each) => 100 + each);
    tournament.draw(1, 2);
    expect(tournament.send(call, player(table[0]))?.code).toBe('no-such-round');
    const strict = seated('tr-school-event');
    expect(strict.tournament.send(call, player(strict.table[0]))?.code).toBe('no-phones');
  });
});
