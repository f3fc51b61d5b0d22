/** Two laptops at once: nothing that one has entered is lost by what the other does, and anything can be taken back. */
import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Author,
  roundsOf,
  type Tournament,
  tableAt,
  viewFor,
} from '../src/index.ts';
import { DIRECTOR, pupil, REFEREE, SYSTEM, scored, TestTournament } from './test-tournament.ts';

const people = Array.from({ length: 8 }, (_, i) => pupil(i + 1, { school: `School ${i % 4}` }));
const one = { stage: 1, round: 1, table: 1 };
const two = { ...one, table: 2 };

function drawn(): TestTournament {
  const desk = TestTournament.with({}, people);
  desk.begin(1);
  desk.draw(1);
  return desk;
}

const scoresFor = (desk: TestTournament, where: typeof one, base: number) =>
  desk.seats(where).map((player, i) => scored(player, base - i));

const entered = (desk: TestTournament, where: typeof one, base: number, seen: number) =>
  desk.send({
    ...{ kind: 'enter-result', source: 'slip', where, seen, sum: null },
    scores: scoresFor(desk, where, base),
  } as const)?.code;

describe('two desks', () => {
  test('different tables do not hold each other up', () => {
    const desk = drawn();
    const seen = desk.state.version;
    expect(entered(desk, one, 300, seen)).toBeUndefined();
    expect(entered(desk, two, 200, seen)).toBeUndefined();
  });

  test('the second entry for a table is refused, and the first one stays', () => {
    const desk = drawn();
    const seen = desk.state.version;
    expect(entered(desk, one, 300, seen)).toBeUndefined();
    expect(entered(desk, one, 200, seen)).toBe('result-there');
    expect(tableAt(desk.state, one)?.result?.scores[0]?.score).toBe(300);
  });

  test('a correction of what a desk has not seen is refused', () => {
    const desk = drawn();
    desk.enter(one, scoresFor(desk, one, 300));
    const seen = desk.state.version;
    const correct = (base: number) =>
      desk.send({
        ...{ kind: 'correct', where: one, seen, sum: null, reason: 'slip' },
        scores: scoresFor(desk, one, base),
      } as const)?.code;
    expect([correct(290), correct(280)]).toEqual([undefined, 'changed-since']);
  });

  test('what has been undone counts as changed', () => {
    const desk = drawn();
    const command = desk.enter(one, scoresFor(desk, one, 300));
    const seen = desk.state.version;
    desk.must({ kind: 'undo', command });
    expect(entered(desk, one, 200, seen)).toBe('changed-since');
    expect(entered(desk, one, 200, desk.state.version)).toBeUndefined();
  });

  test('a round is drawn once however often it is asked for', () => {
    const desk = drawn();
    expect(desk.send({ kind: 'draw-round', stage: 1, round: 1 })?.code).toBe('no-such-round');
    expect(roundsOf(desk.state)).toHaveLength(1);
  });
});

/** What a table, a seating or a player should be, and since when. */
interface Kept {
  readonly value: unknown;
  readonly since: number;
}

describe('two desks that look away and act on what they saw', () => {
  test('never overwrite what they have not seen, and lose nothing that was taken', () => {
    const rng = makeRng(seed());
    const refusals = new Set<string>();
    for (let i = 0; i < count(1000); i++) {
      const desk = drawn();
      const kept = new Map<string, Kept>();
      const laptops = [desk.state, desk.state];
      for (let step = 0; step < 30; step++) {
        const which = rng.below(laptops.length);
        if (rng.chance(0.3)) laptops[which] = desk.state;
        const seen = laptops[which] as Tournament;
        const { what, value, action } = deskAct(rng, seen);
        const before = desk.state;
        const refused = desk.send(action);
        if (refused === undefined) {
          expect(kept.get(what)?.since ?? 0).toBeLessThanOrEqual(seen.version);
          kept.set(what, { value, since: desk.state.version });
        } else {
          refusals.add(refused.code);
          expect(desk.state).toBe(before);
        }
        for (const [name, { value: last }] of kept) expect(keptIn(desk.state, name)).toEqual(last);
      }
    }
    expect([...refusals].sort()).toEqual(['changed-since', 'result-there']);
  });
});

/** An entry as somebody would make it who has this state before them. */
function deskAct(rng: Rng, seen: Tournament): { what: string; value: unknown; action: Action } {
  if (rng.chance(0.3)) {
    const player = 1 + rng.below(people.length);
    const person = pupil(player, { school: `School ${rng.below(9)}` });
    const action = { kind: 'amend', player, seen: seen.version, person } as const;
    return { what: `player ${player}`, value: person, action };
  }
  const where = rng.pick([one, two]);
  const table = tableAt(seen, where);
  const scores = (table?.seats ?? []).map((player) => scored(player, rng.below(400)));
  const sheet = { where, seen: seen.version, scores, sum: null };
  const action: Action =
    table?.result === null
      ? { kind: 'enter-result', source: 'slip', ...sheet }
      : { kind: 'correct', reason: 'misread', ...sheet };
  return { what: `table ${where.table}`, value: scores, action };
}

function keptIn(state: Tournament, what: string): unknown {
  const [kind, number] = what.split(' ');
  return kind === 'player'
    ? state.players[Number(number) - 1]?.person
    : tableAt(state, { ...one, table: Number(number) })?.result?.scores;
}

describe('undoing', () => {
  test('one command among later ones that do not stand on it', () => {
    const desk = drawn();
    const first = desk.enter(one, scoresFor(desk, one, 300));
    desk.enter(two, scoresFor(desk, two, 200));
    desk.must({ kind: 'undo', command: first });
    expect(tableAt(desk.state, one)?.result).toBeNull();
    expect(tableAt(desk.state, two)?.result).not.toBeNull();
  });

  test('a draw is drawn anew with other numbers', () => {
    const desk = drawn();
    const [seats, draws] = [desk.seats(one), desk.state.draws];
    desk.must({ kind: 'undo', command: desk.events.at(-1)?.command ?? '' });
    desk.draw(1);
    expect(desk.state.draws).toBeGreaterThan(draws);
    expect(desk.seats(one)).not.toEqual(seats);
    expect(desk.events.at(-1)).toMatchObject({ kind: 'drawn', from: draws });
  });

  test('a referee takes back only the own commands', () => {
    const desk = drawn();
    const undo = (command: string, by: Author) => desk.send({ kind: 'undo', command }, by)?.code;
    const directors = desk.enter(one, scoresFor(desk, one, 300), DIRECTOR);
    const referees = desk.enter(two, scoresFor(desk, two, 300), REFEREE);
    expect(undo(directors, REFEREE)).toBe('not-for-you');
    expect(undo(referees, REFEREE)).toBeUndefined();
  });
});

test('a referee sees the names at the own tables, and the desk all of them', () => {
  const desk = drawn();
  const [director, referee] = desk.state.officials;
  if (director === undefined || referee === undefined) throw new Error('no officials');
  desk.must({ kind: 'set-officials', officials: [director, { ...referee, tables: [2] }] });
  const named = (viewer: Parameters<typeof viewFor>[1]) =>
    viewFor(desk.state, viewer).players.flatMap(({ player, name }) =>
      name === '' ? [] : [player],
    );
  expect(named({ kind: 'director' })).toHaveLength(8);
  expect(named({ kind: 'referee', id: referee.id })).toEqual([...desk.seats(two)].sort());
  expect(named({ kind: 'public' })).toEqual([]);
});

test('the clock of the room stands still while nobody is there', () => {
  const desk = drawn();
  desk.must({ kind: 'start-clock', seconds: 600 });
  desk.must({ kind: 'stop-clock' }, SYSTEM);
  desk.at += 3_600_000;
  desk.must({ kind: 'resume-clock' }, SYSTEM);
  expect(desk.state.clock).toEqual({ kind: 'running', deadline: desk.at + 600_000 });
  desk.at += 600_000;
  desk.must({ kind: 'tick' }, SYSTEM);
  expect(desk.state.clock).toEqual({ kind: 'ran-out' });
});
