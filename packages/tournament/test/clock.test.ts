/** The clock of the room belongs to a round. */
import { expect, test } from 'vitest';
import { pupil, scored, TestTournament } from './test-tournament.ts';

test('a round that ended early leaves no clock running into the next', () => {
  const tournament = TestTournament.with(
    { preset: 'school-day' },
    Array.from({ length: 8 }, (_, i) => pupil(i)),
  );
  tournament.begin(1);
  tournament.draw(1);
  tournament.must({ kind: 'start-clock', seconds: 600 });
  for (const where of tournament.tables(1))
    tournament.enter(
      where,
      tournament.seats(where).map((player) => scored(player, 100 + player)),
    );
  expect(tournament.state.clock.kind).toBe('running');
  tournament.draw(1, 2);
  expect(tournament.state.clock).toEqual({ kind: 'idle' });
  tournament.must({ kind: 'start-clock', seconds: 600 });
  expect(tournament.state.clock.kind).toBe('running');
});
