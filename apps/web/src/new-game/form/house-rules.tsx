/** House rules by name, each with what it means; of those for the same thing one at most. */
import { isFixedRuleset, leftOpen, offeredIn, takesHouseRule } from '@taht/editions';
import { houseRuleName } from '@taht/phrasing';
import { texts } from '../../i18n/texts.ts';
import {
  type Choices,
  EITHER_OR,
  editionOfRuleset,
  type FoundFault,
  FREE_NAMES,
  withHouseRule,
} from '../choices.ts';
import { LONGEST_THEME } from '../share-code.ts';
import css from './new.module.css';

export interface HouseRulesProps {
  readonly choices: Choices;
  readonly faults: readonly FoundFault[];
  readonly onChange: (choices: Choices) => void;
}

export function HouseRules({ choices, faults, onChange }: HouseRulesProps) {
  const { t, find, list } = texts.value;
  const open = leftOpen(choices.ruleset);
  const nameOf = (name: string): string => houseRuleName(texts.value, name);
  if (isFixedRuleset(choices.ruleset))
    return (
      <fieldset class={css.part}>
        <legend>{t('build.house-rules')}</legend>
        <p>{t('play.fixed-rules-here', { names: list(open.map(nameOf)) })}</p>
        {open.map((name) => (
          <Named key={name} {...{ name, choices, onChange }} note={t('rule.ours')} />
        ))}
        <Faults faults={faults} path="pass.when" />
      </fieldset>
    );
  return (
    <fieldset class={css.part}>
      <legend>{t('build.house-rules')}</legend>
      <div class={css.fields}>
        {eitherOr(choices).map(({ group, names }) => {
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
      {FREE_NAMES.filter((name) => takesHouseRule(choices.ruleset, name)).map((name) => (
        <Named
          key={name}
          {...{ name, choices, onChange }}
          note={isOffered(choices, name) ? null : t('play.not-in-rulebook')}
        />
      ))}
      {takesHouseRule(choices.ruleset, 'theme') ? (
        <Theme choices={choices} faults={faults} onChange={onChange} />
      ) : null}
    </fieldset>
  );
}

/** Groups of which the ruleset takes something. */
const eitherOr = ({ ruleset }: Choices): typeof EITHER_OR =>
  EITHER_OR.map(({ group, names }) => ({
    group,
    names: names.filter((name) => takesHouseRule(ruleset, name)),
  })).filter(({ names }) => names.length > 0);

interface NamedProps extends Pick<HouseRulesProps, 'choices' | 'onChange'> {
  readonly name: string;
  /** What is to be known about where it comes from. */
  readonly note: string | null;
}

function Named({ name, choices, note, onChange }: NamedProps) {
  const { find } = texts.value;
  return (
    <label class={css.tick}>
      <input
        type="checkbox"
        checked={choices.houseRules.includes(name)}
        onChange={({ currentTarget }) =>
          onChange(withHouseRule(choices, name, currentTarget.checked))
        }
      />
      <span>
        <strong>{find(`house-rule.${name}`)}</strong> {note === null ? null : <em>({note})</em>}
        <span class={css.about}>{find(`house-rule.${name}.about`)}</span>
      </span>
    </label>
  );
}

/** What makes no sense about one point of the rules. */
const Faults = ({ faults, path }: Pick<HouseRulesProps, 'faults'> & { readonly path: string }) => (
  <>
    {faults
      .filter(({ paths }) => paths.includes(path))
      .map(({ fault }) => (
        <p key={fault} class="warn">
          {texts.value.t(`fault.${fault}`)}
        </p>
      ))}
  </>
);

/** Where a rulebook has no chapter on house rules, none is stranger than another. */
function isOffered({ ruleset }: Choices, name: string): boolean {
  const edition = editionOfRuleset(ruleset);
  const offered: readonly string[] = edition === undefined ? [] : offeredIn(edition);
  return offered.length === 0 || offered.includes(name);
}

const THEME_BONUS = 5;

function Theme({ choices, faults, onChange }: HouseRulesProps) {
  const { t } = texts.value;
  const { theme } = choices;
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
          <Faults faults={faults} path="theme" />
        </div>
      )}
    </>
  );
}
