/** What the games of a tournament can be played by. */
import type { Ruleset } from '@taht/rules';
import type { Edition } from './edition.ts';
import { trSchool } from './en.ts';
import { byRulebook } from './friendly.ts';

/** The edition's own, the friendly one apart, and the school tournament's in any language. */
export function tournamentRulesets(edition: Edition): readonly Ruleset[] {
  const own = byRulebook(edition);
  return own.includes(trSchool) ? own : [...own, schoolRulesIn(edition)];
}

/** Challenges, misdraws, seats and the final scores as at school; tiles, words and coordinates of the language. */
const schoolRulesIn = ({ rulesets: [{ tileset, words, notation }] }: Edition): Ruleset => ({
  ...trSchool,
  tileset,
  words,
  notation,
});
