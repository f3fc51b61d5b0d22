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
  const tournament = TestTournament.with({ preset: 'school-day', rules }, pupils);
  const compare = (): void => {
    for (const kind of ['projector', 'public'] as const)
      expect(viewAs(viewFor(tournament.state, { kind: 'director' }), kind)).toEqual(
        viewFor(tournament.state, { kind }),
      );
  };
  compare();
  tournament.begin(1);
  tournament.must({
    kind: 'set-prizes',
    prizes: [
      { name: 'Overall', among: { kind: 'all' }, places: 3 },
      { name: 'Schools', among: { kind: 'schools' }, places: 1 },
    ],
  });
  tournament.draw(1);
  tournament.play(1, 1, (player) => 100 + player);
  compare();
  tournament.must({ kind: 'close' });
  compare();
});

test('while a round is open nothing of it is told', () => {
  const tournament = TestTournament.with(
    {},
    Array.from({ length: 8 }, (_, i) => pupil(i)),
  );
  tournament.begin(1);
  tournament.draw(1);
  const [first] = tournament.tables(1);
  if (first === undefined) throw new Error('no table');
  tournament.enter(
    first,
    tournament.seats(first).map((player) => ({ player, score: 100 + player, before: null })),
  );
  const seen = viewAs(viewFor(tournament.state, { kind: 'director' }), 'public');
  expect(seen.standings).toEqual([]);
  expect(JSON.stringify(seen)).not.toContain('Secret');
});
