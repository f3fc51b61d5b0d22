/** Sends each of the moderators' orders to its person, once. */
import { SYSTEM } from '../kind/kind.ts';
import { isAbsent } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import type { ModerationTypes } from './moderation-kind.ts';

export const carryOutOrders: React<ModerationTypes> = async (stream, { orders }, rooms) => {
  for (const { number, person, order, by, rank, reason } of orders) {
    const sent = await rooms.send(person, {
      id: `order-${number}`,
      who: SYSTEM,
      action: { kind: 'order', order, by, rank, reason, number },
    });
    const isFinal = sent.ok || sent.error.kind === 'refused' || isAbsent(sent.error.failure);
    if (!isFinal) return 'later';
    const told = await rooms.send(stream, {
      id: `carried-out-${number}`,
      who: SYSTEM,
      action: { kind: 'carried-out', number, isDone: sent.ok },
    });
    if (!told.ok) return 'later';
  }
  return 'done';
};
