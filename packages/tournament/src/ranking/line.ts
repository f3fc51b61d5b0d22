/** What a player has done: one line over any number of games, from which every ranking is made. */
import type { PlayerNumber, SeatScore } from '../command.ts';
import type { TournamentRules } from '../rules.ts';
import type { Round, Table } from '../state.ts';

export interface Line {
  readonly player: PlayerNumber;
  readonly games: number;
  readonly points: number;
  readonly total: number;
  /** Before tiles left were deducted; null where it was not noted of every game. */
  readonly before: number | null;
  /** Of the table's total, times the seats: 1 a game is what an even table gives, of whatever size. */
  readonly share: number;
  readonly best: number;
  readonly wins: number;
  readonly spread: number;
}

/** One game as rankings see it; places are shared by equals. */
export interface Game {
  readonly scores: readonly SeatScore[];
  readonly places: readonly number[];
}

export const emptyLine = (player: PlayerNumber): Line => ({
  player,
  games: 0,
  points: 0,
  total: 0,
  before: 0,
  share: 0,
  best: 0,
  wins: 0,
  spread: 0,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Thousandths of thousandths, so that sums of thirds compare alike in whatever order they are added. */
const MICRO = 1_000_000;
const rounded = (value: number): number => Math.round(value * MICRO) / MICRO;

export const add = (a: Line, b: Line): Line => ({
  player: a.player,
  games: a.games + b.games,
  points: rounded(a.points + b.points),
  total: a.total + b.total,
  before: a.before === null || b.before === null ? null : a.before + b.before,
  share: rounded(a.share + b.share),
  best: a.games === 0 ? b.best : b.games === 0 ? a.best : Math.max(a.best, b.best),
  wins: rounded(a.wins + b.wins),
  spread: rounded(a.spread + b.spread),
});

/** The lines of one game, one for each seat. */
export function linesOf({ scores, places }: Game, rules: TournamentRules): readonly Line[] {
  const tableTotal = sum(scores.map(({ score }) => score ?? 0));
  return scores.map(({ player, score, before }, seat) => {
    const place = places[seat] as number;
    const equals = places.filter((each) => each === place).length;
    const isFirst = place === 1 && score !== null;
    return {
      player,
      games: 1,
      points: score === null ? 0 : placePoints(rules.placePoints, place, equals),
      total: score ?? 0,
      // What was not noted is never taken for the score itself.
      before: score === null ? 0 : before,
      share: tableTotal > 0 ? rounded(((score ?? 0) * scores.length) / tableTotal) : 0,
      best: score ?? 0,
      wins: isFirst ? rounded(1 / equals) : 0,
      spread: spreadOf(scores, seat, rules.bye.spread),
    };
  });
}

/** Equals share the points of the places they take together. */
function placePoints(points: readonly number[], place: number, equals: number): number {
  const taken = Array.from({ length: equals }, (_, i) => points[place - 1 + i] ?? 0);
  return rounded(sum(taken) / equals);
}

/** Against the mean of the others; whoever did not play to the end counts as a bye for the rest. */
function spreadOf(scores: readonly SeatScore[], seat: number, byeSpread: number): number {
  const own = scores[seat]?.score ?? null;
  if (own === null) return -byeSpread;
  const others = scores.flatMap(({ score }, i) => (i === seat || score === null ? [] : [score]));
  return others.length === 0 ? byeSpread : rounded(own - sum(others) / others.length);
}

export const byeLine = (player: PlayerNumber, { bye }: TournamentRules): Line => ({
  player,
  games: 1,
  points: bye.points,
  total: bye.score,
  before: bye.score,
  share: 1,
  best: bye.score,
  wins: 1,
  spread: bye.spread,
});

/** Opponents so far, one entry a meeting. */
export function meetings(rounds: readonly Round[]): ReadonlyMap<PlayerNumber, PlayerNumber[]> {
  const met = new Map<PlayerNumber, PlayerNumber[]>();
  for (const { seats } of rounds.flatMap(({ tables }): readonly Table[] => tables))
    for (const player of seats) {
      const others = seats.filter((each) => each !== player);
      met.set(player, [...(met.get(player) ?? []), ...others]);
    }
  return met;
}
