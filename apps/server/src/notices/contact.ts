/** How a person can be reached, from what they have set. */
import { createHash } from 'node:crypto';
import { personKind } from '../people/person/person-kind.ts';
import { isAbsent } from '../rooms/failures.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Contact } from './deliver.ts';

/** Null for a bot and for a person who is gone; `later` where it cannot be known now. */
export async function contactOf(
  rooms: Pick<RoomsPort, 'read'>,
  person: string,
): Promise<Contact | null | 'later'> {
  const read = await rooms.read(personKind, person);
  if (!read.ok) return isAbsent(read.error) ? null : 'later';
  const { standing, nickname, preferences, quiet, push, email } = read.value.state;
  if (standing === 'new' || standing === 'gone') return null;
  return {
    name: nickname,
    language: preferences.language,
    quiet,
    push,
    email: email?.isConfirmed ? email.address : null,
  };
}

/** Removes a dead push address from the person's list. */
export async function dropPush(
  rooms: Pick<RoomsPort, 'send'>,
  person: string,
  endpoint: string,
  now: number,
): Promise<void> {
  const action = { kind: 'push-off', endpoint };
  const hash = createHash('sha256').update(endpoint).digest('base64url');
  const id = `push-off-${now}-${hash.slice(0, 20)}`;
  await rooms.send(person, { id, who: { kind: 'person', id: person }, action });
}
