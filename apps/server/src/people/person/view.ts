/** What the person, their teacher, a moderator and everybody else may see of them. What is allowed is listed. */
import {
  PERSON_LIMITS,
  type PersonCard,
  type PersonEventView,
  type PersonView,
} from '@taht/protocol';
import type { Who } from '../../kind/kind.ts';
import type { PersonEvent } from './events.ts';
import type { Person } from './state.ts';

export type PersonViewer = 'self' | 'teacher' | 'moderator' | 'anybody';

export function viewerFor({ id, pupil, standing }: Person, who: Who): PersonViewer {
  if (who.kind !== 'person') return 'anybody';
  if (who.id === id) return 'self';
  if (standing === 'pupil' && pupil?.teacher === who.id) return 'teacher';
  const isModerator = who.roles?.some((role) => MODERATING.includes(role)) ?? false;
  return isModerator ? 'moderator' : 'anybody';
}

const MODERATING: readonly string[] = ['moderator', 'administrator'];

export function viewFor(person: Person, viewer: PersonViewer): PersonView {
  const card = cardOf(person);
  switch (viewer) {
    case 'self':
      return selfView(person, card);
    case 'teacher':
      return { kind: 'pupil', card, realName: person.pupil?.realName ?? '' };
    case 'moderator':
      return { kind: 'file', card, penalties: person.penalties };
    default:
      return { kind: 'card', card };
  }
}

export function eventFor(
  event: PersonEvent,
  viewer: PersonViewer,
  person: Person,
): PersonEventView | null {
  const { kind, at } = event;
  if (viewer !== 'self' && !isSeen(event, viewer)) return null;
  return { kind, at, view: viewFor(person, viewer) };
}

const ON_THE_CARD: readonly PersonEvent['kind'][] = [
  'arrived',
  'renamed',
  'account-made',
  'vacation-set',
  'deleted',
];

function isSeen(event: PersonEvent, viewer: PersonViewer): boolean {
  if (event.kind !== 'ordered') return ON_THE_CARD.includes(event.kind);
  return viewer === 'moderator' || event.order.kind === 'grant' || event.order.kind === 'revoke';
}

export const cardOf = ({ id, now, standing, nickname, roles, vacation }: Person): PersonCard => ({
  id,
  standing: standing === 'new' ? 'gone' : standing,
  nickname,
  roles: [...roles],
  vacation: vacation !== null && vacation.until > now ? vacation.until : null,
});

function selfView(person: Person, card: PersonCard): PersonView {
  const { vacation, email, pupil } = person;
  const year = new Date(person.now).getUTCFullYear();
  const made = (each: { id: string; label: string; made: number }) => ({
    id: each.id,
    label: each.label,
    made: each.made,
  });
  return {
    kind: 'self',
    card,
    since: person.since,
    hasPassword: person.password !== null,
    hasRecovery: person.recovery !== null,
    passkeys: person.passkeys.map(made),
    sessions: person.sessions.map((session) => ({ ...made(session), seen: session.seen })),
    tokens: person.tokens.map((token) => ({ ...made(token), scopes: [...token.scopes] })),
    follows: [...person.follows],
    blocks: [...person.blocks],
    mutes: [...person.mutes],
    preferences: { ...person.preferences },
    quiet: person.quiet,
    push: person.push.map(({ endpoint }) => endpoint),
    email: email === null ? null : { address: email.address, isConfirmed: email.isConfirmed },
    vacationDaysLeft: PERSON_LIMITS.vacationDays - (vacation?.year === year ? vacation.days : 0),
    pupilOf: pupil?.class ?? null,
    teaches: [...person.teaches],
    penalties: person.penalties,
    history: person.history.map((each) => ({ ...each })),
  };
}
