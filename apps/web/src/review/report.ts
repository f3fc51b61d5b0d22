/** A whole game reviewed: what each player lost and gained, how chances went, and what was missed and why. */
import type { TurnReview } from '@taht/search';

export interface Totals {
  readonly player: number;
  readonly turns: number;
  /** Points of worth that better moves would have brought. */
  readonly lost: number;
  readonly chanceLost: number;
  /** Points of worth that the tiles brought beyond what chance gives. */
  readonly luck: number;
  /** Turns in which nothing better was found. */
  readonly perfect: number;
}

export function totalsOf(reviews: readonly TurnReview[], players: number): readonly Totals[] {
  return Array.from({ length: players }, (_, player) => {
    const own = reviews.filter((review) => review.player === player);
    const sum = (of: (review: TurnReview) => number): number =>
      own.reduce((total, review) => total + of(review), 0);
    return {
      player,
      turns: own.length,
      lost: sum(({ lost }) => lost),
      chanceLost: sum(({ chanceLost }) => chanceLost),
      luck: sum(({ luck }) => luck),
      perfect: own.filter(({ lost }) => lost < PERFECT).length,
    };
  });
}

const PERFECT = 0.5;

export interface ChanceAt {
  readonly turn: number;
  /** By player, from 0 to 1. */
  readonly chances: readonly number[];
}

/** After each reviewed turn: the mover's chance is known, the others share the rest as they stood. */
export function winChancesOf(reviews: readonly TurnReview[], players: number): readonly ChanceAt[] {
  let chances: readonly number[] = Array<number>(players).fill(1 / players);
  return reviews.map(({ turn, player, played }) => {
    const rest = chances.reduce((sum, chance, i) => (i === player ? sum : sum + chance), 0);
    const left = 1 - played.winChance;
    chances = chances.map((chance, i) =>
      i === player
        ? played.winChance
        : rest > 0
          ? (chance / rest) * left
          : left / Math.max(1, players - 1),
    );
    return { turn, chances };
  });
}

/** A word that is none and stood; `phony-paid` where no word would have brought more. */
export const MISS_KINDS = [
  'phony',
  'phony-paid',
  'all-tiles',
  'exchange',
  'points',
  'keep',
] as const;
export type MissKind = (typeof MISS_KINDS)[number];

export interface Miss {
  readonly review: TurnReview;
  readonly kind: MissKind;
  /** Points that the best move would have scored more at once. */
  readonly points: number;
}

const WORTH_TELLING = 3;

export const isMistake = ({ lost, phony }: TurnReview): boolean => phony || lost >= WORTH_TELLING;

export const MOST_STARS = 3;
/** Points lost below which a turn has two stars. */
const GOOD = 8;

/** Three where nothing better was found, none for a word that is not in the list. */
export const starsOf = ({ lost, phony }: TurnReview): number =>
  phony ? 0 : lost < PERFECT ? MOST_STARS : lost < GOOD ? 2 : 1;

/** The turns that cost most, the costliest first, and after them whatever else stood with a word that is none. */
export function missesOf(
  reviews: readonly TurnReview[],
  rack: number,
  most: number,
): readonly Miss[] {
  const costly = reviews
    .filter(isMistake)
    .toSorted((a, b) => b.chanceLost - a.chanceLost || b.lost - a.lost);
  return costly.filter(({ phony }, i) => i < most || phony).map((review) => missOf(review, rack));
}

function missOf(review: TurnReview, rack: number): Miss {
  const { played, best, phony } = review;
  const [first] = best;
  const points = (first?.score ?? 0) - played.score;
  const laid = first?.move.kind === 'place' ? first.move.tiles.length : 0;
  const own = played.move.kind === 'place' ? played.move.tiles.length : 0;
  const kind = phony
    ? review.lost < PERFECT
      ? 'phony-paid'
      : 'phony'
    : first?.move.kind === 'exchange'
      ? 'exchange'
      : laid === rack && own < rack
        ? 'all-tiles'
        : points >= review.lost / 2
          ? 'points'
          : 'keep';
  return { review, kind, points };
}
