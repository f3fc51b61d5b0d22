/** An address for letters about slow games: named, confirmed by the link in the first letter, and dropped again. */
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { change, type Own } from '../self.ts';

export function Letters({ own: { me, hasLetters } }: { readonly own: Own }) {
  const { t } = texts.value;
  const { email } = me;
  return (
    <>
      <h3>{t('me.letters')}</h3>
      {hasLetters ? <p>{t('me.letters-about')}</p> : <p>{t('refusal.no-letters')}</p>}
      {email === null ? null : (
        <div class={css.row}>
          <span>
            {t(email.isConfirmed ? 'me.email-is' : 'me.email-waits', { address: email.address })}
          </span>
          <AskButton
            text={t('me.email-drop')}
            onAsk={() => change('/me/email', { address: null })}
          />
        </div>
      )}
      {hasLetters && email?.isConfirmed !== true ? (
        <AskForm
          fields={[
            { name: 'address', label: t('me.email'), autocomplete: 'email', mostLength: 254 },
          ]}
          submit={t('me.email-set')}
          done={t('me.email-sent')}
          onSend={async ({ address = '' }) => {
            const named = await change('/me/email', { address: address.trim() });
            return named.ok ? change('/me/email/letter', {}) : named;
          }}
        />
      ) : null}
    </>
  );
}

/** For whoever followed the link in a letter, in whatever browser that was. */
export const ConfirmEmail = ({ ticket }: { readonly ticket: string }) => (
  <section class={css.part}>
    <AskForm
      fields={[]}
      submit={texts.value.t('me.email-confirm')}
      done={texts.value.t('me.email-confirmed')}
      isMain
      onSend={() => change('/email/confirm', { ticket })}
    />
  </section>
);
