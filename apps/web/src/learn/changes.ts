/** What a house rule changes in a ruleset, in words. */
import { applyHouseRules, type HouseRule, type Ruleset } from '@taht/rules';
import { type RuleLine, ruleSheetOf, type Texts } from '@taht/wording';

export interface Change {
  readonly path: string;
  readonly label: string;
  /** Null where the point does not matter. */
  readonly before: string | null;
  readonly after: string | null;
}

export function changesOf(rules: Ruleset, rule: HouseRule, texts: Texts): readonly Change[] {
  const before = linesOf(rules, texts);
  const after = linesOf(applyHouseRules(rules, [rule]), texts);
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

/** The lines of a rule sheet by their paths. */
function linesOf(rules: Ruleset, texts: Texts): ReadonlyMap<string, RuleLine> {
  const { sections } = ruleSheetOf(rules, { houseRules: [], lexicon: null }, texts);
  return new Map(sections.flatMap(({ lines }) => lines).map((line) => [line.path, line]));
}

/** Those of some groups only: `exchange`, `challenge`. */
export const linesAbout = (
  rules: Ruleset,
  groups: readonly string[],
  texts: Texts,
): readonly RuleLine[] =>
  [...linesOf(rules, texts).values()].filter(({ path }) =>
    groups.includes(path.split('.')[0] ?? ''),
  );
