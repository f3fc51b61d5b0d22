/** Teams as if each were one player, and the boards of a match between two of them. */
import type { Entrant } from './port.ts';

export type Team = { readonly members: readonly Entrant[]; readonly asOne: Entrant };

/** Members in the order of their numbers are the boards; whoever is of no team is one alone. */
export function teamsOf(entrants: readonly Entrant[]): Team[] {
  const byNumber = [...entrants].sort((a, b) => a.player - b.player);
  const groups = [...Map.groupBy(byNumber, ({ player, team }) => team ?? player).values()];
  const teamOf = new Map(
    groups.flatMap((members, team) => members.map(({ player }) => [player, team] as const)),
  );
  return groups.map((members, team) => ({ members, asOne: asOne(members, team, teamOf) }));
}

/** A board of each, as far as both have one. */
export const boardsOf = (
  home: readonly Entrant[],
  away: readonly Entrant[],
): [Entrant, Entrant][] =>
  home.flatMap((member, board) => {
    const other = away[board];
    return other === undefined ? [] : [[member, other]];
  });

function asOne(
  members: readonly Entrant[],
  team: number,
  teamOf: ReadonlyMap<number, number>,
): Entrant {
  const met = matchesOf(members, teamOf);
  return {
    player: team,
    school: members[0]?.school ?? null,
    team: null,
    rank: Math.min(...members.map(({ rank }) => rank)),
    points: members.reduce((sum, { points }) => sum + points, 0),
    met,
    // Starts are balanced from board to board, never between teams.
    starts: met.length / 2,
    byes: Math.min(...members.map(({ byes }) => byes)),
    table: null,
  };
}

/** The teams met, one entry a match: as often as the member who has met most of them. */
function matchesOf(members: readonly Entrant[], teamOf: ReadonlyMap<number, number>): number[] {
  const times = new Map<number, number>();
  for (const { met } of members) {
    const opponents = met.flatMap((player) => teamOf.get(player) ?? []);
    for (const [team, meetings] of Map.groupBy(opponents, (opponent) => opponent))
      times.set(team, Math.max(times.get(team) ?? 0, meetings.length));
  }
  return [...times].flatMap(([team, matches]) => Array<number>(matches).fill(team));
}
