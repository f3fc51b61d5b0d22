/**
 * What people ask of a duplicate game beyond what its own actions are (`duplicate.Action`, for referees):
 * to open one, to join it, to enter players on paper, and to hand in.
 */
import type { duplicate } from '@taht/modes';
import { BOARD_SIZE, type PlacedTile } from '@taht/rules';
import { z } from 'zod';

const id = z.string().min(1).max(100);
/** Longer than any may be, so that the game itself can tell which one is too long. */
const line = z.string().max(20_000);
const placed = z
  .array(
    z.strictObject({
      square: z.number().int(),
      letter: z.string().min(1).max(16),
      blank: z.boolean(),
    }),
  )
  .max(BOARD_SIZE) as unknown as z.ZodType<readonly PlacedTile[]>;
const answer = { call: z.number().int().min(1), tiles: placed, claimed: z.number().nullable() };

/** With the key of somebody whom the referee lets enter slips. */
const helper = { key: id.exactOptional() };

export const duplicateOptions = z.strictObject({
  edition: id,
  ruleset: id,
  lexicon: id,
  /** What differs from the usual in this edition; the game itself refuses what makes no sense. */
  rules: z.record(z.string(), z.unknown()) as unknown as z.ZodType<
    Partial<duplicate.DuplicateRules>
  >,
  /** Games that are opened with the same word, of the same edition, have the same racks, in whatever hall or server; only where the best possible is laid. Who guesses it knows them all: take several words. */
  racks: z.string().trim().min(1).max(60).exactOptional(),
});
export type DuplicateOptions = Readonly<z.infer<typeof duplicateOptions>>;

export const duplicateRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), options: duplicateOptions }),
  z.strictObject({ kind: z.literal('join'), hall: line }),
  z.strictObject({
    kind: z.literal('enter-paper'),
    players: z
      .array(z.strictObject({ name: line, hall: line }))
      .min(1)
      .max(1000),
  }),
  z.strictObject({ kind: z.literal('hand-in'), ...answer }),
  z.strictObject({ kind: z.literal('withdraw'), call: answer.call }),
  /** What somebody who enters slips read on one. */
  z.strictObject({
    kind: z.literal('slip'),
    player: z.number().int().min(1),
    ...answer,
    ...helper,
  }),
  /** A slip that was entered under a wrong number. */
  z.strictObject({
    kind: z.literal('withdraw-slip'),
    player: z.number().int().min(1),
    call: answer.call,
    ...helper,
  }),
]);
export type DuplicateRequest = Readonly<z.infer<typeof duplicateRequest>>;

/** The stream of a person's answers in a game. */
export const answersStream = (game: string, person: string): string =>
  `answers-${game.slice(game.indexOf('-') + 1)}-${person}`;

/** The game that a person's stream of answers is about. */
export const answeredGame = (answers: string, person: string): string =>
  `duplicate-${answers.slice('answers-'.length, -person.length - 1)}`;

/** The stream of a game that a tournament plays. */
export const tournamentDuplicate = (event: string, game: string): string =>
  `duplicate-${event.slice('tournament-'.length)}-${game}`;

/** Null for a duplicate game that belongs to no tournament. */
export function tournamentOfDuplicate(
  stream: string,
): { readonly event: string; readonly game: string } | null {
  const found = /^duplicate-(?<rest>.+)-(?<game>\d+-\d+)$/u.exec(stream)?.groups;
  return found === undefined ? null : { event: `tournament-${found.rest}`, game: found.game ?? '' };
}

const tiles = [
  { square: 112, letter: 'T', blank: false },
  { square: 113, letter: 'A', blank: true },
] as unknown as readonly PlacedTile[];

interface DuplicateExamples {
  readonly actions: readonly (DuplicateRequest | duplicate.Action)[];
}

export const DUPLICATE_EXAMPLES: DuplicateExamples = {
  actions: [
    {
      kind: 'open',
      options: {
        edition: 'et',
        ruleset: 'et-base',
        lexicon: 'et',
        rules: { caller: 'automatic', laid: 'best-possible' },
        racks: 'autumn 2026',
      },
    },
    { kind: 'join', hall: 'A' },
    { kind: 'enter-paper', players: [{ name: 'Mari', hall: 'B' }] },
    { kind: 'hand-in', call: 1, tiles, claimed: 8 },
    { kind: 'withdraw', call: 1 },
    { kind: 'slip', player: 2, call: 1, tiles, claimed: null },
    { kind: 'withdraw-slip', player: 2, call: 1 },
    { kind: 'start' },
    { kind: 'call', tiles: null },
    { kind: 'stop-clock' },
    { kind: 'resume-clock' },
    { kind: 'extend', seconds: 60 },
    { kind: 'ring' },
    { kind: 'close-slips' },
    { kind: 'choose', play: 0 },
    { kind: 'correct', call: 1, player: 2, points: 24, reason: 'misread' },
    { kind: 'warn', player: 2, reason: 'talks' },
    { kind: 'undo', reason: 'wrong rack' },
    { kind: 'end' },
  ],
};
