/** A table: where people gather before a game, talk during it and agree on another one. */
import { z } from 'zod';
import { name } from '../names.ts';

export const TABLE_LIMITS = {
  textLength: 300,
  /** Lines that are kept. */
  lines: 100,
  /** Lines of one person within so many seconds. */
  linesAtOnce: 5,
  linesSeconds: 10,
  invited: 20,
  barred: 100,
  themeLength: 40,
  nudgeSeconds: 60,
  /** After a game is offered, whoever has said nothing is taken to agree. */
  agreeSeconds: 10,
  /** In seconds: racks are not shown sooner to those who watch. */
  leastDelay: 60,
} as const;

export const SPEEDS = ['blitz', 'rapid', 'slow', 'days'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Said in everybody's own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'have-fun',
  'nice-word',
  'well-played',
  'oops',
  'thanks',
  'one-moment',
  'back-now',
  'good-game',
  'again',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What people are told of a table when they are not there. */
export const TOPICS = ['invited', 'nudged', 'started', 'rematch'] as const;
export type Topic = (typeof TOPICS)[number];

export const TABLE_REFUSALS = [
  'no-table',
  'table-exists',
  'table-closed',
  'table-playing',
  'table-not-playing',
  'only-host',
  'not-seated',
  'already-seated',
  'no-such-place',
  'place-taken',
  'place-empty',
  'not-invited',
  'already-invited',
  'too-many-invited',
  'may-not-invite',
  'not-welcome',
  'not-at-rated-table',
  'rated-needs-account',
  'rated-needs-people',
  'rated-needs-clock',
  'rated-needs-plain-rules',
  'no-such-edition',
  'no-such-ruleset',
  'no-such-rule',
  'no-such-lexicon',
  'no-such-bot',
  'fixed-rules',
  'theme-needs-name',
  'rules-do-not-fit',
  'too-many-places',
  'bots-need-lexicon',
  'text-empty',
  'too-fast',
  'phrases-only',
  'may-not-talk',
  'too-soon',
  'that-is-yourself',
  'referee-does-not-play',
  'no-such-referee',
  'racks-not-shown',
  'event-table',
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];
/** `rules-do-not-fit` names the faults, `too-soon` until when, `too-many-places` how many there may be. */
export type TableRefusal =
  | {
      readonly code: Exclude<TableRefusalCode, 'rules-do-not-fit' | 'too-soon' | 'too-many-places'>;
    }
  | { readonly code: 'rules-do-not-fit'; readonly faults: readonly string[] }
  | { readonly code: 'too-soon'; readonly until: number }
  | { readonly code: 'too-many-places'; readonly min: number; readonly max: number };

const HOUR = 3600;
const DAY = 24 * HOUR;
const seconds = (least: number, most: number): z.ZodInt => z.int().min(least).max(most);

export const tableClock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('per-move'),
    seconds: seconds(5, HOUR),
    expiry: z.enum(['pass', 'resign']),
  }),
  z.strictObject({
    kind: z.literal('per-game'),
    seconds: seconds(30, DAY),
    increment: seconds(0, 600),
    /** Minutes over time after which the game is lost. */
    capMinutes: z.int().min(0).max(60),
  }),
  z.strictObject({
    kind: z.literal('days'),
    seconds: seconds(HOUR, 30 * DAY),
    timeBank: seconds(0, 60 * DAY),
    vacation: seconds(0, 60 * DAY),
    expiry: z.enum(['pass', 'resign']),
  }),
]);
export type TableClock = Readonly<z.infer<typeof tableClock>>;

export const tableOptions = z.strictObject({
  edition: name,
  ruleset: name,
  houseRules: z.array(name).max(12),
  /** Needed by the house rule of that name, else empty. */
  theme: z.string().trim().max(TABLE_LIMITS.themeLength),
  lexicon: name.nullable(),
  /** Null for the ruleset's own. */
  clock: tableClock.nullable(),
  places: z.int().min(2).max(4),
  rated: z.boolean(),
  /** Who may sit: anybody who sees it in the lobby, whoever has the link or the code, or the invited. */
  visibility: z.enum(['open', 'link', 'invited']),
  /** Whether others may watch; they see the board as it is, and no rack. */
  spectators: z.boolean(),
  /** Seconds after which those who watch may see the racks too, if all who play permit it; null for never. */
  racksAfter: seconds(TABLE_LIMITS.leastDelay, DAY).nullable().default(null),
  hints: z.boolean(),
  /** A person with that role, who does not play: sees every rack, rules on challenges and mends what went wrong. */
  referee: name.nullable(),
});
export type TableOptions = Readonly<z.infer<typeof tableOptions>>;

const place = z.int().min(0).max(3);

export const tableAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    options: tableOptions,
    /** Whether whoever opens it plays too. */
    sits: z.boolean(),
    invite: z.array(name).max(3),
  }),
  z.strictObject({ kind: z.literal('change'), options: tableOptions }),
  z.strictObject({ kind: z.literal('sit'), place }),
  z.strictObject({ kind: z.literal('seat-bot'), place, bot: name }),
  z.strictObject({ kind: z.literal('remove'), place }),
  z.strictObject({ kind: z.literal('leave') }),
  z.strictObject({ kind: z.literal('invite'), person: name }),
  z.strictObject({ kind: z.literal('decline') }),
  /** When everybody is, the game begins; after a game it is the next one. */
  z.strictObject({ kind: z.literal('ready'), isReady: z.boolean() }),
  /** Takes over the name that one has by now; it was another when one sat down. */
  z.strictObject({ kind: z.literal('rename') }),
  /** Whether those who watch may see one's own rack, after the time that the table says. */
  z.strictObject({ kind: z.literal('permit-racks'), isPermitted: z.boolean() }),
  z.strictObject({ kind: z.literal('say'), text: z.string().max(TABLE_LIMITS.textLength) }),
  z.strictObject({ kind: z.literal('say-phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ kind: z.literal('hush'), person: name, isHushed: z.boolean() }),
  z.strictObject({ kind: z.literal('nudge'), place }),
  /** The host calls the game off; not where it is rated. */
  z.strictObject({ kind: z.literal('abort') }),
  z.strictObject({ kind: z.literal('close') }),
]);
export type TableAction = Readonly<z.infer<typeof tableAction>>;

export const shownRating = z.strictObject({
  rating: z.int(),
  deviation: z.int(),
  isProvisional: z.boolean(),
});
