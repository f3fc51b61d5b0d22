/** The duels of a tournament as other programs keep them, and duels of other programs as rounds of a tournament. */
import type { PlayerNumber } from '../command.ts';
import { type Round, roundsOf, type Table, type Tournament } from '../state.ts';
import type { DuelGame, DuelPlayer } from './division.ts';

/** Undefined where not all of it is duels. */
export function duelsOf(state: Tournament): DuelPlayer[] | undefined {
  if (state.stages.some(({ stage }) => stage.format.kind !== 'duels')) return undefined;
  const { bye } = state.setup.rules;
  return state.players.map(({ person }, i) => ({
    name: person.name,
    rating: 0,
    games: roundsOf(state).map((round) => gameIn(round, i + 1, bye.spread)),
    more: new Map(),
  }));
}

/** Whoever is not in a round has a bye without points in it. */
function gameIn({ tables, byes }: Round, player: PlayerNumber, byeSpread: number): DuelGame {
  const table = tables.find(({ seats }) => seats.includes(player));
  if (table === undefined)
    return { opponent: 0, score: byes.includes(player) ? byeSpread : 0, begins: null };
  return {
    opponent: table.seats.find((each) => each !== player) ?? 0,
    score: scoreAt(table, player),
    begins: table.seats[0] === player,
  };
}

const scoreAt = ({ result }: Table, player: PlayerNumber): number | null =>
  result === null ? null : (result.scores.find((each) => each.player === player)?.score ?? 0);

export interface DuelRound {
  /** Whoever begins first; null where it was not played to the end. */
  readonly duels: readonly { readonly seats: readonly PlayerNumber[]; readonly scores: Scores }[];
  readonly byes: readonly PlayerNumber[];
}

type Scores = readonly number[] | null;

/** Up to the last round that somebody is paired for; undefined where two do not name each other. */
export function duelRounds(players: readonly DuelPlayer[]): DuelRound[] | undefined {
  const rounds = Array.from(
    { length: Math.max(0, ...players.map(({ games }) => games.length)) },
    (_, i) => duelRound(players, i),
  );
  return rounds.includes(undefined) ? undefined : (rounds as DuelRound[]);
}

function duelRound(players: readonly DuelPlayer[], round: number): DuelRound | undefined {
  const games = players.map(
    (player): DuelGame => player.games[round] ?? { opponent: 0, score: null, begins: null },
  );
  const isMutual = games.every(
    ({ opponent }, i) =>
      opponent === 0 || (opponent !== i + 1 && games[opponent - 1]?.opponent === i + 1),
  );
  if (!isMutual) return undefined;
  const firsts = games.flatMap((game, i) => (isFirst(game, games, i + 1) ? [i + 1] : []));
  return {
    duels: firsts.map((first) => {
      const seats = [first, games[first - 1]?.opponent ?? 0];
      const scores = seats.flatMap((player) => games[player - 1]?.score ?? []);
      return { seats, scores: scores.length === 2 ? scores : null };
    }),
    byes: games.flatMap(({ opponent }, i) => (opponent === 0 ? [i + 1] : [])),
  };
}

/** Where it is not known who began, the one with the lower number. */
function isFirst({ opponent, begins }: DuelGame, games: readonly DuelGame[], own: number): boolean {
  if (opponent === 0) return false;
  const other = games[opponent - 1]?.begins ?? null;
  if (begins === null && other === null) return own < opponent;
  return begins ?? !other;
}
