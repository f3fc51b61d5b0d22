/** What is wrong with a result in itself: the tournament asks before it takes one, and a console before it sends one. */
import type { Ruleset } from '@taht/rules';
import type { EnteredResult, PlayerNumber, SeatScore } from './command.ts';
import type { Refusal } from './refusal.ts';

/** More than any game has seen, either way. */
const MOST_SCORE = 3000;

export interface SheetGround {
  readonly table: number;
  readonly seats: readonly PlayerNumber[];
  /** Of the games: whether whoever goes out is credited. */
  readonly creditOut: Ruleset['final']['creditOut'];
  /** Whether a player is there to have a score. */
  readonly isActive: (player: PlayerNumber) => boolean;
}

/** One score for each seat, and sums that agree with themselves. */
export function checkSheet(
  { scores, sum }: Pick<EnteredResult, 'scores' | 'sum'>,
  ground: SheetGround,
): Refusal | undefined {
  const refusal = checkScores(scores, ground);
  if (refusal !== undefined) return refusal;
  const found = scores.reduce((all, { score }) => all + (score ?? 0), 0);
  return sum === null || sum === found ? undefined : { code: 'sum-wrong', stated: sum, found };
}

export function checkScores(
  scores: readonly SeatScore[],
  ground: SheetGround,
): Refusal | undefined {
  const { table, seats } = ground;
  const stranger = scores.find(({ player }) => !seats.includes(player));
  if (stranger !== undefined) return { code: 'not-in-round', player: stranger.player };
  const twice = scores.find(({ player }, i) => scores.findIndex((s) => s.player === player) < i);
  if (twice !== undefined) return { code: 'player-twice', player: twice.player };
  const missing = seats.find((player) => !scores.some((score) => score.player === player));
  if (missing !== undefined) return { code: 'score-missing', player: missing };
  for (const score of scores) {
    const refusal = checkScore(score, ground);
    if (refusal !== undefined) return refusal;
  }
  return scores.every(({ score }) => score === null) ? { code: 'nobody-played', table } : undefined;
}

/** Without a credit for going out nobody can end with more than before the deductions. */
export function checkScore(
  { player, score, before }: SeatScore,
  { creditOut, isActive }: SheetGround,
): Refusal | undefined {
  if (score === null) return isActive(player) ? { code: 'score-missing', player } : undefined;
  if (![score, before ?? 0].every(isScore))
    return { code: 'score-out-of-range', player, most: MOST_SCORE };
  return creditOut === 'none' && before !== null && before < score
    ? { code: 'score-above-before', player }
    : undefined;
}

const isScore = (score: number): boolean =>
  Number.isInteger(score) && Math.abs(score) <= MOST_SCORE;
