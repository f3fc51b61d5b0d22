/** The lobby of an edition: people who look for a game, and tables with a free place. */
import { z } from 'zod';
import { name, time } from '../names.ts';
import { SPEEDS, shownRating, tableClock } from './table.ts';

export const LOBBY_LIMITS = {
  seeks: 2000,
  tables: 1000,
  /** Shown to one person. */
  shown: 200,
  /** Minutes for which a seek stands; one for a slow game stands for days. */
  minutes: 10,
  days: 7,
} as const;

export const LOBBY_REFUSALS = [
  'no-seek',
  'lobby-full',
  'seek-does-not-fit',
  'seek-needs-account',
  'may-not-play',
] as const;
export type LobbyRefusalCode = (typeof LOBBY_REFUSALS)[number];
/** `seek-does-not-fit` says why no such table could be opened. */
export type LobbyRefusal =
  | { readonly code: Exclude<LobbyRefusalCode, 'seek-does-not-fit'> }
  | { readonly code: 'seek-does-not-fit'; readonly cause: string };

/** How much weaker or stronger an opponent may be, as shown; null for any. */
const range = z.strictObject({
  below: z.int().min(50).max(2000).nullable(),
  above: z.int().min(50).max(2000).nullable(),
});

export const seekOptions = z.strictObject({
  ruleset: name,
  lexicon: name.nullable(),
  clock: tableClock.nullable(),
  places: z.int().min(2).max(4),
  rated: z.boolean(),
  range,
});
export type SeekOptions = Readonly<z.infer<typeof seekOptions>>;

export const lobbyAction = z.discriminatedUnion('kind', [
  /** A person seeks one game at a time: a new seek takes the place of the old one. */
  z.strictObject({ kind: z.literal('seek'), options: seekOptions }),
  z.strictObject({ kind: z.literal('cancel') }),
]);
export type LobbyAction = Readonly<z.infer<typeof lobbyAction>>;

export const seekView = z.strictObject({
  person: name,
  name: z.string(),
  rating: shownRating.nullable(),
  speed: z.enum(SPEEDS),
  options: seekOptions,
  since: time,
  until: time,
});
export type SeekView = z.infer<typeof seekView>;

export const listedTable = z.strictObject({
  table: name,
  host: z.string(),
  speed: z.enum(SPEEDS),
  ruleset: name,
  clock: tableClock.nullable(),
  rated: z.boolean(),
  places: z.int().min(2).max(4),
  taken: z.int().min(0).max(4),
});
export type ListedTable = Readonly<z.infer<typeof listedTable>>;

export const lobbyView = z.strictObject({
  seeks: z.array(seekView),
  tables: z.array(listedTable),
  own: seekView.nullable(),
});
export type LobbyView = z.infer<typeof lobbyView>;

export const lobbyEventView = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sought'), at: time, seek: seekView }),
  z.strictObject({ kind: z.literal('withdrawn'), at: time, people: z.array(name) }),
  /** For those who were brought together; others hear only that they seek no longer. */
  z.strictObject({
    kind: z.literal('paired'),
    at: time,
    people: z.array(name),
    table: name,
  }),
  z.strictObject({ kind: z.literal('listed'), at: time, table: listedTable }),
  z.strictObject({ kind: z.literal('unlisted'), at: time, table: name }),
]);
export type LobbyEventView = z.infer<typeof lobbyEventView>;

const MARI = 'person-m1n2b3v4c5x6z7l8k9jh';
const AT = 1_794_000_000_000;

const SEEK: SeekView = {
  person: MARI,
  name: 'Mari',
  rating: { rating: 1612, deviation: 80, isProvisional: false },
  speed: 'blitz',
  options: {
    ruleset: 'et-base',
    lexicon: 'et',
    clock: { kind: 'per-game', seconds: 300, increment: 5, capMinutes: 2 },
    places: 2,
    rated: true,
    range: { below: 200, above: null },
  },
  since: AT,
  until: AT + 600_000,
};

const LISTED: ListedTable = {
  table: 'table-k3v9x0q7m2w8r5t1b6zd',
  host: 'Jaan',
  speed: 'rapid',
  ruleset: 'et-base',
  clock: null,
  rated: false,
  places: 3,
  taken: 1,
};

interface LobbyExamples {
  readonly actions: readonly LobbyAction[];
  readonly view: readonly LobbyView[];
  readonly events: readonly LobbyEventView[];
}

export const LOBBY_EXAMPLES: LobbyExamples = {
  actions: [{ kind: 'seek', options: SEEK.options }, { kind: 'cancel' }],
  view: [{ seeks: [SEEK], tables: [LISTED], own: SEEK }],
  events: [
    { kind: 'sought', at: AT, seek: SEEK },
    { kind: 'withdrawn', at: AT, people: [MARI] },
    {
      kind: 'paired',
      at: AT,
      people: [MARI, 'person-p4n8c2y6h0s3f7j1d5ga'],
      table: 'table-p4n8c2y6h0s3f7j1d5ga',
    },
    { kind: 'listed', at: AT, table: LISTED },
    { kind: 'unlisted', at: AT, table: LISTED.table },
  ],
};
