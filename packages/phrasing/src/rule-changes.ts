/** What one ruleset has otherwise than another, point by point and in words. */
import type { Ruleset } from '@taht/rules';
import { type RuleLine, rulePointsOf } from './rule-points.ts';
import type { Texts } from './texts.ts';

export interface RuleChange {
  readonly path: string;
  readonly label: string;
  /** Null where the point does not matter. */
  readonly before: string | null;
  readonly after: string | null;
}

export function ruleChangesOf(
  rules: Ruleset,
  changed: Ruleset,
  texts: Texts,
): readonly RuleChange[] {
  const before = pointsOf(rules, texts);
  const after = pointsOf(changed, texts);
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  return paths
    .map((path) => ({
      path,
      label: (after.get(path) ?? before.get(path))?.label ?? path,
      before: before.get(path)?.value ?? null,
      after: after.get(path)?.value ?? null,
    }))
    .filter((change) => change.before !== change.after && !UNTOLD.includes(change.path));
}

/** A name is no difference. */
const UNTOLD: readonly string[] = ['id', 'theme.name'];

const pointsOf = (rules: Ruleset, texts: Texts): ReadonlyMap<string, RuleLine> =>
  new Map(rulePointsOf(rules, texts).map((line) => [line.path, line]));
