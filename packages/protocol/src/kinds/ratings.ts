/** The leaderboards of an edition at one speed: duels, and tables of three and four. Persons only look. */
import { z } from 'zod';
import { name, time } from '../names.ts';
import { shownRating } from './table.ts';

export const RATING_LIMITS = {
  /** On the page that is shown first. */
  top: 50,
  /** On either side of whoever looks. */
  around: 5,
  /** On any page. */
  page: 200,
} as const;

export const BOARDS = ['duel', 'table'] as const;
export type Board = (typeof BOARDS)[number];

export const RATINGS_REFUSALS = ['not-a-result'] as const;
export type RatingsRefusalCode = (typeof RATINGS_REFUSALS)[number];
export interface RatingsRefusal {
  readonly code: RatingsRefusalCode;
}

export const standing = z.strictObject({
  /** From 1; null while too little is known. */
  place: z.int().nullable(),
  person: name,
  ...shownRating.shape,
  games: z.int(),
  wins: z.int(),
  draws: z.int(),
  last: time,
});
export type RatingStanding = z.infer<typeof standing>;

export const ratingPage = z.strictObject({
  /** How many have a place. */
  count: z.int(),
  standings: z.array(standing),
});
export type RatingPage = z.infer<typeof ratingPage>;

const boardView = z.strictObject({
  top: ratingPage,
  own: standing.nullable(),
  around: z.array(standing),
});

export const ratingsView = z.strictObject({ duel: boardView, table: boardView });
export type RatingsView = z.infer<typeof ratingsView>;

/** Persons are ids: whoever is gone has no name any more. */
export const ratingsEventView = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rated'),
    at: time,
    game: name,
    board: z.enum(BOARDS),
    changes: z.array(z.strictObject({ person: name, before: z.int(), after: z.int() })),
  }),
  z.strictObject({ kind: z.literal('forgotten'), at: time, person: name }),
]);
export type RatingsEventView = z.infer<typeof ratingsEventView>;

const MARI: RatingStanding = {
  place: 1,
  person: 'person-m1n2b3v4c5x6z7l8k9jh',
  rating: 1612,
  deviation: 80,
  isProvisional: false,
  games: 40,
  wins: 25,
  draws: 1,
  last: 1_794_000_000_000,
};

interface RatingsExamples {
  readonly actions: readonly never[];
  readonly view: readonly RatingsView[];
  readonly events: readonly RatingsEventView[];
}

export const RATINGS_EXAMPLES: RatingsExamples = {
  actions: [],
  view: [
    {
      duel: { top: { count: 1, standings: [MARI] }, own: MARI, around: [MARI] },
      table: { top: { count: 0, standings: [] }, own: null, around: [] },
    },
  ],
  events: [
    {
      kind: 'rated',
      at: MARI.last,
      game: 'game-k3v9x0q7m2w8r5t1b6zd-1',
      board: 'duel',
      changes: [
        { person: MARI.person, before: 1604, after: 1612 },
        { person: 'person-p4n8c2y6h0s3f7j1d5ga', before: 1588, after: 1579 },
      ],
    },
    { kind: 'forgotten', at: MARI.last, person: MARI.person },
  ],
};
