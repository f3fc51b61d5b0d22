/** The moderators' stream: reports by anybody, decisions by moderators, and the log of all that was done and why. */
import { z } from 'zod';
import { name, time } from '../names.ts';
import { personId, role } from './person.ts';

export const MODERATION_LIMITS = {
  /** Reports of one person that nobody has looked at yet. */
  openByOne: 10,
  open: 2000,
  /** Of them those that a view shows. */
  shown: 200,
  /** Lines of the log that a view shows; all of it stays in the stream. */
  log: 200,
  textLength: 500,
  days: 3650,
} as const;

export const REPORT_REASONS = ['abuse', 'cheating', 'name', 'spam', 'leaving', 'other'] as const;

export const MODERATION_REFUSALS = [
  'not-permitted',
  'that-is-you',
  'reported-before',
  'too-many-of-these',
  'no-such-report',
  'report-closed',
] as const;
export type ModerationRefusalCode = (typeof MODERATION_REFUSALS)[number];
export interface ModerationRefusal {
  readonly code: ModerationRefusalCode;
}

const reason = z.string().trim().min(1).max(MODERATION_LIMITS.textLength);
const days = z.int().min(1).max(MODERATION_LIMITS.days);

/** What is done to a person. Roles are given and taken by administrators, all else by moderators. */
export const order = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('warn') }),
  z.strictObject({ kind: z.literal('mute'), days }),
  z.strictObject({ kind: z.literal('unmute') }),
  /** Null for good. */
  z.strictObject({ kind: z.literal('close'), days: days.nullable() }),
  z.strictObject({ kind: z.literal('reopen') }),
  z.strictObject({ kind: z.literal('grant'), role }),
  z.strictObject({ kind: z.literal('revoke'), role }),
]);
export type Order = Readonly<z.infer<typeof order>>;

export const moderationAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('report'),
    about: personId,
    reason: z.enum(REPORT_REASONS),
    text: z.string().max(MODERATION_LIMITS.textLength),
    /** The stream in which it happened. */
    where: name.nullable(),
  }),
  z.strictObject({ kind: z.literal('take'), report: z.int().min(1) }),
  z.strictObject({ kind: z.literal('dismiss'), report: z.int().min(1), reason }),
  /** Settles a report, if it names one. */
  z.strictObject({
    kind: z.literal('order'),
    person: personId,
    order,
    reason,
    report: z.int().min(1).nullable(),
  }),
  z.strictObject({ kind: z.literal('note'), person: personId, reason }),
]);
export type ModerationAction = Readonly<z.infer<typeof moderationAction>>;

const report = z.strictObject({
  number: z.int(),
  at: time,
  about: name,
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  where: name.nullable(),
});

const logged = z.strictObject({
  at: time,
  /** A person, or `machine` for a command given there. */
  by: name,
  did: z.enum(['dismissed', 'ordered', 'noted']),
  person: name.nullable(),
  order: order.nullable(),
  report: z.int().nullable(),
  /** In the moderator's own words; of what was done on the machine the code `by-command`. */
  reason: z.string(),
});
export type Logged = Readonly<z.infer<typeof logged>>;

export const moderationView = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('moderator'),
    /** The oldest first, as many as are shown at once. */
    queue: z.array(z.strictObject({ ...report.shape, by: name, takenBy: name.nullable() })),
    /** The newest first. */
    log: z.array(logged),
  }),
  /** One's own reports that are not settled yet. */
  z.strictObject({ kind: z.literal('reporter'), reports: z.array(report) }),
]);
export type ModerationView = z.infer<typeof moderationView>;

export const MODERATION_EVENTS = [
  'begun',
  'reported',
  'taken',
  'dismissed',
  'ordered',
  'carried-out',
  'noted',
] as const;
export type ModerationEventKind = (typeof MODERATION_EVENTS)[number];

export const moderationEventView = z.strictObject({
  kind: z.enum(MODERATION_EVENTS),
  at: time,
  view: moderationView,
});
export type ModerationEventView = z.infer<typeof moderationEventView>;

const REPORT = {
  number: 1,
  at: 1_794_000_000_000,
  about: 'person-p4n8c2y6h0s3f7j1d5ga',
  reason: 'abuse',
  text: 'Rude at the table.',
  where: 'table-k3v9x0q7m2w8r5t1b6zd',
} as const;

const TO_MODERATOR: ModerationView = {
  kind: 'moderator',
  queue: [{ ...REPORT, by: 'person-k3v9x0q7m2w8r5t1b6zd', takenBy: null }],
  log: [
    {
      at: 1_793_000_000_000,
      by: 'machine',
      did: 'ordered',
      person: 'person-k3v9x0q7m2w8r5t1b6zd',
      order: { kind: 'grant', role: 'administrator' },
      report: null,
      reason: 'by-command',
    },
  ],
};

interface ModerationExamples {
  readonly actions: readonly ModerationAction[];
  readonly view: readonly ModerationView[];
  readonly events: readonly ModerationEventView[];
}

export const MODERATION_EXAMPLES: ModerationExamples = {
  actions: [
    {
      kind: 'report',
      about: REPORT.about,
      reason: REPORT.reason,
      text: REPORT.text,
      where: REPORT.where,
    },
    { kind: 'take', report: 1 },
    { kind: 'dismiss', report: 1, reason: 'A misunderstanding.' },
    {
      kind: 'order',
      person: REPORT.about,
      order: { kind: 'mute', days: 7 },
      reason: 'Rude again.',
      report: 1,
    },
    { kind: 'note', person: REPORT.about, reason: 'Wrote to apologise.' },
  ],
  view: [TO_MODERATOR, { kind: 'reporter', reports: [REPORT] }],
  events: [{ kind: 'reported', at: REPORT.at, view: TO_MODERATOR }],
};
