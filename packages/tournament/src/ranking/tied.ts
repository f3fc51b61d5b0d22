/** Who stands equal where an order is asked for: at a table, in a stage, in the end, or as runners-up. */
import type { PlayerNumber } from '../command.ts';
import { fieldOf, isSettled, type Tournament } from '../state.ts';
import { awardsOf } from './awards.ts';
import { climb } from './ladder.ts';
import { rankable, standingsOf } from './standing.ts';
import { tableGroups } from './table.ts';

export function isTied(state: Tournament, players: readonly PlayerNumber[]): boolean {
  const last = state.stages.at(-1);
  if (last === undefined || players.length < 2) return false;
  const tables = last.rounds
    .flatMap((round) => round.tables)
    .filter(isSettled)
    .flatMap(({ result }) => tableGroups(state, result?.scores ?? []));
  const ladder = state.setup.rules.tableLadder;
  const runnersUp = climb(fieldOf(state, last), ladder, rankable(state, last.rounds));
  const places = Map.groupBy(standingsOf(state), ({ place }) => place);
  const shared = [...places.values()].map((group) => group.map(({ player }) => player));
  return [...tables, ...runnersUp, ...shared].some((group) =>
    players.every((player) => group.includes(player)),
  );
}

/** The first of those who share the title or a place with a prize, where by the ladder letters decide. */
export function tiedInTheEnd(
  state: Tournament,
): { readonly decides: 'title' | 'prize'; readonly players: readonly PlayerNumber[] } | undefined {
  const played = standingsOf(state).filter(({ games }) => games > 0);
  const sharing = (place: number | undefined): readonly PlayerNumber[] =>
    played.filter((each) => each.place === place).map(({ player }) => player);
  const placeOf = (player: PlayerNumber): number | undefined =>
    played.find((each) => each.player === player)?.place;
  const won = Map.groupBy(
    awardsOf(state).flatMap(({ prize, place, to }) =>
      to.kind === 'player' ? [{ ...to, won: `${prize} ${place}` }] : [],
    ),
    (award) => award.won,
  );
  const sharedPrizes = [...won.values()].flatMap(([first, second]) =>
    first === undefined || second === undefined ? [] : [sharing(placeOf(first.player))],
  );
  const ties = [
    { decides: 'title' as const, players: sharing(1) },
    ...sharedPrizes.map((players) => ({ decides: 'prize' as const, players })),
  ];
  return ties.find(({ players }) => players.length > 1 && isByLetter(state, players));
}

/** By the ladder of the last stage that they were in. */
const isByLetter = (state: Tournament, [one = 0]: readonly PlayerNumber[]): boolean =>
  state.stages
    .findLast((begun) => fieldOf(state, begun).includes(one))
    ?.stage.ladder.includes('letter') ?? false;
