/** By which options a duplicate game is played, each with what it means. */
import type { duplicate } from '@taht/modes';
import { texts } from '../../i18n/texts.ts';
import css from './duplicate.module.css';
import { RULE_FIELDS, valueText } from './rule-fields.ts';

export const RuleList = ({ rules }: { readonly rules: duplicate.DuplicateRules }) => (
  <dl class={css.facts}>
    {RULE_FIELDS.map((field) => (
      <div key={field.name}>
        <dt>{texts.value.t(`duplicate.rule.${field.name}`)}</dt>
        <dd>{valueText(field, field.read(rules), texts.value)}</dd>
      </div>
    ))}
  </dl>
);
