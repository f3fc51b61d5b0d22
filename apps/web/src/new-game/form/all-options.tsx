/** Every single point of the rules, by group; a reason stands beside what makes no sense. */
import { isFixedRuleset } from '@taht/editions';
import { houseRuleName, rulePointsOf } from '@taht/phrasing';
import { valueAt } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { type Choices, decidedBy, type FoundFault, rulesOf, withOption } from '../choices.ts';
import { OPTION_GROUPS, type OptionValue } from '../options.ts';
import css from './new.module.css';
import { OptionField } from './option-field.tsx';

export interface AllOptionsProps {
  readonly choices: Choices;
  readonly faults: readonly FoundFault[];
  readonly onChange: (choices: Choices) => void;
}

export function AllOptions({ choices, faults, onChange }: AllOptionsProps) {
  const { t, find } = texts.value;
  if (isFixedRuleset(choices.ruleset)) return null;
  const rules = rulesOf(choices);
  const told = valueTexts(choices);
  const hasChanges = Object.keys(choices.options).length > 0;
  return (
    <details class={css.all}>
      <summary>{t('build.all-options')}</summary>
      <p>{t('build.all-options-about')}</p>
      {hasChanges ? (
        <button type="button" onClick={() => onChange({ ...choices, options: {} })}>
          {t('build.reset')}
        </button>
      ) : null}
      {OPTION_GROUPS.map(({ name, options }) => (
        <fieldset key={name} class={css.part}>
          <legend>{find(`rule.${name}`)}</legend>
          <div class={css.fields}>
            {options.map((option) => {
              const { path } = option;
              const decider = decidedBy(choices, path);
              return (
                <OptionField
                  key={path}
                  option={option}
                  value={valueAt(rules, path) as OptionValue}
                  valueText={told.get(path)}
                  isChanged={path in choices.options}
                  decider={decider === undefined ? undefined : houseRuleName(texts.value, decider)}
                  reasons={faults
                    .filter(({ paths }) => paths.includes(path))
                    .map(({ fault }) => t(`fault.${fault}`))}
                  onChange={(value) => onChange(withOption(choices, path, value))}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </details>
  );
}

/** How the sheet would put each point. */
function valueTexts(choices: Choices): ReadonlyMap<string, string> {
  return new Map(
    rulePointsOf(rulesOf(choices), texts.value).map(({ path, value }) => [path, value]),
  );
}
