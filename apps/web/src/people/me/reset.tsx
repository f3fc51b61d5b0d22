/** For who has forgotten the password: a letter is asked for, and its link leads back here. */
import { useLocation } from 'preact-iso';
import { call } from '../../connection/call.ts';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { change } from '../self.ts';

export function Forgotten() {
  const { t } = texts.value;
  return (
    <details>
      <summary>{t('me.forgot')}</summary>
      <AskForm
        fields={[
          { name: 'name', label: t('me.account-name'), autocomplete: 'username', mostLength: 24 },
        ]}
        submit={t('me.forgot-send')}
        done={t('me.forgot-sent')}
        onSend={({ name = '' }) => call('/password/ask', { name: name.trim() })}
      >
        <p>{t('me.forgot-about')}</p>
      </AskForm>
    </details>
  );
}

/** Whoever follows the link in the letter is signed in with what they choose here. */
export function NewPassword({ ticket }: { readonly ticket: string }) {
  const { t } = texts.value;
  const { route } = useLocation();
  return (
    <section class={css.part}>
      <h2>{t('me.reset-title')}</h2>
      <AskForm
        fields={[
          {
            name: 'password',
            label: t('me.new-password'),
            type: 'password',
            autocomplete: 'new-password',
          },
        ]}
        submit={t('me.save')}
        isMain
        onSend={async ({ password = '' }) => {
          const done = await change('/password/reset', { ticket, password });
          if (done.ok) route('/me/account', true);
          return done;
        }}
      >
        <p>{t('me.reset-about')}</p>
      </AskForm>
    </section>
  );
}
