/** A box for the number of a table, so that slips can be typed in whatever order they come. */
import { useSignal } from '@preact/signals';
import { texts } from '../../../i18n/texts.ts';
import { hear } from '../../../ui/hear.ts';
import { typedInto } from '../../../ui/set.ts';
import { Warning } from '../../../ui/warning.tsx';
import { goToTable, JUMP } from './keyboard.ts';
import css from './tables.module.css';

export function TableJump() {
  const { t } = texts.value;
  const number = useSignal('');
  const missed = useSignal<string | null>(null);
  const jump = (submit: Event): void => {
    submit.preventDefault();
    const table = number.value.trim();
    if (table === '') return;
    const isThere = /^\d{1,4}$/u.test(table) && goToTable(Number(table));
    missed.value = isThere ? null : table;
    if (isThere) number.value = '';
    else hear('refused');
  };
  return (
    <form class={css.jump} onSubmit={jump}>
      <label>
        {t('console.jump')}
        <input
          type="text"
          inputMode="numeric"
          size={5}
          autocomplete="off"
          enterkeyhint="go"
          {...{ [JUMP]: '' }}
          aria-invalid={missed.value !== null}
          value={number.value}
          onInput={typedInto(number)}
        />
      </label>
      <Warning>
        {missed.value === null
          ? null
          : t('tournament.refusal.no-such-table', { table: missed.value })}
      </Warning>
    </form>
  );
}
