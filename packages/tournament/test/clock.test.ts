/** The clock of the room belongs to a round. */
import { expect, test } from 'vitest';
import { pupil, scored, TestTournament } from './test-tournament.ts';

test('a round that ended early leaves no clock running into the next', () => {
  const desk = TestTournament.with(
    { preset: 'school-day' },
    Array.from({ length: 8 }, (_, i) => pupil(i)),
  );
  desk.begin(1);
  desk.draw(1);
  desk.must({ kind: 'start-clock', seconds: 600 });
  for (const where of desk.tables(1))
    desk.enter(
      where,
      desk.seats(where).map((player) => scored(player, 100 + player)),
    );
  expect(desk.state.clock.kind).toBe('running');
  desk.draw(1, 2);
  expect(desk.state.clock).toEqual({ kind: 'idle' });
  desk.must({ kind: 'start-clock', seconds: 600 });
  expect(desk.state.clock.kind).toBe('running');
});
