/** The accounts of a server, for whoever runs it: listed, let back in, shut out, and made administrators. */
import { assertNever, ok } from '@taht/base';
import type { Role } from '@taht/protocol';
import { makeAdministrator } from '../moderation/administrators.ts';
import { MODERATION_STREAM } from '../moderation/moderation-kind.ts';
import { namedPerson, readPerson } from '../people/accounts.ts';
import { type Answer, fromRoom, fromSend, refuse } from '../people/failure.ts';
import { isClosed } from '../people/person/decide.ts';
import { foldName } from '../people/person/names.ts';
import { personKind } from '../people/person/person-kind.ts';
import type { Person } from '../people/person/state.ts';
import type { PeoplePorts } from '../people/ports.ts';
import { resetTicket } from '../people/reset.ts';
import { command } from '../people/sessions.ts';
import type { Cursor, Errand } from './errand.ts';

/** Nothing by which anybody could come in, and no address. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** When one of the sessions was last in use; null without any. */
  readonly seen: number | null;
  readonly roles: readonly Role[];
  readonly isDisabled: boolean;
  /** Whether letters reach them. */
  readonly hasEmail: boolean;
}

export interface Done {
  readonly users?: readonly User[];
  /** Where the next page begins; null after the last. */
  readonly after?: Cursor | null;
  readonly ticket?: string;
}

const PAGE = 200;
const DAY_MS = 86_400_000;

export async function runErrand(ports: PeoplePorts, errand: Errand): Answer<Done> {
  if (errand.kind === 'list') return list(ports, errand.after);
  const found = await namedPerson(ports, foldName(errand.name));
  if (!found.ok) return found;
  const person = found.value;
  if (person === null) return refuse('no-such-person');
  switch (errand.kind) {
    case 'link':
      return ok({ ticket: resetTicket(ports, person, DAY_MS) });
    case 'disable':
      return order(ports, person, { kind: 'close', days: null });
    case 'enable':
      return order(ports, person, { kind: 'reopen' });
    case 'admin': {
      const made = await makeAdministrator(ports, errand.name);
      return made.ok ? ok({}) : made;
    }
    default:
      return assertNever(errand);
  }
}

async function list(ports: PeoplePorts, after: Cursor | null): Answer<Done> {
  const query = { kind: personKind.name, state: 'live', limit: PAGE } as const;
  const rows = await ports.store.list(after === null ? query : { ...query, after });
  if (!rows.ok) return fromRoom(rows.error);
  const users: User[] = [];
  for (const { stream } of rows.value) {
    const person = await readPerson(ports, stream);
    // Forgotten since, or damaged; the log tells of that.
    if (person.ok && person.value.standing === 'account')
      users.push(userOf(person.value, ports.clock.now()));
  }
  const last = rows.value.length < PAGE ? undefined : rows.value.at(-1);
  return ok({
    users,
    after: last === undefined ? null : { created: last.created, stream: last.stream },
  });
}

const userOf = (person: Person, now: number): User => ({
  id: person.id,
  name: person.nickname,
  since: person.since,
  seen: person.sessions.reduce<number | null>((last, { seen }) => Math.max(last ?? 0, seen), null),
  roles: [...person.roles],
  isDisabled: isClosed(person, now),
  hasEmail: person.email?.isConfirmed === true,
});

/** As any other order it stands in the log of the moderators. */
async function order(ports: PeoplePorts, { id }: Person, order: object): Answer<Done> {
  const action = { kind: 'machine-order', person: id, order, reason: 'by-command' };
  const sent = await ports.rooms.send(MODERATION_STREAM, command(ports, action));
  return sent.ok ? ok({}) : fromSend(sent.error);
}
