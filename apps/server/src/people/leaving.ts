/** Exports a person's data, and deletes a person. */
import { ok } from '@taht/base';
import type { Who } from '../kind/kind.ts';
import { streamsOf } from '../store/streams-of.ts';
import { isOwner, readPerson } from './accounts.ts';
import { type Answer, fromSend, refuse } from './failure.ts';
import { isConfirmed } from './person/decide.ts';
import type { PeoplePorts } from './ports.ts';
import { command } from './sessions.ts';
import { ownRoles, type PersonIdentity } from './who-is.ts';

/** All streams that concern a person, as that person may see them, as one JSON text in pieces. */
export async function* exportOf(
  { rooms, store, clock, features }: Pick<PeoplePorts, 'rooms' | 'store' | 'clock' | 'features'>,
  { id, standing }: Pick<PersonIdentity, 'id' | 'standing'>,
): AsyncGenerator<string> {
  // Without roles: what a role shows of others is not theirs to take.
  const who: Who = { kind: 'person', id, roles: ownRoles(standing) };
  yield `{"person":${JSON.stringify(id)},"at":${clock.now()},"streams":[`;
  let separator = '';
  for (const kind of rooms.kinds)
    for await (const { stream, created } of streamsOf(store, { kind, player: id })) {
      const seen = await rooms.viewFor(stream, who);
      if (!seen.ok) continue;
      yield separator + JSON.stringify({ stream, kind, created, ...seen.value });
      separator = ',\n';
    }
  for (const stream of features().flatMap(({ commonStreams = [] }) => commonStreams)) {
    const seen = await rooms.viewFor(stream, who);
    if (!seen.ok) continue;
    yield separator + JSON.stringify({ stream, ...seen.value });
    separator = ',\n';
  }
  yield ']}\n';
}

/** Marks the person as gone; a reaction removes what is left. */
export async function deletePerson(
  ports: PeoplePorts,
  id: string,
  session: string,
  password: string | null,
): Answer<undefined> {
  const { clock } = ports;
  const person = await readPerson(ports, id);
  if (!person.ok) return person;
  const right = await isOwner(ports, person.value, password);
  if (!right.ok) return right;
  // Without a password, the passkey has been asked for.
  const { standing, password: hash } = person.value;
  if (standing === 'account' && hash === null && !isConfirmed(person.value, clock.now(), session))
    return refuse('confirm-first');
  const sent = await ports.rooms.send(id, command(ports, { kind: 'delete' }));
  return sent.ok ? ok(undefined) : fromSend(sent.error);
}
