/** Ratings as people see them: whole numbers about 1500, the same for duels and tables. */
import { finite } from './bounds.ts';
import type { Glicko } from './glicko.ts';
import { NEW_SKILL, type Skill } from './weng-lin.ts';

/** A rating as people see it. */
export interface Shown {
  readonly rating: number;
  readonly deviation: number;
  /** Too little is known to stand on a leaderboard. */
  readonly isProvisional: boolean;
}

const PROVISIONAL = 110;
/** A new player's deviation is 350 on either scale. */
const PER_SKILL = 350 / NEW_SKILL.deviation;

/** A rating of duels as people see it. */
export const showGlicko = ({ rating, deviation }: Glicko): Shown => shown(rating, deviation);

/** A rating of larger tables, on the same scale. */
export const showSkill = ({ mean, deviation }: Skill): Shown =>
  shown(1500 + PER_SKILL * (mean - NEW_SKILL.mean), PER_SKILL * deviation);

const shown = (rating: number, deviation: number): Shown => ({
  rating: Math.round(finite(rating, 1500)),
  deviation: Math.round(finite(deviation, 350)),
  isProvisional: !(deviation <= PROVISIONAL),
});
