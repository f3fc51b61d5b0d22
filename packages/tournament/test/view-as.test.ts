/** A wall on the director's own laptop shows what a projector of its own would. */
import { expect, test } from 'vitest';
import { type TournamentRules, viewAs, viewFor } from '../src/index.ts';
import { pupil, TestTournament } from './test-tournament.ts';

const RULES: readonly Partial<TournamentRules>[] = [
  {},
  { names: { referee: 'full', projector: 'first', public: 'initials' } },
  {
    names: { referee: 'number', projector: 'number', public: 'full' },
    shown: { standings: 'none', schools: 'shown' },
  },
];

test.each(RULES)('between rounds the director narrowed is the spectator: %j', (rules) => {
  const pupils = Array.from({ length: 16 }, (_, i) => pupil(i, { school: `School ${i % 4}` }));
  const desk = TestTournament.with({ preset: 'school-day', rules }, pupils);
  const compare = (): void => {
    for (const kind of ['projector', 'public'] as const)
      expect(viewAs(viewFor(desk.state, { kind: 'director' }), kind)).toEqual(
        viewFor(desk.state, { kind }),
      );
  };
  compare();
  desk.begin(1);
  desk.must({
    kind: 'set-prizes',
    prizes: [
      { name: 'Overall', among: { kind: 'all' }, places: 3 },
      { name: 'Schools', among: { kind: 'schools' }, places: 1 },
    ],
  });
  desk.draw(1);
  desk.play(1, 1, (player) => 100 + player);
  compare();
  desk.must({ kind: 'close' });
  compare();
});

test('while a round is open nothing of it is told', () => {
  const desk = TestTournament.with(
    {},
    Array.from({ length: 8 }, (_, i) => pupil(i)),
  );
  desk.begin(1);
  desk.draw(1);
  const [first] = desk.tables(1);
  if (first === undefined) throw new Error('no table');
  desk.enter(
    first,
    desk.seats(first).map((player) => ({ player, score: 100 + player, before: null })),
  );
  const seen = viewAs(viewFor(desk.state, { kind: 'director' }), 'public');
  expect(seen.standings).toEqual([]);
  expect(JSON.stringify(seen)).not.toContain('Secret');
});
