/** Refusals of the duplicate game are said with their facts, and what no rulebook says of a laid word with a mark. */
import type { Tile } from '@taht/letters';
import type { duplicate } from '@taht/modes';
import type { Play, Square } from '@taht/rules';
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { explainDuplicate, explainLaid } from './duplicate.ts';
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

const PLAY = {} as Play;

test.each<[string, Parameters<typeof explainLaid>[1], duplicate.DuplicateRules['laid'], string[]]>([
  ['nothing', { best: PLAY, from: 'slip', equals: 1 }, 'best-slip', []],
  ['nothing', { best: PLAY, from: 'finder', equals: 1 }, 'best-possible', []],
  ['nothing', { best: null, from: 'finder', equals: 0 }, 'best-slip', []],
  [
    'how many were as good',
    { best: PLAY, from: 'finder', equals: 3 },
    'best-possible',
    ['duplicate.equals(count=3)'],
  ],
  [
    'what is laid of equal slips',
    { best: PLAY, from: 'slip', equals: 2 },
    'best-slip',
    ['duplicate.equal-slips(count=2) (rule.ours)'],
  ],
  [
    'that nobody had a word that stood',
    { best: PLAY, from: 'finder', equals: 2 },
    'best-slip',
    ['duplicate.no-slip (rule.ours)'],
  ],
])('of what was laid it is said: %s', (_name, round, laid, lines) => {
  expect(explainLaid(stubTexts, round, { laid })).toEqual(lines);
});
