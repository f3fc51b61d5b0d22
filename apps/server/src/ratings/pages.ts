/** Leaderboards in pages: the top, any range, and those around a person. */
import { RATING_LIMITS, type RatingPage, type RatingStanding } from '@taht/protocol';
import { type BoardState, type Player, playerOf, rankOf, shownOf } from './state.ts';

/** `from` counts from 0. */
export function pageOf(board: BoardState, from: number, count: number): RatingPage {
  const first = Math.max(0, Math.trunc(from) || 0);
  const size = Math.min(RATING_LIMITS.page, Math.max(0, Math.trunc(count) || 0));
  return {
    count: board.order.length,
    standings: board.order.slice(first, first + size).flatMap((id, i) => {
      const who = playerOf(board, id);
      return who === undefined ? [] : [standingOf(who, first + i + 1)];
    }),
  };
}

export function ownOf(board: BoardState, person: string): RatingStanding | null {
  const who = playerOf(board, person);
  if (who === undefined) return null;
  const rank = rankOf(board, who);
  return standingOf(who, rank === null ? null : rank + 1);
}

/** Nobody for a person without a place. */
export function aroundOf(board: BoardState, person: string, each: number): RatingStanding[] {
  const who = playerOf(board, person);
  const rank = who === undefined ? null : rankOf(board, who);
  if (rank === null) return [];
  const first = Math.max(0, rank - each);
  return pageOf(board, first, rank + each + 1 - first).standings;
}

function standingOf(who: Player, place: number | null): RatingStanding {
  const { id, games, wins, draws, last } = who;
  return { place, person: id, ...shownOf(who), games, wins, draws, last };
}
