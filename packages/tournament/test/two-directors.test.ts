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
  const tournament = TestTournament.with({}, people);
  tournament.begin(1);
  tournament.draw(1);
  return tournament;
}

const scoresFor = (tournament: TestTournament, where: typeof one, base: number) =>
  tournament.seats(where).map((player, i) => scored(player, base - i));

const entered = (tournament: TestTournament, where: typeof one, base: number, seen: number) =>
  tournament.send({
    ...{ kind: 'enter-result', source: 'slip', where, seen, sum: null },
    scores: scoresFor(tournament, where, base),
  } as const)?.code;

describe('two consoles', () => {
  test('different tables do not hold each other up', () => {
    const tournament = drawn();
    const seen = tournament.state.version;
    expect(entered(tournament, one, 300, seen)).toBeUndefined();
    expect(entered(tournament, two, 200, seen)).toBeUndefined();
  });

  test('the second entry for a table is refused, and the first one stays', () => {
    const tournament = drawn();
    const seen = tournament.state.version;
    expect(entered(tournament, one, 300, seen)).toBeUndefined();
    expect(entered(tournament, one, 200, seen)).toBe('result-there');
    expect(tableAt(tournament.state, one)?.result?.scores[0]?.score).toBe(300);
  });

  test('a correction of what a console has not seen is refused', () => {
    const tournament = drawn();
    tournament.enter(one, scoresFor(tournament, one, 300));
    const seen = tournament.state.version;
    const correct = (base: number) =>
      tournament.send({
        ...{ kind: 'correct', where: one, seen, sum: null, reason: 'slip' },
        scores: scoresFor(tournament, one, base),
      } as const)?.code;
    expect([correct(290), correct(280)]).toEqual([undefined, 'changed-since']);
  });

  test('what has been undone counts as changed', () => {
    const tournament = drawn();
    const command = tournament.enter(one, scoresFor(tournament, one, 300));
    const seen = tournament.state.version;
    tournament.must({ kind: 'undo', command });
    expect(entered(tournament, one, 200, seen)).toBe('changed-since');
    expect(entered(tournament, one, 200, tournament.state.version)).toBeUndefined();
  });

  test('a round is drawn once however often it is asked for', () => {
    const tournament = drawn();
    expect(tournament.send({ kind: 'draw-round', stage: 1, round: 1 })?.code).toBe('no-such-round');
    expect(roundsOf(tournament.state)).toHaveLength(1);
  });
});

describe('lists that two consoles change', () => {
  const second = { id: 'bo', name: 'Bo', role: 'director', tables: null } as const;
  const third = { id: 'cy', name: 'Cy', role: 'referee', tables: null } as const;
  const prize = (name: string) => ({ name, among: { kind: 'all' }, places: 1 }) as const;

  test('of officials the second is told, and nobody who was let in is lost', () => {
    const tournament = drawn();
    const was = tournament.state.officials;
    const set = (officials: typeof was) =>
      tournament.send({ kind: 'set-officials', officials, was })?.code;
    expect(set([...was, second])).toBeUndefined();
    expect(set([...was, third])).toBe('changed-since');
    expect(tournament.state.officials).toEqual([...was, second]);
  });

  test('of prizes too; whoever has looked again may', () => {
    const tournament = drawn();
    const { prizes: was } = tournament.state;
    const set = (name: string, seen = was) =>
      tournament.send({ kind: 'set-prizes', prizes: [...seen, prize(name)], was: seen })?.code;
    expect(set('Cup')).toBeUndefined();
    expect(set('Book')).toBe('changed-since');
    expect(set('Book', tournament.state.prizes)).toBeUndefined();
    expect(tournament.state.prizes.map(({ name }) => name)).toEqual(['Cup', 'Book']);
  });
});

/** What a table, a seating or a player should be, and since when. */
interface Kept {
  readonly value: unknown;
  readonly since: number;
}

describe('two consoles that look away and act on what they saw', () => {
  test('never overwrite what they have not seen, and lose nothing that was taken', () => {
    const rng = makeRng(seed());
    const refusals = new Set<string>();
    for (let i = 0; i < count(1000); i++) {
      const tournament = drawn();
      const kept = new Map<string, Kept>();
      const laptops = [tournament.state, tournament.state];
      for (let step = 0; step < 30; step++) {
        const which = rng.below(laptops.length);
        if (rng.chance(0.3)) laptops[which] = tournament.state;
        const seen = laptops[which] as Tournament;
        const { what, value, action } = directorAct(rng, seen);
        const before = tournament.state;
        const refused = tournament.send(action);
        if (refused === undefined) {
          expect(kept.get(what)?.since ?? 0).toBeLessThanOrEqual(seen.version);
          kept.set(what, { value, since: tournament.state.version });
        } else {
          refusals.add(refused.code);
          expect(tournament.state).toBe(before);
        }
        for (const [name, { value: last }] of kept)
          expect(keptIn(tournament.state, name)).toEqual(last);
      }
    }
    expect([...refusals].sort()).toEqual(['changed-since', 'result-there']);
  });
});

/** An entry as somebody would make it who has this state before them. */
function directorAct(rng: Rng, seen: Tournament): { what: string; value: unknown; action: Action } {
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
    const tournament = drawn();
    const first = tournament.enter(one, scoresFor(tournament, one, 300));
    tournament.enter(two, scoresFor(tournament, two, 200));
    tournament.must({ kind: 'undo', command: first });
    expect(tableAt(tournament.state, one)?.result).toBeNull();
    expect(tableAt(tournament.state, two)?.result).not.toBeNull();
  });

  test('a draw is drawn anew with other numbers', () => {
    const tournament = drawn();
    const [seats, draws] = [tournament.seats(one), tournament.state.draws];
    tournament.must({ kind: 'undo', command: tournament.events.at(-1)?.command ?? '' });
    tournament.draw(1);
    expect(tournament.state.draws).toBeGreaterThan(draws);
    expect(tournament.seats(one)).not.toEqual(seats);
    expect(tournament.events.at(-1)).toMatchObject({ kind: 'drawn', from: draws });
  });

  test('a referee takes back only the own commands', () => {
    const tournament = drawn();
    const undo = (command: string, by: Author) =>
      tournament.send({ kind: 'undo', command }, by)?.code;
    const directors = tournament.enter(one, scoresFor(tournament, one, 300), DIRECTOR);
    const referees = tournament.enter(two, scoresFor(tournament, two, 300), REFEREE);
    expect(undo(directors, REFEREE)).toBe('not-for-you');
    expect(undo(referees, REFEREE)).toBeUndefined();
  });
});

test('a referee sees the names at the own tables, and the console all of them', () => {
  const tournament = drawn();
  const [director, referee] = tournament.state.officials;
  if (director === undefined || referee === undefined) throw new Error('no officials');
  tournament.must({ kind: 'set-officials', officials: [director, { ...referee, tables: [2] }] });
  const named = (viewer: Parameters<typeof viewFor>[1]) =>
    viewFor(tournament.state, viewer).players.flatMap(({ player, name }) =>
      name === '' ? [] : [player],
    );
  expect(named({ kind: 'director' })).toHaveLength(8);
  expect(named({ kind: 'referee', id: referee.id })).toEqual([...tournament.seats(two)].sort());
  expect(named({ kind: 'public' })).toEqual([]);
});

test('the clock of the room stands still while nobody is there', () => {
  const tournament = drawn();
  tournament.must({ kind: 'start-clock', seconds: 600 });
  tournament.must({ kind: 'stop-clock' }, SYSTEM);
  tournament.at += 3_600_000;
  tournament.must({ kind: 'resume-clock' }, SYSTEM);
  expect(tournament.state.clock).toEqual({ kind: 'running', deadline: tournament.at + 600_000 });
  tournament.at += 600_000;
  tournament.must({ kind: 'tick' }, SYSTEM);
  expect(tournament.state.clock).toEqual({ kind: 'ran-out' });
});
