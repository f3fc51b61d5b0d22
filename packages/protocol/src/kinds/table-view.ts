/** What is seen of a table, and what happens there. */
import { z } from 'zod';
import { name, time } from '../names.ts';
import {
  PHRASES,
  SPEEDS,
  shownRating,
  type TableAction,
  type TableOptions,
  tableOptions,
} from './table.ts';

const placeView = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('bot'), id: name, bot: name }),
  z.strictObject({
    kind: z.literal('person'),
    id: name,
    name: z.string(),
    isReady: z.boolean(),
    /** Left a game that goes on. */
    isGone: z.boolean(),
    /** How many hints were given in this game, or the last one. */
    hints: z.int(),
    permitsRacks: z.boolean(),
    /** As it was when the person sat down. */
    rating: shownRating.nullable(),
  }),
]);

export const gameResult = z.strictObject({
  number: z.int(),
  game: name,
  reason: z.string(),
  scores: z.array(z.int()),
  /** Of each place, from 1; null where there is no result. */
  ranks: z.array(z.int().nullable()),
  /** Where it was rated: before and after, by place. */
  ratings: z.array(z.strictObject({ before: z.int(), after: z.int() }).nullable()),
});
export type GameResult = Readonly<z.infer<typeof gameResult>>;

export const chatLine = z.strictObject({
  number: z.int(),
  at: time,
  by: name,
  name: z.string(),
  from: z.enum(['place', 'referee', 'spectator']),
  said: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: z.string() }),
    z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  ]),
});
export type ChatLine = Readonly<z.infer<typeof chatLine>>;

/** A table of a tournament: one game, nobody else comes, and nothing is changed there. */
export const tableTournament = z.strictObject({
  id: name,
  /** By which the tournament knows it. */
  game: name,
  talk: z.boolean(),
});
export type TableTournament = Readonly<z.infer<typeof tableTournament>>;

/** All but the talk. */
export const tableHead = z.strictObject({
  id: name,
  phase: z.enum(['open', 'playing', 'closed']),
  host: name,
  options: tableOptions,
  speed: z.enum(SPEEDS),
  places: z.array(placeView),
  /** The place of whoever looks. */
  own: z.int().nullable(),
  isInvited: z.boolean(),
  /** For those at the table: whom they wait for, and the code that lets others in. */
  invited: z.array(name).nullable(),
  code: z.string().nullable(),
  /** The game that is being played, or was last. */
  game: name.nullable(),
  results: z.array(gameResult),
  event: tableTournament.nullable(),
});
export type TableHead = z.infer<typeof tableHead>;

export const tableView = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table'), head: tableHead, lines: z.array(chatLine) }),
  z.strictObject({ kind: z.literal('closed-to-you') }),
]);
export type TableView = z.infer<typeof tableView>;

const TABLE_EVENTS = [
  'opened',
  'changed',
  'sat',
  'bot-sat',
  'left',
  'removed',
  'invited',
  'declined',
  'readied',
  'started',
  'start-failed',
  'said',
  'hushed',
  'nudged',
  'permitted',
  'renamed',
  'hinted',
  'abort-asked',
  'over',
  'forgotten',
  'closed',
] as const;

export const tableEventView = z.strictObject({
  kind: z.enum(TABLE_EVENTS),
  at: time,
  /** Whose doing, or null where it is nobody's. */
  by: name.nullable(),
  /** How the table stands after it; null where only something was said, or it is closed to whoever looks. */
  head: tableHead.nullable(),
  /** Lines to be added. */
  lines: z.array(chatLine),
  place: z.int().nullable(),
});
export type TableEventView = z.infer<typeof tableEventView>;

const OPTIONS: TableOptions = {
  edition: 'et',
  ruleset: 'et-base',
  houseRules: [],
  theme: '',
  lexicon: 'et',
  clock: { kind: 'per-game', seconds: 900, increment: 5, capMinutes: 5 },
  places: 2,
  rated: false,
  visibility: 'open',
  spectators: true,
  racksAfter: null,
  hints: false,
  referee: null,
};

const MARI = 'person-m1n2b3v4c5x6z7l8k9jh';

const HEAD: TableHead = {
  id: 'table-k3v9x0q7m2w8r5t1b6zd',
  phase: 'open',
  host: MARI,
  options: OPTIONS,
  speed: 'rapid',
  places: [
    {
      kind: 'person',
      id: MARI,
      name: 'Mari',
      isReady: true,
      isGone: false,
      hints: 0,
      permitsRacks: false,
      rating: null,
    },
    { kind: 'empty' },
  ],
  own: 0,
  isInvited: false,
  invited: [],
  code: 'K7M4XQ',
  game: null,
  results: [],
  event: null,
};

const LINE: ChatLine = {
  number: 1,
  at: 1_794_000_000_000,
  by: MARI,
  name: 'Mari',
  from: 'place',
  said: { kind: 'phrase', phrase: 'good-luck' },
};

interface TableExamples {
  readonly actions: readonly TableAction[];
  readonly view: readonly TableView[];
  readonly events: readonly TableEventView[];
}

export const TABLE_EXAMPLES: TableExamples = {
  actions: [
    { kind: 'open', options: OPTIONS, sits: true, invite: [] },
    { kind: 'change', options: { ...OPTIONS, places: 3 } },
    { kind: 'sit', place: 1 },
    { kind: 'seat-bot', place: 1, bot: 'level-5' },
    { kind: 'remove', place: 1 },
    { kind: 'leave' },
    { kind: 'invite', person: 'person-p4n8c2y6h0s3f7j1d5ga' },
    { kind: 'decline' },
    { kind: 'ready', isReady: true },
    { kind: 'rename' },
    { kind: 'permit-racks', isPermitted: true },
    { kind: 'say', text: 'Tere!' },
    { kind: 'say-phrase', phrase: 'good-luck' },
    { kind: 'hush', person: 'person-p4n8c2y6h0s3f7j1d5ga', isHushed: true },
    { kind: 'nudge', place: 1 },
    { kind: 'abort' },
    { kind: 'close' },
  ],
  view: [{ kind: 'table', head: HEAD, lines: [LINE] }, { kind: 'closed-to-you' }],
  events: [
    { kind: 'readied', at: LINE.at, by: MARI, head: HEAD, lines: [], place: 0 },
    { kind: 'said', at: LINE.at, by: MARI, head: null, lines: [LINE], place: null },
  ],
};
