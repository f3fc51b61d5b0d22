/** What the games of a tournament can be played by. */
import type { Ruleset } from '@taht/rules';
import type { Edition } from './edition.ts';
import { trSchool } from './en.ts';

/** The edition's own, and the school tournament's in any language. */
export const tournamentRulesets = (edition: Edition): readonly Ruleset[] =>
  edition.rulesets.includes(trSchool)
    ? edition.rulesets
    : [...edition.rulesets, schoolRulesIn(edition)];

/** Challenges, misdraws, seats and the final scores as at school; tiles, words and coordinates of the language. */
const schoolRulesIn = ({ rulesets: [{ tileset, words, notation }] }: Edition): Ruleset => ({
  ...trSchool,
  tileset,
  words,
  notation,
});
