/** House rules by name, each with what it means; of those for the same thing one at most. */
import { fixedRulesets } from '@taht/editions';
import { texts } from '../../i18n/texts.ts';
import {
  type Choices,
  EITHER_OR,
  editionOfRuleset,
  type FoundFault,
  FREE_NAMES,
  withHouseRule,
} from '../../setup/choices.ts';
import { LONGEST_THEME } from '../../setup/share-code.ts';
import css from './new.module.css';

export interface HouseRulesProps {
  readonly choices: Choices;
  readonly faults: readonly FoundFault[];
  readonly onChange: (choices: Choices) => void;
}

export function HouseRules({ choices, faults, onChange }: HouseRulesProps) {
  const { t, find } = texts.value;
  if (fixedRulesets.includes(choices.ruleset))
    return (
      <fieldset class={css.part}>
        <legend>{t('build.house-rules')}</legend>
        <p>{t('play.no-house-rules-here')}</p>
      </fieldset>
    );
  return (
    <fieldset class={css.part}>
      <legend>{t('build.house-rules')}</legend>
      <div class={css.fields}>
        {EITHER_OR.map(({ group, names }) => {
          const chosen = choices.houseRules.find((name) => names.includes(name)) ?? '';
          return (
            <label key={group} class={css.field}>
              <span>{find(`rule.${group}`)}</span>
              <select
                value={chosen}
                onChange={({ currentTarget: { value } }) =>
                  onChange(
                    value === ''
                      ? withHouseRule(choices, chosen, false)
                      : withHouseRule(choices, value, true),
                  )
                }
              >
                <option value="">{t('build.as-rulebook')}</option>
                {names.map((name) => (
                  <option key={name} value={name}>
                    {find(`house-rule.${name}`)}
                  </option>
                ))}
              </select>
              <span class={css.about}>{find(`house-rule.${chosen}.about`)}</span>
            </label>
          );
        })}
      </div>
      {FREE_NAMES.map((name) => (
        <label key={name} class={css.tick}>
          <input
            type="checkbox"
            checked={choices.houseRules.includes(name)}
            onChange={({ currentTarget }) =>
              onChange(withHouseRule(choices, name, currentTarget.checked))
            }
          />
          <span>
            <strong>{find(`house-rule.${name}`)}</strong>{' '}
            {isOffered(choices, name) ? null : <em>({t('play.not-in-rulebook')})</em>}
            <span class={css.about}>{find(`house-rule.${name}.about`)}</span>
          </span>
        </label>
      ))}
      <Theme choices={choices} faults={faults} onChange={onChange} />
    </fieldset>
  );
}

/** Where a rulebook has no chapter on house rules, none is stranger than another. */
function isOffered({ ruleset }: Choices, name: string): boolean {
  const offered: readonly string[] = editionOfRuleset(ruleset)?.offered ?? [];
  return offered.length === 0 || offered.includes(name);
}

const THEME_BONUS = 5;

function Theme({ choices, faults, onChange }: HouseRulesProps) {
  const { t } = texts.value;
  const { theme } = choices;
  const reasons = faults.filter(({ paths }) => paths.includes('theme'));
  const isNameless = theme?.name.trim() === '';
  return (
    <>
      <label class={css.tick}>
        <input
          type="checkbox"
          checked={theme !== null}
          onChange={({ currentTarget }) =>
            onChange({
              ...choices,
              theme: currentTarget.checked ? { name: '', bonus: THEME_BONUS } : null,
            })
          }
        />
        <span>
          <strong>{t('house-rule.theme')}</strong>
          <span class={css.about}>{t('house-rule.theme.about')}</span>
        </span>
      </label>
      {theme === null ? null : (
        <div class={css.fields}>
          <label class={css.field}>
            <span>{t('rule.theme.name')}</span>
            <input
              type="text"
              value={theme.name}
              maxLength={LONGEST_THEME}
              aria-invalid={isNameless}
              onInput={({ currentTarget }) =>
                onChange({ ...choices, theme: { ...theme, name: currentTarget.value } })
              }
            />
            {isNameless ? <span class="warn">{t('refusal.theme-needs-name')}</span> : null}
          </label>
          <label class={css.field}>
            <span>{t('rule.theme.bonus')}</span>
            <input
              type="number"
              min="1"
              max="9999"
              value={theme.bonus}
              onChange={({ currentTarget }) => {
                const bonus = Math.min(
                  Math.max(Math.round(currentTarget.valueAsNumber || 0), 0),
                  9999,
                );
                onChange({ ...choices, theme: { ...theme, bonus } });
              }}
            />
          </label>
          {reasons.map(({ fault }) => (
            <p key={fault} class="warn">
              {t(`fault.${fault}`)}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
