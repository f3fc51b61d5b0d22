/** What was chosen when the tournament was made, chosen anew: its name, its last day, what is shown of people, phones. */
import { useSignal } from '@preact/signals';
import { type Details, TOURNAMENT_VALUES, type TournamentRules } from '@taht/tournament';
import { Choice } from '../../../connection/parts/fields.tsx';
import parts from '../../../connection/parts/parts.module.css';
import { dateOf, endOfDate } from '../../../i18n/dates.ts';
import { texts } from '../../../i18n/texts.ts';
import { DeleteOn } from '../../begin/delete-on.tsx';
import { NameFields, ResultSources, ShownFields } from '../../begin/rule-fields.tsx';
import type { TournamentProps } from '../../with-tournament.tsx';
import { SaveChanges } from './save-changes.tsx';

export function DetailsEditor({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  const changed = useSignal<Details | null>(null);
  const { head } = view;
  const { name, deleteBy, rules } = head;
  const { names, shown, phones, results } = rules;
  const details = changed.value ?? { name, deleteBy, names, shown, phones, results };
  const change = (changes: Partial<Details>): void => {
    changed.value = { ...details, ...changes };
  };
  const asRules: TournamentRules = { ...rules, ...details };
  const changeRules = (next: TournamentRules): void => {
    const { names, shown, phones, results } = next;
    change({ names, shown, phones, results });
  };
  return (
    <details>
      <summary>{t('console.details')}</summary>
      <div class={parts.form}>
        <label>
          {t('console.tournament-name')}
          <input
            type="text"
            value={details.name}
            maxLength={100}
            autocomplete="off"
            onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </label>
        <DeleteOn
          value={dateOf(details.deleteBy)}
          onChange={(date) => change({ deleteBy: endOfDate(date) ?? deleteBy })}
        />
        <NameFields rules={asRules} onChange={changeRules} />
        <Choice
          label={t('console.rule.phones')}
          value={details.phones}
          items={TOURNAMENT_VALUES.phones.map((value) => [
            value,
            t(`console.rule.phones.${value}`),
          ])}
          onChange={(value) => change({ phones: value })}
        />
        <ResultSources rules={asRules} onChange={changeRules} />
        <ShownFields rules={asRules} onChange={changeRules} />
        <SaveChanges
          changed={changed}
          send={() => tournament.ask({ kind: 'set-details', details })}
        />
      </div>
    </details>
  );
}
