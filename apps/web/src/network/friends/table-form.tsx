/** What a table is opened with, or changed to: language, players, way of playing; the rest below a fold. */
import { useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import { isFriendly } from '@taht/editions';
import { useLocation } from 'preact-iso';
import { Choice, EditionField } from '../../connection/parts/fields.tsx';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import css from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { WaySwitch } from '../../new-game/form/way-switch.tsx';
import { rulesetIn, wayOf } from '../../new-game/way-of-playing.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import { editionFor, rulesetFor, settle, type TableChoice } from '../table-options.ts';
import { MoreChoices } from './more-choices.tsx';

export interface TableFormProps {
  readonly first: TableChoice;
  readonly submit: string;
  /** Where the table is found that was made or changed. */
  readonly onSubmit: (choice: TableChoice) => Promise<Result<string, Trouble>>;
}

export function TableForm({ first, submit, onSubmit }: TableFormProps) {
  const { t } = texts.value;
  const { route } = useLocation();
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const choice = useSignal<TableChoice>(first);
  const change = (changes: Partial<TableChoice>): void => {
    choice.value = settle({ ...choice.value, ...changes });
    trouble.value = null;
  };
  const chosen = choice.value;
  const edition = editionFor(chosen.edition);
  const { min, max } = rulesetFor(edition, chosen.ruleset).players;

  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    preferences.edition.value = chosen.edition;
    if (!isFriendly(chosen.ruleset)) preferences.ruleset.value = chosen.ruleset;
    const opened = await attempt(onSubmit(chosen));
    if (opened.ok) route(`/t/${opened.value}`);
  };
  return (
    <form class={css.form} onSubmit={open}>
      <div class={css.row}>
        <EditionField
          value={chosen.edition}
          onChange={(id) => change({ edition: id, ruleset: rulesetIn(id, wayOf(chosen.ruleset)) })}
        />
        <Choice
          label={t('friends.places')}
          value={String(chosen.places)}
          items={[2, 3, 4].filter((n) => n >= min && n <= max).map((n) => [String(n), String(n)])}
          onChange={(places) => change({ places: Number(places) })}
        />
      </div>
      <WaySwitch
        way={wayOf(chosen.ruleset)}
        onChange={(way) => change({ ruleset: rulesetIn(chosen.edition, way) })}
      />
      <div>
        <button type="submit" disabled={isBusy.value}>
          {submit}
        </button>
      </div>
      <TroubleNote trouble={trouble.value} />
      <details>
        <summary class={css.summary}>{t('friends.more')}</summary>
        <MoreChoices chosen={chosen} onChange={change} />
      </details>
    </form>
  );
}
