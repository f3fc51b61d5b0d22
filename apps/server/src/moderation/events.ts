/** What can happen in moderation, as it is stored: every act with its author and reason. */
import { type ModerationEventKind, order, REPORT_REASONS } from '@taht/protocol';
import { z } from 'zod';
import { rank } from '../people/person/events.ts';

export const id = z.string().regex(/^[\w.:~-]{1,100}$/);
const number = z.int().min(1);
const text = z.string().max(500);

const event = <K extends ModerationEventKind, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), at: z.number(), ...shape });

export const moderationEvent = z.discriminatedUnion('kind', [
  event('begun', {}),
  event('reported', {
    number,
    by: id,
    about: id,
    reason: z.enum(REPORT_REASONS),
    text,
    where: id.nullable(),
  }),
  event('taken', { by: id, report: number }),
  event('dismissed', { by: id, report: number, reporter: id, about: id, reason: text }),
  event('ordered', {
    number,
    by: id,
    rank,
    person: id,
    order,
    reason: text,
    report: number.nullable(),
    reporter: id.nullable(),
  }),
  /** Whether the person's stream accepted the order; it accepts none from a lower rank. */
  event('carried-out', { number, isDone: z.boolean() }),
  event('noted', { by: id, person: id, reason: text }),
]);
export type ModerationEvent = Readonly<z.infer<typeof moderationEvent>>;
export type ModerationEventOf<K extends ModerationEvent['kind']> = Extract<
  ModerationEvent,
  { readonly kind: K }
>;
