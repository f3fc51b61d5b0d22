/** What a draw is told of the players: schools, ranks, and what they have had so far. */
import type { PlayerNumber } from './command.ts';
import type { Entrant } from './draw/port.ts';
import { meetings } from './ranking/line.ts';
import { rankable, standingsOf } from './ranking/standing.ts';
import { type Entry, entryOf, roundsOf, type Tournament } from './state.ts';

export function entrantsOf(
  state: Tournament,
  players: readonly PlayerNumber[],
): readonly Entrant[] {
  const rounds = roundsOf(state);
  const met = meetings(rounds);
  const starts = tally(rounds.flatMap(({ tables }) => tables.map(({ seats }) => seats[0])));
  const byes = tally(rounds.flatMap((round) => round.byes));
  const ranks = ranksBefore(state);
  const { lines } = rankable(state, state.stages.at(-1)?.rounds ?? []);
  return players.map((player) => {
    const { person } = entryOf(state, player) as Entry;
    return {
      player,
      school: person.school || null,
      team: person.team || null,
      rank: rounds.length === 0 ? 0 : (ranks.get(player) ?? 0),
      // A draw is half a win.
      points: Math.round(2 * (lines.get(player)?.wins ?? 0)),
      met: met.get(player) ?? [],
      starts: starts.get(player) ?? 0,
      byes: byes.get(player) ?? 0,
      table: person.needs.table,
    };
  });
}

/** A stage that starts from nothing has no standing of its own yet: the one before it counts. */
function ranksBefore(state: Tournament): ReadonlyMap<PlayerNumber, number> {
  const begun = state.stages.at(-1);
  const isFresh = begun?.rounds.length === 0 && begun.stage.carry === 'nothing';
  const standings = standingsOf(isFresh ? { ...state, stages: state.stages.slice(0, -1) } : state);
  return new Map(standings.map(({ player, place }) => [player, place]));
}

function tally(players: readonly (PlayerNumber | undefined)[]): ReadonlyMap<PlayerNumber, number> {
  const counts = new Map<PlayerNumber, number>();
  for (const player of players)
    if (player !== undefined) counts.set(player, (counts.get(player) ?? 0) + 1);
  return counts;
}
