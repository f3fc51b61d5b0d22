/** What is different between two rulesets: each point as it is here and there. */
import { ruleChangesOf } from '@taht/phrasing';
import type { Ruleset } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import css from './rule-sheet.module.css';

export interface RuleChangesProps {
  readonly before: Ruleset;
  readonly after: Ruleset;
  /** What each of the two is called. */
  readonly called: readonly [before: string, after: string];
}

/** Its texts are those of the rules. */
export const RuleChanges = ({ before: rules, after: changed, called }: RuleChangesProps) => (
  <dl class={css.changes}>
    {ruleChangesOf(rules, changed, texts.value).map(({ path, label, before, after }) => (
      <div key={path}>
        <dt>
          <b>{label}</b>
        </dt>
        <dd>
          {called[0]}: {before ?? '–'}
        </dd>
        <dd>
          {called[1]}: {after ?? '–'}
        </dd>
      </div>
    ))}
  </dl>
);
