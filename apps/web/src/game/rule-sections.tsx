/** Every point of the rules that matters, under its headings. */
import type { Ruleset } from '@taht/rules';
import { type RuleChoices, type RuleLine, ruleSheetOf } from '@taht/wording';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import css from './rule-sheet.module.css';

export interface RuleSectionsProps {
  /** Those in force, house rules included. */
  readonly rules: Ruleset;
  readonly choices: RuleChoices;
  /** Of its headings. */
  readonly level?: 2 | 3;
}

export function RuleSections({ rules, choices, level = 3 }: RuleSectionsProps) {
  if (!useParts('rules')) return <p>{texts.value.t('shell.loading')}</p>;
  const Heading = `h${level}` as const;
  const { head, chosen, sections } = ruleSheetOf(rules, choices, texts.value);
  return (
    <div class={css.sheet}>
      <Lines lines={head} />
      <p>{chosen}</p>
      {sections.map(({ heading, lines }) => (
        <section key={heading ?? lines[0]?.path}>
          {heading === null ? null : <Heading>{heading}</Heading>}
          <Lines lines={lines} />
        </section>
      ))}
    </div>
  );
}

const Lines = ({ lines }: { readonly lines: readonly RuleLine[] }) => (
  <dl>
    {lines.map(({ path, label, value, isChanged }) => (
      <div key={path} class={isChanged ? css.changed : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
