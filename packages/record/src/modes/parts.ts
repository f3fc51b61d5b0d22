/** Parts of what is stored that several games have. */
import { BOARD_SIZE } from '@taht/rules';
import { z } from 'zod';
import { fields } from '../schema.ts';

const { points, letter, square, direction } = fields;

export const is = <Kind extends string>(kind: Kind): z.ZodLiteral<Kind> => z.literal(kind);

export const placed = z
  .array(z.strictObject({ square, letter, blank: z.boolean() }))
  .max(BOARD_SIZE);

export const play = z.strictObject({
  tiles: placed,
  direction,
  words: z
    .array(
      z.strictObject({
        letters: z.array(letter).max(100),
        start: square,
        direction,
        score: points,
      }),
    )
    .max(100),
  bonus: points,
  score: points,
});
