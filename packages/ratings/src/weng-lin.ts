/**
 * Weng and Lin's Bayesian ratings for games of several players (JMLR 12, 2011), the Bradley–Terry model with all pairs:
 * everybody is compared with everybody at the table, by places alone.
 */
import { clamp, finite } from './bounds.ts';

/** How strong somebody is thought to be at tables of three and four, and how surely. */
export interface Skill {
  readonly mean: number;
  readonly deviation: number;
}

/** Of somebody who has not played. */
export const NEW_SKILL: Skill = { mean: 25, deviation: 25 / 3 };

/** The spread of one game about a player's skill. */
const BETA = 25 / 6;
/** No deviation shrinks to nothing in one game. */
const KAPPA = 1e-4;
/** What a period adds to the variance: a player who was settled is new again after some years. */
const DRIFT = 25 / 300;
const LEAST: Skill = { mean: -100, deviation: 0.5 };
const MOST: Skill = { mean: 200, deviation: NEW_SKILL.deviation };
const LONGEST = 1e6;

/** What is known after some time without a game. */
export function ageSkill(skill: Skill, periods: number): Skill {
  const { mean, deviation } = within(skill);
  const grown = Math.hypot(deviation, DRIFT * Math.sqrt(clamp(finite(periods, 0), 0, LONGEST)));
  return within({ mean, deviation: grown });
}

/** The skills after a game; a lower place is a better one, and equal places are a draw. */
export function rateTable(skills: readonly Skill[], places: readonly number[]): Skill[] {
  const known = skills.map(within);
  return known.map((skill, i) => {
    const variance = skill.deviation ** 2;
    let gain = 0;
    let loss = 0;
    for (const [q, other] of known.entries()) {
      if (q === i) continue;
      const c = Math.sqrt(variance + other.deviation ** 2 + 2 * BETA ** 2);
      const expected = 1 / (1 + Math.exp((other.mean - skill.mean) / c));
      gain += (variance / c) * (scoreOf(places[i], places[q]) - expected);
      loss += (skill.deviation / c) * (variance / c ** 2) * expected * (1 - expected);
    }
    return within({
      mean: skill.mean + gain,
      deviation: skill.deviation * Math.sqrt(Math.max(1 - loss, KAPPA)),
    });
  });
}

function scoreOf(own = 0, other = 0): number {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}

const within = ({ mean, deviation }: Skill): Skill => ({
  mean: clamp(finite(mean, NEW_SKILL.mean), LEAST.mean, MOST.mean),
  deviation: clamp(finite(deviation, NEW_SKILL.deviation), LEAST.deviation, MOST.deviation),
});
