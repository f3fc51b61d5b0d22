/** What is kept, to take along; and the end of it, which is typed out so that nobody does it by accident. */
import { err } from '@taht/base';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { change, type Self } from '../self.ts';

export function Leaving({ me }: { readonly me: Self }) {
  const { t } = texts.value;
  const { nickname } = me.card;
  return (
    <section class={css.part}>
      <h2>{t('me.data')}</h2>
      <p>{t('me.export-about')}</p>
      <div>
        <a class="button" href="/api/v1/me/export" download="taht.json">
          {t('me.export')}
        </a>
      </div>
      <h3>{t('me.delete')}</h3>
      <p>{t('me.delete-goes')}</p>
      <p>{t('me.delete-stays')}</p>
      {me.teaches.length === 0 ? null : <p class="warn">{t('me.delete-classes')}</p>}
      <AskForm
        fields={[
          { name: 'name', label: t('me.delete-type', { name: nickname }), mostLength: 60 },
          ...(me.hasPassword
            ? [
                {
                  name: 'password',
                  label: t('me.password'),
                  type: 'password',
                  autocomplete: 'current-password',
                } as const,
              ]
            : []),
        ]}
        submit={t('me.delete-now')}
        isGrave
        onSend={async ({ name, password = null }) =>
          name?.trim() === nickname
            ? change('/me/delete', { password })
            : err({ code: 'refused', refusal: { code: 'not-typed' } })
        }
      />
    </section>
  );
}
