/** Helpers and players come in with devices of their own, and nothing is given away that is not theirs. */
import { describe, expect, test } from 'vitest';
import { type Author, type Viewer, viewFor } from '../src/index.ts';
import { DIRECTOR, guest, pupil, SYSTEM, TestTournament } from './test-tournament.ts';

const people = Array.from({ length: 8 }, (_, i) => pupil(i + 1));
const fresh = (): TestTournament => TestTournament.with({ preset: 'school-day' }, people);
const [one, two] = [guest(1), guest(2)] as const;
const idOf = (author: Author): string => ('id' in author ? author.id : '');

function asking(): TestTournament {
  const tournament = fresh();
  tournament.must({ kind: 'ask-in', name: ' Rita ' }, one);
  return tournament;
}

const see = (tournament: TestTournament, viewer: Viewer) => viewFor(tournament.state, viewer);
const keyOf = (tournament: TestTournament, player: number): string =>
  tournament.state.players[player - 1]?.key ?? '';
const claim = (
  tournament: TestTournament,
  player: number,
  by: Author,
  key = keyOf(tournament, player),
) => tournament.send({ kind: 'claim', player, key }, by)?.code;

describe('helpers', () => {
  test('who asks is seen by the director and by nobody else', () => {
    const tournament = asking();
    const asked = [{ id: idOf(one), name: 'Rita', state: 'waiting' }];
    expect(see(tournament, { kind: 'director' }).asking).toEqual(asked);
    expect(see(tournament, { kind: 'guest', id: idOf(one) }).asking).toEqual(asked);
    for (const viewer of [
      { kind: 'public' },
      { kind: 'referee', id: 'person-ref' },
      { kind: 'guest', id: idOf(two) },
    ] as const)
      expect(see(tournament, viewer).asking).toEqual([]);
  });

  test('whoever is let in referees at once, at the tables given', () => {
    const tournament = asking();
    tournament.begin(1);
    tournament.draw(1);
    const referee: Author = { kind: 'referee', id: idOf(one) };
    const dispute = (table: number) =>
      tournament.send(
        { kind: 'dispute', where: { stage: 1, round: 1, table }, reason: 'x' },
        referee,
      )?.code;
    expect(dispute(1)).toBe('not-for-you');
    tournament.must({ kind: 'let-in', id: idOf(one), role: 'referee', tables: [1] });
    expect([dispute(2), dispute(1)]).toEqual(['not-your-table', undefined]);
    expect(tournament.state.asking).toEqual([]);
  });

  test('a second director directs', () => {
    const tournament = asking();
    tournament.must({ kind: 'let-in', id: idOf(one), role: 'director', tables: null });
    expect(
      tournament.send({ kind: 'announce', text: 'Lunch' }, { kind: 'director', id: idOf(one) }),
    ).toBe(undefined);
  });

  test('who was turned away does not ask again, and may still be let in', () => {
    const tournament = asking();
    tournament.must({ kind: 'turn-away', ids: [idOf(one)] });
    expect(tournament.send({ kind: 'ask-in', name: 'Rita' }, one)?.code).toBe('already-asked');
    expect(tournament.send({ kind: 'let-in', id: idOf(one), role: 'referee', tables: null })).toBe(
      undefined,
    );
  });

  test('those turned away make room for others', () => {
    const tournament = fresh();
    for (let i = 1; i <= 20; i++) tournament.must({ kind: 'ask-in', name: 'Rita' }, guest(i));
    expect(tournament.send({ kind: 'ask-in', name: 'Rita' }, guest(21))?.code).toBe(
      'too-many-asking',
    );
    tournament.must({ kind: 'turn-away', ids: tournament.state.asking.map(({ id }) => id) });
    expect(tournament.send({ kind: 'ask-in', name: 'Rita' }, guest(21))).toBeUndefined();
  });

  test('letting in, turning away and shutting the door are undone each for itself', () => {
    const tournament = asking();
    tournament.must({ kind: 'ask-in', name: 'Tim' }, two);
    const first = tournament.must({ kind: 'let-in', id: idOf(one), role: 'referee', tables: null });
    const second = tournament.must({ kind: 'turn-away', ids: [idOf(two)] });
    const third = tournament.must({ kind: 'set-door', door: 'shut' });
    const { version } = tournament.state;
    tournament.must({ kind: 'set-door', door: 'shut' });
    expect(tournament.state.version).toBe(version);
    for (const command of [first, second, third]) tournament.must({ kind: 'undo', command });
    expect(tournament.state.asking.map(({ name, state }) => [name, state])).toEqual([
      ['Rita', 'waiting'],
      ['Tim', 'waiting'],
    ]);
    expect(tournament.state.officials).toHaveLength(2);
    expect(tournament.state.door).toBe('open');
  });
});

describe("players' phones", () => {
  test('every player has another key, and only the director sees it', () => {
    const tournament = fresh();
    const keys = see(tournament, { kind: 'director' }).players.map(({ key }) => key);
    expect(new Set(keys).size).toBe(8);
    for (const key of keys) expect(key).toMatch(/^\d{8}$/u);
    for (const viewer of [{ kind: 'public' }, { kind: 'player', player: 1 }] as const)
      expect(
        see(tournament, viewer)
          .players.map(({ key }) => key)
          .join(''),
      ).toBe('');
  });

  test('where no phones are wanted there are no keys', () => {
    const tournament = TestTournament.with({}, people);
    expect(tournament.state.players.map(({ key }) => key).join('')).toBe('');
  });

  test('keys take nothing from the draws', () => {
    const draw = (preset: string, phones: 'none' | 'results') => {
      const tournament = TestTournament.with(
        { preset, rules: { phones, results: ['slip'] } },
        people,
      );
      tournament.begin(1);
      tournament.draw(1);
      return tournament.state.stages[0]?.rounds[0]?.tables.map(({ seats }) => seats);
    };
    expect(draw('school-day', 'results')).toEqual(draw('school-day', 'none'));
  });

  test('the key of the badge lets one phone speak for a player until it is released', () => {
    const tournament = fresh();
    expect(claim(tournament, 3, one, '00000000')).toBe('wrong-key');
    expect(claim(tournament, 3, one, keyOf(tournament, 4))).toBe('wrong-key');
    expect(claim(tournament, 3, one)).toBeUndefined();
    expect(claim(tournament, 3, two)).toBe('player-taken');
    expect(claim(tournament, 4, one)).toBe('not-for-you');
    tournament.must({ kind: 'release', player: 3, key: 'same' }, { kind: 'player', player: 3 });
    expect(claim(tournament, 3, two)).toBeUndefined();
  });

  test('a new key shuts out whoever saw the old one', () => {
    const tournament = fresh();
    const old = keyOf(tournament, 3);
    expect(claim(tournament, 3, one)).toBeUndefined();
    tournament.must({ kind: 'release', player: 3, key: 'new' });
    expect(claim(tournament, 3, one, old)).toBe('wrong-key');
    expect(claim(tournament, 3, two)).toBeUndefined();
  });

  test('to amend a player leaves the phone where it is, and a claim lets a console go on', () => {
    const tournament = fresh();
    const seen = tournament.state.version;
    expect(claim(tournament, 3, one)).toBeUndefined();
    const amended = pupil(33);
    expect(
      tournament.send({ kind: 'amend', player: 3, seen, person: amended }, DIRECTOR),
    ).toBeUndefined();
    expect(tournament.state.players[2]?.person).toEqual({ ...amended, id: idOf(one) });
  });
});

describe('another server, and people who go', () => {
  test('whoever takes a tournament over directs it alone, and no device is known any more', () => {
    const tournament = TestTournament.with({ preset: 'school-day' }, [pupil(1), pupil(2)]);
    tournament.must({ kind: 'ask-in', name: 'Tim' }, two);
    tournament.must({ kind: 'claim', player: 1, key: tournament.state.players[0]?.key ?? '' }, one);
    tournament.must({ kind: 'take-over', director: { id: 'new', name: 'Nora' } }, SYSTEM);
    expect(tournament.state.officials).toEqual([
      { id: 'new', name: 'Nora', role: 'director', tables: null },
    ]);
    expect(tournament.state.asking).toEqual([]);
    expect(tournament.state.players.map(({ person }) => person.id)).toEqual([null, null]);
    const command = tournament.events.at(-1)?.command ?? '';
    const refused = tournament.send({ kind: 'undo', command }, { kind: 'director', id: 'new' });
    expect(refused?.code).toBe('nothing-to-undo');
  });

  test('somebody who is gone is nowhere named; the last director keeps the console without a name', () => {
    const tournament = TestTournament.with({ preset: 'school-day' }, [pupil(1)]);
    tournament.must({ kind: 'ask-in', name: 'Tim' }, two);
    tournament.must({ kind: 'claim', player: 1, key: tournament.state.players[0]?.key ?? '' }, one);
    const forget = (person: string): void =>
      void tournament.must({ kind: 'forget', person }, SYSTEM);
    for (const author of [one, two]) forget(idOf(author));
    forget('person-ref');
    forget('person-dir');
    expect(tournament.state.asking).toEqual([]);
    expect(tournament.state.players[0]?.person.id).toBeNull();
    expect(tournament.state.officials).toEqual([
      { id: 'person-dir', name: '', role: 'director', tables: null },
    ]);
    const { version } = tournament.state;
    forget('nobody');
    expect(tournament.state.version).toBe(version);
  });

  test('a phone may let go of its player, and a director alone draws a new key', () => {
    const tournament = fresh();
    expect(claim(tournament, 3, one)).toBe(undefined);
    const player: Author = { kind: 'player', player: 3 };
    const key = keyOf(tournament, 3);
    expect(tournament.send({ kind: 'release', player: 3, key: 'new' }, player)).toEqual({
      ...{ code: 'not-for-you', needs: 'director' },
    });
    expect(keyOf(tournament, 3)).toBe(key);
    tournament.must({ kind: 'release', player: 3, key: 'same' }, player);
    tournament.must({ kind: 'release', player: 3, key: 'new' });
    expect(keyOf(tournament, 3)).not.toBe(key);
  });
});

test('whoever has the recovery sheet directs the tournament, once a code was made, and with the last one only', () => {
  const tournament = TestTournament.with({}, [pupil(1)]);
  const recover = (key: string, by = guest(1)) =>
    tournament.send({ kind: 'recover', key, name: ' Rita ' }, by);
  expect(recover('')).toEqual({ code: 'wrong-recovery' });
  tournament.must({ kind: 'make-recovery' });
  const { recovery: first } = tournament.state;
  expect(first).toMatch(/^\d{12}$/u);
  tournament.must({ kind: 'make-recovery' });
  const { recovery } = tournament.state;
  expect(recovery).not.toBe(first);
  expect(recover(first)).toEqual({ code: 'wrong-recovery' });
  tournament.must({ kind: 'set-door', door: 'shut' });
  expect(recover(recovery)).toBeUndefined();
  expect(tournament.state.officials.at(-1)).toEqual({
    ...{ id: 'person-guest-1', name: 'Rita', role: 'director', tables: null },
  });
  expect(viewFor(tournament.state, { kind: 'director' }).recovery).toBe(recovery);
  expect(viewFor(tournament.state, { kind: 'referee', id: 'person-ref' }).recovery).toBe('');
  tournament.must({ kind: 'close' });
  expect(recover(recovery, guest(2))).toBeUndefined();
});
