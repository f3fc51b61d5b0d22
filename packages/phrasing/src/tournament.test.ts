/** Refusals of a tournament are said with their facts. */
import type { Refusal } from '@taht/tournament';
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { explainTournament } from './tournament.ts';

test.each<[Refusal, string]>([
  [{ code: 'already-done' }, 'refusal.already-done('],
  [{ code: 'no-such-player', player: 9 }, 'duplicate.refusal.no-such-player('],
  [{ code: 'tie-open', players: [3, 7], at: 'line', places: 1 }, 'players=3'],
  [{ code: 'sum-wrong', stated: 700, found: 690 }, 'found=690'],
  [{ code: 'verdict-missing', words: [['K', 'I'] as never[]] }, 'words=KI'],
  [{ code: 'bad-rules', faults: ['no-stages'] }, 'tournament.fault.no-stages'],
])('%j', (refusal, part) => {
  expect(explainTournament(stubTexts, refusal)).toContain(part);
});
