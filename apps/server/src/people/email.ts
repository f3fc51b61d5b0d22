/** An address for letters is good once its owner has followed the link in the first one. */
import { ok } from '@taht/base';
import { type Answer, fromSend, refuse } from './failure.ts';
import type { PeoplePorts } from './ports.ts';
import { makeTicket, readTicket } from './seal.ts';
import { command } from './sessions.ts';

const TICKET_MS = 3 * 86_400_000;

/** The part of the link that counts. */
export const emailTicket = (
  { secret, clock }: Pick<PeoplePorts, 'secret' | 'clock'>,
  person: string,
  address: string,
): string => makeTicket(secret, 'email', { until: clock.now() + TICKET_MS, person, address });

export async function confirmEmail(ports: PeoplePorts, ticket: string): Answer<undefined> {
  const good = readTicket(ports.secret, 'email', ticket, ports.clock.now());
  if (good === null) return refuse('ticket-expired');
  const action = { kind: 'confirm-email', address: good.address };
  const sent = await ports.rooms.send(String(good.person), command(ports, action));
  return sent.ok ? ok(undefined) : fromSend(sent.error);
}
