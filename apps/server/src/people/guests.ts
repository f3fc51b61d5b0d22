/** Guests play at once: a nickname, a session, and a link by which they come back after the browser forgot them. */
import { ok } from '@taht/base';
import { isAbsent } from '../rooms/failures.ts';
import { nameStream, ownerOf } from './claims.ts';
import { type Answer, fromRoom, fromSend, refuse, tooMany } from './failure.ts';
import { checkName } from './person/names.ts';
import { personKind } from './person/person-kind.ts';
import type { PeoplePorts } from './ports.ts';
import { newId, newSecret } from './random.ts';
import { hashSecret, isSame } from './seal.ts';
import { command, keyOf, newSession, type SignedIn } from './sessions.ts';

export interface Arrived extends SignedIn {
  /** Shown once; only its hash is kept. */
  readonly recovery: string;
}

/** Where a request comes from, and on what. */
export interface From {
  readonly address: string;
  readonly label: string;
}

export async function arrive(ports: PeoplePorts, nickname: string, from: From): Answer<Arrived> {
  const wait = ports.limits.take('arrive-by-address', from.address);
  if (wait !== null) return tooMany(wait);
  const checked = checkName(nickname);
  if (!checked.ok) return refuse(checked.error.code);
  // Guests may share a nickname with one another, but not with somebody who has claimed it.
  const owner = await ownerOf(ports, nameStream(checked.value.key));
  if (!owner.ok) return owner;
  if (owner.value !== null) return refuse('name-taken');
  const id = newId(ports.random, 'person');
  const session = newSession(ports, from.label);
  const secret = newSecret(ports.random);
  const action = { kind: 'arrive', id, nickname, session, recovery: hashSecret(secret) };
  const made = await ports.rooms.create(personKind.name, id, command(ports, action));
  if (!made.ok) return fromSend(made.error);
  return ok({ id, cookie: keyOf(ports, id, session), recovery: linkOf(id, secret) });
}

/** The part of the link that counts; the page that it opens knows the rest. */
export const linkOf = (person: string, secret: string): string => `${person}.${secret}`;

/** A link works once; the answer holds the next one. */
export async function recover(ports: PeoplePorts, link: string, from: From): Answer<Arrived> {
  const wait = ports.limits.take('recover-by-address', from.address);
  if (wait !== null) return tooMany(wait);
  const [, id, secret] = /^(person-[a-z0-9]{20})\.([\w-]{32})$/u.exec(link.trim()) ?? [];
  if (id === undefined || secret === undefined) return refuse('link-used');
  const read = await ports.rooms.read(personKind, id);
  if (!read.ok) return isAbsent(read.error) ? refuse('link-used') : fromRoom(read.error);
  const used = hashSecret(secret);
  if (!isSame(read.value.state.recovery ?? '', used)) return refuse('link-used');
  const session = newSession(ports, from.label);
  const next = newSecret(ports.random);
  const action = { kind: 'recover', used, next: hashSecret(next), session };
  const sent = await ports.rooms.send(id, command(ports, action));
  if (!sent.ok) return fromSend(sent.error);
  ports.limits.giveBack('recover-by-address', from.address);
  return ok({ id, cookie: keyOf(ports, id, session), recovery: linkOf(id, next) });
}

/** Makes a new link; the old one stops working. */
export async function renewRecovery(
  ports: PeoplePorts,
  id: string,
  session: string,
): Answer<string> {
  const secret = newSecret(ports.random);
  const action = { kind: 'set-recovery', hash: hashSecret(secret), session };
  const sent = await ports.rooms.send(id, command(ports, action));
  return sent.ok ? ok(linkOf(id, secret)) : fromSend(sent.error);
}
