/** What a tournament allows and shows, for whoever wants it otherwise than the preset. */
import {
  NAME_FORMS,
  SCHOOL_RUNGS,
  SOURCES,
  TOURNAMENT_VALUES,
  type TournamentRules,
} from '@taht/tournament';
import { me } from '../../connection/me.ts';
import { Choice, Tick } from '../../connection/parts/fields.tsx';
import parts from '../../connection/parts/parts.module.css';
import { texts } from '../../i18n/texts.ts';
import { NumberField } from '../stages/number-field.tsx';
import { isOurClock } from '../tournament-texts.ts';

export interface RulesProps {
  readonly rules: TournamentRules;
  readonly onChange: (rules: TournamentRules) => void;
}

/** Who sees what of a name. */
export function NameFields({ rules, onChange }: RulesProps) {
  const { t } = texts.value;
  const { names } = rules;
  return (
    <div class={parts.row}>
      {(['projector', 'public'] as const).map((viewer) => (
        <Choice
          key={viewer}
          label={t(`console.names.${viewer}`)}
          value={names[viewer]}
          items={NAME_FORMS.map((form) => [form, t(`console.name-form.${form}`)])}
          onChange={(form) => onChange({ ...rules, names: { ...names, [viewer]: form } })}
        />
      ))}
    </div>
  );
}

/** Only what somebody with an account makes is found without its link. */
export function ListingField({ rules, onChange }: RulesProps) {
  const { t } = texts.value;
  const hasAccount = me.value?.card.standing === 'account';
  return (
    <div>
      <Tick
        label={t('console.rule.listed')}
        isChecked={hasAccount && rules.listing === 'listed'}
        isOff={!hasAccount}
        onChange={(is) => onChange({ ...rules, listing: is ? 'listed' : 'by-link' })}
      />
      {hasAccount ? null : <small class={parts.about}>{t('console.rule.listed-account')}</small>}
    </div>
  );
}

const PLAIN = ['opening', 'phones', 'hall', 'help'] as const;

export function RuleFields({ rules, onChange }: RulesProps) {
  const { t } = texts.value;
  const { schools } = rules;
  return (
    <>
      <div class={parts.row}>
        {PLAIN.map((field) => (
          <Choice
            key={field}
            label={t(`console.rule.${field}`)}
            value={rules[field]}
            items={TOURNAMENT_VALUES[field].map((value) => [
              value,
              texts.value.find(`console.rule.${field}.${value}`) ?? value,
            ])}
            onChange={(value) => onChange({ ...rules, [field]: value })}
          />
        ))}
      </div>
      <ResultSources rules={rules} onChange={onChange} />
      <ClockFields rules={rules} onChange={onChange} />
      <div class={parts.row}>
        <NumberField
          label={t('console.rule.school-best')}
          value={schools.best}
          most={1000}
          onChange={(best) => onChange({ ...rules, schools: { ...schools, best } })}
        />
        <Choice
          label={t('console.rule.school-by')}
          value={schools.by}
          items={SCHOOL_RUNGS.map((rung) => [rung, t(`tournament.rung.${rung}`)])}
          onChange={(by) => onChange({ ...rules, schools: { ...schools, by } })}
        />
      </div>
      <ShownFields rules={rules} onChange={onChange} />
    </>
  );
}

/** What whoever watches sees beside names. */
export function ShownFields({ rules, onChange }: RulesProps) {
  const { t } = texts.value;
  const { shown } = rules;
  return (
    <>
      <Tick
        label={t('console.rule.show-standings')}
        isChecked={shown.standings !== 'none'}
        onChange={(is) =>
          onChange({ ...rules, shown: { ...shown, standings: is ? 'after-each-round' : 'none' } })
        }
      />
      <Tick
        label={t('console.rule.show-schools')}
        isChecked={shown.schools === 'shown'}
        onChange={(is) =>
          onChange({ ...rules, shown: { ...shown, schools: is ? 'shown' : 'hidden' } })
        }
      />
    </>
  );
}

/** From whom results are taken. */
export function ResultSources({ rules, onChange }: RulesProps) {
  const { t } = texts.value;
  const { results } = rules;
  return (
    <fieldset>
      <legend>{t('console.rule.results')}</legend>
      {SOURCES.map((source) => (
        <Tick
          key={source}
          label={t(`console.source.${source}`)}
          isChecked={results.includes(source)}
          onChange={(is) =>
            onChange({
              ...rules,
              results: SOURCES.filter((each) => (each === source ? is : results.includes(each))),
            })
          }
        />
      ))}
    </fieldset>
  );
}

function ClockFields({ rules, onChange }: RulesProps) {
  const { t } = texts.value;
  const { clock } = rules;
  return (
    <div class={parts.row}>
      <Choice
        label={t('console.rule.clock')}
        value={clock.kind}
        items={TOURNAMENT_VALUES.clock.map((kind) => [kind, t(`console.rule.clock.${kind}`)])}
        onChange={(kind) =>
          onChange({
            ...rules,
            clock: { kind, seconds: kind === 'none' ? 0 : clock.seconds || USUAL_SECONDS },
          })
        }
      />
      {clock.kind === 'none' ? null : (
        <NumberField
          label={
            isOurClock(rules) ? `${t('console.minutes')} (${t('rule.ours')})` : t('console.minutes')
          }
          value={clock.seconds / 60}
          most={24 * 60}
          onChange={(minutes) => onChange({ ...rules, clock: { ...clock, seconds: minutes * 60 } })}
        />
      )}
    </div>
  );
}

const USUAL_SECONDS = 45 * 60;
