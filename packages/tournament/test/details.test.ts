/** What was chosen when a tournament was made, chosen anew (TOURNAMENT 1.7). */
import { expect, test } from 'vitest';
import { type Details, viewFor } from '../src/index.ts';
import { DAY, DIRECTOR, guest, NOON, pupil, TestTournament } from './test-tournament.ts';

const detailsOf = ({ state: { setup } }: TestTournament, changes: Partial<Details>): Details => {
  const { name, deleteBy, rules } = setup;
  const { names, shown, phones, results } = rules;
  return { name, deleteBy, names, shown, phones, results, ...changes };
};

const change = (tournament: TestTournament, changes: Partial<Details>): string =>
  tournament.must({ kind: 'set-details', details: detailsOf(tournament, changes) });

const made = (): TestTournament =>
  TestTournament.with(
    {},
    [1, 2, 3, 4].map((i) => pupil(i)),
  );

test('name, names shown and the day change while it runs and afterwards, and all of it is undone', () => {
  const tournament = made();
  tournament.begin(1);
  const names = { referee: 'full', projector: 'number', public: 'number' } as const;
  const command = change(tournament, { name: '  Summer  cup ', names, deleteBy: NOON + 5 * DAY });
  const seen = viewFor(tournament.state, { kind: 'projector' });
  expect(seen.head).toMatchObject({ name: 'Summer cup', deleteBy: NOON + 5 * DAY });
  expect(seen.players.map(({ name }) => name)).toEqual(['', '', '', '']);
  tournament.must({ kind: 'undo', command });
  expect(tournament.state.setup).toMatchObject({ name: 'Spring cup', deleteBy: NOON + 90 * DAY });
  tournament.must({ kind: 'close' });
  change(tournament, { name: 'Summer cup' });
  expect(tournament.state.setup.name).toBe('Summer cup');
});

test('everything about persons goes on the new day, which may be sooner', () => {
  const tournament = made();
  change(tournament, { deleteBy: NOON + DAY });
  tournament.at = NOON + DAY;
  tournament.must({ kind: 'tick' }, { kind: 'system' });
  expect(tournament.state.isForgotten).toBe(true);
});

test('phones that come later bring a key for everybody, and the hall rule against them goes', () => {
  const tournament = made();
  const forbids = () =>
    tournament.state.hallRules.some((line) => line.kind === 'text' && line.id === 'no-phones');
  expect(forbids()).toBe(true);
  change(tournament, { phones: 'results' });
  const keys = tournament.state.players.map(({ key }) => key);
  expect(keys.every((key) => /^\d{8}$/u.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(4);
  expect(forbids()).toBe(false);
  tournament.must({ kind: 'claim', player: 2, key: keys[1] ?? '' }, guest(1));
  // A second time nobody gets another key.
  change(tournament, { name: 'Cup' });
  expect(tournament.state.players.map(({ key }) => key)).toEqual(keys);
  change(tournament, { phones: 'none' });
  expect(tournament.state.players.map(({ person }) => person.id)).toEqual(Array(4).fill(null));
});

test('what makes no sense is refused', () => {
  const tournament = made();
  const refused = (changes: Partial<Details>) =>
    tournament.send({ kind: 'set-details', details: detailsOf(tournament, changes) }, DIRECTOR);
  expect(refused({ name: ' ' })).toEqual({ code: 'name-missing' });
  expect(refused({ deleteBy: NOON })).toEqual({ code: 'delete-by-past' });
  expect(refused({ deleteBy: NOON + 367 * DAY })).toEqual({ code: 'delete-by-far', most: 366 });
  expect(refused({ results: ['players'] })).toEqual({
    code: 'bad-rules',
    faults: ['players-without-phones'],
  });
});
