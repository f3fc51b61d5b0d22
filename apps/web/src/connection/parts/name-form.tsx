/** A nickname, and one plays. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { arrive } from '../me.ts';
import { type Trouble, troubleLine } from '../trouble.ts';
import css from './parts.module.css';

export function NameForm({ children }: { readonly children?: ComponentChildren }) {
  const { t } = texts.value;
  const name = useSignal(preferences.name.peek());
  const isBusy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    const arrived = await arrive(name.value);
    isBusy.value = false;
    trouble.value = arrived.ok ? null : arrived.error;
  };
  return (
    <form class={`page ${css.form}`} onSubmit={submit}>
      <h1>{t('net.name-title')}</h1>
      {children}
      <p>{t('net.no-account')}</p>
      <div class={css.row}>
        <label>
          {t('net.name')}
          <input
            type="text"
            value={name.value}
            maxLength={24}
            required
            autocomplete="nickname"
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="main" disabled={isBusy.value}>
          {t('net.enter')}
        </button>
      </div>
      <TroubleNote trouble={trouble.value} />
    </form>
  );
}

/** Why something was not done, at the place it concerns. */
export const TroubleNote = ({ trouble }: { readonly trouble: Trouble | null }) => (
  <p class={`warn ${css.trouble}`} role="alert">
    {trouble === null ? null : troubleLine(texts.value, trouble)}
  </p>
);
