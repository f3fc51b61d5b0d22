/** What pages about a tournament tell as the school tournament's own, and what as our reading. */
import { presetOf, TOURNAMENT_PRESETS, type TournamentRules } from '@taht/tournament';
import { expect, test } from 'vitest';
import { hasTextTies, isOurClock } from './tournament-texts.ts';

const school = presetOf('tr-school-event') as TournamentRules;

test('the room clock of the school tournament is ours, until somebody sets another', () => {
  expect(school.clock).toMatchObject({ kind: 'room', seconds: 45 * 60 });
  expect(TOURNAMENT_PRESETS.filter(isOurClock)).toEqual([school]);
  expect(isOurClock({ ...school, clock: { ...school.clock, seconds: 30 * 60 } })).toBe(false);
});

test('ties are told as its text has them where tables are ranked so', () => {
  expect(TOURNAMENT_PRESETS.filter(hasTextTies)).toContain(school);
  expect(hasTextTies({ ...school, tableLadder: ['total', 'letter'] })).toBe(false);
});
