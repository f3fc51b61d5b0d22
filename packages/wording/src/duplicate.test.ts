/** Refusals of the duplicate game are said with their facts. */
import type { Tile } from '@taht/letters';
import type { duplicate } from '@taht/modes';
import type { Square } from '@taht/rules';
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { explainDuplicate } from './duplicate.ts';
import { NO_NAMES } from './explain.ts';

test.each<[duplicate.Refusal | duplicate.answers.Refusal, string]>([
  [{ code: 'game-over' }, 'refusal.game-over('],
  [{ code: 'wrong-phase', phase: 'calling' }, 'phase=duplicate.phase.calling'],
  [{ code: 'already-entered', player: 3, hall: '' }, 'hall=empty'],
  [{ code: 'already-entered', player: 3, hall: 'Tartu' }, 'hall=Tartu'],
  [{ code: 'tile-not-left', tile: '?' as Tile }, 'tile=tile.blank'],
  [{ code: 'square-twice', square: 112 as Square }, 'square=H8'],
  [{ code: 'too-late' }, 'duplicate.refusal.too-late('],
  [{ code: 'bad-ruleset', faults: ['most-beyond-rack'] }, 'refusal.bad-ruleset('],
])('%j', (refusal, part) => {
  expect(explainDuplicate(stubTexts, refusal, NO_NAMES)).toContain(part);
});
