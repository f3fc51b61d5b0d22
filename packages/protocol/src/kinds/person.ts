/** A person's stream: what one may do to one's own, and what oneself, the teacher, a moderator and everybody else sees of it. */
import { z } from 'zod';
import { name, time } from '../names.ts';

/** Everybody is a player; these are given on top of it. */
export const ROLES = [
  'teacher',
  'referee',
  'director',
  'word-judge',
  'moderator',
  'administrator',
] as const;
export type Role = (typeof ROLES)[number];
export const role = z.enum(ROLES);

/** What a program may do with its token: watch, or also play. */
export const SCOPES = ['read', 'play'] as const;
export type Scope = (typeof SCOPES)[number];
export const scope = z.enum(SCOPES);

/** Every person's stream is called so, and nothing else is. */
export const personId = z.string().regex(/^person-[a-z0-9]{20}$/);

/** A person is first a guest, or a pupil of a class; a guest may become an account. One who is gone left nothing behind. */
const STANDINGS = ['guest', 'account', 'pupil', 'gone'] as const;

export const PERSON_LIMITS = {
  sessions: 20,
  tokens: 20,
  passkeys: 10,
  /** Of each: followed, blocked, muted. */
  ties: 500,
  push: 10,
  preferences: 50,
  /** Of what happened to an account, the last that are told. */
  history: 60,
  /** Days of vacation in a calendar year. */
  vacationDays: 30,
} as const;

export const PERSON_REFUSALS = [
  'not-permitted',
  'person-gone',
  'person-exists',
  'name-empty',
  'name-too-long',
  'name-bad-character',
  'name-mixed-scripts',
  'name-reserved',
  'no-such-session',
  'no-such-token',
  'no-such-passkey',
  'already-account',
  'no-account',
  'last-way-in',
  'confirm-first',
  'link-used',
  'pupil-may-not',
  'that-is-you',
  'too-many-of-these',
  'vacation-used-up',
  'no-vacation',
  'account-closed',
] as const;
export type PersonRefusalCode = (typeof PERSON_REFUSALS)[number];
export interface PersonRefusal {
  readonly code: PersonRefusalCode;
}

/** What is answered over HTTP besides the refusals of the streams. */
export const PEOPLE_FAILURES = [
  'not-signed-in',
  'other-site',
  'wrong-name-or-password',
  'wrong-code-or-pin',
  'too-many-attempts',
  'name-taken',
  'password-too-short',
  'password-too-long',
  'password-too-plain',
  'pin-not-digits',
  'pin-too-plain',
  'real-name-missing',
  'passkeys-need-tls',
  'passkey-refused',
  'ticket-expired',
  'no-letters',
  'nothing-to-confirm',
  'letter-not-sent',
  'no-such-person',
  'no-such-class',
  'teachers-only',
  'hashing-busy',
] as const;
export type PeopleFailureCode = (typeof PEOPLE_FAILURES)[number];

/** Minutes after midnight, in a time zone by its IANA name. */
export const quietHours = z.strictObject({
  from: z.int().min(0).max(1439),
  to: z.int().min(0).max(1439),
  zone: z.string().regex(/^[\w+/-]{1,50}$/),
});
export type QuietHours = Readonly<z.infer<typeof quietHours>>;

export const pushAddress = z.strictObject({
  endpoint: z.string().regex(/^https:\/\/[^\s"'<>]{1,1000}$/),
  p256dh: z.string().regex(/^[\w=+/-]{1,200}$/),
  auth: z.string().regex(/^[\w=+/-]{1,100}$/),
});
export type PushAddress = Readonly<z.infer<typeof pushAddress>>;

const preferenceName = z.string().regex(/^[\w.-]{1,40}$/);
const preferenceValue = z.string().max(200);
export const emailAddress = z.email().max(254);
const passkeyId = z.string().regex(/^[\w-]{1,1400}$/);

/** What one may do to oneself over a socket; all that needs a secret goes over HTTP. */
export const personAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['follow', 'unfollow', 'block', 'unblock', 'mute', 'unmute']),
    person: personId,
  }),
  /** Guests only: the name of an account is claimed over HTTP. */
  z.strictObject({ kind: z.literal('rename'), nickname: z.string().max(200) }),
  /** A preference that is null is forgotten. */
  z.strictObject({
    kind: z.literal('prefer'),
    preferences: z.record(preferenceName, preferenceValue.nullable()),
  }),
  z.strictObject({ kind: z.literal('quiet'), quiet: quietHours.nullable() }),
  z.strictObject({ kind: z.literal('push-on'), address: pushAddress }),
  z.strictObject({ kind: z.literal('push-off'), endpoint: z.string().max(1100) }),
  z.strictObject({ kind: z.literal('vacation-start'), days: z.int().min(1).max(30) }),
  z.strictObject({ kind: z.literal('vacation-end') }),
  z.strictObject({ kind: z.literal('end-session'), session: name }),
  z.strictObject({ kind: z.literal('revoke-token'), token: name }),
  z.strictObject({ kind: z.literal('remove-passkey'), passkey: passkeyId }),
]);
export type PersonAction = Readonly<z.infer<typeof personAction>>;

/** What anybody may see of anybody. */
export const personCard = z.strictObject({
  id: name,
  standing: z.enum(STANDINGS),
  nickname: z.string(),
  roles: z.array(role),
  /** Until when away, or null. */
  vacation: time.nullable(),
});
export type PersonCard = z.infer<typeof personCard>;

const penalties = z.strictObject({
  mutedUntil: time.nullable(),
  closedUntil: time.nullable(),
  warnings: z.int(),
});

const made = { id: z.string(), label: z.string(), made: time };

/** What is told of an account: ways in, and what could become one. */
const HAPPENINGS = [
  'account-made',
  'password-set',
  'passkey-added',
  'passkey-removed',
  'session-opened',
  'session-ended',
  'recovery-set',
  'recovered',
  'token-added',
  'token-revoked',
  'email-set',
  'email-confirmed',
] as const;

const happening = z.strictObject({
  kind: z.enum(HAPPENINGS),
  at: time,
  /** Of the device, passkey or token, where it was about one. */
  label: z.string(),
});
export type Happening = Readonly<z.infer<typeof happening>>;

const own = z.strictObject({
  kind: z.literal('self'),
  card: personCard,
  since: time,
  hasPassword: z.boolean(),
  hasRecovery: z.boolean(),
  passkeys: z.array(z.strictObject(made)),
  sessions: z.array(z.strictObject({ ...made, seen: time })),
  tokens: z.array(z.strictObject({ ...made, scopes: z.array(scope) })),
  follows: z.array(name),
  blocks: z.array(name),
  mutes: z.array(name),
  preferences: z.record(z.string(), z.string()),
  quiet: quietHours.nullable(),
  /** Where pushes go, and the address for letters. */
  push: z.array(z.string()),
  email: z.strictObject({ address: z.string(), isConfirmed: z.boolean() }).nullable(),
  vacationDaysLeft: z.int(),
  /** The class that a pupil is in, and those that a teacher has. */
  pupilOf: name.nullable(),
  teaches: z.array(name),
  penalties,
  /** What happened to the account, the latest last. */
  history: z.array(happening),
});

export const personView = z.discriminatedUnion('kind', [
  own,
  z.strictObject({ kind: z.literal('pupil'), card: personCard, realName: z.string() }),
  z.strictObject({ kind: z.literal('file'), card: personCard, penalties }),
  z.strictObject({ kind: z.literal('card'), card: personCard }),
]);
export type PersonView = z.infer<typeof personView>;

export const PERSON_EVENTS = [
  'arrived',
  'enrolled',
  'renamed',
  'account-made',
  'password-set',
  'passkey-added',
  'passkey-used',
  'passkey-removed',
  'session-opened',
  'session-seen',
  'session-ended',
  'session-confirmed',
  'recovery-set',
  'recovered',
  'token-added',
  'token-revoked',
  'tied',
  'untied',
  'preferred',
  'quiet-set',
  'push-set',
  'push-dropped',
  'email-set',
  'email-confirmed',
  'vacation-set',
  'teaching',
  'ordered',
  'deleted',
] as const;
export type PersonEventKind = (typeof PERSON_EVENTS)[number];

/** What happened, and how it looks to this viewer afterwards. */
export const personEventView = z.strictObject({
  kind: z.enum(PERSON_EVENTS),
  at: time,
  view: personView,
});
export type PersonEventView = z.infer<typeof personEventView>;

const AINO: PersonCard = {
  id: 'person-k3v9x0q7m2w8r5t1b6zd',
  standing: 'account',
  nickname: 'Aino',
  roles: ['referee'],
  vacation: null,
};

const AINO_HERSELF: PersonView = {
  kind: 'self',
  card: AINO,
  since: 1_794_000_000_000,
  hasPassword: true,
  hasRecovery: true,
  passkeys: [],
  sessions: [
    {
      id: 's8d2f5g7h1j4k6l9',
      label: 'Firefox, Linux',
      made: 1_794_000_000_000,
      seen: 1_794_100_000_000,
    },
  ],
  tokens: [],
  follows: ['person-p4n8c2y6h0s3f7j1d5ga'],
  blocks: [],
  mutes: [],
  preferences: { theme: 'dark' },
  quiet: { from: 1320, to: 420, zone: 'Europe/Tallinn' },
  push: [],
  email: null,
  vacationDaysLeft: 30,
  pupilOf: null,
  teaches: [],
  penalties: { mutedUntil: null, closedUntil: null, warnings: 0 },
  history: [{ kind: 'session-opened', at: 1_794_000_000_000, label: 'Firefox, Linux' }],
};

interface PersonExamples {
  readonly actions: readonly PersonAction[];
  readonly view: readonly PersonView[];
  readonly events: readonly PersonEventView[];
}

export const PERSON_EXAMPLES: PersonExamples = {
  actions: [
    { kind: 'follow', person: 'person-p4n8c2y6h0s3f7j1d5ga' },
    { kind: 'rename', nickname: 'Õie' },
    { kind: 'prefer', preferences: { theme: 'dark', sound: null } },
    { kind: 'quiet', quiet: { from: 1320, to: 420, zone: 'Europe/Tallinn' } },
    {
      kind: 'push-on',
      address: { endpoint: 'https://push.example/abc', p256dh: 'BPk3', auth: 'Zx8' },
    },
    { kind: 'push-off', endpoint: 'https://push.example/abc' },
    { kind: 'vacation-start', days: 7 },
    { kind: 'vacation-end' },
    { kind: 'end-session', session: 's8d2f5g7h1j4k6l9' },
    { kind: 'revoke-token', token: 't7d2f5g7h1j4k6l9' },
    { kind: 'remove-passkey', passkey: 'q2w3e4r5' },
  ],
  view: [
    AINO_HERSELF,
    { kind: 'card', card: AINO },
    {
      kind: 'file',
      card: AINO,
      penalties: { mutedUntil: null, closedUntil: null, warnings: 1 },
    },
    {
      kind: 'pupil',
      card: { ...AINO, standing: 'pupil', nickname: 'Tähetark', roles: [] },
      realName: 'Aino Virtanen',
    },
  ],
  events: [
    { kind: 'tied', at: 1_794_100_000_000, view: AINO_HERSELF },
    { kind: 'vacation-set', at: 1_794_100_000_000, view: { kind: 'card', card: AINO } },
  ],
};
