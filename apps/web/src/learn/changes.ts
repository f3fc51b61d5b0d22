/** What a house rule changes in a ruleset, in words, and what a ruleset says of one matter. */

import {
  type RuleLine,
  type RuleSentence,
  rulePointsOf,
  ruleSheetOf,
  type Texts,
} from '@taht/phrasing';
import { applyHouseRules, type HouseRule, type Ruleset } from '@taht/rules';

export interface Change {
  readonly path: string;
  readonly label: string;
  /** Null where the point does not matter. */
  readonly before: string | null;
  readonly after: string | null;
}

export function changesOf(rules: Ruleset, rule: HouseRule, texts: Texts): readonly Change[] {
  const before = pointsOf(rules, texts);
  const after = pointsOf(applyHouseRules(rules, [rule]), texts);
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  return paths
    .map((path) => ({
      path,
      label: (after.get(path) ?? before.get(path))?.label ?? path,
      before: before.get(path)?.value ?? null,
      after: after.get(path)?.value ?? null,
    }))
    .filter((change) => change.before !== change.after && change.path !== 'theme.name');
}

const pointsOf = (rules: Ruleset, texts: Texts): ReadonlyMap<string, RuleLine> =>
  new Map(rulePointsOf(rules, texts).map((line) => [line.path, line]));

/** The chapters of a rule sheet that tell of it: `exchange`, `challenge`. */
export const toldAbout = (
  rules: Ruleset,
  chapters: readonly string[],
  texts: Texts,
): readonly RuleSentence[] =>
  ruleSheetOf(rules, { houseRules: [], lexicon: null }, texts)
    .sections.filter(({ name }) => chapters.includes(name))
    .flatMap(({ sentences }) => sentences);
