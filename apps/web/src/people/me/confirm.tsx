/** Asks who sits here before a way in is changed: by password or passkey, good for ten minutes. */
import { call } from '../../connection/call.ts';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { confirmByPasskey, hasPasskeysHere } from '../passkeys.ts';
import { confirming, type Own } from '../self.ts';

export function Confirm({ own: { me, hasPasskeys } }: { readonly own: Own }) {
  const { t } = texts.value;
  const tell = confirming.value;
  if (tell === null) return null;
  const mayPasskey = hasPasskeys && hasPasskeysHere() && me.passkeys.length > 0;
  return (
    <Dialog title={t('me.confirm-title')} onClose={() => tell(false)}>
      <p>{t('me.confirm-about')}</p>
      {me.hasPassword ? (
        <AskForm
          fields={[
            {
              name: 'password',
              label: t('me.password'),
              type: 'password',
              autocomplete: 'current-password',
            },
          ]}
          submit={t('me.confirm')}
          isMain
          onSend={async ({ password = '' }) => {
            const done = await call('/me/confirm', { password });
            if (done.ok) tell(true);
            return done;
          }}
        />
      ) : null}
      {mayPasskey ? (
        <AskButton
          text={t('me.confirm-by-passkey')}
          onAsk={async () => {
            const done = await confirmByPasskey();
            if (done.ok) tell(true);
            return done;
          }}
        />
      ) : me.hasPassword ? null : (
        <p class="warn">{t('refusal.passkeys-need-tls')}</p>
      )}
      <div>
        <button type="button" onClick={() => tell(false)}>
          {t('shell.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
