/** The state of a lobby: who seeks what, which tables have a free place, and the tables it has yet to open. */
import { listedTable, type SeekOptions, SPEEDS, seekOptions, tableOptions } from '@taht/protocol';
import { z } from 'zod';
import { card } from '../table/card.ts';

const id = z.string().min(1).max(100);

export const seek = z.strictObject({
  card,
  options: seekOptions,
  speed: z.enum(SPEEDS),
  /** The name of the table, if it is this seek that completes one. */
  table: id,
  since: z.number(),
  until: z.number(),
});
export type Seek = Readonly<z.infer<typeof seek>>;

export const pair = z.strictObject({
  table: id,
  at: z.number(),
  options: tableOptions,
  people: z.array(card).min(2).max(4),
});

/** Also the text of a snapshot. */
export const lobby = z.strictObject({
  now: z.number(),
  /** The oldest first. */
  seeks: z.array(seek),
  tables: z.array(listedTable),
  /** Tables that are still to be opened. */
  pairs: z.array(pair),
});
export type Lobby = z.infer<typeof lobby>;

export const START: Lobby = { now: 0, seeks: [], tables: [], pairs: [] };

export const tableFor = (edition: string, options: SeekOptions) => ({
  edition,
  ruleset: options.ruleset,
  houseRules: [],
  theme: '',
  lexicon: options.lexicon,
  clock: options.clock,
  places: options.places,
  rated: options.rated,
  visibility: 'link' as const,
  spectators: true,
  racksAfter: null,
  hints: false,
  referee: null,
});
