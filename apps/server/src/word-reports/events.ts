/** What can happen to reports about words, as it is stored. */
import { WORD_CLAIMS } from '@taht/protocol';
import { z } from 'zod';

export const id = z.string().regex(/^[\w.:~-]{1,100}$/);
const number = z.int().min(1);
const text = z.string().max(500);

export const wordReportEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begun'), at: z.number() }),
  z.strictObject({
    kind: z.literal('reported'),
    at: z.number(),
    number,
    by: id,
    lexicon: id,
    /** In the letters of the list. */
    word: text,
    claim: z.enum(WORD_CLAIMS),
    text,
  }),
  /** Somebody else says the same. */
  z.strictObject({ kind: z.literal('supported'), at: z.number(), report: number, by: id }),
  z.strictObject({
    kind: z.literal('ruled'),
    at: z.number(),
    report: number,
    by: id,
    ruling: z.enum(['granted', 'refused']),
    signed: text,
    reason: text,
    /** Of the list that it was ruled over. */
    hash: z.string(),
  }),
]);
export type WordReportEvent = Readonly<z.infer<typeof wordReportEvent>>;
export type WordReportEventOf<K extends WordReportEvent['kind']> = Extract<
  WordReportEvent,
  { readonly kind: K }
>;
