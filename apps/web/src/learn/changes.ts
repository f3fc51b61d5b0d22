/** What a house rule changes in a ruleset, in words, and what a ruleset says of one matter. */

import {
  type RuleChange,
  type RuleSentence,
  ruleChangesOf,
  ruleSheetOf,
  type Texts,
} from '@taht/phrasing';
import { applyHouseRules, type HouseRule, type Ruleset } from '@taht/rules';

export const changesOf = (rules: Ruleset, rule: HouseRule, texts: Texts): readonly RuleChange[] =>
  ruleChangesOf(rules, applyHouseRules(rules, [rule]), texts);

/** The chapters of a rule sheet that tell of it: `exchange`, `challenge`. */
export const toldAbout = (
  rules: Ruleset,
  chapters: readonly string[],
  texts: Texts,
): readonly RuleSentence[] =>
  ruleSheetOf(rules, { houseRules: [], lexicon: null }, texts)
    .sections.filter(({ name }) => chapters.includes(name))
    .flatMap(({ sentences }) => sentences);
