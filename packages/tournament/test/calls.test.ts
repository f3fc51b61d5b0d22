/** A table calls a referee without disputing anything, and whoever may end the call. */
import { describe, expect, test } from 'vitest';
import { CALL_PAUSE_MS } from '../src/decide-call.ts';
import { type Author, eventFor, type Viewer, viewFor } from '../src/index.ts';
import { DIRECTOR, pupil, REFEREE, scored, TestTournament } from './test-tournament.ts';

const people = Array.from({ length: 8 }, (_, i) => pupil(i + 1));
const where = { stage: 1, round: 1, table: 1 };

/** Two tables of four are drawn; the players of the first. */
function seated(preset = 'school-day'): { desk: TestTournament; table: readonly number[] } {
  const desk = TestTournament.with({ preset }, people);
  desk.begin(1);
  desk.draw(1);
  return { desk, table: desk.seats(where) };
}

const player = (number = 0): Author => ({ kind: 'player', player: number });
const call = { kind: 'call-referee', where, about: 'tiles' } as const;
const end = { kind: 'end-call', where } as const;
const callAt = (desk: TestTournament) => desk.state.stages[0]?.rounds[0]?.tables[0]?.call;
const shown = (desk: TestTournament, viewer: Viewer) =>
  viewFor(desk.state, viewer).stages[0]?.rounds[0]?.tables[0]?.own?.call;

describe('a call', () => {
  test('stands with its reason for officials and for those at the table, and for nobody else', () => {
    const { desk, table } = seated();
    const [one = 0, two = 0] = table;
    const other = desk.seats({ ...where, table: 2 })[0] ?? 0;
    desk.must(call, player(one));
    const told = { player: one, about: 'tiles' };
    const event = desk.events.at(-1);
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
    expect(near.map((viewer) => shown(desk, viewer))).toEqual([told, told, told]);
    expect(far.map((viewer) => shown(desk, viewer))).toEqual([undefined, undefined, undefined]);
    for (const viewer of far)
      expect(event && eventFor(event, viewer, desk.state), viewer.kind).toBeNull();
  });

  test('is for the desk to see and holds nobody up', () => {
    const { desk, table } = seated();
    const seen = desk.state.version;
    desk.must(call, player(table[0]));
    const todos = () => viewFor(desk.state, { kind: 'director' }).todos;
    expect(todos().at(-1)).toEqual({ kind: 'answer-calls', tables: [1] });
    const scores = table.map((each) => scored(each, 100 + each));
    const sheet = { where, scores, seen, sum: null };
    expect(desk.send({ kind: 'enter-result', source: 'slip', ...sheet })).toBeUndefined();
    expect(todos().map(({ kind }) => kind)).toContain('answer-calls');
  });

  test.each([
    ['a referee', () => REFEREE],
    ['the director', () => DIRECTOR],
    ['whoever has called', (one: number) => player(one)],
  ])('is ended by %s', (_, by) => {
    const { desk, table } = seated();
    const [one = 0, two = 0] = table;
    desk.must(call, player(one));
    expect(desk.send(call, player(two))?.code).toBe('referee-called');
    expect(desk.send(end, player(two))?.code).toBe('not-for-you');
    desk.must(end, by(one));
    expect(callAt(desk)).toBeNull();
    expect(desk.send(end, by(one))?.code).toBe('no-call');
    expect(desk.send(call, player(two))?.code).toBe('referee-called');
    desk.at += CALL_PAUSE_MS;
    desk.must(call, player(two));
    expect(callAt(desk)?.player).toBe(two);
  });

  test('is no entry that could be undone, and stands in the way of none that is', () => {
    const { desk, table } = seated();
    const called = desk.must(call, player(table[0]));
    expect(desk.send({ kind: 'undo', command: called })?.code).toBe('nothing-to-undo');
    const { recent } = viewFor(desk.state, { kind: 'director' });
    expect(recent.map(({ command }) => command)).not.toContain(called);
    const drawn = desk.events.find(({ kind }) => kind === 'drawn')?.command ?? '';
    desk.must({ kind: 'undo', command: drawn });
    expect(callAt(desk)).toBeUndefined();
  });

  test('comes from the own table of the present round, where phones are allowed', () => {
    const { desk, table } = seated();
    expect(desk.send({ ...call, where: { ...where, table: 2 } }, player(table[0]))?.code).toBe(
      'not-your-table',
    );
    expect(desk.send(call, REFEREE)?.code).toBe('not-for-you');
    desk.play(1, 1, (each) => 100 + each);
    desk.draw(1, 2);
    expect(desk.send(call, player(table[0]))?.code).toBe('no-such-round');
    const strict = seated('tr-school-event');
    expect(strict.desk.send(call, player(strict.table[0]))?.code).toBe('no-phones');
  });
});
