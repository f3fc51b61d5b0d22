/** What whoever runs the server asks of it about its accounts. Only who can read the secret can write such a ticket, and it is good for a minute. */
import { z } from 'zod';
import { makeTicket, readTicket } from '../people/seal.ts';

const named = z.string().min(1).max(400);
const cursor = z.strictObject({ created: z.number(), stream: z.string().max(100) });

export const errand = z.discriminatedUnion('kind', [
  /** A page of them, the newest first. */
  z.strictObject({ kind: z.literal('list'), after: cursor.nullable() }),
  /** A link by which they choose a new password. */
  z.strictObject({ kind: z.literal('link'), name: named }),
  z.strictObject({ kind: z.literal('disable'), name: named }),
  z.strictObject({ kind: z.literal('enable'), name: named }),
  z.strictObject({ kind: z.literal('admin'), name: named }),
]);
export type Errand = Readonly<z.infer<typeof errand>>;
export type Cursor = Readonly<z.infer<typeof cursor>>;

const LASTS_MS = 60_000;

export const errandTicket = (secret: Uint8Array, now: number, errand: Errand): string =>
  makeTicket(secret, 'operator', { until: now + LASTS_MS, errand });

/** Null where it is not by whoever runs the server, or too old. */
export function errandIn(secret: Uint8Array, ticket: string, now: number): Errand | null {
  const read = errand.safeParse(readTicket(secret, 'operator', ticket, now)?.errand);
  return read.success ? read.data : null;
}
