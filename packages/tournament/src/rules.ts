/** How a tournament is run, as data: stages freely chained, ladders by name, where results come from, who sees what. */
import type { PairedDuels, RoundRobin, TableRules } from './draw/port.ts';
import { areHallRules, type HallRule } from './hall-rules.ts';

/** What a ranking goes by, one rung after the other; see `ranking/rungs.ts`. */
export const RUNGS = [
  'place-points',
  'total',
  'share',
  'best-game',
  'wins',
  'spread',
  'head-to-head',
  'before-deductions',
  'letter',
] as const;
export type Rung = (typeof RUNGS)[number];

/** Who takes part in a stage. */
export type Field =
  | { readonly kind: 'all' }
  | { readonly kind: 'top'; readonly players: number }
  /** `to-fill`: as few runners-up as make whole tables of four. */
  | { readonly kind: 'table-winners'; readonly runnersUp: number | 'to-fill' };

export type Format =
  | TableRules
  | PairedDuels
  | Pick<RoundRobin, 'kind' | 'by'>
  /** All play one duplicate game. */
  | { readonly kind: 'duplicate' };

export interface Stage {
  readonly name: string;
  readonly format: Format;
  readonly rounds: number;
  readonly field: Field;
  /** Whether results of earlier stages count in this one's standing. */
  readonly carry: 'nothing' | 'results';
  readonly ladder: readonly Rung[];
}

export const SOURCES = ['slip', 'referee', 'players', 'game'] as const;
export type Source = (typeof SOURCES)[number];

export const NAME_FORMS = ['full', 'first', 'initials', 'number'] as const;
export type NameForm = (typeof NAME_FORMS)[number];

export const TOURNAMENT_VALUES = {
  /** Seats by letters drawn at the table, or by the draw of the round, which balances who begins. */
  opening: ['letters', 'balanced'],
  clock: ['none', 'room', 'table'],
  phones: ['none', 'results', 'games'],
  hall: ['players-only', 'spectators'],
  help: ['none', 'allowed'],
  standings: ['none', 'after-each-round'],
  schools: ['hidden', 'shown'],
  /** Whether whoever opens the server's first page finds it there, or only those who have its link or code. */
  listing: ['by-link', 'listed'],
} as const;
type Value<Name extends keyof typeof TOURNAMENT_VALUES> = (typeof TOURNAMENT_VALUES)[Name][number];

export interface TournamentRules {
  readonly id: string;
  readonly stages: readonly Stage[];
  /** The order at a table. */
  readonly tableLadder: readonly Rung[];
  /** From the first place down, the same at tables of any size; further places have none. */
  readonly placePoints: readonly number[];
  /** What a player without a table gets for the round. */
  readonly bye: { readonly points: number; readonly score: number; readonly spread: number };
  readonly opening: Value<'opening'>;
  readonly results: readonly Source[];
  readonly clock: { readonly kind: Value<'clock'>; readonly seconds: number };
  /** So many of a school count. */
  readonly schools: { readonly best: number; readonly by: SchoolRung };
  readonly phones: Value<'phones'>;
  readonly hall: Value<'hall'>;
  /** What is read in the hall at first; those that the other rules contradict are left out. */
  readonly hallRules: readonly HallRule[];
  /** Chat, hints, word finder and look-up in games on screens. */
  readonly help: Value<'help'>;
  readonly names: Readonly<Record<'referee' | 'projector' | 'public', NameForm>>;
  /** Beyond names, for whoever watches. */
  readonly shown: { readonly standings: Value<'standings'>; readonly schools: Value<'schools'> };
  readonly listing: Value<'listing'>;
}

export const SCHOOL_RUNGS = ['place-points', 'total', 'share', 'wins'] as const;
export type SchoolRung = (typeof SCHOOL_RUNGS)[number];

export const TOURNAMENT_FAULTS = [
  'no-stages',
  'too-many-stages',
  'no-rounds',
  'too-many-rounds',
  'no-ladder',
  'rung-twice',
  'first-stage-not-for-all',
  'bad-field',
  'no-results',
  'players-without-phones',
  'bad-clock',
  'bad-place-points',
  'bad-school-count',
  'bad-hall-rules',
] as const;
export type TournamentFault = (typeof TOURNAMENT_FAULTS)[number];

const MOST_STAGES = 20;
const MOST_ROUNDS = 60;
const MOST_SECONDS = 24 * 3600;
const MOST_POINTS = 1000;

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What makes no sense, by name. */
export function checkTournamentRules(rules: TournamentRules): readonly TournamentFault[] {
  const { clock, placePoints, results, phones, schools, tableLadder, hallRules } = rules;
  const faults: readonly (readonly [TournamentFault, boolean])[] = [
    ['no-results', results.length === 0],
    ['players-without-phones', results.includes('players') && phones === 'none'],
    ['bad-clock', !isWithin(clock.seconds, clock.kind === 'none' ? 0 : 1, MOST_SECONDS)],
    ['bad-place-points', !arePlacePoints(placePoints)],
    ['bad-school-count', !isWithin(schools.best, 1, 1000)],
    ['no-ladder', tableLadder.length === 0],
    ['rung-twice', hasTwice(tableLadder)],
    ['bad-hall-rules', !areHallRules(hallRules)],
  ];
  return [...faults.flatMap(([fault, is]) => (is ? [fault] : [])), ...checkStages(rules.stages)];
}

export function checkStages(stages: readonly Stage[]): readonly TournamentFault[] {
  const faults: readonly (readonly [TournamentFault, boolean])[] = [
    ['no-stages', stages.length === 0],
    ['too-many-stages', stages.length > MOST_STAGES],
    ['first-stage-not-for-all', stages.length > 0 && stages[0]?.field.kind !== 'all'],
    ['no-rounds', stages.some(({ rounds }) => !(rounds >= 1))],
    ['too-many-rounds', stages.some(({ rounds }) => !isWithin(rounds, -MOST_ROUNDS, MOST_ROUNDS))],
    ['no-ladder', stages.some(({ ladder }) => ladder.length === 0)],
    ['rung-twice', stages.some(({ ladder }) => hasTwice(ladder))],
    ['bad-field', stages.some(({ field }, i) => !isField(field, stages[i - 1]))],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : []));
}

/** Tables have winners only where there are tables, and a table's winner is known after one round. */
function isField(field: Field, before: Stage | undefined): boolean {
  switch (field.kind) {
    case 'all':
      return true;
    case 'top':
      return isWithin(field.players, 2, 20_000);
    case 'table-winners':
      return (
        (field.runnersUp === 'to-fill' || isWithin(field.runnersUp, 0, 20_000)) &&
        before?.rounds === 1
      );
  }
}

const hasTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;

const arePlacePoints = (points: readonly number[]): boolean =>
  points.every(
    (each, i) => isWithin(each, 0, MOST_POINTS) && each <= (points[i - 1] ?? MOST_POINTS),
  );
