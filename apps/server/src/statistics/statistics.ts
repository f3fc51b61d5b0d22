/** A player's figures over finished games, by edition and speed. Games can be added in any order. */
import type { Figures, Statistics } from '@taht/protocol';
import type { GameSummary } from '../game/game-summary.ts';

const NONE: Figures = {
  games: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  bestScore: 0,
  plays: 0,
  bonuses: 0,
  bestPlay: 0,
};

export const NO_STATISTICS: Statistics = { all: NONE, by: [] };

export const statisticsOf = (games: readonly GameSummary[], person: string): Statistics =>
  games.reduce((known, game) => addGame(known, game, person), NO_STATISTICS);

/** Games without a result, and games of others, change nothing. */
function addGame(known: Statistics, game: GameSummary, person: string): Statistics {
  const own = figuresOf(game, person);
  if (own === undefined) return known;
  const { edition, speed } = game;
  const isThis = (each: Statistics['by'][number]): boolean =>
    each.edition === edition && each.speed === speed;
  const before = known.by.find(isThis)?.figures ?? NONE;
  const others = known.by.filter((each) => !isThis(each));
  const by = [...others, { edition, speed, figures: sum(before, own) }];
  return { all: sum(known.all, own), by: by.toSorted((a, b) => compare(keyOf(a), keyOf(b))) };
}

const keyOf = ({ edition, speed }: Statistics['by'][number]): string => `${edition} ${speed}`;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function figuresOf({ end }: GameSummary, person: string): Figures | undefined {
  const own = end?.seats.find(({ id }) => id === person);
  if (end === null || own === undefined || own.place === null) return undefined;
  const isFirst = own.place === 1;
  const isShared = end.seats.filter(({ place }) => place === own.place).length > 1;
  return {
    games: 1,
    wins: isFirst && !isShared ? 1 : 0,
    draws: isFirst && isShared ? 1 : 0,
    losses: isFirst ? 0 : 1,
    points: own.score,
    bestScore: own.score,
    plays: own.plays,
    bonuses: own.bonuses,
    bestPlay: own.best,
  };
}

/** The first game sets the figures: a best score may be below 0. */
function sum(a: Figures, b: Figures): Figures {
  if (a.games === 0) return b;
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    draws: a.draws + b.draws,
    losses: a.losses + b.losses,
    points: a.points + b.points,
    bestScore: Math.max(a.bestScore, b.bestScore),
    plays: a.plays + b.plays,
    bonuses: a.bonuses + b.bonuses,
    bestPlay: Math.max(a.bestPlay, b.bestPlay),
  };
}
