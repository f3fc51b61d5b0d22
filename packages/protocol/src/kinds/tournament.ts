/** How a tournament is opened; what is done in it is `Action` of the tournament. */
import type { Action, TournamentRules } from '@taht/tournament';
import { z } from 'zod';

const id = z.string().min(1).max(100);

export const tournamentRequest = z.strictObject({
  kind: z.literal('open'),
  options: z.strictObject({
    name: id,
    edition: id,
    /** Of the games at the tables. */
    ruleset: id,
    /** By name, of those that the ruleset leaves open. */
    houseRules: z.array(id).max(12).exactOptional(),
    lexicon: id,
    /** One of `TOURNAMENT_PRESETS`; its stages can be changed afterwards. */
    preset: id,
    /** In which the hall rules are read; where it is left out, in each reader's own. */
    hallLanguage: z
      .string()
      .regex(/^(?:[a-z]{2,3})?$/u)
      .exactOptional(),
    /** What differs from the preset; the tournament itself refuses what makes no sense. */
    rules: (
      z.record(z.string(), z.unknown()) as unknown as z.ZodType<Partial<TournamentRules>>
    ).exactOptional(),
    /** After so many days everything about persons is deleted. */
    keepDays: z.number().int().min(1).max(366),
  }),
});
export type TournamentRequest = Readonly<z.infer<typeof tournamentRequest>>;

interface TournamentExamples {
  readonly actions: readonly (TournamentRequest | Action)[];
}

const where = { stage: 1, round: 1, table: 5 };
const scores = [
  { player: 7, score: 251, before: 258 },
  { player: 12, score: 240, before: 240 },
];
const sheet = { where, seen: 41, scores, sum: 491 };

export const TOURNAMENT_EXAMPLES: TournamentExamples = {
  actions: [
    {
      kind: 'open',
      options: {
        name: 'Spring cup',
        edition: 'en',
        ruleset: 'tr-school',
        houseRules: ['pass-when-stuck'],
        lexicon: 'en',
        preset: 'tr-school-event',
        hallLanguage: 'tr',
        rules: { clock: { kind: 'room', seconds: 1800 } },
        keepDays: 30,
      },
    },
    {
      kind: 'enter',
      players: [
        {
          id: null,
          name: 'Ayşe',
          school: 'A',
          class: '5b',
          ageGroup: 'U12',
          team: '',
          needs: { table: 1, note: '' },
        },
      ],
      status: 'expected',
    },
    { kind: 'mark', players: [7], status: 'late' },
    { kind: 'ask-in', name: 'Rita' },
    {
      kind: 'let-in',
      id: 'person-0',
      role: 'referee',
      tables: [1, 2],
      from: 'volunteer-teacher',
    },
    { kind: 'make-recovery' },
    { kind: 'recover', key: '482109375516', name: 'Rita' },
    { kind: 'turn-away', ids: ['person-0'] },
    { kind: 'set-door', door: 'shut' },
    { kind: 'claim', player: 7, key: '48210937' },
    { kind: 'release', player: 7, key: 'new' },
    { kind: 'begin-stage', stage: 2, runnersUp: 8 },
    { kind: 'exchange-field', stage: 2, comes: [7], goes: [12] },
    { kind: 'draw-round', stage: 2, round: 1 },
    { kind: 'draw-letters', where, rounds: null },
    { kind: 'open-games', stage: 1, round: 1, tables: [5, 6] },
    { kind: 'break-tie', players: [7, 12], rounds: null },
    { kind: 'enter-result', source: 'slip', ...sheet },
    { kind: 'correct', reason: 'added up wrongly', ...sheet },
    { kind: 'note-before', where, seen: 41, noted: [{ player: 12, before: 240 }] },
    { kind: 'report', ...sheet },
    { kind: 'confirm', where, seen: 42 },
    { kind: 'dispute', where, reason: 'the last word' },
    { kind: 'settle', where, reason: 'counted again' },
    { kind: 'call-referee', where, about: 'tiles' },
    { kind: 'end-call', where },
    { kind: 'misdraw', where, player: 7, tiles: 8, inBag: 40 },
    { kind: 'start-clock', seconds: null },
    { kind: 'stop-clock' },
    { kind: 'resume-clock' },
    { kind: 'extend', seconds: 300 },
    {
      kind: 'set-hall-rules',
      lines: [
        { kind: 'text', id: 'no-phones' },
        { kind: 'own', line: 'Water stands at the door' },
      ],
    },
    { kind: 'set-lexicon', lexicon: { id: 'own-list', hash: 'f3a1' } },
    {
      kind: 'set-details',
      details: {
        name: 'Summer cup',
        deleteBy: 1_796_592_000_000,
        names: { referee: 'full', projector: 'first', public: 'number' },
        shown: { standings: 'after-each-round', schools: 'hidden' },
        phones: 'none',
        results: ['slip', 'referee'],
      },
    },
    { kind: 'announce', text: 'Lunch at one' },
    { kind: 'undo', command: 'c17' },
    { kind: 'close' },
  ],
};
