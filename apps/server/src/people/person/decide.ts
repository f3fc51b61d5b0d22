/** What a person and the server may do to a person's stream. Secrets were checked and hashed before. */
import { assertNever, err, ok, type Result } from '@taht/base';
import { PERSON_LIMITS, type PersonAction, type PersonRefusal } from '@taht/protocol';
import type { Command } from '@taht/stream';
import { type Action, isOwn, type ServerAction } from './actions.ts';
import type { PersonEvent, Tie } from './events.ts';
import { DAY_MS, mergePreferences } from './evolve.ts';
import { checkName } from './names.ts';
import type { Person } from './state.ts';

export type PersonAuthor = 'self' | 'system';

type Decision = Result<readonly PersonEvent[], PersonRefusal>;

export function decide(
  person: Person,
  { by, at, action }: Command<PersonAuthor, Action>,
): Decision {
  if (person.standing === 'gone') return err({ code: 'person-gone' });
  if (isOwn(action)) return decideOwn(person, at, action);
  return by === 'system' ? decideServer(person, at, action) : err({ code: 'not-permitted' });
}

function decideOwn(person: Person, at: number, action: PersonAction): Decision {
  if (person.standing === 'new') return err({ code: 'not-permitted' });
  switch (action.kind) {
    case 'follow':
      return tie(person, at, 'follows', action.person);
    case 'unfollow':
      return untie(person, at, 'follows', action.person);
    case 'block':
      return block(person, at, action.person);
    case 'unblock':
      return untie(person, at, 'blocks', action.person);
    case 'mute':
      return tie(person, at, 'mutes', action.person);
    case 'unmute':
      return untie(person, at, 'mutes', action.person);
    case 'rename':
      return rename(person, at, action.nickname);
    case 'prefer':
      return Object.keys(mergePreferences(person.preferences, action.preferences)).length >
        PERSON_LIMITS.preferences
        ? err({ code: 'too-many-of-these' })
        : ok([{ kind: 'preferred', at, preferences: action.preferences }]);
    case 'quiet':
      return ok([{ kind: 'quiet-set', at, quiet: action.quiet }]);
    case 'push-on':
      return ok([{ kind: 'push-set', at, address: action.address }]);
    case 'push-off':
      return person.push.some(({ endpoint }) => endpoint === action.endpoint)
        ? ok([{ kind: 'push-dropped', at, endpoint: action.endpoint }])
        : ok([]);
    case 'vacation-start':
      return startVacation(person, at, action.days);
    case 'vacation-end':
      return endVacation(person, at);
    case 'end-session':
      return person.sessions.some(({ id }) => id === action.session)
        ? ok([{ kind: 'session-ended', at, session: action.session }])
        : err({ code: 'no-such-session' });
    case 'revoke-token':
      return person.tokens.some(({ id }) => id === action.token)
        ? ok([{ kind: 'token-revoked', at, token: action.token }])
        : err({ code: 'no-such-token' });
    case 'remove-passkey':
      return removePasskey(person, at, action.passkey);
    default:
      return assertNever(action);
  }
}

function tie(person: Person, at: number, kind: Tie, other: string): Decision {
  if (other === person.id) return err({ code: 'that-is-you' });
  if (person[kind].includes(other)) return ok([]);
  if (person[kind].length >= PERSON_LIMITS.ties) return err({ code: 'too-many-of-these' });
  return ok([{ kind: 'tied', at, tie: kind, person: other }]);
}

const untie = (person: Person, at: number, kind: Tie, other: string): Decision =>
  ok(person[kind].includes(other) ? [{ kind: 'untied', at, tie: kind, person: other }] : []);

/** Nobody follows whom they block. */
function block(person: Person, at: number, other: string): Decision {
  const tied = tie(person, at, 'blocks', other);
  const untied = untie(person, at, 'follows', other);
  return tied.ok && untied.ok ? ok([...tied.value, ...untied.value]) : tied;
}

function rename(person: Person, at: number, nickname: string): Decision {
  if (person.standing === 'pupil') return err({ code: 'pupil-may-not' });
  if (person.standing === 'account') return err({ code: 'not-permitted' });
  const checked = checkName(nickname);
  if (!checked.ok) return checked;
  return ok([{ kind: 'renamed', at, nickname: checked.value.name, nameKey: null }]);
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

function startVacation({ vacation }: Person, at: number, days: number): Decision {
  const year = yearOf(at);
  const used = (vacation?.year === year ? vacation.days : 0) + days;
  if (used > PERSON_LIMITS.vacationDays) return err({ code: 'vacation-used-up' });
  const until = Math.max(at, vacation?.until ?? 0) + days * DAY_MS;
  return ok([{ kind: 'vacation-set', at, year, days: used, until }]);
}

/** Days not yet begun may be taken another time. */
function endVacation({ vacation }: Person, at: number): Decision {
  if (vacation === null || vacation.until <= at) return err({ code: 'no-vacation' });
  const unused = Math.floor((vacation.until - at) / DAY_MS);
  const days = Math.max(0, vacation.days - unused);
  return ok([{ kind: 'vacation-set', at, year: vacation.year, days, until: at }]);
}

function removePasskey(person: Person, at: number, passkey: string): Decision {
  if (!person.passkeys.some(({ id }) => id === passkey)) return err({ code: 'no-such-passkey' });
  const isLast = person.password === null && person.passkeys.length === 1;
  return isLast ? err({ code: 'last-way-in' }) : ok([{ kind: 'passkey-removed', at, passkey }]);
}

function decideServer(person: Person, at: number, action: ServerAction): Decision {
  if (action.kind === 'arrive' || action.kind === 'arrive-as-pupil')
    return arrive(person, at, action);
  if (person.standing === 'new') return err({ code: 'person-gone' });
  switch (action.kind) {
    case 'enrol':
      return ok(person.pupil?.isEnrolled === false ? [{ kind: 'enrolled', at }] : []);
    case 'make-account':
      return makeAccount(person, at, action);
    case 'claim-name':
      return person.standing === 'account'
        ? ok([{ kind: 'renamed', at, nickname: action.nickname, nameKey: action.nameKey }])
        : err({ code: 'no-account' });
    case 'set-password':
      if (person.standing !== 'account') return err({ code: 'no-account' });
      if (!isConfirmed(person, at, action.session)) return err({ code: 'confirm-first' });
      return ok([
        { kind: 'password-set', at, hash: action.hash },
        { kind: 'recovery-set', at, hash: action.recovery },
        ...endOthers(person, at, action.session, null),
      ]);
    case 'reset-password':
      return resetPassword(person, at, action);
    case 'end-all':
      return endAll(person, at, action);
    case 'add-passkey':
      return addPasskey(person, at, action);
    case 'use-passkey':
      return usePasskey(person, at, action);
    case 'open-session':
      return isClosed(person, at)
        ? err({ code: 'account-closed' })
        : openByPassword(person, at, action);
    case 'confirm-by-password':
      return action.password === person.password
        ? confirm(person, at, action.session, null)
        : err({ code: 'confirm-first' });
    case 'confirm-by-passkey':
      return isGoodPasskey(person, action)
        ? confirm(person, at, action.session, action)
        : err({ code: 'no-such-passkey' });
    case 'see-session':
      return ok(
        person.sessions.some(({ id }) => id === action.session)
          ? [{ kind: 'session-seen', at, session: action.session }]
          : [],
      );
    case 'set-recovery':
      if (person.standing === 'pupil') return err({ code: 'pupil-may-not' });
      return isConfirmed(person, at, action.session)
        ? ok([{ kind: 'recovery-set', at, hash: action.hash }])
        : err({ code: 'confirm-first' });
    case 'recover':
      return recover(person, at, action);
    case 'add-token':
      if (person.standing !== 'account') return err({ code: 'no-account' });
      if (!isConfirmed(person, at, action.session)) return err({ code: 'confirm-first' });
      return person.tokens.length >= PERSON_LIMITS.tokens
        ? err({ code: 'too-many-of-these' })
        : ok([{ kind: 'token-added', at, token: action.token }]);
    case 'email':
      if (person.standing === 'pupil') return err({ code: 'pupil-may-not' });
      return isConfirmed(person, at, action.session)
        ? ok([{ kind: 'email-set', at, address: action.address }])
        : err({ code: 'confirm-first' });
    case 'confirm-email':
      return person.email?.address === action.address && !person.email.isConfirmed
        ? ok([{ kind: 'email-confirmed', at }])
        : ok([]);
    case 'teach':
      return teach(person, at, action);
    case 'order':
      return obey(person, at, action);
    case 'delete':
      return ok([{ kind: 'deleted', at }]);
    case 'tick':
      return ok(isOrphanAt(person, at) ? [{ kind: 'deleted', at }] : []);
    default:
      return assertNever(action);
  }
}

type ActionOf<K extends ServerAction['kind']> = Extract<ServerAction, { readonly kind: K }>;

function arrive(
  person: Person,
  at: number,
  action: ActionOf<'arrive'> | ActionOf<'arrive-as-pupil'>,
): Decision {
  if (person.standing !== 'new') return err({ code: 'person-exists' });
  const checked = checkName(action.nickname);
  if (!checked.ok) return checked;
  const { id } = action;
  const nickname = checked.value.name;
  if (action.kind === 'arrive-as-pupil')
    return ok([{ kind: 'arrived', at, id, nickname, recovery: null, pupil: action.pupil }]);
  return ok([
    { kind: 'arrived', at, id, nickname, recovery: action.recovery, pupil: null },
    { kind: 'session-opened', at, session: action.session },
  ]);
}

function makeAccount(person: Person, at: number, action: ActionOf<'make-account'>): Decision {
  if (person.standing === 'pupil') return err({ code: 'pupil-may-not' });
  if (person.standing === 'account') return err({ code: 'already-account' });
  const { nickname, nameKey, password, passkey } = action;
  if (password === null && passkey === null) return err({ code: 'last-way-in' });
  return ok([
    { kind: 'account-made', at, nickname, nameKey },
    ...(password === null ? [] : [{ kind: 'password-set', at, hash: password } as const]),
    ...(passkey === null ? [] : [{ kind: 'passkey-added', at, passkey } as const]),
  ]);
}

function resetPassword(person: Person, at: number, action: ActionOf<'reset-password'>): Decision {
  if (person.standing !== 'account') return err({ code: 'no-account' });
  if (isClosed(person, at)) return err({ code: 'account-closed' });
  const { before, hash, recovery, session } = action;
  if (person.password !== before.password || person.recovery !== before.recovery)
    return err({ code: 'link-used' });
  return ok([
    { kind: 'password-set', at, hash },
    { kind: 'recovery-set', at, hash: recovery },
    ...endOthers(person, at, null, null),
    { kind: 'session-opened', at, session },
    { kind: 'session-confirmed', at, session: session.id, passkey: null },
  ]);
}

function addPasskey(
  person: Person,
  at: number,
  { passkey, session }: ActionOf<'add-passkey'>,
): Decision {
  if (person.standing !== 'account') return err({ code: 'no-account' });
  if (!isConfirmed(person, at, session)) return err({ code: 'confirm-first' });
  if (person.passkeys.some(({ id }) => id === passkey.id)) return ok([]);
  if (person.passkeys.length >= PERSON_LIMITS.passkeys) return err({ code: 'too-many-of-these' });
  return ok([{ kind: 'passkey-added', at, passkey }]);
}

function usePasskey(person: Person, at: number, action: ActionOf<'use-passkey'>): Decision {
  if (isClosed(person, at)) return err({ code: 'account-closed' });
  if (!isGoodPasskey(person, action)) return err({ code: 'no-such-passkey' });
  const { passkey, counter, session } = action;
  return ok([
    { kind: 'passkey-used', at, passkey, counter },
    ...openSession(person, at, session),
    { kind: 'session-confirmed', at, session: session.id, passkey },
  ]);
}

interface UsedPasskey {
  readonly passkey: string;
  readonly counter: number;
}

/** A counter that does not grow means a copied key; keys without one stay at zero. */
function isGoodPasskey({ passkeys }: Person, { passkey, counter }: UsedPasskey): boolean {
  const known = passkeys.find(({ id }) => id === passkey);
  return known !== undefined && (known.counter === 0 || counter > known.counter);
}

/** A password that was changed while it was compared lets nobody in. */
function openByPassword(
  person: Person,
  at: number,
  { session, password }: ActionOf<'open-session'>,
): Decision {
  const opened = openSession(person, at, session);
  if (password === null) return ok(opened);
  if (password !== person.password) return err({ code: 'confirm-first' });
  return ok([...opened, { kind: 'session-confirmed', at, session: session.id, passkey: null }]);
}

function confirm(person: Person, at: number, session: string, used: UsedPasskey | null): Decision {
  if (!person.sessions.some(({ id }) => id === session)) return err({ code: 'no-such-session' });
  return ok([
    ...(used === null
      ? []
      : [{ kind: 'passkey-used', at, passkey: used.passkey, counter: used.counter } as const]),
    { kind: 'session-confirmed', at, session, passkey: used?.passkey ?? null },
  ]);
}

const CONFIRMED_MS = 10 * 60_000;

/** Whether the owner has lately shown who they are in this session. A guest has nothing to show it by. */
export function isConfirmed({ standing, sessions }: Person, at: number, session: string): boolean {
  if (standing === 'guest') return true;
  const confirmed = sessions.find(({ id }) => id === session)?.confirmed ?? null;
  return confirmed !== null && at < confirmed.at + CONFIRMED_MS;
}

/** Who has a passkey alone stays able to come back by the one that they have just shown. */
function endAll(person: Person, at: number, { session, recovery }: ActionOf<'end-all'>): Decision {
  if (person.standing === 'pupil') return err({ code: 'pupil-may-not' });
  if (!isConfirmed(person, at, session)) return err({ code: 'confirm-first' });
  const shown = person.sessions.find(({ id }) => id === session)?.confirmed?.passkey ?? null;
  const left = person.password === null ? shown : null;
  const isShutOut =
    person.standing === 'account' &&
    person.password === null &&
    !person.passkeys.some(({ id }) => id === left);
  if (isShutOut) return err({ code: 'last-way-in' });
  return ok([
    { kind: 'recovery-set', at, hash: recovery },
    ...endOthers(person, at, session, left),
  ]);
}

/** All but this session and this passkey. */
const endOthers = (
  { sessions, tokens, passkeys }: Person,
  at: number,
  session: string | null,
  passkey: string | null,
): readonly PersonEvent[] => [
  ...without(sessions, session).map(
    ({ id }) => ({ kind: 'session-ended', at, session: id }) as const,
  ),
  ...tokens.map(({ id }) => ({ kind: 'token-revoked', at, token: id }) as const),
  ...without(passkeys, passkey).map(
    ({ id }) => ({ kind: 'passkey-removed', at, passkey: id }) as const,
  ),
];

const without = <T extends { readonly id: string }>(all: readonly T[], one: string | null) =>
  all.filter(({ id }) => id !== one);

/** The session that was unused the longest makes way. */
function openSession(
  { sessions }: Person,
  at: number,
  session: ActionOf<'open-session'>['session'],
): readonly PersonEvent[] {
  const surplus = sessions.length + 1 - PERSON_LIMITS.sessions;
  const oldest = sessions.toSorted((a, b) => a.seen - b.seen).slice(0, Math.max(0, surplus));
  return [
    ...oldest.map(({ id }) => ({ kind: 'session-ended', at, session: id }) as const),
    { kind: 'session-opened', at, session },
  ];
}

function recover(person: Person, at: number, action: ActionOf<'recover'>): Decision {
  if (person.recovery !== action.used) return err({ code: 'link-used' });
  if (isClosed(person, at)) return err({ code: 'account-closed' });
  return ok([
    { kind: 'recovered', at, hash: action.next },
    ...openSession(person, at, action.session),
    { kind: 'session-confirmed', at, session: action.session.id, passkey: null },
  ]);
}

function teach(person: Person, at: number, action: ActionOf<'teach'>): Decision {
  if (action.isTeaching && person.standing !== 'account') return err({ code: 'no-account' });
  if (person.teaches.includes(action.class) === action.isTeaching) return ok([]);
  if (action.isTeaching && person.teaches.length >= PERSON_LIMITS.ties)
    return err({ code: 'too-many-of-these' });
  return ok([{ kind: 'teaching', at, class: action.class, isTeaching: action.isTeaching }]);
}

/** Moderators have no power over administrators. */
function obey(
  { roles }: Person,
  at: number,
  { order, by, rank, reason, number }: ActionOf<'order'>,
): Decision {
  if (rank === 'moderator' && roles.includes('administrator'))
    return err({ code: 'not-permitted' });
  return ok([{ kind: 'ordered', at, order, by, reason, number }]);
}

export const isClosed = ({ penalties }: Person, at: number): boolean =>
  penalties.closedUntil !== null && penalties.closedUntil > at;

const ORPHAN_MS = 3_600_000;

/** When a pupil is removed whom the class never took in; null for all others. */
export const orphanDue = ({ pupil, since, standing }: Person): number | null =>
  standing === 'pupil' && pupil?.isEnrolled === false ? since + ORPHAN_MS : null;

function isOrphanAt(person: Person, at: number): boolean {
  const due = orphanDue(person);
  return due !== null && due <= at;
}
