/** What the moderation stream can be asked to do, by people and by the server. */
import { moderationAction, order } from '@taht/protocol';
import { z } from 'zod';
import { id } from './events.ts';

const serverAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin') }),
  /** An order given by a command on the machine. */
  z.strictObject({
    kind: z.literal('machine-order'),
    person: id,
    order,
    reason: z.string().max(500),
  }),
  z.strictObject({ kind: z.literal('carried-out'), number: z.int(), isDone: z.boolean() }),
]);

export const action = z.discriminatedUnion('kind', [moderationAction, serverAction]);
export type Action = Readonly<z.infer<typeof action>>;
