/** By which options a duplicate game is played, each with what it means; and how we read what no rulebook says. */
import type { duplicate } from '@taht/modes';
import { texts } from '../i18n/texts.ts';
import css from './duplicate.module.css';
import { RULE_FIELDS, valueText } from './rule-fields.ts';

export function RuleList({ rules }: { readonly rules: duplicate.DuplicateRules }) {
  const { t } = texts.value;
  return (
    <>
      <dl class={css.facts}>
        {RULE_FIELDS.map((field) => (
          <div key={field.name}>
            <dt>{t(`duplicate.rule.${field.name}`)}</dt>
            <dd>{valueText(field, field.read(rules), texts.value)}</dd>
          </div>
        ))}
      </dl>
      {rules.laid === 'best-slip' ? (
        <p>
          {t('duplicate.howto.best.ours')} ({t('rule.ours')})
        </p>
      ) : null}
    </>
  );
}
