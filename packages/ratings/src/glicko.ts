/**
 * Glicko-2 (M. Glickman, "Example of the Glicko-2 system"), one game at a time: a period is a length of time,
 * and the deviation grows with the part of it that has passed since the last game.
 */
import { clamp, finite } from './bounds.ts';

/** How strong somebody is thought to be, how surely, and how steadily. */
export interface Glicko {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Against whom, and how it went: 1 for a win, a half for a draw, 0 for a loss. */
export interface Result {
  readonly opponent: Glicko;
  readonly score: number;
}

/** Of somebody who has not played. */
export const NEW_GLICKO: Glicko = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much the volatility may change; Glickman advises 0.3 to 1.2. */
const TAU = 0.5;
const SCALE = 173.7178;
const MIDDLE = 1500;
const LEAST: Glicko = { rating: 100, deviation: 30, volatility: 0.01 };
const MOST: Glicko = { rating: 4000, deviation: 350, volatility: 0.1 };
const CLOSE = 1e-6;
const MOST_STEPS = 100;
const LONGEST = 1e6;

/** What is known after some time without a game. */
export function ageGlicko(player: Glicko, periods: number): Glicko {
  const { rating, deviation, volatility } = within(player);
  const grown = Math.hypot(deviation / SCALE, volatility * Math.sqrt(lengthOf(periods))) * SCALE;
  return within({ rating, deviation: grown, volatility });
}

/** The rating after some games that count as played at once, so many periods after the last ones. */
export function rateGlicko(player: Glicko, results: readonly Result[], periods: number): Glicko {
  const { rating, deviation, volatility } = within(player);
  if (results.length === 0) return ageGlicko(player, periods);
  const mu = (rating - MIDDLE) / SCALE;
  const phi = deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const other = within(opponent);
    const g = 1 / Math.sqrt(1 + (3 * (other.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (other.rating - MIDDLE) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (clamp(finite(score, 0.5), 0, 1) - expected);
  }
  const variance = 1 / information;
  const newVolatility = volatilityAfter(volatility, phi, variance, variance * surprise);
  const grown = Math.hypot(phi, newVolatility * Math.sqrt(lengthOf(periods)));
  const newPhi = 1 / Math.sqrt(1 / grown ** 2 + information);
  return within({
    rating: (mu + newPhi ** 2 * surprise) * SCALE + MIDDLE,
    deviation: newPhi * SCALE,
    volatility: newVolatility,
  });
}

/** Both ratings after a game of two; each is rated against what is known of the other by then. */
export function rateDuel(
  first: Glicko,
  second: Glicko,
  score: number,
  periods: readonly [number, number],
): readonly [Glicko, Glicko] {
  const won = clamp(finite(score, 0.5), 0, 1);
  return [
    rateGlicko(first, [{ opponent: ageGlicko(second, periods[1]), score: won }], periods[0]),
    rateGlicko(second, [{ opponent: ageGlicko(first, periods[0]), score: 1 - won }], periods[1]),
  ];
}

/** Step 5 of the paper, by the Illinois variant of regula falsi. */
function volatilityAfter(volatility: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi ** 2 + variance + e;
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2;
  };
  let [low, high] = [a, otherEnd(f, a, delta ** 2 - phi ** 2 - variance)];
  let [atLow, atHigh] = [f(low), f(high)];
  for (let step = 0; Math.abs(high - low) > CLOSE && step < MOST_STEPS; step++) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

function otherEnd(f: (x: number) => number, a: number, excess: number): number {
  if (excess > 0) return Math.log(excess);
  let k = 1;
  while (f(a - k * TAU) < 0 && k < MOST_STEPS) k++;
  return a - k * TAU;
}

/** Whatever comes in, only sense goes on; no player can be so good or so bad that numbers fail. */
const within = ({ rating, deviation, volatility }: Glicko): Glicko => ({
  rating: clamp(finite(rating, NEW_GLICKO.rating), LEAST.rating, MOST.rating),
  deviation: clamp(finite(deviation, NEW_GLICKO.deviation), LEAST.deviation, MOST.deviation),
  volatility: clamp(finite(volatility, NEW_GLICKO.volatility), LEAST.volatility, MOST.volatility),
});

const lengthOf = (periods: number): number => clamp(finite(periods, 0), 0, LONGEST);
