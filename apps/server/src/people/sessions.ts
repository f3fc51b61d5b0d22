/** Opens sessions. A session id is worth nothing without the server's seal. */
import { ok } from '@taht/base';
import { SYSTEM } from '../kind/kind.ts';
import type { Request } from '../rooms/rooms-port.ts';
import { makeSessionKey } from './cookies.ts';
import { type Answer, fromSend } from './failure.ts';
import type { PeoplePorts } from './ports.ts';
import { newId } from './random.ts';

export interface NewSession {
  readonly id: string;
  readonly label: string;
}

export const newSession = ({ random }: Pick<PeoplePorts, 'random'>, label: string): NewSession => ({
  id: newId(random, 's'),
  label: label.slice(0, 80),
});

/** A command of the server to a person's stream. */
export const command = (
  { random }: Pick<PeoplePorts, 'random'>,
  action: { readonly kind: string; readonly [field: string]: unknown },
): Request => ({ id: newId(random, action.kind), who: SYSTEM, action });

/** What the cookie says. */
export const keyOf = (
  { secret }: Pick<PeoplePorts, 'secret'>,
  person: string,
  session: NewSession,
): string => makeSessionKey(secret, { person, session: session.id });

export interface SignedIn {
  readonly id: string;
  readonly cookie: string;
}

/** By a password, with the hash that it was compared with: then the session begins as confirmed. */
export async function openSession(
  ports: PeoplePorts,
  person: string,
  label: string,
  password: string | null = null,
): Answer<SignedIn> {
  const session = newSession(ports, label);
  const action = { kind: 'open-session', session, password };
  const sent = await ports.rooms.send(person, command(ports, action));
  return sent.ok ? ok({ id: person, cookie: keyOf(ports, person, session) }) : fromSend(sent.error);
}
