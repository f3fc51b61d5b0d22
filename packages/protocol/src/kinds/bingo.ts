/** How a bingo is opened; what is done in it is `bingo.Action`. */
import type { bingo } from '@taht/modes';
import { z } from 'zod';

const id = z.string().min(1).max(100);

export const bingoRequest = z.strictObject({
  kind: z.literal('open'),
  options: z.strictObject({
    edition: id,
    /** Null where any words will do. */
    lexicon: id.nullable(),
    /** What differs from the usual; the game itself refuses what makes no sense. */
    rules: z.record(z.string(), z.unknown()) as unknown as z.ZodType<Partial<bingo.BingoRules>>,
  }),
});
export type BingoRequest = Readonly<z.infer<typeof bingoRequest>>;

interface BingoExamples {
  readonly actions: readonly (BingoRequest | bingo.Action)[];
}

export const BINGO_EXAMPLES: BingoExamples = {
  actions: [
    { kind: 'open', options: { edition: 'et', lexicon: 'et', rules: { letters: 3, seconds: 10 } } },
    {
      kind: 'enter',
      name: 'Mari',
      words: [
        ['K', 'A', 'S'],
        ['T', 'E', 'E'],
      ] as unknown as bingo.Words,
    },
    { kind: 'leave' },
    { kind: 'claim' },
    { kind: 'start' },
    { kind: 'call' },
    { kind: 'end' },
  ],
};
