/** Who stands equal where an order is asked for: at a table, in a stage, in the end, or as runners-up. */
import type { PlayerNumber } from '../command.ts';
import { planOf } from '../plan.ts';
import type { Rung } from '../rules.ts';
import { fieldOf, isSettled, type Tournament } from '../state.ts';
import { awardsOf } from './awards.ts';
import { climbed, type Equals } from './ladder.ts';
import { rankable, type Standing, standingsOf } from './standing.ts';
import { tableEquals } from './table.ts';

/** All who are equal with these, wherever they are; empty where they are not. */
export function tiesAmong(state: Tournament, players: readonly PlayerNumber[]): readonly Equals[] {
  const last = state.stages.at(-1);
  if (last === undefined || players.length < 2) return [];
  const tables = last.rounds
    .flatMap((round) => round.tables)
    .filter(isSettled)
    .flatMap(({ result }) => tableEquals(state, result?.scores ?? []));
  const places = Map.groupBy(standingsOf(state), ({ place }) => place);
  const shared = [...places.values()].map((group) => sharing(state, group));
  return [...tables, ...runnersUp(state), ...shared].filter((group) =>
    players.every((player) => group.players.includes(player)),
  );
}

/** By the ladder of a table, as runners-up are; what they had before deductions is asked for only where some are invited. */
function runnersUp(state: Tournament): readonly Equals[] {
  const last = state.stages.at(-1);
  if (last === undefined) return [];
  const { tableLadder } = state.setup.rules;
  const equals = climbed(fieldOf(state, last), tableLadder, rankable(state, last.rounds));
  const next = planOf(state)[state.stages.length]?.field.kind;
  return next === 'table-winners' ? equals : equals.map((each) => ({ ...each, missing: [] }));
}

/** Those of one place in the standing. */
function sharing(state: Tournament, group: readonly Standing[]): Equals {
  const players = group.map(({ player }) => player);
  const isAsked = players.length > 1 && ladderOf(state, players).includes('before-deductions');
  const unknown = group.filter(({ line }) => isAsked && line.before === null);
  return { players, missing: unknown.map(({ player }) => player) };
}

/** Of the last stage that they were in. */
const ladderOf = (state: Tournament, [one = 0]: readonly PlayerNumber[]): readonly Rung[] =>
  state.stages.findLast((begun) => fieldOf(state, begun).includes(one))?.stage.ladder ?? [];

export interface SharedInTheEnd extends Equals {
  readonly decides: 'title' | 'prize';
}

/** Those who share the title or a place with a prize. */
export function sharedInTheEnd(state: Tournament): readonly SharedInTheEnd[] {
  const played = standingsOf(state).filter(({ games }) => games > 0);
  const sharingPlace = (place: number | undefined): Equals =>
    sharing(
      state,
      played.filter((each) => each.place === place),
    );
  const placeOf = (player: PlayerNumber): number | undefined =>
    played.find((each) => each.player === player)?.place;
  const won = Map.groupBy(
    awardsOf(state).flatMap(({ prize, place, to }) =>
      to.kind === 'player' ? [{ ...to, won: `${prize} ${place}` }] : [],
    ),
    (award) => award.won,
  );
  const sharedPrizes = [...won.values()].flatMap(([first, second]) =>
    first === undefined || second === undefined ? [] : [sharingPlace(placeOf(first.player))],
  );
  const ties = [
    { decides: 'title' as const, ...sharingPlace(1) },
    ...sharedPrizes.map((equals) => ({ decides: 'prize' as const, ...equals })),
  ];
  return ties.filter(
    ({ players }, i) =>
      players.length > 1 && ties.findIndex((each) => each.players.join() === players.join()) === i,
  );
}

/** The first of them, where by the ladder letters decide and nothing else is waited for. */
export const tiedInTheEnd = (state: Tournament): SharedInTheEnd | undefined =>
  sharedInTheEnd(state).find(
    ({ players, missing }) => missing.length === 0 && ladderOf(state, players).includes('letter'),
  );
