/** Helpers and players come in with devices of their own, and nothing is given away that is not theirs. */
import { describe, expect, test } from 'vitest';
import { type Author, type Viewer, viewFor } from '../src/index.ts';
import { DIRECTOR, guest, pupil, SYSTEM, TestTournament } from './test-tournament.ts';

const people = Array.from({ length: 8 }, (_, i) => pupil(i + 1));
const fresh = (): TestTournament => TestTournament.with({ preset: 'school-day' }, people);
const [one, two] = [guest(1), guest(2)] as const;
const idOf = (author: Author): string => ('id' in author ? author.id : '');

function asking(): TestTournament {
  const desk = fresh();
  desk.must({ kind: 'ask-in', name: ' Rita ' }, one);
  return desk;
}

const see = (desk: TestTournament, viewer: Viewer) => viewFor(desk.state, viewer);
const keyOf = (desk: TestTournament, player: number): string =>
  desk.state.players[player - 1]?.key ?? '';
const claim = (desk: TestTournament, player: number, by: Author, key = keyOf(desk, player)) =>
  desk.send({ kind: 'claim', player, key }, by)?.code;

describe('helpers', () => {
  test('who asks is seen by the director and by nobody else', () => {
    const desk = asking();
    const asked = [{ id: idOf(one), name: 'Rita', state: 'waiting' }];
    expect(see(desk, { kind: 'director' }).asking).toEqual(asked);
    expect(see(desk, { kind: 'guest', id: idOf(one) }).asking).toEqual(asked);
    for (const viewer of [
      { kind: 'public' },
      { kind: 'referee', id: 'person-ref' },
      { kind: 'guest', id: idOf(two) },
    ] as const)
      expect(see(desk, viewer).asking).toEqual([]);
  });

  test('whoever is let in referees at once, at the tables given', () => {
    const desk = asking();
    desk.begin(1);
    desk.draw(1);
    const referee: Author = { kind: 'referee', id: idOf(one) };
    const dispute = (table: number) =>
      desk.send({ kind: 'dispute', where: { stage: 1, round: 1, table }, reason: 'x' }, referee)
        ?.code;
    expect(dispute(1)).toBe('not-for-you');
    desk.must({ kind: 'let-in', id: idOf(one), role: 'referee', tables: [1] });
    expect([dispute(2), dispute(1)]).toEqual(['not-your-table', undefined]);
    expect(desk.state.asking).toEqual([]);
  });

  test('a second director directs', () => {
    const desk = asking();
    desk.must({ kind: 'let-in', id: idOf(one), role: 'director', tables: null });
    expect(
      desk.send({ kind: 'announce', text: 'Lunch' }, { kind: 'director', id: idOf(one) }),
    ).toBe(undefined);
  });

  test('who was turned away does not ask again, and may still be let in', () => {
    const desk = asking();
    desk.must({ kind: 'turn-away', ids: [idOf(one)] });
    expect(desk.send({ kind: 'ask-in', name: 'Rita' }, one)?.code).toBe('already-asked');
    expect(desk.send({ kind: 'let-in', id: idOf(one), role: 'referee', tables: null })).toBe(
      undefined,
    );
  });

  test('those turned away make room for others', () => {
    const desk = fresh();
    for (let i = 1; i <= 20; i++) desk.must({ kind: 'ask-in', name: 'Rita' }, guest(i));
    expect(desk.send({ kind: 'ask-in', name: 'Rita' }, guest(21))?.code).toBe('too-many-asking');
    desk.must({ kind: 'turn-away', ids: desk.state.asking.map(({ id }) => id) });
    expect(desk.send({ kind: 'ask-in', name: 'Rita' }, guest(21))).toBeUndefined();
  });

  test('letting in, turning away and shutting the door are undone each for itself', () => {
    const desk = asking();
    desk.must({ kind: 'ask-in', name: 'Tim' }, two);
    const first = desk.must({ kind: 'let-in', id: idOf(one), role: 'referee', tables: null });
    const second = desk.must({ kind: 'turn-away', ids: [idOf(two)] });
    const third = desk.must({ kind: 'set-door', door: 'shut' });
    const { version } = desk.state;
    desk.must({ kind: 'set-door', door: 'shut' });
    expect(desk.state.version).toBe(version);
    for (const command of [first, second, third]) desk.must({ kind: 'undo', command });
    expect(desk.state.asking.map(({ name, state }) => [name, state])).toEqual([
      ['Rita', 'waiting'],
      ['Tim', 'waiting'],
    ]);
    expect(desk.state.officials).toHaveLength(2);
    expect(desk.state.door).toBe('open');
  });
});

describe("players' phones", () => {
  test('every player has another key, and only the director sees it', () => {
    const desk = fresh();
    const keys = see(desk, { kind: 'director' }).players.map(({ key }) => key);
    expect(new Set(keys).size).toBe(8);
    for (const key of keys) expect(key).toMatch(/^\d{8}$/u);
    for (const viewer of [{ kind: 'public' }, { kind: 'player', player: 1 }] as const)
      expect(
        see(desk, viewer)
          .players.map(({ key }) => key)
          .join(''),
      ).toBe('');
  });

  test('where no phones are wanted there are no keys', () => {
    const desk = TestTournament.with({}, people);
    expect(desk.state.players.map(({ key }) => key).join('')).toBe('');
  });

  test('keys take nothing from the draws', () => {
    const draw = (preset: string, phones: 'none' | 'results') => {
      const desk = TestTournament.with({ preset, rules: { phones, results: ['slip'] } }, people);
      desk.begin(1);
      desk.draw(1);
      return desk.state.stages[0]?.rounds[0]?.tables.map(({ seats }) => seats);
    };
    expect(draw('school-day', 'results')).toEqual(draw('school-day', 'none'));
  });

  test('the key of the badge lets one phone speak for a player until it is released', () => {
    const desk = fresh();
    expect(claim(desk, 3, one, '00000000')).toBe('wrong-key');
    expect(claim(desk, 3, one, keyOf(desk, 4))).toBe('wrong-key');
    expect(claim(desk, 3, one)).toBeUndefined();
    expect(claim(desk, 3, two)).toBe('player-taken');
    expect(claim(desk, 4, one)).toBe('not-for-you');
    desk.must({ kind: 'release', player: 3, key: 'same' }, { kind: 'player', player: 3 });
    expect(claim(desk, 3, two)).toBeUndefined();
  });

  test('a new key shuts out whoever saw the old one', () => {
    const desk = fresh();
    const old = keyOf(desk, 3);
    expect(claim(desk, 3, one)).toBeUndefined();
    desk.must({ kind: 'release', player: 3, key: 'new' });
    expect(claim(desk, 3, one, old)).toBe('wrong-key');
    expect(claim(desk, 3, two)).toBeUndefined();
  });

  test('to amend a player leaves the phone where it is, and a claim lets a desk go on', () => {
    const desk = fresh();
    const seen = desk.state.version;
    expect(claim(desk, 3, one)).toBeUndefined();
    const amended = pupil(33);
    expect(
      desk.send({ kind: 'amend', player: 3, seen, person: amended }, DIRECTOR),
    ).toBeUndefined();
    expect(desk.state.players[2]?.person).toEqual({ ...amended, id: idOf(one) });
  });
});

describe('another server, and people who go', () => {
  test('whoever takes an event over directs it alone, and no device is known any more', () => {
    const desk = TestTournament.with({ preset: 'school-day' }, [pupil(1), pupil(2)]);
    desk.must({ kind: 'ask-in', name: 'Tim' }, two);
    desk.must({ kind: 'claim', player: 1, key: desk.state.players[0]?.key ?? '' }, one);
    desk.must({ kind: 'take-over', director: { id: 'new', name: 'Nora' } }, SYSTEM);
    expect(desk.state.officials).toEqual([
      { id: 'new', name: 'Nora', role: 'director', tables: null },
    ]);
    expect(desk.state.asking).toEqual([]);
    expect(desk.state.players.map(({ person }) => person.id)).toEqual([null, null]);
    const command = desk.events.at(-1)?.command ?? '';
    const refused = desk.send({ kind: 'undo', command }, { kind: 'director', id: 'new' });
    expect(refused?.code).toBe('nothing-to-undo');
  });

  test('somebody who is gone is nowhere named; the last director keeps the desk without a name', () => {
    const desk = TestTournament.with({ preset: 'school-day' }, [pupil(1)]);
    desk.must({ kind: 'ask-in', name: 'Tim' }, two);
    desk.must({ kind: 'claim', player: 1, key: desk.state.players[0]?.key ?? '' }, one);
    const forget = (person: string): void => void desk.must({ kind: 'forget', person }, SYSTEM);
    for (const author of [one, two]) forget(idOf(author));
    forget('person-ref');
    forget('person-dir');
    expect(desk.state.asking).toEqual([]);
    expect(desk.state.players[0]?.person.id).toBeNull();
    expect(desk.state.officials).toEqual([
      { id: 'person-dir', name: '', role: 'director', tables: null },
    ]);
    const { version } = desk.state;
    forget('nobody');
    expect(desk.state.version).toBe(version);
  });

  test('a phone may let go of its player, and a director alone draws a new key', () => {
    const desk = fresh();
    expect(claim(desk, 3, one)).toBe(undefined);
    const player: Author = { kind: 'player', player: 3 };
    const key = keyOf(desk, 3);
    expect(desk.send({ kind: 'release', player: 3, key: 'new' }, player)).toEqual({
      ...{ code: 'not-for-you', needs: 'director' },
    });
    expect(keyOf(desk, 3)).toBe(key);
    desk.must({ kind: 'release', player: 3, key: 'same' }, player);
    desk.must({ kind: 'release', player: 3, key: 'new' });
    expect(keyOf(desk, 3)).not.toBe(key);
  });
});
