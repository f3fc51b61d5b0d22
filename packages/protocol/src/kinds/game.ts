/** Examples of the standard game on the wire. What may be sent is `parseCommand` of `record`; views and events are those of the rules. */
import type { Letter, Tile } from '@taht/letters';
import type { Action, EventView, Square } from '@taht/rules';

interface GameExamples {
  readonly actions: readonly Action[];
  readonly events: readonly EventView[];
}

const letter = (text: string): Letter => text as Letter;
const square = (number: number): Square => number as Square;
const seat = {
  at: 1_794_700_800_000,
  by: { kind: 'seat', seat: 0 },
  command: 'person-2c7v9b4n6m1q3w5e7r8t/mf3k1-9x2-0',
} as const;

export const GAME_EXAMPLES: GameExamples = {
  actions: [
    { kind: 'agree', contribution: 'any keys at all' },
    { kind: 'refuse-rule', name: 'theme' },
    {
      kind: 'place',
      tiles: [
        { square: square(112), letter: letter('T'), blank: false },
        { square: square(113), letter: letter('A'), blank: true },
      ],
    },
    { kind: 'exchange', tiles: ['E', '?'] as unknown as readonly Tile[] },
    { kind: 'pass' },
    { kind: 'choose-bags', counts: [4, 3] },
    { kind: 'accept' },
    { kind: 'challenge', words: [0] },
    { kind: 'vote-verdict', vote: 'no' },
    { kind: 'claim-theme', words: [0] },
    { kind: 'vote-theme', vote: 'yes' },
    { kind: 'look-up', word: ['T', 'A'] },
    { kind: 'ask-take-back' },
    { kind: 'answer-take-back', vote: 'yes' },
    { kind: 'give-time', seat: 1, seconds: 60 },
    { kind: 'agree-end' },
    { kind: 'abort' },
    { kind: 'resign' },
    { kind: 'leave' },
  ],
  events: [
    { kind: 'drew', seat: 0, counts: [1], tiles: ['E'] as unknown as readonly Tile[], ...seat },
    { kind: 'drew', seat: 1, counts: [2], hiddenTiles: 2, ...seat },
    { kind: 'passed', seat: 0, cause: 'chosen', ...seat },
  ],
};
