import { describe, expect, test } from 'vitest';
import { alike } from '../src/spelling.ts';
import { pupil, TestTournament } from './test-tournament.ts';

test.each([
  ['Okul 4', ' okul   4 '],
  ['IŞIL ÇINAR', 'Işıl Çınar'],
  ['İSTİKLAL O.O.', 'istiklal o.o.'],
  ['I\u0307zmir', 'izmir'],
  ["Дем'янюк", 'ДЕМ’ЯНЮК'],
  ['Ülo', 'U\u0308lo'],
])('%s and %s are the same', (a, b) => expect(alike(a)).toBe(alike(b)));

test.each([
  ['Õun', 'Oun'],
  ['Okul 4', 'Okul 14'],
])('%s and %s are two', (a, b) => expect(alike(a)).not.toBe(alike(b)));

const fresh = (): TestTournament =>
  TestTournament.with({}, [
    pupil(1, { name: 'Emre Yılmaz', school: 'Okul 4', class: '5A' }),
    pupil(2, { name: 'Işıl Çınar', school: 'Okul 4', class: '5A' }),
  ]);

const enter = (...players: readonly ReturnType<typeof pupil>[]) =>
  ({ kind: 'enter', players, status: 'present' }) as const;

const schoolsIn = ({ state }: TestTournament): readonly string[] =>
  state.players.map(({ person }) => person.school);

describe('at the console', () => {
  test('the same walk-in is refused, however the name is typed', () => {
    const tournament = fresh();
    const again = pupil(3, { name: ' emre  yılmaz', school: 'okul 4', class: '5a' });
    expect(tournament.send(enter(again))).toEqual({ code: 'already-entered', player: 1 });
    const capital = pupil(3, { name: 'IŞIL ÇINAR', school: 'OKUL 4', class: '5A' });
    expect(tournament.send(enter(capital))).toEqual({ code: 'already-entered', player: 2 });
  });

  test('a school keeps the spelling first entered, in the tournament and within one list', () => {
    const tournament = fresh();
    const [a, b, c] = ['OKUL 4', 'ATATÜRK O.O.', 'Atatürk  O.O. '];
    tournament.must(
      enter(pupil(3, { school: a }), pupil(4, { school: b }), pupil(5, { school: c })),
    );
    expect(schoolsIn(tournament)).toEqual(['Okul 4', 'Okul 4', 'Okul 4', b, b]);
  });

  test('who changes school gets the spelling of the new one', () => {
    const tournament = fresh();
    tournament.must(enter(pupil(3, { school: 'Lise' })));
    const seen = tournament.state.version;
    tournament.must({ kind: 'amend', player: 3, seen, person: pupil(3, { school: 'okul  4' }) });
    expect(schoolsIn(tournament)).toEqual(['Okul 4', 'Okul 4', 'Okul 4']);
  });

  test('a spelling that is put right is put right for the whole school, and undone with it', () => {
    const tournament = fresh();
    tournament.must(enter(pupil(3, { school: 'Lise' })));
    const person = { ...tournament.state.players[0]?.person, school: 'OKUL 4' } as never;
    const command = tournament.must({
      kind: 'amend',
      player: 1,
      seen: tournament.state.version,
      person,
    });
    expect(schoolsIn(tournament)).toEqual(['OKUL 4', 'OKUL 4', 'Lise']);
    expect(tournament.state.players[1]?.person.name).toBe('Işıl Çınar');
    tournament.must({ kind: 'undo', command });
    expect(schoolsIn(tournament)).toEqual(['Okul 4', 'Okul 4', 'Lise']);
  });
});
