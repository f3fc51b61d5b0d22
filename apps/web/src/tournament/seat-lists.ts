/** Who sits where in a round: by name, by school and by table, for paper, wall and the public page alike. */
import type { PlayerView, RoundView, TableView, TournamentView } from '@taht/tournament';
import { orderIn } from './order.ts';
import { playerOf } from './tournament-texts.ts';

/** From 1 both. */
export interface DrawnRound extends RoundView {
  readonly stage: number;
  readonly round: number;
}

export interface Seated extends PlayerView {
  /** Null for whoever has no table this round. */
  readonly table: number | null;
}

export interface School<Member> {
  /** Empty for those who have none, who come last. */
  readonly school: string;
  readonly members: readonly Member[];
}

type Named = Pick<PlayerView, 'player' | 'name' | 'school'>;

/** All rounds drawn so far, in order. */
export const drawnRounds = ({ stages }: Pick<TournamentView, 'stages'>): readonly DrawnRound[] =>
  stages.flatMap(({ rounds }, stage) =>
    rounds.map((drawn, round) => ({ ...drawn, stage: stage + 1, round: round + 1 })),
  );

/** In the order of tables, those without a table last. */
export function seatedIn(
  view: Pick<TournamentView, 'players'>,
  { tables, byes }: Pick<RoundView, 'tables' | 'byes'>,
): readonly Seated[] {
  const places = [...tables, { table: null, seats: byes }];
  return places.flatMap(({ table, seats }) =>
    membersOf(view, { seats }).map((member) => ({ ...member, table })),
  );
}

/** Those at a table, in the order of play. */
export const membersOf = (
  view: Pick<TournamentView, 'players'>,
  { seats }: Pick<TableView, 'seats'>,
): readonly PlayerView[] => seats.flatMap((player) => playerOf(view, player) ?? []);

/** As the language orders letters; where names are not shown, by number. */
export function byName<Member extends Named>(
  members: readonly Member[],
  language: string,
): readonly Member[] {
  const compare = orderIn(language);
  return members.toSorted((a, b) => compare(a.name, b.name) || a.player - b.player);
}

export function bySchool<Member extends Named>(
  members: readonly Member[],
  language: string,
): readonly School<Member>[] {
  const compare = orderIn(language);
  return [...Map.groupBy(byName(members, language), ({ school }) => school)]
    .map(([school, some]) => ({ school, members: some }))
    .sort(
      (a, b) => Number(a.school === '') - Number(b.school === '') || compare(a.school, b.school),
    );
}

/** Larger ones are halls that play one duplicate game. */
const MOST_AT_A_BOARD = 4;

/** Tables with a board of their own, by number. */
export const boardsIn = ({ tables }: Pick<RoundView, 'tables'>): readonly TableView[] =>
  tables
    .filter(({ seats }) => seats.length <= MOST_AT_A_BOARD)
    .toSorted((a, b) => a.table - b.table);
