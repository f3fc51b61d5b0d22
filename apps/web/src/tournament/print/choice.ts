/** What can be printed, and what can be chosen for it. */
import type { PlayerView, TournamentView } from '@taht/tournament';
import type { OpenTournament } from '../open-tournament.ts';
import { boardsIn, type DrawnRound, membersOf } from '../seat-lists.ts';

/** By when they are needed. */
export const PRINTS_FOR = {
  start: ['recovery', 'badges'],
  round: [
    'whole-round',
    'seats-by-name',
    'seats-by-school',
    'table-cards',
    'score-sheets',
    'result-slips',
    'judge-slips',
  ],
  results: ['standings', 'school-standings', 'group-standings', 'certificates'],
} as const;
export type Print = (typeof PRINTS_FOR)[keyof typeof PRINTS_FOR][number];

export const PRINTS: readonly Print[] = Object.values(PRINTS_FOR).flat();

/** What a round needs, all of which can be printed at once. */
export const ROUND_PRINTS = PRINTS_FOR.round.filter((print) => print !== 'whole-round');
export type RoundPrint = (typeof ROUND_PRINTS)[number];

export const FILLS = ['names', 'empty'] as const;
export const WHOM = ['prizes', 'all'] as const;
export const SEATS = [2, 3, 4] as const;

export interface Choice {
  readonly round: DrawnRound | undefined;
  readonly fill: (typeof FILLS)[number];
  /** At an empty table. */
  readonly seats: (typeof SEATS)[number];
  readonly whom: (typeof WHOM)[number];
  /** Of the whole round. */
  readonly papers: readonly RoundPrint[];
}

export interface PrintProps {
  readonly view: TournamentView;
  readonly choice: Choice;
}

/** Of what is made when it is first printed. */
export interface LivePrintProps extends PrintProps {
  readonly tournament: OpenTournament;
}

/** A table on paper; null for what is filled in by hand. */
export interface PaperTable {
  readonly table: number | null;
  readonly members: readonly (PlayerView | null)[];
  /** Whether they play in this order; else letters are still to be drawn for it. */
  readonly isInOrder: boolean;
}

export const boardsOf = (view: TournamentView, round: DrawnRound): readonly PaperTable[] =>
  boardsIn(round).map((table) => ({
    table: table.table,
    members: membersOf(view, table),
    isInOrder: view.head.rules.opening !== 'letters' || table.letters.length > 0,
  }));

const emptyTable = (seats: number): PaperTable => ({
  table: null,
  members: Array.from({ length: seats }, () => null),
  isInOrder: true,
});

/** One for each table of the round, or an empty one. */
export const tablesFor = (
  view: TournamentView,
  { round, fill, seats }: Choice,
): readonly PaperTable[] =>
  fill === 'empty' || round === undefined ? [emptyTable(seats)] : boardsOf(view, round);
