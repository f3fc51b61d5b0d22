/** A new password for who has forgotten the old one: a letter with a link that works once, and for an hour. */
import { ok } from '@taht/base';
import { languageOf, textsIn } from '../texts/texts.ts';
import { hashFor, namedPerson, readPerson } from './accounts.ts';
import { type Answer, fromSend, refuse, tooMany } from './failure.ts';
import { type Arrived, type From, linkOf } from './guests.ts';
import { checkPassword } from './passwords.ts';
import { isClosed } from './person/decide.ts';
import { foldName } from './person/names.ts';
import type { Person } from './person/state.ts';
import type { PeoplePorts } from './ports.ts';
import { newSecret } from './random.ts';
import { hashSecret, makeTicket, readTicket } from './seal.ts';
import { command, keyOf, newSession } from './sessions.ts';

const HOUR_MS = 3_600_000;

/** The same answer, as soon, whether anybody has the name or an address. */
export async function askReset(ports: PeoplePorts, name: string, from: From): Answer<undefined> {
  const { letters, limits, clock } = ports;
  if (letters === null) return refuse('no-letters');
  const wait = limits.take('recover-by-address', from.address);
  if (wait !== null) return tooMany(wait);
  const found = await namedPerson(ports, foldName(name));
  if (!found.ok) return found;
  const person = found.value;
  if (person === null || person.email?.isConfirmed !== true || isClosed(person, clock.now()))
    return ok(undefined);
  const { id, nickname, preferences, email } = person;
  const to = email.address;
  const isEnough =
    limits.take('letter-by-person', id) ?? limits.take('letter-by-address', to.toLowerCase());
  if (isEnough !== null) return ok(undefined);
  const t = textsIn(languageOf(preferences.language));
  const link = resetLink(letters.home, resetTicket(ports, person, HOUR_MS));
  const body = [t('notice.reset.body', { name: nickname }), link, t('notice.reset.else')];
  // How it went stands in the log; whoever asked learns nothing by waiting.
  void letters.send({
    to,
    subject: t('notice.reset.title'),
    text: body.join('\n\n'),
    id: `reset-${id}-${clock.now()}`,
  });
  return ok(undefined);
}

/** What follows the mark is never sent to a server by itself. */
export const resetLink = (home: string, ticket: string): string =>
  new URL(`/me#reset=${ticket}`, home).href;

/** Worth nothing any more once there is another password, recovery link or address. */
export const resetTicket = (
  { secret, clock }: Pick<PeoplePorts, 'secret' | 'clock'>,
  person: Person,
  lastsMs: number,
): string =>
  makeTicket(secret, 'reset', {
    until: clock.now() + lastsMs,
    person: person.id,
    as: asIs(person),
  });

const asIs = ({ password, recovery, email }: Person): string =>
  hashSecret(JSON.stringify([password, recovery, email?.address]));

/** Ends everything that lets anybody in, and signs in whoever followed the link. */
export async function resetPassword(
  ports: PeoplePorts,
  { ticket, password }: { readonly ticket: string; readonly password: string },
  from: From,
): Answer<Arrived> {
  const good = readTicket(ports.secret, 'reset', ticket, ports.clock.now());
  if (good === null) return refuse('link-used');
  const person = await readPerson(ports, String(good.person));
  if (!person.ok) return person;
  if (asIs(person.value) !== good.as) return refuse('link-used');
  const { id, nickname } = person.value;
  const checked = checkPassword(password, nickname);
  if (!checked.ok) return checked;
  const hash = await hashFor(ports, id, password);
  if (!hash.ok) return hash;
  const session = newSession(ports, from.label);
  const secret = newSecret(ports.random);
  const { password: former, recovery: formerLink } = person.value;
  const sent = await ports.rooms.send(
    id,
    command(ports, {
      kind: 'reset-password',
      before: { password: former, recovery: formerLink },
      ...{ hash: hash.value, recovery: hashSecret(secret), session },
    }),
  );
  if (!sent.ok) return fromSend(sent.error);
  return ok({ id, cookie: keyOf(ports, id, session), recovery: linkOf(id, secret) });
}
