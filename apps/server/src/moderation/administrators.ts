/** Starts the moderation stream, and makes the first administrator by a command on the machine. */
import { ok } from '@taht/base';
import { SYSTEM } from '../kind/kind.ts';
import { namedPerson } from '../people/accounts.ts';
import { type Answer, fromSend, refuse } from '../people/failure.ts';
import { foldName } from '../people/person/names.ts';
import type { PeoplePorts } from '../people/ports.ts';
import { command } from '../people/sessions.ts';
import { MODERATION_STREAM, moderationKind } from './moderation-kind.ts';

/** Once; again it does nothing. */
export async function beginModeration({ rooms }: Pick<PeoplePorts, 'rooms'>): Answer<undefined> {
  const begun = await rooms.sendOrCreate(moderationKind.name, MODERATION_STREAM, {
    id: 'begin',
    who: SYSTEM,
    action: { kind: 'begin' },
  });
  return begun.ok ? ok(undefined) : fromSend(begun.error);
}

/** The account must be there; the order is carried out as any other, and stands in the log. */
export async function makeAdministrator(
  ports: Pick<PeoplePorts, 'rooms' | 'random'>,
  name: string,
): Answer<string> {
  const person = await namedPerson(ports, foldName(name));
  if (!person.ok) return person;
  if (person.value === null) return refuse('no-such-person');
  const begun = await beginModeration(ports);
  if (!begun.ok) return begun;
  const { id } = person.value;
  const order = { kind: 'grant', role: 'administrator' };
  const action = { kind: 'machine-order', person: id, order, reason: 'by-command' };
  const sent = await ports.rooms.send(MODERATION_STREAM, command(ports, action));
  return sent.ok ? ok(id) : fromSend(sent.error);
}
