/**
 * What people ask of a duplicate game beyond what its own actions are (`duplicate.Action`, for referees):
 * to open one, to join it, to enter players on paper, and to hand in.
 */
import type { duplicate } from '@taht/modes';
import type { PlacedTile } from '@taht/rules';
import { z } from 'zod';

const id = z.string().min(1).max(100);
const hall = z.string().max(100);
const placed = z
  .array(
    z.strictObject({
      square: z.number().int(),
      letter: z.string().min(1).max(16),
      blank: z.boolean(),
    }),
  )
  .max(15) as unknown as z.ZodType<readonly PlacedTile[]>;
const answer = { call: z.number().int().min(1), tiles: placed, claimed: z.number().nullable() };

export const duplicateOptions = z.strictObject({
  edition: id,
  ruleset: id,
  lexicon: id,
  /** What differs from the usual; the game itself refuses what makes no sense. */
  rules: z.record(z.string(), z.unknown()) as unknown as z.ZodType<
    Partial<duplicate.DuplicateRules>
  >,
});
export type DuplicateOptions = Readonly<z.infer<typeof duplicateOptions>>;

export const duplicateAsk = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), options: duplicateOptions }),
  z.strictObject({ kind: z.literal('join'), hall }),
  z.strictObject({
    kind: z.literal('enter-paper'),
    players: z
      .array(z.strictObject({ name: z.string().min(1).max(200), hall }))
      .min(1)
      .max(1000),
  }),
  z.strictObject({ kind: z.literal('hand-in'), ...answer }),
  z.strictObject({ kind: z.literal('withdraw'), call: answer.call }),
  /** What somebody who enters slips read on one. */
  z.strictObject({ kind: z.literal('slip'), player: z.number().int().min(1), ...answer }),
]);
export type DuplicateAsk = Readonly<z.infer<typeof duplicateAsk>>;

/** The stream of a person's answers in a game. */
export const answersStream = (game: string, person: string): string =>
  `answers-${game.slice(game.indexOf('-') + 1)}-${person}`;
