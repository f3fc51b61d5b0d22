/** How one comes back: an account with a password or passkeys, and the link for a browser that has forgotten. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm, type FieldSpec } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { dayText } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { backLink } from '../links.ts';
import { Once } from '../once.tsx';
import { hasPasskeysHere, makePasskey } from '../passkeys.ts';
import { act, change, type Own } from '../self.ts';

interface Link {
  readonly recovery: string;
}

export function Account({ own }: { readonly own: Own }) {
  const { t, language } = texts.value;
  const link = useSignal<string | null>(null);
  const { me } = own;
  const isGuest = me.card.standing === 'guest';
  const wasGuest = useRef(isGuest).current;
  const mayPasskey = own.hasPasskeys && hasPasskeysHere();
  const password: FieldSpec = {
    name: 'password',
    label: isGuest ? t('me.password') : t('me.new-password'),
    type: 'password',
    autocomplete: 'new-password',
  };
  const name: FieldSpec = {
    name: 'name',
    label: t('me.account-name'),
    first: me.card.nickname,
    autocomplete: 'username',
    mostLength: 24,
  };
  return (
    <section class={css.part}>
      <h2>{t('me.account')}</h2>
      {isGuest ? (
        <>
          <p>{t('me.account-about')}</p>
          <AskForm
            key="make"
            fields={[name, password]}
            submit={t('me.make-account')}
            isMain
            done={t('me.account-made')}
            onSend={(entered) => change('/me/account', entered)}
          />
          {mayPasskey ? (
            <AskForm
              title={t('me.or-passkey')}
              fields={[name]}
              submit={t('me.add-passkey')}
              done={t('me.account-made')}
              onSend={(entered) => makePasskey(deviceName(), entered.name ?? null)}
            />
          ) : null}
        </>
      ) : (
        <>
          {wasGuest ? <p>{t('me.account-made')}</p> : null}
          <AskForm
            key="change"
            title={me.hasPassword ? t('me.change-password') : t('me.set-password')}
            fields={[
              ...(me.hasPassword
                ? [
                    {
                      name: 'old',
                      label: t('me.old-password'),
                      type: 'password',
                      autocomplete: 'current-password',
                    } as const,
                  ]
                : []),
              password,
            ]}
            submit={t('me.save')}
            done={t('me.password-changed')}
            onSend={async (entered) => {
              const body = { old: entered.old ?? null, password: entered.password };
              const done = await change<Link>('/me/password', body);
              if (done.ok) link.value = done.value.recovery;
              return done;
            }}
          />
          <h3>{t('me.passkeys')}</h3>
          {me.passkeys.length === 0 ? <p>{t('me.no-passkeys')}</p> : null}
          <ul class={css.list}>
            {me.passkeys.map(({ id, label, made }) => (
              <li key={id}>
                <span>
                  {label} · {dayText(made, language)}
                </span>
                <AskButton
                  text={t('me.remove')}
                  label={t('me.remove-named', { name: label })}
                  confirm={t('me.sure')}
                  onAsk={() => act({ kind: 'remove-passkey', passkey: id })}
                />
              </li>
            ))}
          </ul>
          {mayPasskey ? (
            <AskButton text={t('me.add-passkey')} onAsk={() => makePasskey(deviceName(), null)} />
          ) : (
            <p>{t('refusal.passkeys-need-tls')}</p>
          )}
        </>
      )}
      <h3>{t('me.recovery')}</h3>
      <p>{t('me.recovery-about')}</p>
      {link.value === null ? null : (
        <Once label={t('me.recovery-link')} text={backLink(location.origin, link.value)} />
      )}
      <AskButton
        text={me.hasRecovery ? t('me.new-recovery') : t('me.get-recovery')}
        onAsk={async () => {
          const done = await change<Link>('/me/recovery', {});
          if (done.ok) link.value = done.value.recovery;
          return done;
        }}
      />
    </section>
  );
}

/** By which one tells one's passkeys apart. */
const deviceName = (): string =>
  /Android|iPhone|iPad|CrOS|Windows|Mac OS X|Linux/u.exec(navigator.userAgent)?.[0] ?? 'Täht';
