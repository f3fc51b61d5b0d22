/** Play with friends: join a table by its code, open a new one, or go back to one's own. */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { texts } from '../../i18n/texts.ts';
import { OnlinePage } from '../../online/parts/page.tsx';
import css from '../../online/parts/parts.module.css';
import { OwnTables } from './own-tables.tsx';
import { TableForm } from './table-form.tsx';

export const Friends = () => (
  <OnlinePage>
    {() => (
      <section class={`page ${css.form}`}>
        <h1>{texts.value.t('friends.title')}</h1>
        <OwnTables />
        <JoinForm />
        <TableForm />
      </section>
    )}
  </OnlinePage>
);

function JoinForm() {
  const { t } = texts.value;
  const { route } = useLocation();
  const code = useSignal('');
  const join = (event: Event): void => {
    event.preventDefault();
    // A whole link does as well.
    const typed = code.value.trim().replace(/^.*\/t\//u, '');
    if (typed !== '') route(`/t/${encodeURIComponent(typed)}`);
  };
  return (
    <form onSubmit={join}>
      <h2>{t('friends.join-title')}</h2>
      <div class={css.row}>
        <label>
          {t('friends.code')}
          <input
            type="text"
            value={code.value}
            required
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              code.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit">{t('friends.join')}</button>
      </div>
    </form>
  );
}
