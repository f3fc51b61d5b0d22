/** Events as clubs and schools know them; each can be changed stage by stage. */
import { ALL_TEXT_LINES } from './hall-rules.ts';
import type { Rung, Stage, TournamentRules } from './rules.ts';

const byScore: readonly Rung[] = ['total', 'before-deductions', 'letter'];
const byPlaces: readonly Rung[] = ['place-points', 'share', 'total', 'best-game', 'letter'];
const byWins: readonly Rung[] = ['wins', 'spread', 'head-to-head', 'total', 'letter'];

const tables = (by: 'lot' | 'standing', schools: 'never' | 'softly'): Stage['format'] => ({
  kind: 'tables',
  by,
  schools,
  repeats: 'softly',
  rest: 'small-tables',
});

const knockOut = (name: string): Stage => ({
  name,
  format: tables('lot', 'softly'),
  rounds: 1,
  field: { kind: 'table-winners', runnersUp: 'to-fill' },
  carry: 'nothing',
  ladder: byScore,
});

/** The school tournament by its text: lots, then winners and invited runners-up, schools apart (TOURNAMENT 9). */
const trSchoolEvent: TournamentRules = {
  id: 'tr-school-event',
  stages: [
    { ...knockOut('first'), format: tables('lot', 'never'), field: { kind: 'all' } },
    knockOut('second'),
    knockOut('third'),
    knockOut('final'),
  ],
  tableLadder: byScore,
  placePoints: [4, 3, 2, 1],
  bye: { points: 0, score: 0, spread: 0 },
  opening: 'letters',
  results: ['slip', 'referee'],
  clock: { kind: 'room', seconds: 45 * 60 },
  schools: { best: 4, by: 'total' },
  phones: 'none',
  hall: 'players-only',
  hallRules: ALL_TEXT_LINES,
  help: 'none',
  names: { referee: 'full', projector: 'full', public: 'number' },
  shown: { standings: 'after-each-round', schools: 'hidden' },
  listing: 'by-link',
};

/** Four rounds at tables of four, nobody goes out, place points. */
const schoolDay: TournamentRules = {
  ...trSchoolEvent,
  id: 'school-day',
  stages: [
    {
      name: 'rounds',
      format: tables('lot', 'softly'),
      rounds: 4,
      field: { kind: 'all' },
      carry: 'results',
      ladder: byPlaces,
    },
  ],
  results: ['slip', 'referee', 'players', 'game'],
  phones: 'results',
  hall: 'spectators',
  hallRules: [],
  names: { referee: 'full', projector: 'full', public: 'first' },
  schools: { best: 4, by: 'place-points' },
};

const club = (id: string, format: Stage['format'], rounds: number): TournamentRules => ({
  ...schoolDay,
  id,
  stages: [
    { name: 'rounds', format, rounds, field: { kind: 'all' }, carry: 'results', ladder: byWins },
  ],
  // A drawn game of two stays drawn.
  tableLadder: ['total'],
  bye: { points: 0, score: 0, spread: 50 },
  opening: 'balanced',
  clock: { kind: 'table', seconds: 25 * 60 },
  phones: 'games',
  names: { referee: 'full', projector: 'full', public: 'full' },
  shown: { standings: 'after-each-round', schools: 'shown' },
  listing: 'listed',
  schools: { best: 3, by: 'wins' },
});

const duplicateDay: TournamentRules = {
  ...club('duplicate-day', { kind: 'duplicate' }, 3),
  stages: [
    {
      name: 'rounds',
      format: { kind: 'duplicate' },
      rounds: 3,
      field: { kind: 'all' },
      carry: 'results',
      ladder: ['total', 'best-game', 'letter'],
    },
  ],
  clock: { kind: 'none', seconds: 0 },
  schools: { best: 4, by: 'total' },
};

export const TOURNAMENT_PRESETS: readonly TournamentRules[] = [
  trSchoolEvent,
  schoolDay,
  club('club-swiss', { kind: 'duels', by: 'swiss', schools: 'never', repeats: 'softly' }, 6),
  club('club-round-robin', { kind: 'duels', by: 'round-robin' }, 5),
  duplicateDay,
];

export const presetOf = (id: string): TournamentRules | undefined =>
  TOURNAMENT_PRESETS.find((preset) => preset.id === id);

/** The text of the school tournament names the rules of its games; the others leave them to the language. */
export const GAMES_OF: Readonly<Record<string, string>> = { 'tr-school-event': 'tr-school' };
