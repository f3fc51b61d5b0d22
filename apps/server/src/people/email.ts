/** Confirms e-mail addresses: an address counts once its owner has followed the link in the first letter. */
import { ok } from '@taht/base';
import { languageOf, textsIn } from '../texts/texts.ts';
import { readPerson } from './accounts.ts';
import { type Answer, fromSend, refuse, tooMany } from './failure.ts';
import type { PeoplePorts } from './ports.ts';
import { makeTicket, readTicket } from './seal.ts';
import { command } from './sessions.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for the same letter sent twice. */
  readonly id: string;
}

export type MailOutcome = 'sent' | 'refused' | 'failed';

/** How letters with links are sent. */
export interface Letters {
  /** Where the server is found from outside; never what a visitor says. */
  readonly home: string;
  send(letter: Letter): Promise<MailOutcome>;
}

const TICKET_MS = 3 * 86_400_000;

/** To the address that the person named and has not confirmed yet. */
export async function sendTicket(ports: PeoplePorts, id: string): Answer<undefined> {
  const { letters, limits, clock } = ports;
  if (letters === null) return refuse('no-letters');
  const person = await readPerson(ports, id);
  if (!person.ok) return person;
  const { email, preferences } = person.value;
  if (email === null || email.isConfirmed) return refuse('nothing-to-confirm');
  const { address } = email;
  const wait =
    limits.take('letter-by-person', id) ?? limits.take('letter-by-address', address.toLowerCase());
  if (wait !== null) return tooMany(wait);
  const t = textsIn(languageOf(preferences.language));
  const link = new URL(`/me#email=${ticketFor(ports, id, address)}`, letters.home).href;
  const outcome = await letters.send({
    to: address,
    subject: t('notice.confirm.title'),
    text: [t('notice.confirm.body'), link, t('notice.confirm.else')].join('\n\n'),
    id: `confirm-${id}-${clock.now()}`,
  });
  return outcome === 'sent' ? ok(undefined) : refuse('letter-not-sent');
}

/** The part of the link that counts. */
const ticketFor = (
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
