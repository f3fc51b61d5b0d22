/** Play with friends: join a table by its code, open a new one, or go back to one's own. */
import { useLocation } from 'preact-iso';
import { addressOf } from '../../connection/address-of.ts';
import { CodeForm } from '../../connection/parts/code-form.tsx';
import { OnlinePage } from '../../connection/parts/page.tsx';
import css from '../../connection/parts/parts.module.css';
import { texts } from '../../i18n/texts.ts';
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
        <p>
          <a href="/tournament">{texts.value.t('friends.tournaments')}</a>
        </p>
      </section>
    )}
  </OnlinePage>
);

function JoinForm() {
  const { t } = texts.value;
  const { route } = useLocation();
  return (
    <CodeForm
      title={t('friends.join-title')}
      submit={t('friends.join')}
      label={t('friends.code')}
      onCode={(code) => route(addressOf('/t/', code))}
    />
  );
}
