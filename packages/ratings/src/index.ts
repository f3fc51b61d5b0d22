/** Ratings: Glicko-2 for duels, Weng–Lin for tables of three and four. */
export {
  ageGlicko,
  type Glicko,
  NEW_GLICKO,
  type Result,
  rateDuel,
  rateGlicko,
} from './glicko.ts';
export { type Shown, showGlicko, showSkill } from './shown.ts';
export { ageSkill, NEW_SKILL, rateTable, type Skill } from './weng-lin.ts';
