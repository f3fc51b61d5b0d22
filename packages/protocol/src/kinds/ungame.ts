/** How an un-game is begun: by naming the finished game; what is done in it is `ungame.Action`. */
import type { ungame } from '@taht/modes';
import type { Square } from '@taht/rules';
import { z } from 'zod';
import { name } from '../names.ts';

export const ungameRequest = z.strictObject({
  kind: z.literal('open'),
  game: name.startsWith('game-'),
});
export type UngameRequest = Readonly<z.infer<typeof ungameRequest>>;

interface UngameExamples {
  readonly actions: readonly (UngameRequest | ungame.Action)[];
}

export const UNGAME_EXAMPLES: UngameExamples = {
  actions: [
    { kind: 'open', game: 'game-7k2m9x4c1q8v5b3n' },
    { kind: 'remove', squares: [112, 113] as Square[] },
    { kind: 'resign' },
  ],
};
