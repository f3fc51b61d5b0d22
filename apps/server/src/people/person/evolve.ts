/** A person after one more event. */
import { assertNever } from '@taht/base';
import { type Order, PERSON_LIMITS } from '@taht/protocol';
import type { PersonEvent, PersonEventOf } from './events.ts';
import { happeningOf } from './history.ts';
import { FOREVER, NOBODY, type Penalties, type Person } from './state.ts';

export const DAY_MS = 86_400_000;

export function evolve(before: Person, event: PersonEvent): Person {
  const after = evolved(before, event);
  const told = happeningOf(before, event);
  return told === null
    ? after
    : { ...after, history: [...after.history, told].slice(-PERSON_LIMITS.history) };
}

function evolved(before: Person, event: PersonEvent): Person {
  if ((before.standing === 'new') !== (event.kind === 'arrived'))
    throw new Error(`${event.kind} of a person who is ${before.standing}`);
  const person = { ...before, now: event.at };
  switch (event.kind) {
    case 'arrived':
      return arrived(event);
    case 'enrolled':
      return {
        ...person,
        pupil: person.pupil === null ? null : { ...person.pupil, isEnrolled: true },
      };
    case 'renamed':
      return { ...person, nickname: event.nickname, nameKey: event.nameKey };
    case 'account-made':
      return {
        ...person,
        standing: 'account',
        nickname: event.nickname,
        nameKey: event.nameKey,
      };
    case 'password-set':
      return { ...person, password: event.hash };
    case 'passkey-added':
      return {
        ...person,
        passkeys: [...person.passkeys, { ...event.passkey, made: event.at }],
      };
    case 'passkey-used':
      return {
        ...person,
        passkeys: person.passkeys.map((each) =>
          each.id === event.passkey ? { ...each, counter: event.counter } : each,
        ),
      };
    case 'passkey-removed':
      return { ...person, passkeys: person.passkeys.filter(({ id }) => id !== event.passkey) };
    case 'session-opened':
      return {
        ...person,
        sessions: [
          ...person.sessions,
          { ...event.session, made: event.at, seen: event.at, confirmed: null },
        ],
      };
    case 'session-seen':
      return {
        ...person,
        sessions: person.sessions.map((each) =>
          each.id === event.session ? { ...each, seen: event.at } : each,
        ),
      };
    case 'session-ended':
      return { ...person, sessions: person.sessions.filter(({ id }) => id !== event.session) };
    case 'session-confirmed':
      return {
        ...person,
        sessions: person.sessions.map((each) =>
          each.id === event.session
            ? { ...each, confirmed: { at: event.at, passkey: event.passkey } }
            : each,
        ),
      };
    case 'recovery-set':
    case 'recovered':
      return { ...person, recovery: event.hash };
    case 'token-added':
      return { ...person, tokens: [...person.tokens, { ...event.token, made: event.at }] };
    case 'token-revoked':
      return { ...person, tokens: person.tokens.filter(({ id }) => id !== event.token) };
    case 'tied':
      return { ...person, [event.tie]: [...person[event.tie], event.person] };
    case 'untied':
      return { ...person, [event.tie]: person[event.tie].filter((id) => id !== event.person) };
    case 'preferred':
      return { ...person, preferences: mergePreferences(person.preferences, event.preferences) };
    case 'quiet-set':
      return { ...person, quiet: event.quiet };
    case 'push-set':
      return {
        ...person,
        push: [...withoutEndpoint(person, event.address.endpoint), event.address].slice(
          -PERSON_LIMITS.push,
        ),
      };
    case 'push-dropped':
      return { ...person, push: withoutEndpoint(person, event.endpoint) };
    case 'email-set':
      return {
        ...person,
        email: event.address === null ? null : { address: event.address, isConfirmed: false },
      };
    case 'email-confirmed':
      return {
        ...person,
        email: person.email === null ? null : { ...person.email, isConfirmed: true },
      };
    case 'vacation-set':
      return {
        ...person,
        vacation: { year: event.year, days: event.days, until: event.until },
      };
    case 'teaching':
      return {
        ...person,
        teaches: event.isTeaching
          ? [...person.teaches, event.class]
          : person.teaches.filter((id) => id !== event.class),
      };
    case 'ordered':
      return ordered(person, event);
    case 'deleted':
      return gone(person);
    default:
      return assertNever(event);
  }
}

export function mergePreferences(
  before: Person['preferences'],
  changes: Readonly<Record<string, string | null>>,
): Person['preferences'] {
  const merged = Object.entries({ ...before, ...changes });
  return Object.fromEntries(merged.filter((each): each is [string, string] => each[1] !== null));
}

const arrived = ({ id, at, nickname, recovery, pupil }: PersonEventOf<'arrived'>): Person => ({
  ...NOBODY,
  id,
  now: at,
  since: at,
  standing: pupil === null ? 'guest' : 'pupil',
  nickname,
  recovery,
  pupil: pupil === null ? null : { ...pupil, isEnrolled: false },
});

const withoutEndpoint = ({ push }: Person, endpoint: string): Person['push'] =>
  push.filter((each) => each.endpoint !== endpoint);

function ordered(person: Person, { order, at }: PersonEventOf<'ordered'>): Person {
  const penalties = penaltiesAfter(person.penalties, order, at);
  const others =
    order.kind === 'grant' || order.kind === 'revoke'
      ? person.roles.filter((role) => role !== order.role)
      : person.roles;
  return {
    ...person,
    penalties,
    roles: order.kind === 'grant' ? [...others, order.role] : others,
    sessions: order.kind === 'close' ? [] : person.sessions,
  };
}

function penaltiesAfter(before: Penalties, order: Order, at: number): Penalties {
  switch (order.kind) {
    case 'warn':
      return { ...before, warnings: before.warnings + 1 };
    case 'mute':
      return { ...before, mutedUntil: at + order.days * DAY_MS };
    case 'unmute':
      return { ...before, mutedUntil: null };
    case 'close':
      return { ...before, closedUntil: order.days === null ? FOREVER : at + order.days * DAY_MS };
    case 'reopen':
      return { ...before, closedUntil: null };
    default:
      return before;
  }
}

/** Only what is needed to free others from this person: the name, the classes. */
const gone = ({ id, now, since, nameKey, teaches, pupil }: Person): Person => ({
  ...NOBODY,
  id,
  now,
  since,
  standing: 'gone',
  nameKey,
  teaches,
  pupil: pupil === null ? null : { ...pupil, realName: '' },
});
