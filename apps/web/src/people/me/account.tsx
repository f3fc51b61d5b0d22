/** How one comes back: an account with a password or passkeys, and the link for a browser that has forgotten. */
import { type Signal, useSignal } from '@preact/signals';
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
  const { t } = texts.value;
  const link = useSignal<string | null>(null);
  const isGuest = own.me.card.standing === 'guest';
  const wasGuest = useRef(isGuest).current;
  return (
    <section class={css.part}>
      <h2>{t('me.account')}</h2>
      {isGuest ? (
        <NewAccount own={own} />
      ) : (
        <>
          {wasGuest ? <p>{t('me.account-made')}</p> : null}
          <Password own={own} link={link} />
          <Passkeys own={own} />
        </>
      )}
      <Recovery own={own} link={link} />
      {isGuest ? null : <EndAll link={link} />}
    </section>
  );
}

interface PartProps {
  readonly own: Own;
}

interface LinkProps extends PartProps {
  /** The link for a browser that has forgotten, when it was just made. */
  readonly link: Signal<string | null>;
}

const mayPasskey = ({ hasPasskeys }: Own): boolean => hasPasskeys && hasPasskeysHere();

const passwordField = (label: string): FieldSpec => ({
  name: 'password',
  label,
  type: 'password',
  autocomplete: 'new-password',
});

function NewAccount({ own }: PartProps) {
  const { t } = texts.value;
  const name: FieldSpec = {
    name: 'name',
    label: t('me.account-name'),
    first: own.me.card.nickname,
    autocomplete: 'username',
    mostLength: 24,
  };
  return (
    <>
      <p>{t('me.account-about')}</p>
      <AskForm
        key="make"
        fields={[name, passwordField(t('me.password'))]}
        submit={t('me.make-account')}
        isMain
        done={t('me.account-made')}
        onSend={(entered) => change('/me/account', entered)}
      />
      {mayPasskey(own) ? (
        <AskForm
          title={t('me.or-passkey')}
          fields={[name]}
          submit={t('me.add-passkey')}
          done={t('me.account-made')}
          onSend={(entered) => makePasskey(deviceName(), entered.name ?? null)}
        />
      ) : null}
    </>
  );
}

function Password({ own: { me }, link }: LinkProps) {
  const { t } = texts.value;
  return (
    <AskForm
      key="change"
      title={me.hasPassword ? t('me.change-password') : t('me.set-password')}
      fields={[passwordField(t('me.new-password'))]}
      submit={t('me.save')}
      done={t('me.password-changed')}
      onSend={async ({ password }) => {
        const done = await change<Link>('/me/password', { password });
        if (done.ok) link.value = done.value.recovery;
        return done;
      }}
    />
  );
}

function Passkeys({ own }: PartProps) {
  const { t, language } = texts.value;
  const { passkeys } = own.me;
  return (
    <>
      <h3>{t('me.passkeys')}</h3>
      {passkeys.length === 0 ? <p>{t('me.no-passkeys')}</p> : null}
      <ul class={css.list}>
        {passkeys.map(({ id, label, made }) => (
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
      {mayPasskey(own) ? (
        <AskButton text={t('me.add-passkey')} onAsk={() => makePasskey(deviceName(), null)} />
      ) : (
        <p>{t('refusal.passkeys-need-tls')}</p>
      )}
    </>
  );
}

function Recovery({ own: { me }, link }: LinkProps) {
  const { t } = texts.value;
  return (
    <>
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
    </>
  );
}

/** Whoever fears that somebody else came in ends everything but this browser. */
function EndAll({ link }: Pick<LinkProps, 'link'>) {
  const { t } = texts.value;
  return (
    <AskForm
      title={t('me.end-all')}
      fields={[]}
      submit={t('me.end-all')}
      isGrave
      done={t('me.ended-all')}
      onSend={async () => {
        const done = await change<Link>('/me/end-all', {});
        if (done.ok) link.value = done.value.recovery;
        return done;
      }}
    >
      <p>{t('me.end-all-about')}</p>
    </AskForm>
  );
}

/** By which one tells one's passkeys apart. */
const deviceName = (): string =>
  /Android|iPhone|iPad|CrOS|Windows|Mac OS X|Linux/u.exec(navigator.userAgent)?.[0] ?? 'Täht';
