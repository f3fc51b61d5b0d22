/** For whoever is nobody here yet: every way in. */
import { arrive } from '../../connection/me.ts';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { backIn, hasBack } from '../links.ts';
import { enterByPasskey, hasPasskeysHere } from '../passkeys.ts';
import { change, hasLetters, readOwn } from '../self.ts';
import { Forgotten } from './reset.tsx';

export function Entrance() {
  const { t } = texts.value;
  return (
    <div class={css.parts}>
      <section class={css.part}>
        <h2>{t('me.log-in')}</h2>
        <AskForm
          fields={[
            { name: 'name', label: t('me.account-name'), autocomplete: 'username', mostLength: 24 },
            {
              name: 'password',
              label: t('me.password'),
              type: 'password',
              autocomplete: 'current-password',
            },
          ]}
          submit={t('me.log-in')}
          isMain
          onSend={(entered) => change('/log-in', entered)}
        />
        {hasPasskeysHere() ? <AskButton text={t('me.by-passkey')} onAsk={enterByPasskey} /> : null}
        {hasLetters.value ? <Forgotten /> : null}
      </section>
      <section class={css.part}>
        <h2>{t('me.as-guest')}</h2>
        <AskForm
          fields={[
            {
              name: 'nickname',
              label: t('net.name'),
              first: preferences.name.peek(),
              autocomplete: 'nickname',
              mostLength: 24,
            },
          ]}
          submit={t('net.enter')}
          onSend={async ({ nickname = '' }) => {
            const arrived = await arrive(nickname);
            return arrived.ok ? readOwn() : arrived;
          }}
        >
          <p>
            {t('net.no-account')} {t('me.account-later')}
          </p>
        </AskForm>
      </section>
      {hasBack(location.hash) ? null : (
        <section class={css.part}>
          <BackForm />
        </section>
      )}
      <section class={css.part}>
        <h2>{t('class.title')}</h2>
        <p>{t('me.pupils-here')}</p>
        <div>
          <a class="button" href="/class">
            {t('class.to-class')}
          </a>
        </div>
      </section>
    </div>
  );
}

/** The link that led here is already in the field; nothing is used up before its owner says so. */
export function BackForm() {
  const { t } = texts.value;
  return (
    <>
      <h2>{t('me.recover')}</h2>
      <AskForm
        fields={[
          {
            name: 'link',
            label: t('me.recovery-link'),
            first: hasBack(location.hash) ? location.href : '',
            mostLength: 400,
          },
        ]}
        submit={t('me.recover-enter')}
        onSend={async ({ link = '' }) => {
          const done = await change('/recover', { link: backIn(link) });
          if (done.ok) history.replaceState(null, '', '/me/account');
          return done;
        }}
      >
        <p>{t('me.recover-about')}</p>
      </AskForm>
    </>
  );
}
