/** Who sends a request, by cookie or token, and whether that session is still valid. */
import { ok, type Result } from '@taht/base';
import type { Role, Scope } from '@taht/protocol';
import { SYSTEM, type Who } from '../kind/kind.ts';
import { isAbsent } from '../rooms/failures.ts';
import {
  type Asked,
  type Identities,
  type Identity,
  PROGRAM,
  STRANGER,
} from '../rooms/identity.ts';
import type { RoomFailure } from '../rooms/message.ts';
import { readSessionKey } from './cookies.ts';
import { isClosed } from './person/decide.ts';
import { personKind } from './person/person-kind.ts';
import type { Person } from './person/state.ts';
import type { PeoplePorts } from './ports.ts';
import { hashSecret, isSame } from './seal.ts';

type SessionRef =
  | { readonly kind: 'cookie'; readonly id: string }
  | { readonly kind: 'token'; readonly id: string; readonly scopes: readonly Scope[] };

export interface PersonIdentity extends Identity {
  readonly session: SessionRef;
  readonly roles: readonly Role[];
  readonly standing: Person['standing'];
}

const DAY_MS = 86_400_000;
const SESSION_LIFE_MS = 400 * DAY_MS;
/** Kinds of streams that a program with a token may play in. */
const FOR_PROGRAMS: readonly string[] = ['game', 'table', 'lobby', 'desk'];
/** Kinds in which a program sees what its person sees; everywhere else, its own person included, it sees what a stranger may. */
const SEEN_BY_PROGRAMS: readonly string[] = [
  ...FOR_PROGRAMS,
  ...['delayed', 'ratings', 'tournament', 'duplicate', 'answers', 'bingo', 'ungame'],
];

type WhoPorts = Pick<PeoplePorts, 'rooms' | 'clock' | 'secret'>;

export const makeIdentities = (ports: WhoPorts): Identities<PersonIdentity> => ({
  whoIs: (asked) => whoIs(ports, asked),
  viewing,
  mayCommand,
  onEnded: ({ id, session, roles }, callback) =>
    ports.rooms.watch(personKind, id, ({ state }) => {
      // A connection ends when its person loses a role.
      const isHeld = roles.every((role) => state.roles.includes(role));
      if (!isHeld || !isOpen(state, session, ports.clock.now())) callback();
    }),
});

type Known = Promise<Result<PersonIdentity | null, RoomFailure>>;

async function whoIs(ports: WhoPorts, asked: Asked): Known {
  const bearer = /^Bearer (\S{1,200})$/iu.exec(asked.authorization ?? '')?.[1];
  return bearer === undefined ? byCookie(ports, asked) : byToken(ports, bearer);
}

async function byCookie({ rooms, clock, secret }: WhoPorts, { cookie, isTls }: Asked): Known {
  const key = readSessionKey(secret, cookie, isTls);
  if (key === null) return ok(null);
  const read = await rooms.read(personKind, key.person);
  if (!read.ok) return isAbsent(read.error) ? ok(null) : read;
  const { state } = read.value;
  const session = { kind: 'cookie', id: key.session } as const;
  const now = clock.now();
  if (!isOpen(state, session, now)) return ok(null);
  const seen = state.sessions.find(({ id }) => id === key.session)?.seen ?? now;
  // Once a day is enough to know which sessions are in use. A failure does no harm.
  if (seen + DAY_MS < now)
    await rooms.send(key.person, {
      id: `seen-${key.session}-${Math.floor(now / DAY_MS)}`,
      who: SYSTEM,
      action: { kind: 'see-session', session: key.session },
    });
  return ok(identityOf(state, session));
}

/** `taht_<rest of the person's id>_<token id>_<secret>` */
const TOKEN = /^taht_([a-z0-9]{20})_([a-z0-9-]{1,40})_([\w-]{32})$/u;

export const makeToken = (person: string, id: string, secret: string): string =>
  `taht_${person.replace('person-', '')}_${id}_${secret}`;

async function byToken({ rooms, clock }: WhoPorts, bearer: string): Known {
  const [, rest, id, secret] = TOKEN.exec(bearer) ?? [];
  if (rest === undefined || id === undefined || secret === undefined) return ok(null);
  const read = await rooms.read(personKind, `person-${rest}`);
  if (!read.ok) return isAbsent(read.error) ? ok(null) : read;
  const { state } = read.value;
  const token = state.tokens.find((each) => each.id === id);
  if (token === undefined || !isSame(token.hash, hashSecret(secret))) return ok(null);
  const session = { kind: 'token', id, scopes: token.scopes } as const;
  return ok(isOpen(state, session, clock.now()) ? identityOf(state, session) : null);
}

function isOpen(state: Person, { kind, id }: SessionRef, now: number): boolean {
  if (state.standing === 'gone' || isClosed(state, now)) return false;
  if (kind === 'token') return state.tokens.some((token) => token.id === id);
  return state.sessions.some(
    (session) => session.id === id && session.seen + SESSION_LIFE_MS > now,
  );
}

function identityOf({ id, roles, standing }: Person, session: SessionRef): PersonIdentity {
  // A program plays for its person; it judges nobody.
  const held = session.kind === 'cookie' ? roles : [];
  const shown = [...held, ...ownRoles(standing), ...(session.kind === 'token' ? [PROGRAM] : [])];
  return { id, who: { kind: 'person', id, roles: shown }, session, roles: held, standing };
}

/** What a pupil may read at a table is for the table to know. */
export const ownRoles = (standing: Person['standing']): readonly string[] =>
  standing === 'pupil' ? ['pupil'] : [];

const viewing = ({ session, who }: PersonIdentity, kind: string): Who =>
  session.kind === 'cookie' || SEEN_BY_PROGRAMS.includes(kind) ? who : STRANGER;

function mayCommand({ session }: PersonIdentity, kind: string): boolean {
  if (session.kind === 'cookie') return true;
  return session.scopes.includes('play') && FOR_PROGRAMS.includes(kind);
}

const REFEREES: readonly string[] = ['referee', 'director', 'administrator'] satisfies Role[];

export const canReferee = (roles: readonly string[]): boolean =>
  roles.some((role) => REFEREES.includes(role));

/** As whom a referee acts at a table; null for others. */
export const refereeOf = (who: Who): Who | null =>
  who.kind === 'person' && canReferee(who.roles ?? []) ? { kind: 'referee', name: who.id } : null;
